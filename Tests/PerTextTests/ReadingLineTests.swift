import PerModel
import PerText
import Testing

@Suite struct ReadingLineTests {
  /// The parts as they are in the line: name | quantity | price | deal | store | barcode.
  private func parts(_ text: String, _ context: ReadingContext = .american) -> String {
    let line = LineReader(context).read(text)
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>?) -> String {
      range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    }
    let parts = [
      line.name, part(line.quantity?.range), part(line.price?.range), part(line.deal?.range),
      line.store?.value ?? "", line.barcode?.value ?? "",
    ]
    let rest = line.notUnderstood.map { part($0) }
    return (parts + (rest.isEmpty ? [] : ["? " + rest.joined(separator: ", ")]))
      .joined(separator: " | ")
  }

  @Test(arguments: [
    ("6x250ml 5.49 Lemonade @ Corner Shop", "Lemonade | 6x250ml | 5.49 |  | Corner Shop | "),
    ("Lemonade 6 x 250 ml 5.49", "Lemonade | 6 x 250 ml | 5.49 |  |  | "),
    ("5.49 Lemonade 6x250ml", "Lemonade | 6x250ml | 5.49 |  |  | "),
    ("@Market Rice 1 kg 2.10", " | 1 kg | 2.10 |  | Market Rice | "),
    ("Rice 1 kg €2,10 3 for 2", "Rice | 1 kg | €2,10 | 3 for 2 |  | "),
    ("Rice 1 kg 2.10 -20%", "Rice | 1 kg | 2.10 | -20% |  | "),
    ("Rice 1 kg for 2.10", "Rice | 1 kg | for 2.10 |  |  | "),
    ("1 kg 3.00 C", "C | 1 kg | 3.00 |  |  | "),
    ("Foil 30 m x 30 cm 2.99", "Foil | 30 m x 30 cm | 2.99 |  |  | "),
    ("Salt 500 g -0.20 0.99", "Salt | 500 g | 0.99 | -0.20 |  | "),
    ("Cheese 200 g 2.50 was 3.00", "Cheese | 200 g | 2.50 |  |  | "),
    ("4.99 Cola 330 ml", "Cola | 330 ml | 4.99 |  |  | "),
    ("Salt - 500 g - 0.99", "Salt | 500 g | 0.99 |  |  | "),
    ("Shampoo 2 in 1 250 ml 3.99", "Shampoo 2 in 1 | 250 ml | 3.99 |  |  | "),
    ("Pasta 500 g 0.89 -20%", "Pasta | 500 g | 0.89 | -20% |  | "),
    ("Milk 1 l 1.09 3 for 2 @ Aldi", "Milk | 1 l | 1.09 | 3 for 2 | Aldi | "),
    ("Half & Half 1 pt 2.49", "Half & Half | 1 pt | 2.49 |  |  | "),
    ("Paracetamol 500 mg 20 tablets 2.99", "Paracetamol 500 mg | 20 tablets | 2.99 |  |  | "),
    ("Foil 500 g 30 m x 30 cm 2.99", "Foil 30 m x 30 cm | 500 g | 2.99 |  |  | "),
    ("Pie 500 g 2.99", "Pie | 500 g | 2.99 |  |  | "),
    ("Cheese 48+ 500 g 4.99", "Cheese 48+ | 500 g | 4.99 |  |  | "),
    ("Vitamin B12 60 tablets 4.99", "Vitamin B12 | 60 tablets | 4.99 |  |  | "),
    ("K9 dog food 2 kg 9.99", "K9 dog food | 2 kg | 9.99 |  |  | "),
    ("P20 oil 1 l 4.99", "P20 oil | 1 l | 4.99 |  |  | "),
    ("Eggs 10 2.99", "Eggs | 10 | 2.99 |  |  | "), ("6 Eggs 1.99", "Eggs | 6 Eggs | 1.99 |  |  | "),
    ("half dozen eggs 3.49", "eggs | half dozen eggs | 3.49 |  |  | "),
    ("Soap 3.49 per piece", "Soap | per piece | 3.49 |  |  | "),
    ("Tea 40 g je 3.49", "Tea | 40 g | je 3.49 |  |  | "),
    ("Nappies Gr. 4 44 pcs 9.99", "Nappies Gr. 4 | 44 pcs | 9.99 |  |  | "),
    ("Water 6x1.5L 2.10 pack of 2 : $4", "Water | 6x1.5L | 2.10 | pack of 2 : $4 |  | "),
    ("80 tea bags 3.49", "tea bags | 80 tea bags | 3.49 |  |  | "),
    ("Soap 100 g 2 x 3.49", "Soap | 100 g |  | 2 x 3.49 |  | "),
    ("Soap 2 x 3.49 €", "Soap |  |  | 2 x 3.49 € |  | "),
    ("Cola 1 l 0.99 + 0.25 deposit", "Cola | 1 l | 0.99 |  |  | "),
    ("dozen eggs 3.49", "eggs | dozen eggs | 3.49 |  |  | "),
    ("7 Up 330 ml 0.99", "7 Up | 330 ml | 0.99 |  |  | "),
    ("Omega 3 100 mg 5.99", "Omega 3 100 mg |  | 5.99 |  |  | "),
    ("Vitamin C 500 mg 4.99", "Vitamin C 500 mg |  | 4.99 |  |  | "),
    ("Sugar free Tea 40 g 1.20", "Sugar free Tea | 40 g | 1.20 |  |  | "),
    ("Quark 20% 250 g 0.99", "Quark 20% | 250 g | 0.99 |  |  | "),
    ("Flour Type 405 1 kg", "Flour Type 405 | 1 kg |  |  |  | "),
    ("Blue Pen 1.99", "Blue Pen |  | 1.99 |  |  | "),
    ("5 @ 79¢ Yogurt 150 g", "Yogurt | 150 g |  | 5 @ 79¢ |  | "),
    ("$4 each, 3 for $10 Soap 100 g", "Soap | 100 g | $4 each | 3 for $10 |  | "),
    ("ca. 500 g Salmon 12.99", "Salmon | ca. 500 g | 12.99 |  |  | "),
    ("Bags 30l 20 pcs 1.50", "Bags | 30l 20 pcs | 1.50 |  |  | "),
    ("just a name", "just a name |  |  |  |  | "), ("", " |  |  |  |  | "),
    ("6x330", " | 6x330 |  |  |  | "), ("4.99", " |  | 4.99 |  |  | "),
    ("3x2", " |  |  | 3x2 |  | "),
    ("4006381333931", " |  |  |  |  | 4006381333931"),
    ("4006381333932", " |  |  |  |  |  | ? 4006381333932"),
    ("2.49 3.49 Apples 1 kg", "Apples | 1 kg | 3.49 |  |  |  | ? 2.49"),
  ])
  func anySensibleOrder(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("Tea 40 g 1.20@Aldi", "Tea | 40 g | 1.20 |  | Aldi | "),
    ("Tea 40 g 1.20 @ 7 Eleven", "Tea | 40 g | 1.20 |  | 7 Eleven | "),
    ("Tea 40 g @ 7 Eleven 1.20", "Tea | 40 g | 1.20 |  | 7 Eleven | "),
    ("Tea, 40 g, 1.20 @ Aldi, Bonn", "Tea Bonn | 40 g | 1.20 |  | Aldi | "),
    ("5@79¢ Tea 40 g", "Tea | 40 g |  | 5@79¢ |  | "),
    ("Tea 40 g 1.20 @", "Tea | 40 g | 1.20 |  |  |  | ? @"),
  ])
  func aStoreFollowsAnAt(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("1 kg free", " | 1 kg | free |  |  | "),
    ("Tea 40 g free @ Aldi", "Tea | 40 g | free |  | Aldi | "),
    ("Tea 40 g gratis", "Tea | 40 g | gratis |  |  | "),
    ("Sugar free tea 40 g", "Sugar free tea | 40 g |  |  |  | "),
    ("Free range eggs 6", "Free range eggs | 6 |  |  |  | "),
  ])
  func freeIsAPriceOnlyBehindWhatItIsOf(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("Apples $1.49/lb", "Apples | /lb | $1.49 |  |  | "),
    ("Apples $1.49 per lb @ Aldi", "Apples | per lb | $1.49 |  | Aldi | "),
    ("Apples 0.89 €/100 g", "Apples | /100 g | 0.89 € |  |  | "),
    ("Äpfel 2.49 € pro kg", "Äpfel | pro kg | 2.49 € |  |  | "),
    ("Tomates 2.49 € el kilo", "Tomates | el kilo | 2.49 € |  |  | "),
    ("Pommes 2.49 € le kilo", "Pommes | le kilo | 2.49 € |  |  | "),
    ("Apples 5/kg", "Apples | /kg | 5 |  |  | "),
    ("Apples 2 kg $1.49/kg", "Apples | 2 kg | $1.49/kg |  |  | "),
    ("Apples 500 g 3.00 (6.00/kg)", "Apples | 500 g | 3.00 |  |  | "),
    ("Apples 500 g 3.00 6.00/kg", "Apples | 500 g | 3.00 |  |  | "),
    ("Apples 500 g 3.00 (7.00/kg)", "Apples | 500 g | 3.00 |  |  |  | ? (7.00/kg)"),
    ("Soap 0.99/500ml", "Soap | /500ml | 0.99 |  |  | "),
    ("Soap 1.99/each", "Soap | /each | 1.99 |  |  | "),
  ])
  func aUnitPriceIsThePriceOfOneUnit(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("Size 4 nappies 44 9.99", "Size 4 nappies | 44 | 9.99 |  |  | "),
    ("Size 4 nappies 44", "Size 4 nappies | 44 |  |  |  | "), ("Eggs 10", "Eggs | 10 |  |  |  | "),
    ("Socks size 42 3.99", "Socks size 42 |  | 3.99 |  |  | "),
    ("Size 500 g 1.99", "Size | 500 g | 1.99 |  |  | "),
  ])
  func aSizeIsNoCount(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("Pears Italy / Spain 1 kg 2.19", "Pears Italy / Spain | 1 kg | 2.19 |  |  | "),
    ("Rice, long grain, 1 kg, 2.10", "Rice, long grain | 1 kg | 2.10 |  |  | "),
    ("Yahoo! 1 kg 2.10", "Yahoo! | 1 kg | 2.10 |  |  | "),
    ("24/7 gum 10 g 1.27", "24/7 gum | 10 g | 1.27 |  |  | "),
    ("Mezzo mix 1 l 1.29", "Mezzo mix | 1 l | 1.29 |  |  | "),
    ("Milk 1.5 % 1 l", "Milk 1.5 % | 1 l |  |  |  | "),
    ("Milk 1.5 % 1 l 1.29", "Milk 1.5 % | 1 l | 1.29 |  |  | "),
    ("Mayonnaise 25 % 275 g 1.27", "Mayonnaise 25 % | 275 g | 1.27 |  |  | "),
    ("- Milk 1 l 0.99", "Milk | 1 l | 0.99 |  |  | "),
    ("Milk 1 l 0.99 *", "Milk | 1 l | 0.99 |  |  |  | ? *"),
    ("= Milk 1 l 0.99", "Milk | 1 l | 0.99 |  |  |  | ? ="),
    ("Milk 💥 1 l 0.99", "Milk 💥 | 1 l | 0.99 |  |  | "),
    ("Tea 40 g 40 g 0.99", "Tea | 40 g 40 g | 0.99 |  |  | "),
    ("Paper 6 rolls 6 pieces 0.99", "Paper | 6 rolls | 0.99 |  |  | "),
  ])
  func signsBelongToTheNameBetweenItsWords(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test func aSpaceMayPartGroupsWhereTheLocaleDoesSo() {
    let austrian = ReadingContext(
      decimalSeparator: ",", groupingSeparator: "\u{A0}", region: .germany, currency: .euro,
      languages: ["de_AT"])
    for context in [ReadingContext.french, austrian] {
      #expect(parts("TV 1 250,00", context) == "TV |  | 1 250,00 |  |  | ")
      #expect(parts("Eier 6 2,99", context) == "Eier | 6 | 2,99 |  |  | ")
    }
    #expect(parts("TV 1 250,00", .german) == "TV 1 |  | 250,00 |  |  | ")
  }

  @Test func theLocaleReadsTheNumbers() {
    #expect(parts("Wein 0,75 l 7,99 @ Markt", .german) == "Wein | 0,75 l | 7,99 |  | Markt | ")
    #expect(
      parts("Kaffee 1 kg 9,99 2. zum halben Preis", .german)
        == "Kaffee | 1 kg | 9,99 | 2. zum halben Preis |  | ")
  }

  @Test func thePriceOfSeveralComesAfterTheirCount() {
    #expect(
      parts("Kaffee 500 g 4,44 ab 2 Stück 3,99", .german)
        == "Kaffee | 500 g | 4,44 | ab 2 Stück 3,99 |  | ")
    #expect(
      parts("Kaffee 500 g 4,44 ab 2 Stück je 3,99", .german)
        == "Kaffee | 500 g | 4,44 | ab 2 Stück je 3,99 |  | ")
  }

  @Test func aLongLineIsRead() {
    let name = Array(repeating: "ham", count: 400).joined(separator: " ")
    #expect(name.utf8.count > 1000)
    #expect(parts("2 kg \(name) 5.99", .american) == "\(name) | 2 kg | 5.99 |  |  | ")
  }

  @Test func whatIsBeyondTheLongestLineIsNotUnderstood() {
    let text = "2 kg 5.99 " + Array(repeating: "7 x 3", count: 5_000).joined(separator: " ")
    let line = LineReader(.american).read(text)
    #expect(line.isUnclear)
    #expect(line.notUnderstood.last?.upperBound == text.utf8.count)
    #expect(line.nameRanges.allSatisfy { $0.upperBound < 3_000 })
  }

  @Test(arguments: [
    ("Apple 50p", "Apple |  | 50p |  |  | "),
    ("Crisps 6 pack 99p", "Crisps | 6 pack | 99p |  |  | "),
    ("Milk 1 US pint 1.20", "Milk | 1 US pint | 1.20 |  |  | "),
  ])
  func aPennyIsNoPint(text: String, expected: String) {
    #expect(parts(text, .british) == expected)
  }
}
