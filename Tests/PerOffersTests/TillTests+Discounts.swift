import PerModel
import PerOffers
import Testing

extension TillTests {
  /// What is taken off, cancelled or said twice, and prices before counts.
  static let discounts = [
    Till(
      "a share of one article, and of the article above it alone", "de_DE",
      """
      MARKT GMBH
      KAFFEE 7,49 A
      NACHLASS 30% -2,25 A
      TEE 2,00 A
      RABATT 10% -0,92
      SUMME 6,32
      """, ["KAFFEE | - | 749/100 EUR | -9/4", "TEE | - | 2 EUR"], "158/25"),
    Till(
      "cancelled articles", "pl_PL",
      """
      SKLEP SP. Z O.O.
      MLEKO 1L 1 *3,19 3,19 C
      MASŁO 200G 1 *6,49 6,49 C
      ANULOWANO MASŁO 200G 1 *6,49 -6,49 C
      RAZEM PLN 3,19
      """, ["MLEKO 1L | 1 liter | 319/100 PLN"], "319/100"),
    Till(
      "prices before how many", "ru_RU",
      """
      ООО "Ромашка"
      1. Хлеб 350г
      45.99 * 1 шт =45.99
      2. Бананы
      139.90 * 0.814 кг =113.88
      Скидка -10.00
      Сумма скидки 10.00
      ИТОГ =149.87
      """,
      [
        "Хлеб 350г | 350 gram | 4599/100 RUB",
        "Бананы | 407/500 kilogram | 2847/25 RUB | -10",
      ],
      "14987/100"),
    Till(
      "thousands with a space", "cs_CZ",
      """
      OBCHOD S.R.O.
      Chléb 1200 g 42,90 B
      Gril na dřevo 1 299,00 A
      Součet 1 341,90
      Karta 1 341,90
      """, ["Chléb 1200 g | 1200 gram | 429/10 CZK", "Gril na dřevo | - | 1299 CZK"], "13419/10"),
    Till(
      "whole amounts with points", "hu_HU",
      """
      BOLT KFT.
      Sajt 0,472 kg 2.890 1.364
      Tojás 10 db 1 db 849 849
      Fizetendő összesen: 2.213 Ft
      """, ["Sajt | 59/125 kilogram | 1364 HUF", "Tojás 10 db | 10 item | 849 HUF"], "2213"),
    Till(
      "savings in brackets and said again", "pt_PT",
      """
      MERCADO LDA
      ARROZ 1KG 1,79
      AZEITE 75CL 8,99
      DESCONTO (2,70)
      SUBTOTAL 10,78
      TOTAL DE DESCONTOS 2,70
      TOTAL A PAGAR 8,08
      """,
      [
        "ARROZ 1KG | 1 kilogram | 179/100 EUR",
        "AZEITE 75CL | 75 centiliter | 899/100 EUR | -27/10",
      ],
      "202/25"),
    Till(
      "a price of several that is only said, and a number of what is reduced", "en_US",
      """
      STORES INC
      COLA 12P 007800008316 14.96 X
      2 AT 1 FOR 7.48
      1648333 VACUUM 349.99 A
      355291 /1648333 80.00-A
      SUBTOTAL 284.95
      TAX 20.00
      TOTAL 304.95
      """, ["COLA 12P | 2 item | 374/25 USD", "VACUUM | - | 34999/100 USD | -80"], "6099/20"),
  ]

  @Test(arguments: discounts) func whatIsTakenOffIsOfItsArticle(_ till: Till) throws {
    let found = try findings(till.text, locale: till.locale)
    let articles = found.candidates.map { candidate in
      guard case .amountOff(let amount)? = candidate.deal?.kind else { return candidate.short }
      return candidate.short + " | -\(amount)"
    }
    #expect(articles == till.articles)
    #expect(found.receipt?.total?.description == till.total)
    #expect(found.receipt?.isConfirmed == true)
  }

  @Test(arguments: discounts) func aSpoiledAmountBesideDiscountsIsNeverConfirmed(
    _ till: Till
  ) throws {
    try aSpoiledAmountIsNeverConfirmed(till)
  }

  @Test(arguments: [
    ("REMA 1000 SENTRUM\nStorgata 4", "REMA 1000 SENTRUM"),
    ("Żabka Z7781 Sklep\nJan Nowak\nul. Długa 14\nPolska S.A.", "Żabka Z7781 Sklep"),
    ("KAUF SÜD\nKAUF SE & Co. KG Ort", "KAUF SÜD"),
    ("Kassenbon\nKAUF GmbH & Co. KG", "KAUF GmbH & Co. KG"),
  ])
  func theSignOfTheStoreIsItsName(_ head: String, _ store: String) throws {
    let found = try findings(head + "\nTEE 2,00\nSALZ 1,00\nSUMME 3,00\n", locale: "de_DE")
    #expect(found.receipt?.store == store)
  }
}
