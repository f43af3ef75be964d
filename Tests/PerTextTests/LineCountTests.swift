import PerModel
import PerText
import Testing

/// How many there are, however a line says it, and whether an amount next to that is of each or of all.
@Suite struct LineCountTests {
  private func summary(_ text: String, _ locale: String) -> String {
    lineSummary(text, ReadingContext(money: UserLocale(identifier: locale)))
  }

  @Test(arguments: [
    ("en_GB", "Hand cream 75ml Twin Pack £4", "Hand cream | 2 × 75 milliliter | 4 GBP"),
    ("de_DE", "Malzbier Sechserträger 0,33 l 3,49 €", "Malzbier | 6 × 33/100 liter | 3.49 EUR"),
    ("fr_FR", "Savon 100 g lot de quatre 3,10 €", "Savon | 4 × 100 gram | 3.1 EUR"),
    ("it_IT", "Senape 200 g confezione doppia 2,10 €", "Senape | 2 × 200 gram | 2.1 EUR"),
    ("he_IL", "רביעיית טונה 160 גרם ₪29.90", "טונה | 4 × 160 gram | 29.9 ILS"),
    ("zh_CN", "啤酒 330ml 六罐装 28元", "啤酒 | 6 × 330 milliliter | 28 CNY"),
  ])
  func wordsForPacksSayHowMany(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  @Test(arguments: [
    ("en_GB", "Two 400g tins of lentils £1.60", "lentils | 2 × 400 gram | 1.6 GBP"),
    ("es_ES", "Tres latas de maíz de 150 g 2,40 €", "maíz | 3 × 150 gram | 2.4 EUR"),
    ("pl_PL", "Dwie butelki soku po 1 l 9,98 zł", "soku | 2 × 1 liter | 9.98 PLN"),
    ("ja_JP", "三袋 うどん 200g 258円", "うどん | 3 × 200 gram | 258 JPY"),
  ])
  func numbersInWordsCountWhatHolds(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  /// Names have such words, too.
  @Test(arguments: [
    (
      "en_US", "Four Roses Bourbon 750 ml $29.99", "Four Roses Bourbon | 750 milliliter | 29.99 USD"
    ),
    ("de_DE", "Kinder Duo 34 g 0,59 €", "Kinder Duo | 34 gram | 0.59 EUR"),
    ("zh_CN", "三只松鼠 坚果 750g 99元", "三只松鼠 坚果 | 750 gram | 99 CNY"),
    ("en_US", "9 Seed Rolls $3.99", "9 Seed Rolls | 3.99 USD"),
  ])
  func numbersOfNamesStay(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  @Test(arguments: [
    ("es_ES", "Gelatina 4 moldecitos de 100 g 1,15 €", "Gelatina | 4 × 100 gram | 1.15 EUR"),
    ("en_GB", "Ketchup 6 dippers x 20 g £1", "Ketchup | 6 × 20 gram | 1 GBP"),
    (
      "fr_FR", "Rhum 12 ans bouteille de 70 cl 35 €",
      "Rhum 12 ans | 70 centiliter | 35 EUR"
    ),
  ])
  func aSizeBehindThingsIsThatOfEach(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  @Test(arguments: [
    (
      "en_US", "Kebabs 6 Juicy Beef Skewers (3 oz each) $12",
      "Kebabs Juicy Beef Skewers | 6 × 3 ounce | 12 USD"
    ),
    (
      "de_DE", "Klopse 4 feine Klopse (je 60 g) 3,99 €",
      "Klopse feine Klopse | 4 × 60 gram | 3.99 EUR"
    ),
  ])
  func aSizeOfEachReachesOverWords(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  @Test(arguments: [
    (
      "en_GB", "Pods 20 capsules (Pack of 5, Total 100 capsules) £24",
      "Pods | 100 item of capsule | 24 GBP"
    ),
    ("fr_FR", "Lingettes 52 pièces (lot de 12) 15,90 €", "Lingettes | 12 × 52 item | 15.9 EUR"),
    ("de_DE", "Mokka 250 g (4er Pack, insgesamt 1 kg) 19,99 €", "Mokka | 1 kilogram | 19.99 EUR"),
  ])
  func packsOfPacksHaveATotal(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  @Test(arguments: [
    (
      "de_DE", "Duschgel 250 ml + Lotion 200 ml 6,49 €",
      "Duschgel Lotion | 450 milliliter | 6.49 EUR"
    ),
    ("ja_JP", "洗剤400g+柔軟剤400g 598円", "洗剤 柔軟剤 | 800 gram | 598 JPY"),
  ])
  func twoSizesOfASetAreAdded(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  /// The sizes of single packs tell: nobody sells beer by bottles of 1.98 liters.
  @Test(arguments: [
    ("nl_NL", "Pils 6-pack 1,98 l € 4,99", "Pils | 99/50 liter in 6 | 4.99 EUR"),
    ("nl_NL", "Pils 6-pack 0,33 l € 4,99", "Pils | 6 × 33/100 liter | 4.99 EUR"),
    ("es_ES", "Salsa 8 sobres (160 ml) 1,10 €", "Salsa | 160 milliliter in 8 | 1.1 EUR"),
    ("en_GB", "Sardines 120g 4 tins £3.20", "Sardines | 4 × 120 gram | 3.2 GBP"),
    ("en_GB", "Soup multipack 3 cartons 300g £3", "Soup multipack | 3 × 300 gram | 3 GBP"),
    ("es_ES", "Galletas caja 4 paquetes 800 g 3,95 €", "Galletas caja | 800 gram in 4 | 3.95 EUR"),
  ])
  func theSizesOfSinglePacksTell(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, locale) == expected)
  }

  @Test(arguments: [
    ("nl_NL", "Energy 6-pack 1,5 l € 5,49"), ("en_GB", "Mini cones x6 330ml £4"),
    ("en_US", "8 Flat Widgets $4"), ("de_DE", "Sektgläser 6 x 150 ml 9,99 €"),
  ])
  func whatMayBeEitherIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  /// A printed price per unit decides.
  @Test func aPricePerUnitDecides() {
    let text = "Energy 6-pack 1,5 l € 5,49 (€ 3,66/l)"
    #expect(summary(text, "nl_NL").hasPrefix("Energy | 3/2 liter"))
  }
}
