import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

/// Entries of the logs that no program has written: of a damaged file, or of a stranger's. They do no harm, and what is
/// undone is right. `scripts/fuzz … log` looks for more of them.
@Suite struct HostileLogTests {
  private let database: SQLiteDatabase
  private let id: ComparisonID
  private let tea = Product(
    id: Product.ID(rawValue: 1), name: "Tea", price: Money(2, .euro), store: "Aldi")

  init() throws {
    database = try SQLiteDatabase(path: ":memory:")
    id = try database.create(Comparison(name: "A", currency: .euro, products: [tea]))
  }

  /// Puts a text at the end of the log of the comparison, as done or as undone.
  private func log(_ text: String, isUndone: Bool = false) throws {
    try database.connection.run(
      """
      INSERT INTO entry (comparison, is_list, is_undone, number, made, content, version)
      SELECT ?, 0, ?, coalesce(max(number), 0) + 1, 0, ?, 1 FROM entry
      """, .integer(id.rawValue), .integer(isUndone ? 1 : 0), .text(text))
  }

  /// Whatever happens to the comparison, it is counted right.
  private func carryOut(_ operation: HistoryOperation) throws {
    do throws(DatabaseError) {
      _ = try database.perform(operation, of: id, expecting: nil)
    } catch {
      #expect([.outdated, .repeatedID].contains(error), "\(error)")
    }
    let count = try database.load(id).comparison.products.count
    #expect(try database.comparisons().first?.productCount == count)
  }

  @Test func aPictureThatIsNoNumberIsNotKept() throws {
    try log("remove\t1\n1\t2\tname Milk\tpicture from-a-camera")
    #expect(try database.perform(.undo, of: id, expecting: nil) != nil)
    let products = try database.load(id).comparison.products
    #expect(products.map(\.name) == ["Tea", "Milk"] && products[1].picture == nil)
  }

  @Test func noProductComesAfterTheLastIndexThatThereIs() throws {
    try log("add\t2\n\(Int.max)\t2\tname Milk\n0\t3\tname Juice", isUndone: true)
    #expect(throws: DatabaseError.outdated) {
      try database.perform(.redo, of: id, expecting: nil)
    }
  }

  @Test(arguments: ["0-9223372036854775807", "1-9223372036854775806,1-2", "5-1", "1-2-3", "a-b"])
  func rowsThatCannotBeCountedAreNotMerged(_ rows: String) throws {
    #expect(KeyRanges(rows) == nil)
    try database.connection.run(
      "INSERT INTO book_entry (is_undone, version, made, content) VALUES (0, 1, 0, ?)",
      .text("merge\t\t\(rows)"))
    #expect(try database.performOnPriceBook(.undo) == nil)
  }

  @Test func noiseIsRefusedOrUndone() throws {
    var generator = SeededGenerator(seed: 15)
    let texts =
      SampleChanges.changes.map { ChangeText.write($0) }
      + ["rows\t0\t1", "rows\t9223372036854775807\t1", "rows\t1\t9223372036854775807"]
    for text in texts {
      for isUndone in [false, true] {
        var noisy = Array(text.utf8.prefix(3000))
        if !noisy.isEmpty {
          noisy[Int.random(in: noisy.indices, using: &generator)] = .random(
            in: 9...127, using: &generator)
        }
        for text in [text, String(decoding: noisy, as: UTF8.self)] {
          try log(text, isUndone: isUndone)
          try carryOut(isUndone ? .redo : .undo)
          try carryOut(isUndone ? .undo : .redo)
          try database.connection.run("DELETE FROM entry")
        }
      }
    }
  }
}
