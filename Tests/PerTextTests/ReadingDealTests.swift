import PerModel
import PerText
import Testing

@Suite struct ReadingDealTests {
  private func terms(_ text: String) -> String {
    do {
      let deal = try DealReader(.german).read(text)
      let price = deal.priceEach.map { " at \($0)" } ?? ""
      let currency = deal.currency.map { " \($0)" } ?? ""
      let least = deal.minimumCount > 1 ? " from \(deal.minimumCount)" : ""
      return describe(deal.kind) + least + price + currency
    } catch {
      return "\(error.problem) \(error.range)"
    }
  }

  private func describe(_ terms: Deal.Kind) -> String {
    switch terms {
    case .payFor(let taken, let paid): "\(taken) for \(paid)"
    case .total(let count, let price): "\(count) cost \(price)"
    case .each(let count, let price): "\(count) each \(price)"
    case .proRata(let count, let price): "\(count) for \(price) or each"
    case .groupOff(let count, let amount): "\(count) minus \(amount)"
    case .nthPrice(let number, let price): "nth \(number) costs \(price)"
    case .percentOff(let part): "off \(part)"
    case .amountOff(let amount): "minus \(amount)"
    case .nth(let number, let part): "nth \(number) pays \(part)"
    case .buyGet(let bought, let given, let part): "\(bought)+\(given) pays \(part)"
    }
  }

