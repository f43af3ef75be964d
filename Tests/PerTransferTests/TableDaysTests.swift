import PerModel
import PerText
import Testing

@testable import PerTransfer

/// Columns that say when a price was seen, and when an offer holds.
@Suite struct TableDaysTests {
  private func rows(_ text: String, _ locale: String) throws -> [TableRow] {
    try Texts.rows(text, UserLocale(identifier: locale))
  }

  private func offerDays(_ row: TableRow) -> String {
    row.product.terms.exactMembers.filter { $0.name == "offerDays" }.map(\.value).joined()
  }

  @Test(arguments: [
    ("en_US", "Product,Size,Price,Valid from,Valid until", "11/23/2026,11/29/2026"),
    ("en_GB", "Product,Size,Price,Start Date,End Date", "23/11/2026,2026-11-29"),
    ("en_GB", "Product,Size,Price,Offer period", "23/11/2026-29/11/2026"),
    ("de_DE", "Artikel,Menge,Preis,Gültig ab,Gültig bis", "23.11.2026,29.11.2026"),
    ("de_DE", "Artikel,Menge,Preis,Gültigkeit", "23.11.-29.11.2026"),
    ("fr_FR", "Produit,Quantité,Prix,Début,Fin", "23/11/2026,29/11/2026"),
    ("es_ES", "Producto,Cantidad,Precio,Vigencia", "del 23/11/2026 al 29/11/2026"),
    ("it_IT", "Prodotto,Quantità,Prezzo,Valido dal,Valido fino al", "23/11/2026,29/11/2026"),
    ("nl_NL", "Product,Hoeveelheid,Prijs,Geldig vanaf,Geldig t/m", "23-11-2026,29-11-2026"),
    ("pt_BR", "Produto,Quantidade,Preço,Válido de,Válido até", "23/11/2026,29/11/2026"),
    ("pl_PL", "Produkt,Ilość,Cena,Ważne od,Ważne do", "23.11.2026,29.11.2026"),
    ("sv_SE", "Vara,Mängd,Pris,Gäller från,Gäller till", "2026-11-23,2026-11-29"),
    ("cs_CZ", "Výrobek,Balení,Cena,Akce od,Akce do", "23.11.2026,29.11.2026"),
    ("uk_UA", "Товар,Кількість,Ціна,Діє з,Діє до", "23.11.2026,29.11.2026"),
    ("th_TH", "สินค้า,ขนาด,ราคา,วันที่เริ่ม,วันที่สิ้นสุด", "2026-11-23,2026-11-29"),
    ("ja_JP", "商品,内容量,価格,開始日,終了日", "2026/11/23,2026/11/29"),
    ("zh_CN", "商品,规格,价格,开始日期,结束日期", "2026-11-23,2026-11-29"),
  ])
  func theDaysOfAnOfferAreRead(_ locale: String, _ headings: String, _ days: String) throws {
    let rows = try rows("\(headings)\nTee,100 g,2.99,\(days)\nSalz,1 kg,0.99,\(days)\n", locale)
    #expect(rows.map(offerDays) == ["2026-11-23/2026-11-29", "2026-11-23/2026-11-29"])
    #expect(rows.allSatisfy { $0.problem == nil && $0.remark == nil && $0.doubt == nil })
  }

