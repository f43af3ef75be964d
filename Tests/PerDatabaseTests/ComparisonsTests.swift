import DatabaseTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct ComparisonsTests {
  private let database: SQLiteDatabase

  init() throws { database = try SQLiteDatabase(path: ":memory:") }

  private func create(_ names: String...) throws -> [ComparisonID] {
    try names.map { try database.create(Comparison(name: $0, currency: .euro)) }
  }

  private var names: [String] { get throws { try database.comparisons().map(\.name) } }

  @Test func comparisonsAreListedInTheirOrder() throws {
    let ids = try create("A", "B", "C", "D")
    try database.move(ids[3], to: 0)
    #expect(try names == ["D", "A", "B", "C"])
    try database.move(ids[0], to: 99)
    #expect(try names == ["D", "B", "C", "A"])
    try database.move(ids[2], to: 1)
    #expect(try names == ["D", "C", "B", "A"])
    #expect(throws: DatabaseError.missing) {
      try database.move(ComparisonID(rawValue: 99), to: 0)
    }
  }

  @Test func aRemovedComparisonComesBackWithItsHistoryToItsPlace() throws {
    let ids = try create("A", "B", "C")
    _ = try database.rename(ids[1], to: "b", expecting: 1)
    let before = try database.load(ids[1])
    try database.remove(ids[1])
    #expect(try names == ["A", "C"])
    #expect(try database.removedComparisons().map(\.id) == [ids[1]])
    #expect(try database.currentVersion(of: ids[1]) == nil)
    #expect(throws: DatabaseError.missing) { try database.load(ids[1]) }
    #expect(throws: DatabaseError.missing) { try database.rename(ids[1], to: "x", expecting: 2) }
    #expect(throws: DatabaseError.missing) { try database.remove(ids[1]) }
    try database.restore(ids[1])
    #expect(try names == ["A", "b", "C"])
    #expect(try database.load(ids[1]) == before)
    #expect(throws: DatabaseError.missing) { try database.restore(ids[1]) }
  }

  @Test func anIdentityIsNeverGivenAgain() throws {
    let first = try create("A")[0]
    try database.remove(first)
    try database.connection.run("DELETE FROM comparison")
    #expect(try create("B")[0] != first)
  }

  @Test func theComparisonOpenedLastIsRememberedWhileItIsThere() throws {
    let ids = try create("A", "B")
    #expect(try database.lastOpened() == nil)
    try database.setLastOpened(ids[0])
    try database.setLastOpened(ids[1])
    #expect(try database.lastOpened() == ids[1])
    try database.remove(ids[1])
    #expect(try database.lastOpened() == nil)
  }

  @Test func ofManyChangesTheLastThousandCanBeUndoneAfterARestart() throws {
    let id = try create("0")[0]
    try database.connection.execute("BEGIN; COMMIT")
    for number in 1...1010 {
      _ = try database.rename(id, to: "\(number)", expecting: Int64(number))
    }
    var (comparison, history) = (try database.load(id).comparison, try database.history(of: id))
    #expect(history.done.count == 1000)
    while let undo = history.undo {
      try comparison.apply(undo)
      history.didUndo()
    }
    #expect(comparison.name == "10")
  }

  @Test func aUnitOfANewerProgramIsNotUnderstoodButKept() throws {
    let product = Product(
      id: Product.ID(rawValue: 7), name: "A", quantity: try Quantity(2, .pound),
      deal: Deal(.percentOff(1)))
    let id = try database.create(
      Comparison(currency: .euro, products: [product], referenceUnit: ReferenceUnit(.pound)))
    _ = try database.perform(
      .edit(from: product, to: Product(id: product.id, name: "A")), on: id, expecting: 1)
    _ = try database.perform(.undo, of: id, expecting: 2)
    try database.connection.execute(
      """
      UPDATE product SET unit = 'firkin', deal = 'haggle 2';
      UPDATE comparison SET reference_unit = 'firkin';
      UPDATE entry SET content = 'newer' WHERE is_list = 0
      """)
    let stored = try database.load(id)
    let old = try #require(stored.comparison.products.first)
    #expect(old.quantity == nil && old.deal == nil)
    #expect(
      old.unknown.map(\.line) == [
        "quantity.amount 2", "quantity.unit firkin", "deal.exact haggle 2",
      ])
    #expect(stored.comparison.referenceUnit == nil)
    #expect(try database.history(of: id) == History())
    var new = old
    new.name = "B"
    let change = try #require(stored.comparison.editing(to: new))
    _ = try database.perform(change, on: id, expecting: stored.version)
    let kept = try database.connection.first(of: "SELECT amount, unit, deal FROM product") {
      (row) in
      [row.text(0), row.text(1), row.text(2)]
    }
    #expect(kept == ["2", "firkin", "haggle 2"])
  }

  /// Such as a damaged file may hold.
  @Test func numbersAtTheEndsOfTheirRangeStopNothing() throws {
    let products = [Product(name: "A"), Product(name: "B")]
    let id = try database.create(Comparison(currency: .euro, products: products))
    _ = try database.rename(id, to: "B", expecting: 1)
    try database.connection.execute(
      """
      UPDATE comparison SET version = \(Int64.max), product_count = 2;
      UPDATE product SET place = \(Int64.max) - key % 2, deal = 'buyGet \(Int.max) \(Int.max) 1';
      UPDATE entry SET number = \(Int64.max) WHERE is_list = 0
      """)
    let stored = try database.load(id)
    #expect(stored.comparison.products.map(\.deal) == [nil, nil])
    let change = stored.comparison.adding([Product(name: "C")])
    _ = try database.perform(change, on: id, expecting: stored.version)
    #expect(try database.load(id).comparison.products.map(\.name) == ["A", "B", "C"])
    try database.connection.execute("UPDATE comparison SET product_count = -5")
    _ = try database.load(id)
  }

  @Test func changesThatDoNotFitAreRefusedWhole() throws {
    let product = Product(id: Product.ID(rawValue: 7), name: "A")
    let id = try database.create(Comparison(name: "A", currency: .euro, products: [product]))
    let before = try database.load(id)
    let other = Product(id: Product.ID(rawValue: 8))
    let changes: [Change] = [
      .add([Change.Place(1, product)]), .add([Change.Place(2, other)]),
      .add([Change.Place(0, other), Change.Place(3, Product())]),
      .remove([Change.Place(0, product), Change.Place(1, other)]), .edit(from: other, to: other),
      .edit(from: product, to: other), .rename(from: "B", to: "C"),
      .setCurrency(from: .yen, to: .euro),
      .several([.rename(from: "A", to: "B"), .remove([Change.Place(0, other)])]),
    ]
    for change in changes {
      let isRepeated = change == changes[0]
      #expect(throws: isRepeated ? DatabaseError.repeatedID : .outdated, "\(change)") {
        try database.perform(change, on: id, expecting: 1)
      }
    }
    #expect(try database.load(id) == before)
  }
}
