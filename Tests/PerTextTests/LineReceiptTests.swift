import PerText
import Testing

/// What tills, leaflets and web shops of many countries write next to a price.
@Suite struct LineReceiptTests {
  /// What nobody can name is not added to the price without a word.
  @Test(
    arguments: [
      ("hu_HU", "Kóla 1,75 l 749 Ft + 50 Ft valami"),
      ("de_DE", "Cola 1 l 1,99 € + 0,25 € Irgendwas"),
      ("en_GB", "Cola 1 l £1.99 + £0.25 whatever"),
    ])
  func aSecondAmountWithAWordIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  @Test(
    arguments: [
      (
        "en_IE", "Bacon 300g Half Price €1.99",
        "Bacon | 300 gram | 1.99 EUR | was 3.98 / 300 gram | 1.99 EUR | percentOff 1/2 ?"
      ),
      (
        "en_GB", "Half Price Cadbury 180g £1.25",
        "Cadbury | 180 gram | 1.25 GBP | was 2.5 / 180 gram | 1.25 GBP | percentOff 1/2 ?"
      ),
      (
        "de_DE", "Schokolade 100 g zum halben Preis 0,59 €",
        "Schokolade | 100 gram | 0.59 EUR | was 1.18 / 100 gram | 0.59 EUR | percentOff 1/2 ?"
      ),
      ("en_GB", "Bacon 300g was £4 half price £2", "Bacon | 300 gram | 2 GBP | was 4"),
    ] as [LineRow])
  func thePriceBesideHalfPriceIsRatherTheHalf(_ row: LineRow) { expectLine(row, others: true) }
}
