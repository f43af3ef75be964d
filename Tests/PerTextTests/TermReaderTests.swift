import PerModel
import PerText
import Testing

@Suite struct TermReaderTests {
  private static func reader(_ locale: String = "en_IE.UTF-8") -> TermReader {
    TermReader(ReadingContext(money: UserLocale(environment: ["LC_ALL": locale])))
  }

  /// What a text says of a term, in its exact form.
  private func read(
    _ text: String, _ term: Term, _ locale: String = "en_IE.UTF-8"
  ) throws(ReadingError) -> String {
    var terms = Terms()
    try Self.reader(locale).read(text, as: term, into: &terms)
    return terms.exactMembers.map(\.value).joined(separator: " | ")
  }

  @Test(arguments: [
    (Term.loyaltyPrice, "3.49", "349/100"), (.loyaltyPrice, "with card €3.49", "349/100"),
    (.loyaltyPrice, "Clubcard price 3.49", "349/100"), (.loyaltyPrice, "0", "0"),
    (.coupon, "1.00", "amount 1 once"), (.coupon, "-1.00", "amount 1 once"),
    (.coupon, "coupon 1.00 per pack", "amount 1 pack"), (.coupon, "20%", "percent 1/5 once"),
    (.coupon, "20 % each", "percent 1/5 pack"),
    (.coupon, "Gutschein 1,50 je Packung", "amount 3/2 pack"),
    (.fee, "0.45", "9/20"), (.fee, "eco fee €0.45 per pack", "9/20"),
    (.fee, "Gebühr 0,45", "9/20"), (.cashback, "5%", "percent 1/20"),
    (.cashback, "5% back", "percent 1/20"),
    (.cashback, "cashback 5%", "percent 1/20"), (.cashback, "bonus 2.00", "amount 2 order"),
    (.cashback, "€2.00 back with the app", "amount 2 order"),
    (.cashback, "0.20 back per pack", "amount 1/5 pack"),
    (.cashback, "2.00 store bonus per order", "amount 2 order"),
    (.cashback, "5 % zurück", "percent 1/20"),
    (.cashback, "2,00 € zurück mit der App", "amount 2 order"),
    (.cashback, "10 % cagnottés", "percent 1/10"),
    (.cashback, "1,50 € remboursés", "amount 3/2 order"),
    (.cashback, "5 % de reembolso", "percent 1/20"), (.cashback, "5% terug", "percent 1/20"),
    (.cashback, "2,00 € di rimborso", "amount 2 order"),
    (.deposit, "0.25", "1/4"), (.deposit, "deposit: €0.25", "1/4"), (.deposit, "25c", "1/4"),
    (.deposit, "Pfand 0,25 €", "1/4"), (.deposit, "0,25 € Pfand", "1/4"),
    (.deposit, "statiegeld 0,15", "3/20"), (.deposit, "consigne 0,20", "1/5"),
    (.tax, "19%", "added 19/100"), (.tax, "plus 8.25% sales tax", "added 33/400"),
    (.tax, "incl. 19 % MwSt.", "included 19/100"), (.tax, "included", "included 0"),
    (.tax, "TVA 5,5 % incluse", "included 11/200"), (.tax, "20", "added 1/5"),
    (.tax, "hors TVA 20%", "added 1/5"),
    (.shipping, "4.99", "499/100 order"), (.shipping, "shipping 1.50 per pack", "3/2 pack"),
    (.shipping, "free shipping", "0 order"), (.shipping, "Versand 4,99", "499/100 order"),
    (.drained, "240 g", "240 gram"), (.drained, "Abtropfgewicht: 240 g", "240 gram"),
    (.drained, "6 x 240 g drained", "6 x 240 gram"),
    (.usableShare, "80%", "4/5"), (.usableShare, "80", "4/5"), (.usableShare, "80 % used", "4/5"),
    (.usableShare, "15% waste", "17/20"), (.usableShare, "12.5%", "1/8"),
    (.packCount, "3", "3"), (.packCount, "3 packs bought", "3"), (.packCount, "2*2", "4"),
    (.limit, "2", "2"), (.limit, "max. 2 pro Kunde", "2"), (.limit, "limit 2 per customer", "2"),
    (.strength, "40% vol", "share;2/5;alcohol"),
    (.strength, "alcohol 4,9 %", "share;49/1000;alcohol"),
    (.strength, "85% cocoa", "share;17/20;cocoa"),
    (.strength, "20 g protein per 100 g", "per;20 gram;100 gram;protein"),
    (.strength, "Eiweiß 20 g / 100 g", "per;20 gram;100 gram;protein"),
    (.strength, "400 mg ibuprofen per tablet", "per;400 milligram;1 item tablet;ibuprofen"),
    (.strength, "400 mg ibuprofen each", "per;400 milligram;1 item;ibuprofen"),
    (.strength, "3 plies per sheet", "per;3 item ply;1 item sheet;ply"),
    (.strength, "40 washes", "pack;40 item wash;wash"),
    (.strength, "1.2 kWh", "pack;6/5 kilowatt-hour;energy"),
    (.density, "0.92", "23/25"), (.density, "density 0,92 kg/l", "23/25"),
    (.density, "Olivenöl", "144000000/157725491"), (.density, "water", "158000000/157725491"),
  ])
  func aTermIsReadWithAndWithoutItsName(_ term: Term, _ text: String, _ exact: String) throws {
    #expect(try read(text, term) == exact)
  }

