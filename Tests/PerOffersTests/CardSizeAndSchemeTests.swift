import PerModel
import PerOffers
import Testing

/// Prices in pieces, prices with and without a card, and sizes that only the price of a unit tells.
@Suite struct CardSizeAndSchemeTests {
  /// What is found in three cards with names of their own.
  private func found(_ cards: [String], language: String) throws -> [Candidate] {
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans"]
    let items = zip(names, cards).map { "<li class=tile><h3>\($0)</h3>\($1)</li>" }
    return try candidates("<ul>\(items.joined())</ul>", language: language)
  }

  private static func split(_ whole: String, _ cents: String, spoken: String, named: Bool) -> String
  {
    let name = named ? "money-cents" : "x"
    return "<div><span class=sr-only>\(spoken)</span><span>$</span><span>\(whole)</span>"
      + "<div class=\(name)><span>\(cents)</span></div></div><p>500 g</p>"
  }

  @Test(arguments: [("", true), ("$4.65", false)])
  func centsInABlockOfTheirOwnAreOfThePrice(_ spoken: String, _ named: Bool) throws {
    let card = Self.split("4", "65", spoken: spoken, named: named)
    let found = try found([card, card, card], language: "en-AU")
    #expect(found.allSatisfy { $0.price?.amount.description == "93/20" })
  }

  @Test func centsBehindNothingAreNoDollars() throws {
    let card = Self.split("0", "77", spoken: "", named: false)
    let found = try found([card, card, card], language: "en-AU")
    #expect(found.allSatisfy { $0.price?.amount.description == "77/100" })
  }

  /// "£40" and how many people liked it.
  @Test func aNumberBelowAPriceIsNotItsCents() throws {
    let card = "<p>500 g</p><div><b>$40</b><div>49</div></div>"
    let found = try found([card, card, card], language: "en-US")
    #expect(found.allSatisfy { $0.price?.amount == 40 })
  }

  @Test(arguments: [
    ("£7.50 with Harbour", "£9.75 without Harbour", "en-GB"),
    ("7,50 € mit Karte", "9,75 € ohne Karte", "de"),
    ("7,50 € avec Hori+", "9,75 € sans Hori+", "fr"),
    ("7,50 zł z aplikacją Ula", "9,75 zł bez aplikacji Ula", "pl"),
  ])
  func whatIsPaidWithoutACardIsThePrice(_ with: String, _ without: String, _ language: String)
    throws
  {
    let card = "<p>750 ml</p><div>\(with)</div><div>\(without)</div>"
    let found = try found([card, card, card], language: language)
    #expect(found.allSatisfy { $0.price?.amount.description == "39/4" })
    #expect(found.allSatisfy { $0.terms.loyaltyPrice?.description == "15/2" })
  }

  @Test func aPriceThatIsNamedUndiscountedIsThePrice() throws {
    let card = """
      <p>750 ml</p><div><b class=tile__price--member>£7.50</b> <span>£10.00 / l</span></div>
      <div class=tile__price--undiscounted><b>£9.75</b> <span>£13.00 / l</span></div>
      """
    let found = try found([card, card, card], language: "en-GB")
    #expect(found.allSatisfy { $0.price?.amount.description == "39/4" && $0.isConfirmed })
    #expect(found.allSatisfy { $0.terms.loyaltyPrice?.description == "15/2" })
  }

  @Test func theUnitPriceOfMembersIsNotThatOfThePrice() throws {
    let card =
      "<p>750 ml</p><div>£7.50 with Harbour</div><div>£9.75 without Harbour</div><p>£10.00/l</p>"
    let found = try found([card, card, card], language: "en-GB")
    #expect(found.allSatisfy { $0.unitPriceShown == nil && !$0.isUnclear })
  }

  @Test(arguments: [
    ("les 5 fruits", "0.40 € / pce", "1,99 €", "5 item"),
    ("les 4", "0,50 €/pièce", "2,00 €", "4 item"),
  ])
  func thePriceOfAPieceTellsHowManyThereAre(
    _ size: String, _ unit: String, _ price: String, _ quantity: String
  ) throws {
    let card = "<p>\(size)</p><p>\(unit)</p><b>\(price)</b>"
    let found = try found([card, card, card], language: "fr")
    #expect(found.allSatisfy { $0.quantity?.exactText == quantity && $0.isConfirmed })
    // A number that does not fit counts nothing.
    let other = "<p>les 7 fruits</p><p>\(unit)</p><b>\(price)</b>"
    let others = try self.found([other, other, other], language: "fr")
    #expect(others.allSatisfy { !$0.isConfirmed })
  }

