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
        "MOZZARELLA 3X125 | - | 299/100 EUR",
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

  /// What belongs to the name, and which words say how many there were at which price.
  @Test(arguments: [
    (
      "fr_FR", "SUPER\nJAMBON BLANC X4  3,15\nOEUFS X12  3,45\nTOTAL 6,60\nCB 6,60",
      ["JAMBON BLANC X4 | - | 63/20 EUR", "OEUFS X12 | 12 item | 69/20 EUR"]
    ),
    (
      "nl_NL",
      "WINKEL\n2 HALFV MELK 1,19 2,38\n0,612KG APPEL 2,49 1,52\n0,250 KG KAAS 12,00 3,00\nTOTAAL 6,90",
      [
        "HALFV MELK | 2 item | 119/50 EUR", "APPEL | 153/250 kilogram | 38/25 EUR",
        "KAAS | 1/4 kilogram | 3 EUR",
      ]
    ),
    (
      "de_AT", "LADEN\nSEMMEL\n   5 Stk    a 0,45   2,25 B\nMILCH 1L   1,49 B\nSumme : 3,74",
      ["SEMMEL | 5 item | 9/4 EUR", "MILCH 1L | 1 liter | 149/100 EUR"]
    ),
    (
      "es_ES",
      "TIENDA\nLECHE SEMI BRIK\n    6 ud   0,89 €   5,34 € B\nPLATANO\n 0,812 kg  2,15 €  1,75 € A\n"
        + "TOTAL A PAGAR  7,09 €\nTARJETA  7,09 €",
      ["LECHE SEMI BRIK | 6 item | 267/50 EUR", "PLATANO | 203/250 kilogram | 7/4 EUR"]
    ),
    (
      "pl_PL",
      "SKLEP\nMleko UHT 3,2%   2 * 3,49   6,98 C\nWoda   6 * 1,99   11,94 A\nSUMA PLN 18,92",
      ["Mleko UHT 3,2% | 2 item | 349/50 PLN", "Woda | 6 item | 597/50 PLN"]
    ),
    (
      "ja_JP", "ライフル 桜新町店\n0011 トマト   *298\n0042 国産若どり   *612\n合計   ¥910\nクレジット   ¥910",
      ["トマト | - | 298 JPY", "国産若どり | - | 612 JPY"]
    ),
    (
      "it_IT", "BOTTEGA\nPANE  2,40\nSGRASSATORE  2,89\nTOTALE COMPLESSIVO  5,29",
      ["PANE | - | 12/5 EUR", "SGRASSATORE | - | 289/100 EUR"]
    ),
  ])
  func namesKeepTheirNumbers(locale: String, text: String, articles: [String]) throws {
    let found = try findings(text, locale: locale)
    #expect(found.candidates.map(\.short) == articles)
    #expect(found.receipt?.isConfirmed == true)
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
      """, ["Mineralwasser 6x1,5 | - | 87/50 EUR", "Toast | - | 119/100 EUR"], "293/100")
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