  @Test(arguments: [
    ("4 for 3", "4 for 3"), ("4 für 3", "4 for 3"), ("4 pour 3", "4 for 3"),
    ("4 voor 3", "4 for 3"),
    ("4x3", "4 for 3"), ("4 por 3", "4 for 3"), ("4 per 3", "4 for 3"),
    ("nimm 4, zahl 3", "4 for 3"),
    ("prendi 4 paghi 3", "4 for 3"), ("lleva 4 y paga 3", "4 for 3"),
    ("4 halen 3 betalen", "4 for 3"),
    ("4x3 gratis", "4 for 3"), ("llévate 4 paga 3", "4 for 3"), ("two for one", "2 for 1"),
    ("four for three", "4 for 3"), ("4 = 3", "4 for 3"), ("compra 3 lleva 4", "4 for 3"),
    ("4 for the price of 3", "4 for 3"),
    ("4 pour le prix de 3", "4 for 3"),
    ("4 für 3: 1,50 €", "4 for 3 at 3/2 EUR"),
  ])
  func fewerArePaid(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("3 for 7", "3 cost 7"), ("3/$7", "3 cost 7 USD"), ("5 for £2", "5 cost 2 GBP"),
    ("3 für 7 €", "3 cost 7 EUR"), ("3 voor 7,50", "3 cost 15/2"), ("any 3 for 7", "3 cost 7"),
    ("4 cans for 5", "4 cost 5"), ("three cans for 7", "3 cost 7"),
    ("1,25 pro Stück", "1 each 5/4"),
    ("3 Stück 7 €", "3 cost 7 EUR"), ("3 unidades por 7 €", "3 cost 7 EUR"),
    ("lot de 3 : 7 €", "3 cost 7 EUR"), ("pack de 3 por 7 €", "3 cost 7 EUR"),
    ("3 Stück je 1,25 €", "3 each 5/4 EUR"), ("je 1,25 €", "1 each 5/4 EUR"),
    ("1,25 € l'unité", "1 each 5/4 EUR"), ("5 for 5", "5 cost 5"), ("4 for 3.00", "4 cost 3"),
    ("$4 each, 3 for $10", "3 cost 10 at 4 USD"), ("6 @ 45¢", "6 each 9/20 EUR"),
    ("3 x 1,25 €", "3 each 5/4 EUR"), ("3 à 1,25 €", "3 each 5/4 EUR"), ("45¢", "1 each 9/20 EUR"),
    ("3ב20", "3 cost 20"), ("3 ב 20-", "3 cost 20"),
  ])
  func severalHaveOnePrice(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("-15%", "off 3/20"), ("15% off", "off 3/20"), ("15 % Rabatt", "off 3/20"),
    ("15% de descuento", "off 3/20"), ("15% di sconto", "off 3/20"), ("15% korting", "off 3/20"),
    ("15 % de réduction", "off 3/20"), ("save 15%", "off 3/20"), ("half price", "off 1/2"),
    ("halve prijs", "off 1/2"), ("-2.50", "minus 5/2"), ("$2 off", "minus 2 USD"),
    ("2 € Rabatt", "minus 2 EUR"), ("save $2", "minus 2 USD"), ("−15 %", "off 3/20"),
  ])
  func reductions(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("buy 3 get 1 free", "3+1 pays 0"), ("Buy one, get one free", "1+1 pays 0"),
    ("kaufe 3, erhalte 1 gratis", "3+1 pays 0"), ("3 achetés, 1 offert", "3+1 pays 0"),
    ("compra 3 y llévate 1 gratis", "3+1 pays 0"), ("3 kopen 1 gratis", "3+1 pays 0"),
    ("acquista 3 ricevi 1 gratis", "3+1 pays 0"), ("3+1", "3+1 pays 0"),
    ("1+1 gratis 2,50", "1+1 pays 0 at 5/2"), ("BOGO", "1+1 pays 0"),
    ("buy 1 get 1 half price", "1+1 pays 1/2"), ("buy 1 get 1 30% off", "1+1 pays 7/10"),
    ("2nd half price", "nth 2 pays 1/2"), ("2nd at 30% off", "nth 2 pays 7/10"),
    ("2nd at 30%", "nth 2 pays 3/10"), ("3rd free", "nth 3 pays 0"),
    ("2nd half", "nth 2 pays 1/2"), ("buy 1 get 1 half", "1+1 pays 1/2"),
    ("buy 1 get 2nd half price", "nth 2 pays 1/2"), ("2e halveprijs", "nth 2 pays 1/2"),
    ("3 achetés = 1 offert", "3+1 pays 0"), ("40% korting op de 2e", "nth 2 pays 3/5"),
    ("-40% sur le 2ème", "nth 2 pays 3/5"), ("40% off the 3rd", "nth 3 pays 3/5"),
    ("-40 % auf das 2.", "nth 2 pays 3/5"), ("-40 % auf das zweite", "nth 2 pays 3/5"),
    ("40% de descuento en la segunda unidad", "nth 2 pays 3/5"),
    ("-40% op het 2e artikel", "nth 2 pays 3/5"), ("-40% sul 2° pezzo", "nth 2 pays 3/5"),
    ("2ª unidad al 70%", "nth 2 pays 3/10"), ("segunda unidad al 70%", "nth 2 pays 3/10"),
    ("2e halve prijs", "nth 2 pays 1/2"), ("2. zum halben Preis", "nth 2 pays 1/2"),
    ("das zweite zum halben Preis", "nth 2 pays 1/2"), ("le 2ème à moitié prix", "nth 2 pays 1/2"),
    ("2ème à -60%", "nth 2 pays 2/5"), ("2ª unidad -70%", "nth 2 pays 3/10"),
    ("la seconda a metà prezzo", "nth 2 pays 1/2"),
    ("segunda unidad a mitad de precio", "nth 2 pays 1/2"),
    ("Buy 2 get 1 free @ $3", "2+1 pays 0 at 3 USD"),
  ])
  func someAreCheaper(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("", "empty 0..<0"), ("hello", #"unknownWord("hello") 0..<5"#), ("3 for", "incomplete 2..<5"),
    ("-120%", "tooLarge 1..<4"), ("-0", "notPositive 0..<2"), ("2nd", "notADeal 0..<1"),
  ])
  func refused(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("sconto 20%", "off 1/5"), ("Rabatt 20%", "off 1/5"), ("remise 20%", "off 1/5"),
    ("descuento 20%", "off 1/5"), ("discount 20%", "off 1/5"), ("Rabatt: -20 %", "off 1/5"),
    ("sconto del 20%", "off 1/5"), ("1 € de remise immédiate", "minus 1 EUR"),
    ("discount $2", "minus 2 USD"), ("discount 2 €", "minus 2 EUR"), ("coupon 0.50", "minus 1/2"),
    ("0,89 sconto 20%", "off 1/5 at 89/100"), ("4.99 Rabatt 20%", "off 1/5 at 499/100"),
    ("1.79 off 20%", "off 1/5 at 179/100"), ("5 € discount 20%", "off 1/5 at 5 EUR"),
    ("4.99 less 20%", "off 1/5 at 499/100"), ("less 20%", #"unknownWord("less") 0..<4"#),
    ("$2 off $5.99", "minus 2 at 599/100 USD"),
    ("discount 3", "minus 3"), ("discount 3 for 2", "3 for 2"), ("Rabatt: 3 für 2", "3 for 2"),
    ("discount", #"unknownWord("discount") 0..<8"#),
  ])
  func theWordMayPrecedeItsReduction(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("1/2 price", "off 1/2"), ("1/2 Preis", "off 1/2"), ("½ price", "off 1/2"),
    ("half Preis", "off 1/2"), ("half off", "off 1/2"), ("1/2 price 3,50 €", "off 1/2 at 7/2 EUR"),
    ("2nd 1/2 price", "nth 2 pays 1/2"), ("1/2", "1 cost 2"),
    ("half", #"unknownWord("half") 0..<4"#), ("half board", #"unknownWord("half") 0..<4"#),
    ("Half & Half", #"unexpected("&") 5..<6"#), ("3 for 1/2 price", #"unexpected("/") 7..<8"#),
  ])
  func halfIsOfAPrice(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test func halfStaysInANameOfAQuickLine() {
    let line = LineReader(.american).read("Half & Half 500 ml 4.99")
    #expect(line.deal == nil)
    #expect(line.name == "Half & Half")
  }

  @Test(arguments: [
    ("2. 50% günstiger", "nth 2 pays 1/2"), ("2. 20% günstiger", "nth 2 pays 4/5"),
    ("2. -30%", "nth 2 pays 7/10"), ("2. Stück -30%", "nth 2 pays 7/10"),
    ("2. 30%", "notADeal 3..<5"),
  ])
  func aPointMakesAnOrdinal(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("5 @ 79¢", "5 each 79/100 EUR"), ("buy 2 get 1 @ 50% off", "2+1 pays 1/2"),
    ("3 for 2 @ 1,50", "3 for 2 at 3/2"), ("3 for 2 @", #"unexpected("@") 8..<9"#),
    ("3 for 2,,,:::@", #"unexpected(",") 8..<9"#), ("@@@ 3 for 2", #"unexpected("@") 0..<1"#),
    ("@ 3 for 2", #"unexpected("@") 0..<1"#),
  ])
  func anAtStandsBeforeAPrice(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("20% gratis", "notADeal 4..<10"), ("20% free", "notADeal 4..<8"),
    ("-20% free", "notADeal 5..<9"),
    ("gratis 20%", "notADeal 0..<6"), ("3 for gratis", "notADeal 0..<12"),
    ("2+1=3", #"unexpected("=") 3..<4"#), ("2+2+1", "notADeal 3..<4"),
    ("3.00 off 2", "notADeal 0..<10"),
    ("3 cans 20% off", "notADeal 0..<1"), ("-10% ab 3 €", "off 1/10 at 3 EUR"),
    ("5 each, 20% off", "off 1/5 at 5"), ("3.00 off, 2", "minus 3 at 2"),
    ("0 off 3", "notPositive 0..<1"),
  ])
  func noRegularPriceIsMadeUp(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("ab 3 Stück -10%", "off 1/10 from 3"), ("-10% ab 3 Stück", "off 1/10 from 3"),
    ("-10% ab 3", "off 1/10 from 3"), ("20% off from 3", "off 1/5 from 3"),
    ("from 3 items 20% off", "off 1/5 from 3"), ("-20% dès 2", "off 1/5 from 2"),
    ("20% korting vanaf 2 stuks", "off 1/5 from 2"), ("-1,50 ab 2", "minus 3/2 from 2"),
    ("3 für 2 ab 6", "3 for 2 from 6"), ("ab 3 Stück je 1,99", "3 each 199/100"),
    ("ab 2 für 5", "2 cost 5"), ("ab 3 Stück", "notADeal 0..<11"), ("-10% ab 0", "notADeal 8..<9"),
  ])
  func aLeastCountBelongsToTheDeal(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("3 for 2 the", #"unknownWord("the") 8..<11"#), ("3 for 2 and", #"unknownWord("and") 8..<11"#),
    ("3 for 2 ,", #"unexpected(",") 8..<9"#), (", 3 for 2", #"unexpected(",") 0..<1"#),
    ("3 for 2 per", #"unknownWord("per") 8..<11"#), ("3 for 2 of", #"unknownWord("of") 8..<10"#),
    ("e 3 for 2", #"unknownWord("e") 0..<1"#), ("Aktion: 3 für 2", "3 for 2"),
    ("3 for 2!", "3 for 2"), ("the second half price", "nth 2 pays 1/2"),
  ])
  func wordsAndSignsHaveTheirPlaces(text: String, expected: String) {
    #expect(terms(text) == expected)
  }

  @Test func saysWhatTheCountCostsWhereTheTextDoes() throws {
    for (text, count, total) in [
      ("4 für 3: 1,50 €", 4, "9/2"), ("2e halve prijs 4,00", 2, "6"), ("3 for 7", 3, "7"),
      ("6 @ 45¢", 6, "27/10"), ("buy 2 get 1 free @ $3", 3, "6"),
    ] {
      let deal = try DealReader(.american).read(text)
      #expect(deal.count == count, "\(text)")
      #expect(try deal.total == exact(total), "\(text)")
    }
    #expect(try DealReader(.american).read("4 for 3").total == nil)
  }
}