  @Test(arguments: [("per kilo", "1 kilogram"), ("per stuk", "1 item")])
  func aUnitAloneSaysWhatThePriceIsOf(_ size: String, _ quantity: String) throws {
    let card = "<div>€ 1,69</div><div>\(size)</div>"
    let found = try found([card, card, card], language: "nl")
    #expect(found.allSatisfy { $0.quantity?.exactText == quantity && !$0.isConfirmed })
  }

  @Test func aSmallPriceIsTheUnitPriceRoundedToACent() throws {
    let card = "<p>1 Stück ca. 180 g (1 kg = 1,79 €)</p><b>0,32 €</b>"
    let found = try found([card, card, card], language: "de")
    #expect(found.allSatisfy { $0.isConfirmed })
    let wrong = "<p>1 Stück ca. 180 g (1 kg = 1,79 €)</p><b>0,34 €</b>"
    let others = try self.found([wrong, wrong, wrong], language: "de")
    #expect(others.allSatisfy { $0.isUnclear })
  }

  @Test func aLineOfMakerAndNameIsTheName() throws {
    let cards = [("BRONHOF", "bruiswater"), ("HELDER", "zeep"), ("JANS", "koffie")].map {
      maker, name in
      "<a class=tile href=/x><p><span class='x maker-brand'>\(maker)</span> <span class=x>\(name)</span></p>"
        + "<p><span>1,5L</span></p><b>€ 0,62</b></a>"
    }
    let found = try candidates(cards.joined(), language: "nl")
    #expect(found.map(\.name) == ["BRONHOF bruiswater", "HELDER zeep", "JANS koffie"])
  }

  /// What members pay is not the price, where its label stands alone above it.
  @Test func theLabelOfMembersIsOfThePriceBelowIt() throws {
    let cards = ["Green Tea", "Rolled Oats", "Black Beans"].map {
      "<div class=c><h3>\($0)</h3><p>500 g</p><p>Clubcard Price</p><p>£1.50</p><p>£2.00</p></div>"
    }
    let found = try candidates(cards.joined(), language: "en-GB", locale: "en_GB")
    #expect(found.map(\.price?.amount) == [2, 2, 2])
    #expect(found.allSatisfy { $0.terms.loyaltyPrice?.description == "3/2" && !$0.isUnclear })
  }

  /// An article with its deposit on one line was not found at all.
  @Test(arguments: [
    ("de", "2,40 € inkl. Pfand 0,40 €", "2"), ("de", "2,40 € zzgl. 0,40 € Pfand", "12/5"),
    ("fi", "2,40 € sis. pantti 0,40", "2"), ("nl", "€ 2,40 excl. statiegeld 0,40", "12/5"),
    ("sv", "2,40 kr inkl. pant 0,40 kr", "2"), ("en-IE", "€2.40 + €0.40 deposit", "12/5"),
  ])
  func aDepositBesideAPriceIsReadWithIt(
    _ language: String, _ price: String, _ expected: String
  ) throws {
    let cards = ["Apple Juice", "Cola", "Lemonade"].map {
      "<div class=c><h3>\($0)</h3><p>1 l</p><p>\(price)</p></div>"
    }
    let found = try candidates(cards.joined(), language: language)
    #expect(found.map(\.price?.amount.description) == [expected, expected, expected])
    #expect(found.allSatisfy { $0.terms.deposit?.description == "2/5" })
  }

  /// "12 ct / 12 fl oz" is twelve of twelve, or twelve in all: only a unit price says which.
  @Test(arguments: [
    ("12 ct / 12 fl oz", "$0.04/fl oz", "12 x 12 fluid-ounce", true, false),
    ("6 ct, 16.9 fl oz", "$0.06/fl oz", "6 x 169/10 fluid-ounce", true, false),
    ("12 ct / 12 fl oz", "$0.50/ct", "12 item", true, false),
    ("12 ct / 12 fl oz", "$0.12/fl oz", "12 fluid-ounce", false, true),
    ("12 ct / 12 fl oz", "", "12 fluid-ounce", false, true),
  ])
  func aUnitPriceTellsPacksFromPieces(
    _ size: String, _ unit: String, _ expected: String, _ isConfirmed: Bool, _ isUnclear: Bool
  ) throws {
    let cards = ["Lime Water", "Cola Cans", "Apple Soda"].map {
      "<div class=c><h3>\($0)</h3><p>\(size)</p><p>$5.99</p><p>\(unit)</p></div>"
    }
    let found = try candidates(cards.joined())
    #expect(found.map(\.quantity?.exactText) == [expected, expected, expected])
    #expect(found.allSatisfy { $0.isConfirmed == isConfirmed && $0.isUnclear == isUnclear })
  }

