import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct StoreTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
  }

  @Test func aComparisonIsReadAsItWasKept() throws {
    var settings = ComparisonSettings()
    settings.tolerance = try Rational(1, over: 3)
    settings.includesDeposit = true
    settings.usesLoyaltyPrices = false
    settings.tax = Tax(rate: try Rational(19, over: 100), isIncluded: false)
    settings.basis = Strength.Substance("active agent")
    settings.marksWorst = true
    let comparison = Comparison(
      name: "Cola ½ “l”", currency: .yen, products: SampleChanges.products,
      referenceUnit: ReferenceUnit(100, .milliliter), settings: settings)
    let id = try database.create(comparison)
    let stored = try SQLiteDatabase(path: folder.database).load(id)
    #expect(stored.comparison == comparison)
    #expect(!stored.canUndo && !stored.canRedo)
    #expect(stored.version == 1)
  }

  @Test func randomEditsAreThereInAnotherConnectionWithTheirHistory() throws {
    let id = try database.create(Comparison(currency: .euro))
    var edits = RandomEdits(seed: 7, comparison: Comparison(currency: .euro))
    var version: Int64 = 1
    let other = try SQLiteDatabase(path: folder.database)
    for number in 1...400 as ClosedRange<Int64> {
      version = try database.perform(edits.perform(number), on: id, expecting: version)
      let stored = try other.load(id)
      #expect(stored.version == version)
      try #require(stored.comparison == edits.comparison)
      // Reading all of it takes longer with each.
      if number % 20 == 0 { try #require(try other.history(of: id) == edits.history) }
    }
    #expect(try database.comparisons().first?.productCount == edits.comparison.products.count)
    try database.check()
  }

  @Test func aChangeOfWhatSomebodyElseChangedIsRefusedAndLeavesNothing() throws {
    let id = try database.create(Comparison(name: "A", currency: .euro))
    let other = try SQLiteDatabase(path: folder.database)
    #expect(try other.rename(id, to: "B", expecting: 1) == 2)
    // One that fits the products as they are, and one that does not.
    let added = Comparison(currency: .euro).adding([Product(name: "P")])
    for change in [added, .rename(from: "A", to: "C")] {
      #expect(throws: DatabaseError.outdated) { try database.perform(change, on: id, expecting: 1) }
    }
    let stored = try database.load(id)
    #expect(stored.comparison.name == "B")
    #expect(try database.history(of: id).done == [.rename(from: "A", to: "B")])
  }
}
