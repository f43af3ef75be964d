import DatabaseTesting
import FolderTesting
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct ListTests {
  private let database: SQLiteDatabase

  init() throws { database = try SQLiteDatabase(path: ":memory:") }

  private func create(_ names: String...) throws -> [ComparisonID] {
    try names.map { try database.create(Comparison(name: $0, currency: .euro)) }
  }

  private var names: [String] { get throws { try database.comparisons().map(\.name) } }

  /// Undoes or redoes, and tells what the list is then.
  private func take(_ operation: HistoryOperation) throws -> [String]? {
    try database.performOnList(operation) == nil ? nil : names
  }

  @Test func everythingThatHappensToTheListCanBeUndoneAndRedone() throws {
    let ids = try create("A", "B", "C")
    try database.remove(ids[1])
    try database.move(ids[2], to: 0)
    _ = try database.renameInList(ids[0], to: "a")
    _ = try database.duplicate(ids[2], named: "C 2")
    #expect(try names == ["C", "C 2", "a"])
    let states = [
      ["C", "a"], ["C", "A"], ["A", "C"], ["A", "B", "C"], ["A", "B"], ["A"], [],
    ]
    for state in states { #expect(try take(.undo) == state) }
    #expect(try take(.undo) == nil)
    for state in states.dropLast().reversed() { #expect(try take(.redo) == state) }
    #expect(try take(.redo) == ["C", "C 2", "a"])
    #expect(try take(.redo) == nil)
  }

  @Test func whateverComesBackMeanwhileAMoveLeadsBack() throws {
    var random = SeededGenerator(seed: 8)
    let ids = try create("A", "B", "C", "D", "E")
    var states = [try names]
    for _ in 0..<200 {
      let before = try names
      let id = ids.randomElement(using: &random) ?? ids[0]
      let isThere = try database.comparisons().contains { $0.id == id }
      switch (isThere, Int.random(in: 0..<3, using: &random)) {
      case (true, 0): try database.remove(id)
      case (true, _): try database.move(id, to: .random(in: 0...5, using: &random))
      case (false, _): try database.restore(id)
      }
      if try names != before { states.append(try names) }
    }
    for state in states.dropLast().reversed() { #expect(try take(.undo) == state) }
    for state in states.dropFirst() { #expect(try take(.redo) == state) }
  }

  @Test func somethingNewEndsWhatCouldBeRedone() throws {
    let ids = try create("A", "B")
    try database.remove(ids[0])
    _ = try database.performOnList(.undo)
    _ = try database.perform(.rename(from: "B", to: "b"), on: ids[1], expecting: 1)
    #expect(try take(.redo) == nil)
    try database.remove(ids[0])
    _ = try database.performOnList(.undo)
    try database.move(ids[0], to: 1)
    #expect(try take(.redo) == nil)
    #expect(try names == ["b", "A"])
  }

  @Test func theListAndTheComparisonTakeTheirTurns() throws {
    let ids = try create("A", "B")
    let rename = Change.rename(from: "B", to: "b")
    _ = try database.perform(rename, on: ids[1], expecting: 1)
    #expect(try database.nextListChange(.undo, beside: ids[1]) == nil)
    #expect(try database.nextListChange(.undo, beside: ids[0])?.change == .add(ids[1]))
    try database.remove(ids[0])
    #expect(try database.nextListChange(.undo, beside: ids[1])?.change == .remove(ids[0]))
    _ = try database.performOnList(.undo)
    _ = try database.perform(.undo, of: ids[1], expecting: 2)
    #expect(try database.nextListChange(.undo, beside: ids[1])?.change == .add(ids[1]))
    // What was undone is redone in the order in which it was done.
    #expect(try database.nextListChange(.redo, beside: ids[1]) == nil)
    _ = try database.perform(.redo, of: ids[1], expecting: 3)
    #expect(try database.nextListChange(.redo, beside: ids[1])?.change == .remove(ids[0]))
  }

  @Test func whatAnotherWindowHasDoneIsLeftAlone() throws {
    let ids = try create("A", "B", "C")
    let removal = try database.remove(ids[0])
    try database.move(ids[2], to: 0)
    #expect(
      try database.performOnList(.undo, skipping: []) == .move(ids[2], from: ids[1], to: ids[0]))
    let next = try database.nextListChange(.undo, beside: nil, skipping: [removal])
    #expect(next?.change == .add(ids[2]))
    _ = try database.performOnList(.undo)
    // Undone by the other window, which can redo it after this one has done something.
    try database.move(ids[2], to: 0, skipping: [removal])
    #expect(try database.nextListChange(.redo)?.number == removal)
    #expect(try database.nextListChange(.redo, beside: nil, skipping: [removal]) == nil)
  }

  @Test func aCopyHasEverythingAndAHistoryOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let database = try SQLiteDatabase(path: folder.database)
    let product = Product(name: "Crème", quantity: try Quantity(2, .pound), note: "x")
    var settings = ComparisonSettings()
    settings.tolerance = .one
    let id = try database.create(
      Comparison(
        name: "A", currency: .yen, products: [product, Product(name: "B")],
        referenceUnit: ReferenceUnit(.ounce), settings: settings))
    _ = try database.create(Comparison(name: "Z", currency: .euro))
    _ = try database.rename(id, to: "a", expecting: 1)
    try database.connection.execute("UPDATE product SET unit = 'firkin' WHERE amount IS NOT NULL")
    let (copy, _) = try database.duplicate(id, named: "b")
    #expect(try database.comparisons().map(\.name) == ["a", "b", "Z"])
    #expect(try database.comparisons().map(\.productCount) == [2, 2, 0])
    var original = try database.load(id).comparison
    try original.apply(.rename(from: "a", to: "b"))
    let stored = try database.load(copy)
    #expect(stored.comparison == original)
    #expect(!stored.canUndo && stored.version == 1)
    #expect(
      try database.connection.integer("SELECT count(*) FROM product WHERE unit = 'firkin'") == 2)
    #expect(try database.search("creme", limit: 9).count == 2)
    #expect(throws: DatabaseError.missing) {
      try database.duplicate(ComparisonID(rawValue: 99), named: "")
    }
    // What happens to one does not happen to the other.
    let change = try #require(stored.comparison.removing([product.id]))
    _ = try database.perform(change, on: copy, expecting: 1)
    #expect(try database.load(id).comparison.products.count == 2)
  }

  @Test func aNameOfTheListIsSeenByWhoHasTheComparisonOpen() throws {
    let id = try create("A")[0]
    #expect(try database.currentVersion(of: id) == 1)
    #expect(try database.renameInList(id, to: "A") == nil)
    _ = try database.renameInList(id, to: "B")
    #expect(try database.currentVersion(of: id) == 2)
    #expect(try database.load(id).comparison.name == "B")
    _ = try database.perform(.rename(from: "B", to: "C"), on: id, expecting: 2)
    #expect(throws: DatabaseError.missing) { try database.performOnList(.undo) }
    #expect(try names == ["C"])
  }

  @Test func ofManyTheLastThousandCanBeUndoneAfterARestart() throws {
    let ids = try create("A", "B")
    for number in 0..<1100 { try database.move(ids[0], to: 1 - number % 2) }
    try database.deleteOldHistory()
    for _ in 0..<1000 { #expect(try database.performOnList(.undo) != nil) }
    #expect(try database.performOnList(.undo) == nil)
  }

  @Test func aComparisonAndItsFirstChangeAreKeptTogether() throws {
    let empty = Comparison(name: "A", currency: .euro)
    let (id, version, _) = try database.create(empty, doing: empty.adding([Product(name: "P")]))
    #expect(version == 2)
    #expect(try database.currentVersion(of: id) == 2)
    #expect(try database.history(of: id).done.count == 1)
    #expect(throws: DatabaseError.outdated) {
      try database.create(empty, doing: .rename(from: "B", to: "C"))
    }
    #expect(try names == ["A"])
    #expect(try database.nextListChange(.undo, beside: id) == nil)
  }
}
