import PerDocument
import PerModel
import PerOffers
import Testing

/// Prices on cards whose digits or signs are misread, or found twice.
@Suite struct PictureDigitTests {
  /// Cents may be raised so that nothing parts them from what is before them, and be misread.
  @Test(arguments: [
    ("5490 Kč 69,90 Kč", "82,20 Kč/kg", 5490), ("429⁰⁰ Kč", "642,31 Kč/kg", 42900),
    ("549º κč", "82,20 Kč/kg", 5490), ("101⁴º Kč", "151,82 Kč/kg", 10140),
  ])
  func raisedCentsAreToldByUnitPrices(price: String, unit: String, amount: Int128) {
    let found = candidatesOfCards(
      [
        [
          (price, 40, 100, 34), ("Máslo Jihočeské", 40, 140, 22), ("667,9 g", 40, 170, 20),
          (unit, 40, 192, 20),
        ]
      ], locale: "cs_CZ")
    #expect(found.map(\.price?.amount) == [hundredths(amount)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  /// The network finds the end of a price once more, and higher.
  @Test func theEndOfAPriceIsNone() {
    let found = candidatesOfCards(
      [
        [
          ("Lenço Umedecido", 40, 100, 22), ("96 Unidades", 40, 122, 22), ("R$ 18,90", 40, 160, 32),
          ("8,90", 108, 150, 48),
        ]
      ], locale: "pt_BR")
    #expect(found.map(\.price?.amount) == [hundredths(1890)])
  }

  /// The first digit of a price is found once more before it, alone or with its sign.
  @Test(arguments: [("5,", 36, "5,49 €"), ("€5", 24, "5,49 €")])
  func theBeginningOfAPriceIsNone(start: String, left: Int, price: String) {
    let found = candidatesOfCards(
      [
        [
          ("Papier toilette Aquatube", 40, 100, 22), ("12 rouleaux", 40, 126, 20),
          (price, 46, 160, 32), (start, left, 160, 32),
        ]
      ], locale: "fr_FR")
    #expect(found.map(\.price?.amount) == [hundredths(549)])
  }

  /// Whole prices lose their line, and raised cents run into what stands behind them.
  @Test(arguments: [
    (["20"], "200 g", "100,00 kr./kg.", "da_DK", 2000),
    (["739/kpl"], "500 g", "14,78 €/kg", "fi_FI", 739),
    (["29,95 25,-"], "950 g", "26,32 kr./kg.", "da_DK", 2500),
    (["3,65 €3,20 €/ud."], "250 g", "12,80 €/kg", "es_ES", 320),
    (["101⁴º č"], "9 l", "11,27 Kč/l", "cs_CZ", 10140),
  ])
  func aUnitPriceConfirmsWhatIsWrittenInItsOwnWay(
    prices: [String], size: String, unit: String, locale: String, amount: Int128
  ) {
    let found = candidatesOfCards(
      [
        [("Lurpak smør saltet", 40, 100, 22), (size, 40, 126, 20), (unit, 40, 150, 20)]
          + prices.map { ($0, 40, 190, 36) }
      ], locale: locale)
    #expect(found.map(\.price?.amount) == [hundredths(amount)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  /// "$29.97", whose sign looks like a digit where a line goes through it.
  @Test func aFormerPriceWithADigitForItsSignIsNotReadInSilence() {
    let found = candidatesOfCards(
      [
        [("Cast Iron Skillet", 40, 200, 22), ("529.97", 40, 160, 22)],
        [("Peanut Butter", 40, 200, 22), ("$6.24", 40, 160, 32)],
        [("Large Eggs", 40, 200, 22), ("$4.47", 40, 160, 32)],
        [("Toothpaste", 40, 200, 22), ("$8.88", 40, 160, 32)],
      ], locale: "en_US")
    #expect(
      found.allSatisfy {
        $0.price?.amount != hundredths(52997) || $0.evidence == .unclear(.digitsUnsure)
      })
    #expect(found.count >= 3)
  }

  /// In "4.0 ¢" no digit tells two prices apart: the larger one counts, and what was asked before does not.
  @Test func aUnitPriceThatFitsBothPricesSaysNothingOfTheFormerOne() {
    let found = candidatesOfCards(
      [
        [
          ("$5.76", 40, 100, 34), ("$6.18 4.0 ¢/fl oz", 130, 112, 20),
          ("Sparkling Water Lime", 40, 140, 22), ("12 x 12 fl oz", 40, 164, 20),
        ]
      ], locale: "en_US")
    #expect(found.map(\.price?.amount) == [hundredths(576)])
  }

  @Test(arguments: ["£4.7566p per 100g", "£5.503.4p each", "£3.4035.8p / 100g"])
  func unitPricesInPenceAreToldFromThePriceBeforeThem(text: String) {
    let found = candidatesOfCards(
      [[("Crunchy Nut Flakes", 40, 200, 22), ("720 g", 40, 60, 22), (text, 40, 180, 32)]],
      locale: "en_GB")
    let price = Int128(text.dropFirst().prefix(4).filter(\.isNumber)) ?? 0
    #expect(found.map(\.price?.amount) == [hundredths(price)])
  }
}