  @Test(arguments: [
    (Term.deposit, "0"), (.deposit, "-1"), (.deposit, "abc"), (.deposit, ""), (.deposit, "$0.25"),
    (.deposit, "0.25 0.30"), (.coupon, "0"), (.coupon, "120%"), (.coupon, "0%"), (.coupon, "1 kg"),
    (.cashback, "0"), (.cashback, "120% back"), (.cashback, "0% back"), (.cashback, "back"),
    (.tax, "19 g"), (.tax, "-5%"), (.tax, "2000%"), (.shipping, "-1"), (.shipping, "soon"),
    (.drained, "240"), (.drained, "0 g"), (.drained, "5 m x 2 cm"), (.usableShare, "0"),
    (.usableShare, "120%"), (.usableShare, "100% waste"), (.usableShare, "some"),
    (.packCount, "0"), (.packCount, "1.5"), (.packCount, "1000001"), (.limit, "none"),
    (.strength, "40%"), (.strength, "140% alcohol"), (.strength, "0% alcohol"),
    (.strength, "strong"), (.strength, "20 g protein per 0 g"), (.density, "0"), (.density, "gold"),
    (.density, "-1"), (.density, "1e400"), (.loyaltyPrice, "3.49 with a nice card"),
    (.packCount, "1\u{0}"), (.deposit, "🍾"),
  ])
  func nonsenseIsRefused(_ term: Term, _ text: String) {
    #expect(throws: ReadingError.self) { try read(text, term) }
  }

  @Test(arguments: [
    ("Cola 1 l 2 deposit 0", 11..<20), ("Cola 1 l 2 coupon 150%", 11..<22),
    ("Cola 1 l 2 density 0", 11..<20), ("Cola 1 l 2 deposit -1", 11..<21),
    ("Cola 1 l 2 usable 120%", 11..<22),
  ])
  func aTermWithoutSenseIsNotUnderstood(_ text: String, _ range: Range<Int>) throws {
    let line = LineReader(
      ReadingContext(money: UserLocale(environment: ["LC_ALL": "en_IE.UTF-8"]))
    ).read(text)
    #expect(line.terms.isEmpty)
    #expect(line.notUnderstood == [range])
    #expect(line.price?.value.amount == 2)
  }

  @Test(arguments: [
    ("Wurst 500 g 8 Stück 3,19 €", "Wurst", "319/100"),
    ("500 g sausages 2.99", "sausages", "299/100"),
    ("1 kg burgers 4.00", "burgers", "4"), ("Tee 40 g 20 Beutel 1,99 €", "Tee", "199/100"),
  ])
  func aCountBesideAWeightIsNoDeal(_ text: String, _ name: String, _ price: String) throws {
    let line = LineReader(
      ReadingContext(money: UserLocale(environment: ["LC_ALL": "de_DE.UTF-8"]))
    ).read(text)
    #expect(line.name == name)
    #expect(line.deal == nil)
    #expect(line.price?.value.amount == (try Rational(exact: price)))
  }

