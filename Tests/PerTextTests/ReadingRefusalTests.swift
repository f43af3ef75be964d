import PerModel
import PerText
import Testing

@Suite struct ReadingRefusalTests {
  @Test(arguments: [
    ("", "empty 0..<0"), ("   ", "empty 0..<3"), ("12abc", #"unknownWord("abc") 2..<5"#),
    ("500 foo", #"unknownWord("foo") 4..<7"#), ("5 m x 2,5 cm", "dimension 0..<12"),
    ("nappies size 4", "dimension 0..<14"), ("20 x 30 cm", "dimension 0..<10"),
    ("1 kg x 2 l", "dimension 0..<10"),
    ("1 kg + 1 l", "differentKinds 0..<10"), ("0 g", "notPositive 0..<3"),
    ("5-5", "notPositive 0..<3"), ("-2 kg", "negative 0..<5"), ("0 x 5 g", "notPositive 0..<1"),
    ("1/0", "divisionByZero 0..<3"), ("3/(2-2)", "divisionByZero 0..<7"),
    ("1e400", "notANumber 0..<5"), ("1.2.3", "notANumber 0..<5"), ("1,23,4 g", "notANumber 0..<6"),
    ("6*", "incomplete 1..<2"), ("(2+3", "incomplete 0..<1"), ("2+3)", #"unexpected(")") 3..<4"#),
    ("500 g 💥", #"unexpected("💥") 6..<10"#), ("5\u{0}g", #"unexpected("\0") 1..<2"#),
    ("500–600 g", "notOneAmount 0..<6"), ("500-600 g", "notOneAmount 0..<9"),
    ("4/100 ml", "ambiguous 0..<8"),
    ("500 g / 2 kg", "ambiguous 0..<12"), ("500 g 3", "ambiguous 0..<7"),
    ("20 tablets 400 g", "ambiguous 0..<16"), ("50%", #"unexpected("%") 0..<3"#),
    ("12 rolls 7", "ambiguous 0..<10"), ("24 rolls / 12 rolls", "ambiguous 0..<19"),
    ("500 g, 2 l", "differentKinds 0..<10"),
    ("1-1/2 lb", "ambiguous 0..<5"),
    ("500 sheets A4", "ambiguous 11..<13"), ("2 lb 500 g", "ambiguous 0..<10"),
    ("2·5 kg", #"unexpected("·") 1..<3"#), ("12 z 3", #"unknownWord("z") 3..<4"#),
    ("Banana 500 g", #"unknownWord("Banana") 0..<6"#),
  ])
  func quantity(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("", "empty 0..<0"), ("€", "numberMissing 0..<3"), ("-1.50", "negative 0..<5"),
    ("1-2", "negative 0..<3"), ("4.99 5.99", "severalPrices 5..<9"),
    ("€4 + $3", "currencyMismatch 0..<9"), ("€4 $3", "currencyMismatch 3..<6"),
    ("€4 4 €", "severalPrices 5..<6"),
    ("12abc", #"unknownWord("abc") 2..<5"#), ("1e400", "notANumber 0..<5"),
    ("500 g", #"unknownWord("g") 4..<5"#), ("2 l", #"unknownWord("l") 2..<3"#),
    ("$4.99 ($5.99)", "severalPrices 7..<12"), ("1·50", #"unexpected("·") 1..<3"#),
    ("5/0", "divisionByZero 0..<3"), ("20%", #"unexpected("%") 0..<3"#),
    ("4.99/blub", #"unknownWord("blub") 5..<9"#), ("3*", "incomplete 1..<2"),
    ("1.2.3", "notANumber 0..<5"), ("4 – 5 €", "notOneAmount 0..<5"),
    ("€ 4 $", "currencyMismatch 4..<7"),
  ])
  func price(text: String, expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test(arguments: [
    ("500 g - 2", "unitMissing 8..<9"), ("2 + 500 g", "unitMissing 0..<1"),
    ("6 x 330 ml - 2", "unitMissing 13..<14"), ("3- 1 lb 4 oz", "unitMissing 0..<1"),
    ("2 dozen + 1", "unitMissing 10..<11"), ("6 rolls x 9 sheets + 1", "unitMissing 21..<22"),
    ("2*500 g", "2 × 500 gram"), ("(250+250) g", "500 gram (sum)"),
    ("500 g - 50 g", "450 gram (sum)"), ("4 rolls + 2", "6 item of roll (sum)"),
  ])
  func aBareNumberIsAddedToNothingMeasured(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("500 g of", #"unknownWord("of") 6..<8"#), ("500 g per", #"unknownWord("per") 6..<9"#),
    ("of 500 g", #"unknownWord("of") 0..<2"#), ("a 500 g", #"unknownWord("a") 0..<1"#),
    ("e 500 g", #"unknownWord("e") 0..<1"#), ("500 g e e", #"unknownWord("e") 8..<9"#),
    ("12 rolls e", #"unknownWord("e") 9..<10"#), ("500 e", #"unknownWord("e") 4..<5"#),
    ("500 g /", "incomplete 6..<7"), ("500 g =", "incomplete 6..<7"),
    ("500 g,", "incomplete 5..<6"),
    ("500 g (", "incomplete 6..<7"), ("500 g ()", #"unexpected(")") 7..<8"#),
    ("+500 g", #"unexpected("+") 0..<1"#), ("= 500 g", #"unexpected("=") 0..<1"#),
    ("--500 g", #"unexpected("-") 1..<2"#), ("~~500 g", #"unexpected("~") 1..<2"#),
    ("box of of 6", #"unknownWord("of") 7..<9"#), ("net", "incomplete 0..<3"),
    ("x 330 ml", #"unexpected("x") 0..<1"#), ("500 g!", #"unexpected("!") 5..<6"#),
  ])
  func wordsAndSignsHaveTheirPlaces(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("4.99 =", #"unexpected("=") 5..<6"#), ("= 4.99", #"unexpected("=") 0..<1"#),
    ("+4.99", #"unexpected("+") 0..<1"#), ("4.99 of", #"unknownWord("of") 5..<7"#),
    ("a 4.99", #"unknownWord("a") 0..<1"#), ("per 4.99", #"unknownWord("per") 0..<3"#),
    ("4.99,", #"unexpected(",") 4..<5"#), ("4.99 ()", #"unexpected(")") 6..<7"#),
    ("price", "numberMissing 0..<5"), ("4.99 per", #"unknownWord("per") 5..<8"#),
  ])
  func wordsAndSignsHaveTheirPlacesAroundAPrice(text: String, expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test(arguments: [
    ("e 4.99", #"unknownWord("e") 0..<1"#), ("K 4.99", #"unknownWord("K") 0..<1"#),
    ("C 4.99", #"unknownWord("C") 0..<1"#), ("4.99 C", #"unknownWord("C") 5..<6"#),
    ("R 4.99", #"unknownWord("R") 0..<1"#), ("c 4.99", #"unknownWord("c") 0..<1"#),
    ("gr 4", #"unknownWord("gr") 0..<2"#), ("4 gr", "1/25 PLN"), ("¢99", "99/100 USD"),
    ("99c", "99/100"), ("99p", "99/100 GBP"), ("99P", #"unknownWord("P") 2..<3"#),
  ])
  func aLetterIsTheCurrencyOnlyOfThoseWhoPayWithIt(text: String, expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test func aLetterIsTheCurrencyOfThePerson() {
    #expect(priceSummary("R 4.99", ReadingContext(currency: .rand)) == "499/100 ZAR")
    #expect(priceSummary("99P", .british) == "99/100 GBP")
  }

  @Test func numbersBeyondExactArithmeticAreTooLarge() {
    let digits = String(repeating: "9", count: 40)
    #expect(summary(digits) == "tooLarge 0..<40")
    #expect(priceSummary("€" + digits) == "tooLarge 3..<43")
    let nines = String(repeating: "9", count: 30)
    #expect(summary("\(nines) * \(nines)").hasPrefix("tooLarge"))
  }

  @Test func longTextsAreRefusedUnread() {
    let text = String(repeating: "1", count: 1001)
    #expect(summary(text) == "tooLong 1000..<1001")
    #expect(priceSummary(text) == "tooLong 1000..<1001")
    let nested = String(repeating: "(", count: 999) + "1"
    #expect(summary(nested) == #"unexpected("(") 32..<33"#)
  }

  @Test func everyProblemHasASentence() {
    let problems: [ReadingError.Problem] = [
      .empty, .tooLong, .notANumber, .unknownWord("foo"), .unexpected("?"), .incomplete,
      .notPositive, .negative, .tooLarge, .divisionByZero, .ambiguous, .dimension,
      .numberMissing, .unitMissing, .notOneAmount, .differentKinds, .currencyMismatch,
      .severalPrices, .notADeal,
    ]
    let sentences = problems.map { ReadingError($0, 0..<1).sentence }
    #expect(Set(sentences).count == problems.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("%1$s") })
  }
}
