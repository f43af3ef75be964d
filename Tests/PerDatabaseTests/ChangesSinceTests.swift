import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

/// What another window or process has done is told as a change, without reading what it left alone.
@Suite struct ChangesSinceTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let other: SQLiteDatabase
  private let id: ComparisonID
  private let products = (0..<10_000).map {
    Product(id: Product.ID(rawValue: Int64($0 + 1)), name: "Product \($0)", store: "Aldi")
  }

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
    other = try SQLiteDatabase(path: folder.database)
    id = try database.create(Comparison(name: "C", currency: .euro, products: products))
  }

  /// How many ten thousands of steps SQLite's machine takes: a row that is read takes some twenty.
  private func steps<Result>(_ body: () throws(DatabaseError) -> Result) throws -> (Result, Int) {
    var count = 0
    let result = try database.connection.cancellable(
      {
        count += 1
        return false
      }, body)
    return (result, count)
  }

  @Test func oneRowOfManyIsFollowedWithoutReadingTheOthers() throws {
    var comparison = try database.load(id).comparison
    let (_, whole) = try steps { () throws(DatabaseError) in try database.load(id) }
    #expect(whole >= 20)
    var edited = products[5000]
    edited.name = "Edited"
    let changes: [() throws -> Void] = [
      { _ = try other.add(to: id) { _, take in take(Product(name: "New")) } },
      { _ = try other.perform(.undo, of: id) }, { _ = try other.perform(.redo, of: id) },
      { _ = try other.perform(.edit(from: products[5000], to: edited), on: id, expecting: 4) },
      { _ = try other.perform(.remove([Change.Place(7, products[7])]), on: id, expecting: 5) },
      { _ = try other.perform(.undo, of: id) },
      { _ = try other.perform(.add([Change.Place(3, Product(name: "3"))]), on: id, expecting: 7) },
      { _ = try other.renameInList(id, to: "D") }, { _ = try other.performOnList(.undo) },
      { _ = try other.performOnList(.redo) },
    ]
    for (number, change) in changes.enumerated() {
      try change()
      let (found, count) = try steps { () throws(DatabaseError) in
        try database.changes(of: id, since: Int64(number + 1))
      }
      let known = try #require(found)
      #expect(count == 0, "\(number)")
      #expect(known.version == Int64(number + 2))
      #expect(try known.canUndo == other.canPerform(.undo, of: id))
      #expect(try known.canRedo == other.canPerform(.redo, of: id))
      try comparison.apply(known.change)
      #expect(try comparison == other.load(id).comparison, "\(number)")
    }
  }

  @Test func severalChangesAreToldAsOne() throws {
    var comparison = try database.load(id).comparison
    for number in 1...3 { _ = try other.rename(id, to: "\(number)", expecting: Int64(number)) }
    _ = try other.perform(.undo, of: id)
    let known = try #require(try database.changes(of: id, since: 4))
    #expect(known.change == .rename(from: "3", to: "2"))
    // The third was made and taken back: the log notes only the last, so that one is missing.
    #expect(try database.changes(of: id, since: 1) == nil)
    _ = try other.rename(id, to: "4", expecting: 5)
    _ = try other.setNote("x", of: products[1], on: id, expecting: 6)
    let both = try #require(try database.changes(of: id, since: 5))
    try comparison.apply(.rename(from: "C", to: "2"))
    try comparison.apply(both.change)
    #expect(try comparison == other.load(id).comparison)
  }

  @Test func whatTheLogDoesNotSayIsLoaded() throws {
    #expect(try database.changes(of: id, since: 1) == nil)
    #expect(try database.changes(of: id, since: 0) == nil)
    // Many rows come as a range of rows.
    _ = try other.add(to: id) { _, take in
      (0..<UndoLog.minimumRows).allSatisfy { take(Product(name: "Many \($0)")) }
    }
    #expect(try database.changes(of: id, since: 1) == nil)
    // A long text is not read.
    let note = String(repeating: "long ", count: 50_000)
    _ = try other.setNote(note, of: products[1], on: id, expecting: 2)
    #expect(try database.changes(of: id, since: 2) == nil)
    for number in 0...UndoLog.maximumChanges {
      _ = try other.rename(id, to: "\(number)", expecting: 3 + number)
    }
    #expect(try database.changes(of: id, since: 3) == nil)
    #expect(try database.changes(of: id, since: 4) != nil)
    try other.connection.execute("UPDATE entry SET content = 'newer' WHERE version = 10")
    #expect(try database.changes(of: id, since: 9) == nil)
    #expect(try database.changes(of: id, since: 10) != nil)
    try other.remove(id)
    #expect(throws: DatabaseError.missing) { try database.changes(of: id, since: 10) }
  }
}

extension SQLiteDatabase {
  fileprivate func setNote(
    _ note: String, of product: Product, on id: ComparisonID, expecting version: Int64
  ) throws -> Int64 {
    var new = product
    new.note = note
    return try perform(.edit(from: product, to: new), on: id, expecting: version)
  }
}