  @Test func theDayOnWhichAPriceWasSeenComesWithItsProduct() throws {
    let reading = try Texts.reading(
      """
      Product,Size,Price,Date
      Tea,100 g,3.00,2026-11-05
      Salt,1 kg,0.99,
      Rice,1 kg,2.99,05/11/2026

      """)
    var products: [Product] = []
    let comparison = reading.comparison(currency: .euro) {
      products.append($0)
      return true
    }
    #expect(comparison != nil)
    #expect(
      products.map { reading.seenDays[$0.id]?.description } == ["2026-11-05", nil, "2026-11-05"])
  }

  /// Statistics name the month; its first day is kept.
  @Test func aMonthIsKeptAsItsFirstDay() throws {
    let rows = try rows(
      "Product,Size,Price,Date\nTea,100 g,3.00,2025-01\nSalt,1 kg,0.99,03/2025\n", "en_GB")
    #expect(rows.map { $0.seen?.description } == ["2025-01-01", "2025-03-01"])
    #expect(rows.allSatisfy { $0.problem == nil && $0.remark == nil })
  }

  /// Each month has its price; "mar" begins a month in Finnish, too.
  @Test(arguments: [
    ("en_US", "Product,Size,Jan 2026,Feb 2026,Mar 2026"),
    ("de_DE", "Produkt,Menge,Januar 2026,Februar 2026,März 2026"),
    ("es_ES", "Producto,Tamaño,ene 26,feb 26,mar 26"),
    ("fr_FR", "Produit,Taille,01/2026,02/2026,03/2026"),
    ("ja_JP", "商品,内容量,2026年1月,2026年2月,2026年3月"),
  ])
  func monthsStandSideBySide(_ locale: String, _ headings: String) throws {
    let rows = try rows("\(headings)\nTea,100 g,3.49,3.59,3.69\nSalt,1 kg,0.99,,1.09\n", locale)
    #expect(
      rows.map { $0.seen?.description } == [
        "2026-01-01", "2026-02-01", "2026-03-01", "2026-01-01", "2026-03-01",
      ])
    #expect(
      rows.map { $0.product.price?.amount.description }
        == ["349/100", "359/100", "369/100", "99/100", "109/100"])
  }

  /// Of months without a year the last ones that have begun are meant.
  @Test func monthsWithoutAYearAreTheLastOnes() throws {
    let november = try #require(CalendarDay("2026-11-27"))
    let german = UserLocale(identifier: "de_DE")
    let (december, march) = (MonthHeading("dez", for: german), MonthHeading("März", for: german))
    #expect(december?.firstDay(today: november)?.description == "2025-12-01")
    #expect(march?.firstDay(today: november)?.description == "2026-03-01")
    #expect(MonthHeading("Rema 1000", for: german) == nil)
    #expect(MonthHeading("Marktkauf", for: german) == nil)
  }

  /// A price cannot have been seen tomorrow: the product is kept, and that is said.
  @Test func aDayThatCannotBeIsLeftOutAndSaid() throws {
    let rows = try rows(
      "Product,Size,Price,Date,Valid until\nTea,100 g,3.00,2199-01-01,2199-02-01\n"
        + "Salt,1 kg,0.99,2026-11-05,soon\nRice,1 kg,1.99,2026-11-05,2199-02-01\n", "en_GB")
    #expect(rows.map { $0.seen?.description } == [nil, "2026-11-05", "2026-11-05"])
    #expect(rows.map(offerDays) == ["/2199-02-01", "", "/2199-02-01"])
    #expect(rows.map { $0.remark != nil } == [true, true, false])
  }

  /// What a heading says that is not known may be anything but when a price was seen.
  @Test func aDayBelowAnUnknownHeadingIsLeftOut() throws {
    let table = try TableReader(
      ByteSource("Product,Size,Price,Zorp\nTea,100 g,3.00,2026-01-05\nSalt,1 kg,0.99,2026-02-01\n"),
      texts: ProductTexts(Texts.english))
    while let row = try table.next() { #expect(row.seen == nil) }
    #expect(table.leftOutColumns.map(\.reason) == [.notUnderstood])
  }

  /// Until when food keeps is neither.
  @Test(arguments: [
    ("en_US", "Product,Size,Price,Best before"), ("de_DE", "Artikel,Menge,Preis,MHD"),
    ("fr_FR", "Produit,Quantité,Prix,DLC"), ("es_ES", "Producto,Cantidad,Precio,Caducidad"),
    ("ja_JP", "商品,内容量,価格,賞味期限"),
  ])
  func untilWhenFoodKeepsIsLeftOut(_ locale: String, _ headings: String) throws {
    let table = try TableReader(
      ByteSource("\(headings)\nTea,100 g,3.00,2026-01-05\nSalt,1 kg,0.99,2026-02-01\n"),
      texts: ProductTexts(UserLocale(identifier: locale)))
    while let row = try table.next() {
      #expect(row.seen == nil && row.product.terms.offerDays == nil && row.problem == nil)
    }
    #expect(table.leftOutColumns.map(\.reason) == [.noPartOfProduct])
  }
}