  @Test(arguments: [
    ("<ul class=tile__availability><li>Markt Nordstadt: 12 Stück</li></ul>", "de"),
    ("<p>Noch 12 auf Lager</p>", "de"), ("<p>87 en stock</p>", "fr"),
    ("<p>341 customer ratings</p>", "en-GB"), ("<p>Only 40 jars were filled.</p>", "en-GB"),
    ("<p>€40 OFF Set of 4 Chairs</p>", "en-GB"),
    ("<p>7 sizes: Mini – Giant</p>", "en-GB"), ("<span>(1.4K)</span>", "en-GB"),
    ("<p>1 Stück ≈ 90 g</p>", "de"), ("<div class=rating__amount>(318)</div>", "de"),
  ])
  func whatAShopHasAndWhoRatesItIsNoSize(_ line: String, _ language: String) throws {
    let card = "\(line)<b class=price>€4.50</b>"
    let found = try found([card, card, card], language: language)
    #expect(found.count == 3 && found.allSatisfy { $0.quantity == nil })
    #expect(found.allSatisfy { $0.price?.amount.description == "9/2" && !$0.isUnclear })
  }

  @Test(arguments: [
    ("(Ø x L: 5 x 60 mm, verzinkt, 150 Stk.)", "7,50 €", "1 Stk. = 0,05 €", "150 item"),
    ("(25 m x 48 mm, blau)", "5,00 €", "1 m = 0,20 €", "25 meter"),
    ("(matt, 2,5 l)", "20,00 €", "1 l = 8,00 €", "5/2 liter"),
  ])
  func thePriceOfAUnitTellsWhichFactIsTheSize(
    _ facts: String, _ price: String, _ unit: String, _ quantity: String
  ) throws {
    let card = "<p>\(facts)</p><b>\(price)</b><p>\(unit)</p><p>Markt Nordstadt: 12 Stück</p>"
    let found = try found([card, card, card], language: "de")
    #expect(found.allSatisfy { $0.quantity?.exactText == quantity && $0.isConfirmed })
  }

  @Test func rollsAreCountedWhereTheyHaveAPrice() throws {
    let names = ["Alba Tissue, 300 Sheets, 20 Rolls", "Bruna Tissue, 300 Sheets, 20 Rolls"]
    let cards = names.map { "<li><h3>\($0)</h3><b>$16.00</b><p>$0.80/Roll</p></li>" }
    let found = try candidates("<ul>\(cards.joined())</ul>")
    #expect(found.map { $0.quantity?.total.description } == ["20", "20"])
  }

  @Test func aUnitAtTheEndOfANameIsWhatThePriceIsOf() throws {
    let cards = ["Elma Kg", "Armut Kg"].map { "<li><h3>\($0)</h3><b>64,90 TL</b></li>" }
    let found = try candidates("<ul>\(cards.joined())</ul>", language: "tr")
    #expect(found.allSatisfy { $0.quantity?.exactText == "1 kilogram" })
  }

  @Test(arguments: [
    ("Alba Bean 2 kg Sack NEW best by 2031", "2 kilogram"),
    ("Alba Soap, 9 oz [3-Pack]", "27 ounce"),
    ("Alba Treats, 9-oz tub, bundle of 3", "27 ounce"),
    ("Alba Oat Bar, 9 Bars, 2 oz (57 g) Each", "18 ounce"),
    ("Alba Band for Dogs, over 20 lbs", nil), ("Alba Assam, 20 Wrapped Tea Bags, 2 g Each", nil),
  ])
  func namesSayHowMuchThereIsOfAll(_ name: String, _ quantity: String?) throws {
    let card = "<li><h3>\(name)</h3><b>$12.00</b></li>"
    let found = try candidates("<ul>\(card)<li><h3>Bruna Rice 1 lb</h3><b>$2.00</b></li></ul>")
    let other = try quantity.map { text -> Quantity in
      let words = text.split(separator: " ")
      return try Quantity(
        #require(try Rational(decimal: String(words[0]))), #require(Unit(id: String(words[1]))))
    }
    #expect(found.first?.quantity?.total == other?.total)
    #expect(found.first?.quantity?.unit.kind == other?.unit.kind)
  }
}