  @Test(arguments: [
    ("Cola 6x330ml 4.99 deposit 0.25", "deposit 1/4", "Cola"),
    ("Cola 6x330ml 4.99 + 0,25 € Pfand @ Aldi", "deposit 1/4", "Cola"),
    ("Vodka 40% vol 0.7l 12.99", "strength share;2/5;alcohol", "Vodka"),
    ("Pineapple 1.2 kg 2.99 60% used", "usableShare 3/5", "Pineapple"),
    ("Tuna 195 g 1.99 drained 150 g 3 for 2", "drained 150 gram", "Tuna"),
    (
      "Paper 500 sheets 4.50 shipping 3.90 plus 19% tax",
      "tax added 19/100, shipping 39/10 order", "Paper"
    ),
    ("Oil 1 l 8.99 density 0.92 limit 2", "limit 2, density 23/25", "Oil"),
    (
      "Razors 5.99 8 pieces coupon 1.00 with card 4.99",
      "loyaltyPrice 499/100, coupon amount 1 once", "Razors"
    ),
    ("Cola 1 l 2.00 5% back @ Aldi", "cashback percent 1/20", "Cola"),
    ("Cola 1 l 2.00 0.50 back with the app", "cashback amount 1/2 order", "Cola"),
    ("Cola 1 l 2.00 bonus 0.20 per pack", "cashback amount 1/5 pack", "Cola"),
    (
      "Kaffee 500 g 6,99 € 10 % zurück Pfand 0,25", "cashback percent 1/10, deposit 1/4", "Kaffee"
    ),
    ("Café 250 g 3,99 € cashback 5 %", "cashback percent 1/20", "Café"),
    ("Paint 3.78 l 45.99 eco fee 1.05", "fee 21/20", "Paint"),
    ("Paint 1 l 45.99 shipping fee 3.90", "shipping 39/10 order", "Paint"),
    ("Cola 1 l 2.00 deposit fee 0.25", "deposit 1/4", "Cola"),
    ("Barbie Fee 1 piece 12.99", "", "Barbie Fee"),
    ("Gute Fee 3 pieces 5.99", "", "Gute Fee"),
    ("Haribo Bonus 200 g 2.00", "", "Haribo Bonus"),
    ("Back pain patch 5 pieces 4.99", "", "Back pain patch"),
    ("Way Back 6 book 1 piece 9.99", "", "Way Back 6 book"),
    ("Bier 20x0,5 l 14,99 (zzgl. 3,10 Pfand)", "deposit 31/10", "Bier"),
    ("Cola 1 l 2.00, deposit 0.25, limit 2", "deposit 1/4, limit 2", "Cola"),
    ("Carrots 1 kg 2.00 20% waste", "usableShare 4/5", "Carrots"),
    ("Ink 10 ml 9.99 free shipping", "shipping 0 order", "Ink"),
    ("Encre 10 ml 9,99 € livraison offerte", "shipping 0 order", "Encre"),
    ("Cola 1 l 1.00 incl. 20% VAT", "tax included 1/5", "Cola"),
    ("Cola 1 l 1.00 20% VAT included", "tax included 1/5", "Cola"),
    ("Cola 1 l 1,00 zzgl. 19 % MwSt.", "tax added 19/100", "Cola"),
    ("Cola 1 l 2.00 coupon -20%", "coupon percent 1/5 once", "Cola"),
    (
      "Bar 60 g 1.99 strength 20 g protein per 100 g", "strength per;20 gram;100 gram;protein",
      "Bar"
    ),
    // Names are full of such words, and a price is not a deposit.
    ("Bier 20x0,5 l 14,99 zzgl. Pfand", "", "Bier Pfand"),
    ("Ink 10 ml 9.99 voucher", "", "Ink voucher"),
    ("Chocolate contains 70% cocoa 100 g 1.99", "", "Chocolate contains 70% cocoa"),
    ("Free delivery bag 500 g oats 1.99", "shipping 0 order", "bag oats"),
    ("Kaffee mit App 500 g 4,99", "", "Kaffee mit App"),
    ("caffè sotto vuoto 250 g 2,99", "", "caffè sotto vuoto"),
    ("High density foam 25 kg 9.99", "", "High density foam"),
    ("Smart bulb with app 1 piece 9.99", "", "Smart bulb with app"),
    ("Pampers Max 40 Stück 12,99", "", "Pampers Max"),
    ("Speed Limit 5 game 1 piece 19.99", "", "Speed Limit 5 game"),
    ("Tylenol Extra Strength 50 ml 9.99", "", "Tylenol Extra Strength"),
    ("Recycled 80% used paper 500 sheets 4.00", "", "Recycled 80% used paper"),
    ("Density cream 50 ml 9.99", "", "Density cream"),
    ("Thunfisch 150 g Abtropfgewicht 1,29", "", "Thunfisch"),
    ("Pepsi Max 2 l 1.99", "", "Pepsi Max"),
    ("Used book 4.99 1 piece", "", "Used book"),
    ("Quark 20% 500 g 0.99", "", "Quark 20%"),
    ("Deposit box 2 l 4.99", "", "Deposit box"),
    // A percentage belongs to its own words, whatever the order.
    (
      "Rum 1 l 9.99 deposit 0.25, 80% used, 40% vol",
      "deposit 1/4, usableShare 4/5, strength share;2/5;alcohol", "Rum"
    ),
    (
      "Rum 1 l 9.99 80% used 40% vol", "usableShare 4/5, strength share;2/5;alcohol", "Rum"
    ),
    (
      "Rum 1 l 9.99 40% vol 80% used", "usableShare 4/5, strength share;2/5;alcohol", "Rum"
    ),
  ])
  func termsAreFoundInALine(_ text: String, _ exact: String, _ name: String) throws {
    let line = LineReader(
      ReadingContext(money: UserLocale(environment: ["LC_ALL": "en_IE.UTF-8"]))
    ).read(text)
    #expect(
      line.terms.exactMembers.map { "\($0.name) \($0.value)" }.joined(separator: ", ") == exact)
    #expect(line.name == name)
    #expect(line.notUnderstood.isEmpty)
    #expect(line.price != nil)
    #expect(line.quantity != nil)
  }

  @Test func aProblemInOneOfSeveralTermsSaysWhereItIs() {
    let text = "deposit 0.25; coupon 150%"
    let error = #expect(throws: ReadingError.self) {
      try Self.reader("en_IE.UTF-8").readAll(text)
    }
    #expect(error?.range == 14..<25)
  }

  /// What is in an entry is read as what it was made of, in every locale that has one of the
  /// forms of numbers.
  @Test(arguments: [
    "en_US.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "ar_EG.UTF-8", "hi_IN.UTF-8", "ja_JP.UTF-8",
    "de_CH.UTF-8", "fa_IR.UTF-8", "sv_SE.UTF-8",
  ])
  func whatIsWrittenIsReadBack(_ name: String) throws {
    let locale = UserLocale(environment: ["LC_ALL": name])
    let formatter = Formatter(locale)
    for terms in try TermSamples.all() {
      for term in Term.allCases where terms.has(term) {
        let text = formatter.editable(term, of: terms, in: locale.currency)
        var read = Terms()
        try Self.reader(name).read(text, as: term, into: &read)
        var wanted = Terms()
        wanted.copy(term, from: terms)
        #expect(read == wanted, "\(text)")
      }
    }
  }

  @Test func noTermAloneIsNothing() throws {
    for terms in try TermSamples.all() {
      for term in Term.allCases where terms.has(term) {
        var alone = terms
        for other in Term.allCases where other.id != term.id { alone.clear(other) }
        #expect(!alone.isEmpty, "\(term.id)")
      }
    }
    #expect(Terms().isEmpty)
  }
}
