import PerModel
import PerText
import Testing

@testable import PerTransfer

@Suite struct JSONTableTests {
  private func read(_ text: String, _ locale: UserLocale = Texts.english) throws -> (
    rows: [String], leftOut: [String]
  ) {
    let file = try ImportFile.open(ByteSource(text), texts: ProductTexts(locale))
    var rows: [TableRow] = []
    while let row = try file.next() { rows.append(row) }
    guard case .rows(let reader) = file else { return (rows.map(TableKindTests.brief), []) }
    return (rows.map(TableKindTests.brief), reader.leftOutColumns.map(\.heading))
  }

  @Test func keysOfOtherProgramsAreReadAsHeadings() throws {
    let found = try read(
      """
      {"title": "Pickles", "size": "24 oz", "price": "€2.79", "aisle": 4}
      {"title": "Olives", "size": "10 oz", "price": 3.49, "aisle": 4}
      """)
    #expect(found.rows == ["Pickles|24 oz|2.79", "Olives|10 oz|3.49"])
    #expect(found.leftOut == ["aisle"])
  }

  @Test func anArrayIsReadAsWell() throws {
    let found = try read(
      """
      [
        {"name": "Tahini", "pack_size": "300 g", "regular_price": 4.50, "sale_price": 3.95, "shop": "Lidl"},
        {"name": "Hummus", "pack_size": "200 g", "regular_price": 1.50, "sale_price": null, "shop": "Aldi",
         "tags": ["dip"]}
      ]
      """)
    #expect(found.rows == ["Tahini|300 g|4.5-0.55|@Lidl", "Hummus|200 g|1.5|@Aldi"])
    #expect(found.leftOut == ["tags"])
  }

  @Test func objectsWithinObjectsAreRead() throws {
    let found = try read(
      """
      [{"name": "Walnut oil", "size": {"value": 250, "unit": "ml"}, "price": {"amount": 6.99, "currency": "USD"},
        "brand": {"@type": "Brand", "name": "Nutty"}, "rating": {"stars": [4, 5]}}]
      """)
    #expect(found.rows == ["Walnut oil|250 ml|6.99"])
    #expect(found.leftOut == ["rating"])
  }

  @Test func aListWithinAnObjectIsRead() throws {
    let found = try read(
      """
      {
        "stand": "2026-11-02", "tags": ["a", 2],
        "artikel": [
          {"bezeichnung": "Quark", "menge": "500 g", "preis": 1.29},
          {"bezeichnung": "Molke", "menge": "1 l", "preis": 0.89}
        ],
        "quelle": {"name": "Prospekt"}
      }
      """, Texts.german)
    #expect(found.rows == ["Quark|500 g|1.29", "Molke|1 l|0.89"])
  }

  @Test func numbersHaveAPointWhateverTheUserWrites() throws {
    let found = try read(
      #"[{"artikel": "Senf", "menge": "250 ml", "preis": 0.995}]"#, Texts.german)
    #expect(found.rows == ["Senf|250 ml|0.995"])
  }

  @Test func whatEndsTooEarlyIsSaid() {
    #expect(throws: TransferError.self) {
      _ = try read(#"[{"name": "Capers", "size": "100 g", "price": 1.95}"#)
    }
  }

  @Test func aLineThatIsNoObjectIsRefusedAlone() throws {
    let file = try ImportFile.open(
      ByteSource(
        """
        {"product": "Dill", "size": "30 g", "price": 0.95}
        {"product": "Mint",
        {"product": "Sage", "size": "20 g", "price": 1.05}
        """), texts: ProductTexts(Texts.english))
    var problems: [Int] = []
    var names: [String] = []
    while let row = try file.next() {
      if row.problem != nil { problems.append(row.line) } else { names.append(row.product.name) }
    }
    #expect(problems == [2])
    #expect(names == ["Dill", "Sage"])
  }
}
