import PerText
import Testing

/// What tills, leaflets and web shops of many countries write next to a price.
@Suite struct LineReceiptTests {
  @Test(
    arguments: [
      (
        "hu_HU", "Kóla 1,75 l 749 Ft + 50 Ft visszaváltási díj",
        "Kóla | 7/4 liter | 749 HUF | deposit 50"
      ),
      ("hu_HU", "Kóla 1,75 l 749 Ft + 50 Ft betétdíj", "Kóla | 7/4 liter | 749 HUF | deposit 50"),
      (
        "ro_RO", "Bere 6 x 0,5 l 21,99 lei + 3 lei garanție",
        "Bere | 1/2 liter | 21.99 RON | deposit 3"
      ),
      ("fi_FI", "Limu 1,5 l 2,19 € + pantti 0,40 €", "Limu | 3/2 liter | 2.19 EUR | deposit 2/5"),
      ("cs_CZ", "Pivo 0,5 l 14,90 Kč + 3 Kč záloha", "Pivo | 1/2 liter | 14.9 CZK | deposit 3"),
      (
        "nl_BE", "Bier 24 x 25 cl € 15,89 + € 4,50 leeggoed",
        "Bier | 25 centiliter | 15.89 EUR | deposit 9/2"
      ),
      (
        "en_IE", "Cola 500 ml €1.95 €0.15 DRS deposit",
        "Cola | 500 milliliter | 1.95 EUR | deposit 3/20"
      ),
    ] as [LineRow])
  func aDepositIsNoPartOfThePrice(_ row: LineRow) { expectWholeLine(row) }

  /// Tills multiply a weight or a number of pieces with a price, and print what it comes to.
  @Test(
    arguments: [
      ("pl_PL", "Banany 1,2 kg * 4,00 4,80", "Banany | 6/5 kilogram | 4.8"),
      ("en_US", "Bananas 1.2 lb * 0.59 0.71", "Bananas | 6/5 pound | 0.71"),
      ("de_DE", "Birnen 0,732kg*3,49 2,55", "Birnen | 183/250 kilogram | 2.55"),
      ("zh_CN", "苹果 0.55kg×6 3.3", "苹果 | 11/20 kilogram | 3.3"),
      ("de_DE", "Quark 250g 3Stk*0,79 2,37", "Quark | 250 gram | 0.79"),
    ] as [LineRow])
  func whatTillsMultiplyIsNoNumberOfPacks(_ row: LineRow) { expectWholeLine(row) }

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
        "Bacon | 300 gram | 1.99 EUR | was 3.98 / 300 gram | 1.99 EUR | percentOff(1/2) ?"
      ),
      (
        "en_GB", "Half Price Cadbury 180g £1.25",
        "Cadbury | 180 gram | 1.25 GBP | was 2.5 / 180 gram | 1.25 GBP | percentOff(1/2) ?"
      ),
      (
        "de_DE", "Schokolade 100 g zum halben Preis 0,59 €",
        "Schokolade | 100 gram | 0.59 EUR | was 1.18 / 100 gram | 0.59 EUR | percentOff(1/2) ?"
      ),
      ("en_GB", "Bacon 300g was £4 half price £2", "Bacon | 300 gram | 2 GBP | was 4"),
    ] as [LineRow])
  func thePriceBesideHalfPriceIsRatherTheHalf(_ row: LineRow) { expectLine(row, others: true) }
}
