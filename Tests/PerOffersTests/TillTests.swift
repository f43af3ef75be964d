import PerModel
import PerOffers
import Testing

/// How the tills of many countries print: columns, counts, weights, what is said besides and what is taken off.
@Suite struct TillTests {
  /// A receipt and what it says.
  struct Till: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let locale: String
    let text: String
    let articles: [String]
    let total: String

    init(
      _ name: String, _ locale: String, _ text: String, _ articles: [String], _ total: String
    ) {
      (testDescription, self.locale, self.text) = (name, locale, text)
      (self.articles, self.total) = (articles, total)
    }
  }

  static let tills = [
    Till(
      "count first, price of each before the amount", "nl_NL",
      """
      WINKEL 4711
      1 KOFFIE 5,49
      3 APPELSAP 0,89 2,67
      1 BROOD 2,19 B
      BONUS KOFFIE -1,00
      UW VOORDEEL 1,00
      TOTAAL 9,35
      PINNEN 9,35
      """,
      ["KOFFIE | - | 549/100 EUR", "APPELSAP | 3 item | 267/100 EUR", "BROOD | - | 219/100 EUR"],
      "187/20"),
    Till(
      "weight and price in a line of their own", "fr_FR",
      """
      EPICERIE
      POMMES
       1,204 kg x 2,49 €/kg   3,00 €
      EAU 6X1,5L  2 x 1,80 €  3,60 €
      REMISE -0,60 €
      TOTAL (8 articles)  6,00 €
      CARTE BANCAIRE 6,00 €
      """, ["POMMES | 301/250 kilogram | 3 EUR", "EAU 6X1,5L | 2 x 6 x 3/2 liter | 18/5 EUR"],
      "6"),
    Till(
      "columns of count, price and amount", "es_ES",
      """
      SUPER SOL S.L.
      CAFE 4 ud 2,15 8,60 A
      PERAS 0,738 kg 2,50 1,85 A
      SAL 1 ud 0,40 0,40 A
      TOTAL 10,85
      TARJETA 10,85
      """,
      [
        "CAFE | 4 item | 43/5 EUR", "PERAS | 369/500 kilogram | 37/20 EUR",
        "SAL | 1 item | 2/5 EUR",
      ],
      "217/20"),
    Till(
      "price, count and amount in whole money", "ko_KR",
      """
      가게
      쌀 12,500 2 25,000
      소금 1,800 1 1,800
      할인 -800
      합계 26,000
      카드 26,000
      """, ["쌀 | 2 item | 25000 KRW", "소금 | 1 item | 1800 KRW"], "26000"),
    Till(
      "numbers of articles and letters of taxes", "en_US",
      """
      MARKET
      E 104411 OLIVE OIL 12.49 N
      E 200317 COFFEE 9.99 N
      7700115 RICE 6.49 N
      /200317 TPD 2.00-
      SUBTOTAL 26.97
      TOTAL 26.97
      VISA 26.97
      TOTAL NUMBER OF ITEMS SOLD = 3
      """,
      ["OLIVE OIL | - | 1249/100 USD", "COFFEE | - | 999/100 USD", "RICE | - | 649/100 USD"],
      "2697/100"),
    Till(
      "what was saved is said again", "en_GB",
      """
      SHOP
      3 x PEAS 300G @ £0.60 £1.80
      TEA £2.40
      Card Price
       PEAS -£0.30
      SUBTOTAL £4.20
      SAVINGS -£0.30
      TOTAL TO PAY £3.90
      CASH £5.00
      CHANGE £1.10
      """, ["PEAS 300G | 3 x 300 gram | 9/5 GBP", "TEA | - | 12/5 GBP"], "39/10"),
    Till(
      "pounds and a price behind a slash", "en_US",
      """
      GROCER
      GRAPES 004000010101
       2.10 lb @ 1 lb /1.90 3.99 N
      Oats Qty 2 @ $3.00 each 6.00
      TOTAL 9.99
      DEBIT 9.99
      09 Mar 2026
      """, ["GRAPES | 21/10 pound | 399/100 USD", "Oats | 2 item | 6 USD"], "999/100"),
    Till(
      "taken off after the total", "pt_BR",
      """
      MERCADO
      001 7891000053508 CAFE 2 UN X 18,90 37,80
      002 7896006744114 FEIJAO 1 UN X 8,20 8,20
      Valor total R$ 46,00
      Desconto R$ 6,00
      Valor a Pagar R$ 40,00
      Dinheiro 40,00
      """, ["CAFE | 2 item | 189/5 BRL", "FEIJAO | 1 item | 41/5 BRL"], "40"),
    Till(
      "marks before amounts and taxes added", "ja_JP",
      """
      商店
      2026年 3月 9日
      米 ※1,980
      お茶
       3コ X 単120 ※360
      小計 ¥2,340
      外税8% ¥187
      合計 ¥2,527
      お預り ¥3,000
      お釣り ¥473
      """, ["米 | - | 1980 JPY", "お茶 | 3 item | 360 JPY"], "2527"),
    Till(
      "signs of equality, and letters without accents", "ru_RU",
      """
      МАГАЗИН
      Чай
       3 * 110,00 =330,00
      Сахар
       1 * 75,50 =75,50
      ИТОГО =405,50
      БЕЗНАЛИЧНЫМИ =405,50
      """, ["Чай | 3 item | 330 RUB", "Сахар | 1 item | 151/2 RUB"], "811/2"),
    Till(
      "deposit with its own count", "de_DE",
      """
      LADEN KG
      Saft
       6 x 1,10 6,60 A
      Mehrweg 0,15
       6 x 0,15 0,90 B
      Brot 2,90 A
      SUMME 10,40
      BAR 10,40
      """, ["Saft | 6 item | 33/5 EUR", "Brot | - | 29/10 EUR"], "52/5"),
    Till(
      "an order by mail", "en_US",
      """
      Order Confirmation
      1 of: Green Tea, 8 oz $7.49
      3 of: Pasta, 16 oz $4.50
      Shipping & Handling: $5.99
      Free Shipping: -$5.99
      Order Total: $11.99
      """, ["Green Tea, 8 oz | 8 ounce | 749/100 USD", "Pasta, 16 oz | 16 ounce | 9/2 USD"],
      "1199/100"),
  ]

  @Test(arguments: tills) func everyLineIsUnderstood(_ till: Till) throws {
    let found = try findings(till.text, locale: till.locale)
    #expect(found.candidates.map(\.short) == till.articles)
    #expect(found.receipt?.total?.description == till.total)
    #expect(found.receipt?.isConfirmed == true)
    #expect(found.candidates.allSatisfy { $0.evidence == .confirmed(.sumFits) })
  }

  /// The last digit of a line is another one. Where a line says a count, a name or a date, that may not show; an amount
  /// that is not the one of before is never confirmed.
  @Test(arguments: tills) func aSpoiledAmountIsNeverConfirmed(_ till: Till) throws {
    func prices(_ candidates: [Candidate]) -> [Money?] { candidates.map(\.price) }
    let right = prices(try findings(till.text, locale: till.locale).candidates)
    let lines = till.text.split(separator: "\n").map(String.init)
    var unconfirmed = 0
    for place in lines.indices {
      var spoiled = lines
      guard let digit = spoiled[place].lastIndex(where: { ("0"..."8").contains($0) }) else {
        continue
      }
      spoiled[place].replaceSubrange(digit...digit, with: "9")
      let found = try findings(spoiled.joined(separator: "\n"), locale: till.locale)
      guard found.receipt?.isConfirmed == true else {
        unconfirmed += 1
        #expect(found.candidates.allSatisfy { !$0.isConfirmed })
        continue
      }
      #expect(prices(found.candidates) == right, "\(spoiled[place])")
    }
    #expect(unconfirmed >= right.count)
  }

  @Test func whatIsTakenOffIsOfTheArticleThatItNames() throws {
    let found = try findings(
      "SHOP\nCOFFEE BEANS 6.00\nGREEN TEA 3.00\nSALT 1.00\nCOUPON COFFEE -2.00\nTOTAL 8.00\n")
    #expect(found.receipt?.isConfirmed == true)
    #expect(found.candidates.map(\.deal) == [Deal(.amountOff(2)), nil, nil])
  }

  /// Orders are tables whose cells are lines of their own.
  @Test(arguments: [
    ("<th>Menge<th>Artikel<th>Preis", "<td>%n<td>%a<td>%p €", "Gesamtsumme", "de_DE"),
    ("<th>Product<th>Qty<th>Price", "<td>%a<td>%n<td>%p €", "Total", "en_GB"),
    ("<th>Artículo<th>Importe", "<td>%a × %n<br>sin azúcar<td>%p €", "Total", "es_ES"),
  ])
  func rowsOfAnOrderAddUp(_ heading: String, _ row: String, _ total: String, _ locale: String)
    throws
  {
    let lines = [("Oats 500 g", 2, "3,00"), ("Tea 20 bags", 1, "2,50"), ("Rice 1 kg", 3, "6,60")]
    let rows = lines.map { name, count, price in
      let cells = row.replacing("%n", with: "\(count)").replacing("%a", with: name)
      return "<tr>" + cells.replacing("%p", with: price)
    }
    let page = """
      <html lang="\(locale.prefix(2))"><body><h1>Shop</h1><table><tr>\(heading)\(rows.joined())
      <tr><td colspan=2>Versand / shipping<td>2,90 €<tr><td colspan=2>\(total)<td>15,00 €</table></body></html>
      """
    let found = try findings(page, locale: locale)
    #expect(found.receipt?.isConfirmed == true && found.receipt?.total == 15)
    #expect(found.candidates.count == 3)
    #expect(found.candidates.first?.quantity?.exactText == "2 x 500 gram")
    #expect(found.candidates.last?.quantity?.exactText == "3 x 1 kilogram")
    // Without the total it is a list of offers.
    let list = try findings(page.replacing("15,00", with: "15,10"), locale: locale)
    #expect(list.receipt == nil && list.candidates.allSatisfy { !$0.isConfirmed })
  }

  @Test(arguments: [
    ("06 Nov 2026", "2026-11-06"), ("25OCT2026 17:40", "2026-10-25"),
    ("2026年 3月 9日(月)", "2026-03-09"), ("Kl. 17:12 19/04-26", "2026-04-19"),
    ("POINTS UP TO 16/08/26\n17/08/26 12:41 3021", "2026-08-17"),
    ("Nov 6, 2026", "2026-11-06"), ("YOUNG GOUDA JUNG 1.99\n6.11.26", "2026-11-06"),
  ])
  func daysAreReadHoweverTheyArePrinted(_ text: String, _ day: String) throws {
    let found = try findings("SHOP\nTEA 2.00\nRICE 3.00\nTOTAL 5.00\n\(text)\n")
    #expect(found.receipt?.date?.description == day)
  }
}
