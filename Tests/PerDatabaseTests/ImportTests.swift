import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

/// Many products at once: nobody sees a part of them, and nobody waits long.
@Suite struct ImportTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let id: ComparisonID
  private let many = (0..<7001).map { Product(name: "Many \($0)", store: "Aldi") }

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
    id = try database.create(
      Comparison(name: "C", currency: .euro, products: [Product(name: "First")]))
  }

  private var names: [String] {
    get throws { try database.load(id).comparison.products.map(\.name) }
  }

  /// A day of the row is that of its price, in the comparison and in a new one.
  @Test(arguments: [false, true])
  func pricesAreNotedOnTheDaysThatTheyCameWith(_ isNew: Bool) throws {
    let day = CalendarDay.today.advanced(by: -20)
    let products = try ["Tea", "Salt"].map {
      Product(name: $0, quantity: try Quantity(1, .kilogram), price: Money(3, .euro))
    }
    let supplement = { ImportSupplement(seenDays: [products[0].id: day]) }
    if isNew {
      _ = try database.create(with: supplement) { take in
        products.allSatisfy(take) ? Comparison(currency: .euro) : nil
      }
    } else {
      _ = try database.add(to: id, with: supplement) { _, take in products.allSatisfy(take) }
    }
    let days = try ["Tea", "Salt"].map { name in
      try database.articles(named: name).flatMap { try database.history(of: $0.id).map(\.day) }
    }
    #expect(days == [[day], [.today]])
  }

  @Test(arguments: [3, 999, 1500, 7001])
  func whatIsAddedIsThereAndCanBeUndoneAndRedone(_ count: Int) throws {
    let added = Array(many.prefix(count))
    #expect(try database.add(to: id) { _, take in added.allSatisfy(take) } == count)
    let all = try database.load(id)
    #expect(all.comparison.products.dropFirst().elementsEqual(added))
    #expect(all.version == 2)
    let history = try database.history(of: id)
    #expect(history.done == [.add(added.enumerated().map { Change.Place($0 + 1, $1) })])
    for _ in 0..<2 {
      let undone = try #require(try database.perform(.undo, of: id))
      #expect(undone.change == history.undo)
      #expect(try names == ["First"])
      #expect(try database.comparisons().first?.productCount == 1)
      #expect(try database.search("many", limit: 5).isEmpty)
      #expect(try database.history(of: id).undone == history.done)
      let redone = try #require(try database.perform(.redo, of: id))
      #expect(redone.change == history.done[0])
      #expect(try database.load(id).comparison == all.comparison)
      #expect(try database.search("many", limit: 5).count == min(count, 5))
    }
    // Something new ends it, and nothing stays behind.
    let undone = try #require(try database.perform(.undo, of: id))
    _ = try database.rename(id, to: "D", expecting: undone.version)
    #expect(try database.perform(.redo, of: id) == nil)
    try database.deleteOldHistory()
    #expect(try database.connection.integer("SELECT count(*) FROM product") == 1)
    #expect(try database.connection.integer("SELECT count(*) FROM hidden") == 0)
    try database.check()
  }

  @Test func theProductsOfANewComparisonAreNotedInThePriceBook() throws {
    let database = try SQLiteDatabase(path: ":memory:")
    let products = [
      Product(
        name: "Coffee", quantity: try Quantity(500, .gram), price: Money(5, .euro), store: "Lidl"),
      Product(name: "Tea", quantity: try Quantity(100, .gram)),
    ]
    _ = try database.create { take in
      products.allSatisfy(take) ? Comparison(currency: .euro) : nil
    }
    let coffee = try #require(try database.articles(named: "Coffee").first)
    let fact = try #require(try database.history(of: coffee.id).first)
    #expect(fact.day == .today && fact.price == Money(5, .euro) && fact.store == "Lidl")
    #expect(try database.articles(named: "Tea").isEmpty)
    // It can be taken back.
    _ = try database.performOnPriceBook(.undo)
    #expect(try database.articles(named: "Coffee").isEmpty)
  }

  @Test func whatCameAfterAnAdditionIsUndoneBefore() throws {
    _ = try database.add(to: id) { _, take in many.allSatisfy(take) }
    let product = many[50]
    var edited = product
    edited.name = "Edited"
    var version: Int64 = 2
    for change in [
      Change.edit(from: product, to: edited), .remove([Change.Place(60, many[59])]),
      .rename(from: "C", to: "D"), .add([Change.Place(0, Product(name: "Zero"))]),
    ] { version = try database.perform(change, on: id, expecting: version) }
    let stored = try database.load(id)
    var (comparison, history) = (stored.comparison, try database.history(of: id))
    while let undo = history.undo {
      try comparison.apply(undo)
      history.didUndo()
      let done = try #require(try database.perform(.undo, of: id))
      #expect(done.change == undo)
      #expect(try database.load(id).comparison == comparison)
    }
    #expect(try names == ["First"])
    while let redo = history.redo {
      try comparison.apply(redo)
      history.didRedo()
      _ = try database.perform(.redo, of: id)
      #expect(try database.load(id).comparison == comparison)
    }
    #expect(try database.load(id).comparison == stored.comparison)
  }

  @Test func othersAreSeenAndSeeNothingUntilAllIsThere() throws {
    let other = try SQLiteDatabase(path: folder.database, busyTimeout: 0)
    var seen: Set<Int> = []
    let count = try database.add(to: id) { _, take in
      for (number, product) in many.enumerated() {
        // No lock is held while the source is read.
        if number % 1000 == 0 {
          let known = try? other.load(id)
          seen.insert(known?.comparison.products.count ?? -1)
          _ = try? other.add(to: id) { _, take in take(Product(name: "Other \(number)")) }
        }
        guard take(product) else { return false }
      }
      return true
    }
    #expect(count == many.count)
    #expect(seen == Set(1...8))
    let names = try names
    #expect(Array(names[..<9]) == ["First"] + (0..<8).map { "Other \($0 * 1000)" })
    #expect(names.dropFirst(9).elementsEqual(many.map(\.name)))
  }

  @Test func whatIsGivenUpLeavesNothing() throws {
    #expect(throws: DatabaseError.cancelled) {
      try database.add(to: id) { _, take in
        _ = many.allSatisfy(take)
        return false
      }
    }
    #expect(throws: DatabaseError.cancelled) {
      try database.create { take in
        _ = many.allSatisfy(take)
        return nil
      }
    }
    #expect(try names == ["First"])
    #expect(try database.comparisons().count == 1)
    #expect(try database.connection.integer("SELECT count(*) FROM product") == 1)
  }

  /// The part that was brought in before is taken back.
  @Test func whatChangesMeanwhileIsNotMixed() throws {
    let other = try SQLiteDatabase(path: folder.database)
    #expect(throws: DatabaseError.outdated) {
      try database.add(to: id) { _, take in
        _ = try? other.perform(
          .setCurrency(from: .euro, to: .yen), on: id, expecting: 1)
        return many.allSatisfy(take)
      }
    }
    #expect(try names == ["First"])
    #expect(try database.connection.integer("SELECT count(*) FROM product") == 1)
    #expect(try database.connection.integer("SELECT count(*) FROM hidden") == 0)
  }

  /// What others add while rows are read may be the first to say what is compared.
  @Test(arguments: [10, 7001])
  func whatOthersAddMeanwhileKeepsNothingOutThatBelongsThere(_ count: Int) throws {
    let other = try SQLiteDatabase(path: folder.database)
    func grams(_ name: String, _ unit: Unit = .gram) -> Product {
      Product(name: name, quantity: try? Quantity(500, unit))
    }
    #expect(
      try database.add(to: id) { _, take in
        _ = try? other.add(to: id) { _, take in take(grams("Other")) }
        return (0..<count).allSatisfy { take(grams("\($0)", .kilogram)) }
      } == count)
    #expect(try names.prefix(3) == ["First", "Other", "0"])
    #expect(try names.count == count + 2)
  }

  @Test(arguments: [10, 7001])
  func whatCannotBeComparedWithWhatOthersAddMeanwhileIsRefused(_ count: Int) throws {
    let other = try SQLiteDatabase(path: folder.database)
    let refusal = DatabaseError.refused(
      .differentMeasure(product: Measure(.mass), comparison: Measure(.volume)))
    #expect(throws: refusal) {
      try database.add(to: id) { _, take in
        _ = try? other.add(to: id) { _, take in
          take(Product(name: "Other", quantity: try? Quantity(500, .milliliter)))
        }
        return (0..<count).allSatisfy {
          take(Product(name: "\($0)", quantity: try? Quantity(500, .gram)))
        }
      }
    }
    #expect(try names == ["First", "Other"])
    #expect(try database.connection.integer("SELECT count(*) FROM product") == 2)
  }

  @Test func aNewComparisonIsThereAsAWhole() throws {
    let (made, count) = try database.create { take in
      many.allSatisfy(take) ? Comparison(name: "New", currency: .yen) : nil
    }
    #expect(count == many.count)
    let stored = try database.load(made)
    #expect(stored.comparison == Comparison(name: "New", currency: .yen, products: many))
    #expect(try database.removedComparisons().isEmpty)
    #expect(try database.comparisons().map(\.productCount) == [1, many.count])
  }
}
