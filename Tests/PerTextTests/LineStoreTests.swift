import PerText
import Testing

/// How shops, tills and forums write what costs how much, by cause.
@Suite struct LineStoreTests {
  @Test(
    arguments: [
      ("en_US", "Milk 1 l 1.99 @7-Eleven", "7-Eleven"),
      ("en_US", "Milk 1 l 1.99 @ 7-Eleven", "7-Eleven"),
      ("ja_JP", "牛乳 1L 198円 @7-Eleven", "7-Eleven"),
      ("en_US", "Milk 1 l 1.99@7-Eleven", "7-Eleven"),
      ("sv_SE", "Mjölk 1 l 15 kr @7-Eleven", "7-Eleven"), ("en_US", "Bread 1 lb @ $1.29", nil),
      ("en_US", "Tortillas 1 lb @ 99¢", nil), ("en_US", "Tomatoes 1 lb @ 50 ¢", nil),
    ] as [(String, String, String?)])
  func aStoreMayBeginWithADigit(_ locale: String, _ text: String, _ store: String?) {
    let line = readLine(text, locale)
    #expect(line.store?.value == store && line.price != nil && !line.isUnclear, "\(line)")
  }

  /// Two deals are asked about, and neither is part of the store.
  @Test(arguments: [
    ("en_US", "Coffee 500 g 4.99 @ Rewe -20% 3 for 2", "Rewe"),
    ("en_US", "Coffee 500 g 4.99 @ Rewe 3 for 2 -20%", "Rewe"),
    ("de_DE", "Kaffee 500 g 4,99 @ Rewe -20 % 3 für 2", "Rewe"),
    ("fr_FR", "Café 500 g 4,99 @ Carrefour Market -20 % 1+1 gratuit", "Carrefour Market"),
    ("es_ES", "Café 500 g 4,99 @ Día -20% 3x2", "Día"),
  ])
  func reductionsAreNoPartOfAStore(_ locale: String, _ text: String, _ store: String) {
    let line = readLine(text, locale)
    #expect(line.store?.value == store && line.name.hasPrefix("C") == (locale != "de_DE"))
    #expect(line.isUnclear)
  }

  @Test(arguments: [
    ("Coffee 500 g 4.99 @ Rewe -20%", "Rewe"), ("Coffee 500 g 4.99 @ Rewe 3 for 2", "Rewe"),
    ("Coffee @ 4 you 500 g 4.99", "4 you"), ("Coffee 500 g 4.99 @ Store 24", "Store 24"),
  ])
  func oneDealBehindAStoreIsRead(_ text: String, _ store: String) {
    let line = readLine(text, "en_US")
    #expect(line.store?.value == store && !line.isUnclear)
  }

  /// Each of these can mean two things, and both are offered.
  @Test(arguments: [
    ("en_GB", "Ham slices x7 120 g £2.00"), ("fr_FR", "Cordon bleu x2 200 g 1,79 €"),
    ("en_US", "Yogurt 4 pack 6 oz $4.49"), ("en_US", "Soap 3.75 oz 6 bars $7.97"),
    ("en_GB", "Coffee 200 g £5.50 save £2.50"), ("sv_SE", "Kaffe 200 g 55 kr spara 10 kr"),
    ("de_DE", "Kaffee 200 g 5,50 € spare 2,50 €"),
  ])
  func bothMeaningsAreOffered(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings && !line.alternatives.isEmpty, "\(line)")
  }

  /// What tills print: a price per kilogram is no number of packs.
  @Test(arguments: [
    ("pl_PL", "Banany 1,2 kg * 4,00 5,80"), ("de_DE", "Bananen 1,2 kg x 4,00 3,80"),
    ("en_US", "Bananas 1.2 lb * 0.59 0.91"), ("fr_FR", "Coca-Cola 1,75 L le lot de 2 3,49 €"),
    ("it_IT", "Bicchieri 3,99 € da 6 pezzi"),
  ])
  func whatIsMultipliedWithAPriceIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }
}
