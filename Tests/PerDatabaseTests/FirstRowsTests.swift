import PerModel
import Testing

@testable import PerDatabase

/// What the file remembers of the first rows of a comparison.
@Suite struct FirstRowsTests {
  private let database: SQLiteDatabase
  private let comparison: Comparison
  private let id: ComparisonID

  init() throws {
    database = try SQLiteDatabase(path: ":memory:")
    comparison = Comparison(
      name: "Tea", currency: .euro, products: (0..<5).map { Product(name: "\($0)") })
    id = try database.create(comparison)
  }

  private func ids(_ numbers: Int...) -> [Product.ID] { numbers.map { comparison.products[$0].id } }

  @Test func theyAreReadWithEverythingElseOfTheComparison() throws {
    #expect(try database.firstRows(of: id) == nil)
    try database.keepFirstRows(ids(3, 1), of: id, at: 1)
    let whole = try database.load(id)
    let rows = try #require(try database.firstRows(of: id))
    #expect(rows.comparison.products.map(\.name) == ["1", "3"])
    #expect(rows.comparison.header == whole.comparison.header && rows.version == whole.version)
    #expect(rows.canUndo == whole.canUndo && rows.canRedo == whole.canRedo)
  }

  @Test func theyAreForgottenWithTheNextChange() throws {
    try database.keepFirstRows(ids(3, 1), of: id, at: 1)
    let version = try database.perform(comparison.adding([Product()]), on: id, expecting: 1)
    #expect(try database.firstRows(of: id) == nil)
    // What is told too late is not believed.
    try database.keepFirstRows(ids(3, 1), of: id, at: 1)
    #expect(try database.firstRows(of: id) == nil)
    try database.keepFirstRows(ids(0), of: id, at: version)
    #expect(try database.firstRows(of: id)?.comparison.products.map(\.name) == ["0"])
  }

  @Test func onlyThoseOfOneComparisonAreKept() throws {
    let other = try database.create(
      Comparison(currency: .euro, products: [Product(name: "Milk")]))
    try database.keepFirstRows(ids(1, 2, 3), of: id, at: 1)
    try database.keepFirstRows(
      [try #require(try database.load(other).comparison.products.first).id], of: other, at: 1)
    #expect(try database.firstRows(of: id) == nil)
    #expect(try database.firstRows(of: other)?.comparison.products.map(\.name) == ["Milk"])
    try database.remove(other)
    #expect(try database.firstRows(of: other) == nil)
  }

  @Test func theyAreNotShownWhereOneIsMissing() throws {
    try database.keepFirstRows(ids(1, 2) + [Product.ID(rawValue: 1)], of: id, at: 1)
    #expect(try database.firstRows(of: id) == nil)
  }
}
