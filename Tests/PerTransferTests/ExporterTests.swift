import PerModel
import PerText
import PerWords
import Testing

@testable import PerTransfer

@Suite struct ExporterTests {
  @Test func jsonIsReadBackAsTheSame() throws {
    let exporter = Exporter(Texts.german) { id in SampleComparison.pictures.first { $0.id == id } }
    let text = exporter.text(of: SampleComparison.comparison, as: .json)
    let read = try ComparisonReader.read(ByteSource(text))
    #expect(read.comparison == SampleComparison.comparison)
    #expect(Set(read.pictures.map(\.png)) == Set(SampleComparison.pictures.map(\.png)))
    let empty = Comparison(currency: .yen)
    let emptyText = Exporter(Texts.english).text(of: empty, as: .json)
    #expect(
      try ComparisonReader.read(ByteSource(emptyText))
        == ReadComparison(comparison: empty, pictures: []))
  }

  @Test func theFrameOfAMarkdownTableIsNoProduct() throws {
    let products = [Product(name: "Oats"), Product(name: "Rice")]
    let comparison = Comparison(name: "Breakfast", currency: .euro, products: products)
    let text = Exporter(Texts.english).text(of: comparison, as: .markdown)
    #expect(try Texts.rows(text).map(\.line) == [5, 6])
  }

  @Test(arguments: [
    ("|  | Produkt | Marke | Grundpreis | Menge | Preis | Angebot | Laden |", true),
    ("|--:|---|---|--:|", true), ("| :-: | - |", true), ("# Breakfast", true),
    ("| 1 | Oats | | €1.90/kg | 500 g | €0.95 | | Aldi |", false), ("# Oats 500 g 0.95", false),
    ("#1 Oats", false), ("Product price", false),
  ])
  func onlyTheFrameIsSkipped(_ line: String, _ isSkipped: Bool) throws {
    #expect(try Texts.rows(line + "\n").isEmpty == isSkipped)
  }

  @Test func termsAreFoundUnderAnotherHeading() throws {
    let table = Exporter(Texts.english).text(of: SampleComparison.comparison, as: .csv)
      .replacing(",terms,", with: ",conditions,", maxReplacements: 1)
    #expect(table.contains(",conditions,"))
    let terms = try Texts.rows(table).map(\.product.terms)
    #expect(terms.contains(SampleComparison.terms))
  }

  @Test(arguments: [TransferFormat.csv, .tsv], ["en_IE", "de_DE", "fr_FR"])
  func tablesAreReadBackAsTheSame(_ format: TransferFormat, _ identifier: String) throws {
    let locale = UserLocale(identifier: identifier)
    let comparison = SampleComparison.comparison
    // In any language of the user: the readers know no translated words.
    let foreign: @Sendable (String) -> String = { "ж" + $0.replacing("%", with: "ж %") + "ж" }
    let text = Translation.$substitute.withValue(foreign) {
      Exporter(locale).text(of: comparison, as: format)
    }
    let products = try Texts.rows(text, locale)
    #expect(products.map(\.problem).allSatisfy { $0 == nil })
    // A row with nothing in it cannot be told from none.
    let expected = comparison.products.filter { $0.duplicated().name != "" }
    try #require(products.count == expected.count)
    for (row, product) in zip(products, expected) {
      #expect(row.product.name == product.name)
      #expect(row.product.quantity == product.quantity)
      #expect(row.product.price == product.price)
      #expect(row.product.deal?.kind == product.deal?.kind)
      #expect(row.product.deal?.priceEach == product.deal?.priceEach)
      #expect(row.product.deal?.minimumCount == product.deal?.minimumCount)
      #expect(row.product.terms == product.terms)
      #expect(row.product.store == product.store)
      #expect(row.product.note == product.note)
      #expect(row.product.barcode == product.barcode)
      #expect(row.product.isInBasket == product.isInBasket)
      #expect(row.product.brand == product.brand)
      #expect(row.product.articleNumber == product.articleNumber)
    }
  }

  @Test func tablesEndWithTheRankingAndReadingLeavesThatOut() throws {
    let comparison = Comparison(
      name: "Oats", currency: .euro,
      products: [
        Product(name: "dear", quantity: try Quantity(1, .kilogram), price: Money(3, .euro)),
        Product(name: "cheap", quantity: try Quantity(500, .gram), price: Money(1, .euro)),
        Product(name: "unknown"),
      ])
    let exporter = Exporter(Texts.english)
    let table = exporter.text(of: comparison, as: .tsv)
    let ends = table.split(separator: "\r\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).suffix(3)
        .joined(separator: "|")
    }
    #expect(
      ends == ["rank|unit price|difference", "2|€3.00/kg|50%", "1|€2.00/kg|0%", "||"])
    let read = try Texts.rows(table).map(\.product)
    #expect(read.map(\.name) == ["dear", "cheap", "unknown"])
    #expect(read.map(\.price) == comparison.products.map(\.price))
    // The rank of a product is the one among all, not among those that are written.
    let one = exporter.text(of: comparison, as: .csv, chosen: [comparison.products[0].id])
    #expect(one.hasSuffix(",2,€3.00/kg,50%\r\n"))
  }

  @Test(arguments: [
    ("=1+2", "'=1+2"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\tx", "'\tx"),
    ("\rx", "'\rx"), ("'=x", "''=x"), ("''+", "'''+"), ("'n", "'n"), ("a=b", "a=b"), ("", ""),
    ("'", "'"), ("\n=1", "'\n=1"), (" =1", "' =1"), ("\u{A0}+1", "'\u{A0}+1"),
    ("\u{200B}@x", "'\u{200B}@x"),
    ("\u{FEFF}-1", "'\u{FEFF}-1"), ("＝1", "'＝1"), (" ＋1", "' ＋1"), ("－1", "'－1"),
    ("\u{3000}＠x", "'\u{3000}＠x"),
    ("' '=1", "'' '=1"), (" a=1", " a=1"), ("\u{200B}", "\u{200B}"), ("−1", "−1"),
  ])
  func formulasAreTextAndComeBack(_ text: String, _ cell: String) {
    #expect(FormulaCell.disarmed(text) == cell)
    #expect(FormulaCell.armed(cell) == text)
  }

  @Test func linesAreReadBackAsProducts() throws {
    let text = Exporter(Texts.english).text(of: SampleComparison.comparison, as: .text)
    let line = try #require(text.split(separator: "\n").first { $0.contains("4006381333931") })
    #expect(line.contains("6 x 330 ml  €4.99"))
    let row = try #require(try Texts.rows("Milk  1 l  €0.99  @ Aldi").first)
    #expect(Texts.short(row).lowercased() == "milk|1 l|0.99 eur|@aldi")
  }

  /// Such cells are text in a whole table, too, and come back as they were.
  @Test(arguments: [TransferFormat.csv, .tsv])
  func namesThatWouldBeFormulasComeBack(_ format: TransferFormat) throws {
    let names = [
      "\n=1+1", " =1+1", "\u{A0}+1", "\u{200B}@x", "\u{200C}+1", "\u{FE0F}'\u{34F}=1", "＝1", "'=1",
      "plain",
    ]
    let comparison = Comparison(
      currency: .euro, products: names.map { Product(name: $0, price: Money(1, .euro)) })
    let text = Exporter(Texts.english).text(of: comparison, as: format)
    #expect(try Texts.rows(text).map(\.product.name) == names)
  }

  @Test func productsWithoutNamesComeBackWithoutNames() throws {
    let comparison = Comparison(
      currency: .euro,
      products: [
        Product(quantity: try? Quantity(500, .gram), price: Money(2, .euro)),
        Product(name: "Oats", quantity: try? Quantity(1, .kilogram), price: Money(3, .euro)),
        Product(name: "  ", price: Money(4, .euro)),
      ])
    let text = Exporter(Texts.english).text(of: comparison, as: .text)
    let products = try Texts.rows(text).map(\.product)
    #expect(products.map(\.name) == ["", "Oats", ""])
    #expect(products.map(\.price) == comparison.products.map(\.price))
    #expect(products[0].quantity == comparison.products[0].quantity)
    // A line typed without a name stays as it is.
    #expect(try Texts.rows("500 g 2.00 €").map(\.product.name) == ["500 g 2.00 €"])
  }

  @Test func markdownRanksAndEscapes() {
    let comparison = Comparison(
      name: "A*b", currency: .euro,
      products: [
        Product(
          name: "dear | <b>", quantity: try? Quantity(1, .kilogram), price: Money(3, .euro),
          brand: "B|c"),
        Product(name: "cheap", quantity: try? Quantity(500, .gram), price: Money(1, .euro)),
        Product(name: "unknown"),
      ])
    let lines = Exporter(Texts.english).text(of: comparison, as: .markdown)
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[0] == "## A\\*b")
    #expect(lines[3].hasPrefix("| 1 | cheap |  | €2.00/kg | 500 g | €1.00 |"))
    #expect(lines[4].contains("dear \\| \\<b\\> | B\\|c |"))
    #expect(lines[5].hasPrefix("| – | unknown |  | – |"))
  }

  @Test func aLostPictureIsLeftOut() throws {
    let text = Exporter(Texts.german).text(of: SampleComparison.comparison, as: .json)
    let read = try ComparisonReader.read(ByteSource(text))
    #expect(read.pictures.isEmpty)
    #expect(read.comparison.products.allSatisfy { $0.picture == nil })
    #expect(
      read.comparison.products.map(\.name) == SampleComparison.comparison.products.map(\.name))
  }

  @Test func onlyWhatIsChosenIsWritten() throws {
    let chosen = Set([SampleComparison.comparison.products[0].id])
    let text = Exporter(Texts.english).text(
      of: SampleComparison.comparison, as: .json, chosen: chosen)
    #expect(try ComparisonReader.read(ByteSource(text)).comparison.products.count == 1)
  }
}
