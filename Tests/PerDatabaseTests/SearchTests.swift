import DatabaseTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct SearchTests {
  private let database: SQLiteDatabase

  init() throws { database = try SQLiteDatabase(path: ":memory:") }

  private func keep(_ products: Product...) throws -> ComparisonID {
    try database.create(Comparison(name: "C", currency: .euro, products: products))
  }

  @Test(arguments: [
    ("cr fr", ["Crème fraîche"]), ("CRÈME", ["Crème fraîche"]), ("sussmost", []),
    ("süss", ["Süsskartoffel"]), ("suss", ["Süsskartoffel"]), ("fraiche creme", ["Crème fraîche"]),
    ("7up", []), ("7-up", ["7-Up"]), ("up", ["7-Up"]), ("牛", ["牛乳"]), ("عص", ["عصير"]),
    ("aldi", ["Süsskartoffel"]), ("40063", ["7-Up"]), ("ripe", ["牛乳"]),
    ("bunt", ["7-Up"]),
    ("", []), ("  - \"* ", []), ("NOT \"up", []), ("name:up", []), ("up OR", []),
    ("creme\u{301} fraiche", ["Crème fraîche"]), ("\u{0}up", ["7-Up"]),
  ])
  func productsAreFoundByTheBeginningsOfWords(_ words: String, _ names: [String]) throws {
    let id = try keep(
      Product(name: "Crème fraîche"), Product(name: "Süsskartoffel", store: "Aldi"),
      Product(name: "7-Up", barcode: "4006381333931", brand: "Bünting"),
      Product(name: "牛乳", note: "not ripe"),
      Product(name: "عصير"))
    let hits = try database.search(words, limit: 10)
    #expect(hits.map(\.product.name) == names)
    #expect(hits.allSatisfy { $0.comparison == id && $0.comparisonTitle == "C" })
  }

  @Test func whatIsEditedOrRemovedIsFoundAsItIsNow() throws {
    let product = Product(name: "Oat flakes")
    let id = try keep(product)
    var edited = product
    edited.name = "Rolled oats"
    _ = try database.perform(.edit(from: product, to: edited), on: id, expecting: 1)
    #expect(try database.search("flak", limit: 1).isEmpty)
    #expect(try database.search("roll", limit: 1).map(\.product) == [edited])
    let removal = Change.remove([Change.Place(0, edited)])
    _ = try database.perform(removal, on: id, expecting: 2)
    #expect(try database.search("roll", limit: 1).isEmpty)
    _ = try database.perform(.undo, of: id)
    #expect(try database.search("roll", limit: 1).map(\.product) == [edited])
    try database.remove(id)
    #expect(try database.search("roll", limit: 1).isEmpty)
    try database.restore(id)
    #expect(try database.search("roll", limit: 1).count == 1)
  }

  @Test func theLastEnteredComeFirstUpToTheLimit() throws {
    _ = try keep(Product(name: "Oats 1"), Product(name: "Oats 2"), Product(name: "Oats 3"))
    #expect(try database.search("oats", limit: 2).map(\.product.name) == ["Oats 3", "Oats 2"])
    #expect(try database.search("oats", limit: 0).isEmpty)
    #expect(try database.search("oats", limit: -1).isEmpty)
  }

  @Test func textsAreThoseOfTheLatestProductsWithHowManyHaveEach() throws {
    _ = try keep(
      Product(name: "Oats", store: "Aldi"), Product(name: "Milk", store: "Aldi"),
      Product(name: "Almonds"), Product(name: "Tea", store: "Alnatura"))
    let removed = try keep(Product(name: "Old", store: "Alt"))
    try database.remove(removed)
    #expect(
      try database.texts(of: .store, matching: "al", among: 10)
        == [TextUse(text: "Alnatura", count: 1), TextUse(text: "Aldi", count: 2)])
    #expect(
      try database.texts(of: .name, matching: "alm", among: 10).map(\.text) == ["Almonds"])
    #expect(try database.texts(of: .store, matching: "al", among: 1).map(\.text) == ["Alnatura"])
    #expect(try database.texts(of: .store, matching: " -", among: 10).isEmpty)
    #expect(try database.texts(of: .store, matching: "al", among: 0).isEmpty)
  }

  @Test func aBarcodeIsFoundWhateverItsLength() throws {
    _ = try keep(
      Product(name: "Old", barcode: "036000291452"), Product(name: "036000291452"),
      Product(name: "New", barcode: "0036000291452"), Product(barcode: "4006381333931"))
    for text in ["036000291452", "0036000291452", "00036000291452"] {
      let barcode = try #require(GTIN(text))
      #expect(
        try database.products(barcode: barcode, limit: 5).map(\.product.name) == ["New", "Old"])
      #expect(try database.products(barcode: barcode, limit: 1).map(\.product.name) == ["New"])
    }
  }

  @Test func articleNumbersAreFoundByAnyPart() throws {
    let id = try keep(
      Product(name: "Drill", articleNumber: "AX-1234/b"), Product(name: "AX-1234"),
      Product(name: "Saw", articleNumber: "77"),
      Product(name: "Other", unknown: [ExactMember("colour", "articleNumber 1234")]))
    #expect(try database.search("1234", limit: 9).map(\.product.name) == ["AX-1234", "Drill"])
    #expect(try database.search("ax-1234/B", limit: 9).map(\.product.name) == ["Drill"])
    #expect(try database.search("1234", limit: 1).map(\.product.name) == ["AX-1234"])
    #expect(try database.search("77", limit: 9).map(\.product.articleNumber) == ["77"])
    #expect(try database.search("7 77 saw", limit: 9).isEmpty)
    #expect(try database.search("1234 AX", limit: 9).map(\.product.name) == ["AX-1234", "Drill"])
    try database.remove(id)
    #expect(try database.search("77", limit: 9).isEmpty)
  }

  @Test(arguments: [("x٣", "X٣"), ("é1", "É1\u{301}2"), ("12 é", "12É"), ("\u{130}5", "İ5")])
  func articleNumbersMayHaveAnyCharacters(_ words: String, _ number: String) throws {
    _ = try keep(Product(name: "Saw", articleNumber: number))
    let isThere = words.split(separator: " ").allSatisfy {
      number.lowercased().contains($0.lowercased())
    }
    #expect(try database.search(words, limit: 9).isEmpty == !isThere)
  }

  /// A million others would take a tenth of a second.
  @Test func onlyProductsWithAnArticleNumberAreLookedAt() throws {
    _ = try keep(Product(name: "Saw", articleNumber: "77"))
    #expect(try database.search("77", limit: 9).count == 1)
    var plans: [String] = []
    try database.connection.forEachRow(
      of: "EXPLAIN QUERY PLAN " + database.statement("product.id", from: .numbered)
    ) { (row) in plans.append(row.text(3) ?? "") }
    #expect(plans.first == "SCAN product USING INDEX product_number")
  }

  /// No character ends a word for us and not for the tokenizer, or the other way round.
  @Test func everyCharacterCanBeSearchedFor() throws {
    _ = try keep(Product(name: "Oats"))
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory != .unassigned }
      .filter { $0.value < 0x3_0000 || $0.value > 0xE_0000 }.filter {
        !(0x3400...0x9FFF).contains($0.value) && !(0xAC00...0xD7A3).contains($0.value)
          && !(0x2_0000...0x2_FFFF).contains($0.value) && $0.value < 0xF_0100
      }
    // Several at once, which is one question to the index
    for start in stride(from: 0, to: scalars.count, by: 32) {
      let some = scalars[start..<min(start + 32, scalars.count)]
      _ = try database.search(some.map { "a\($0)b" }.joined(separator: " "), limit: 1)
      _ = try database.search(some.map { "\($0)" }.joined(separator: " "), limit: 1)
    }
  }
}
