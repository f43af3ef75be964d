import PerModel
import PerOffers
import Testing

/// What is a count on a receipt, and what only looks like one.
@Suite struct TillCountTests {
  private static func check(
    _ locale: String, _ text: String, _ articles: [String], _ total: String
  ) throws {
    let found = try findings(text, locale: locale)
    #expect(found.candidates.map(\.short) == articles)
    #expect(found.receipt?.total?.description == total)
    #expect(found.receipt?.isConfirmed == true)
  }

  @Test func aWordForNumbersMayBeGluedToACount() throws {
    try Self.check(
      "it_IT",
      """
      BOTTEGA
      PANE  1,20
        n.2 X 1,65
      LATTE INTERO 1L  3,30
      MOZZARELLA 3X125  2,99
      TOTALE COMPLESSIVO 7,49
      CONTANTE 7,49
      """,
      [
        "PANE | - | 6/5 EUR", "LATTE INTERO 1L | 2 x 1 liter | 33/10 EUR",
        "MOZZARELLA 3 X 125 | - | 299/100 EUR",
      ], "749/100")
  }

  @Test func theAmountMayStandBehindAnOffer() throws {
    try Self.check(
      "en_US",
      """
      PRAIRIE MART
      OATS 42OZ 007874202218 4.98 F
      BLACK BEANS 004178900211
        2 AT 1 FOR 0.98   1.96 F
      TOTAL 6.94
      DEBIT TEND 6.94
      """, ["OATS 42OZ | 42 ounce | 249/50 USD", "BLACK BEANS | 2 item | 49/25 USD"], "347/50")
  }

  @Test func aPackInANameIsNoCount() throws {
    try Self.check(
      "de_DE",
      """
      LADEN
      Mineralwasser 6x1,5   1,74 B
      Toast   1,19 B
      Summe   2,93
      Bar   2,93
      """, ["Mineralwasser 6 x 1,5 | - | 87/50 EUR", "Toast | - | 119/100 EUR"], "293/100")
  }

  @Test func dashesBetweenPartsTakeNothingOff() throws {
    try Self.check(
      "de_DE",
      """
      * Rapsöl Feld 1 l – 2 Stück – 10,80 €
      * Haferflocken 500 g – 1 Stück – 1,60 €
      Gesamt: 12,40 €
      """, ["Rapsöl Feld 1 l | 2 x 1 liter | 54/5 EUR", "Haferflocken 500 g | 500 gram | 8/5 EUR"],
      "62/5")
  }
}
