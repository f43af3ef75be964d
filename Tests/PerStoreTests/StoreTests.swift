import PerModel
import StoreTesting
import Testing

@testable import PerStore

@Suite struct StoreTests {
  private let folder: TemporaryFolder
  private let store: Store

  init() throws {
    folder = try TemporaryFolder()
    store = try Store(path: folder.database)
  }

  @Test func aComparisonIsReadAsItWasKept() throws {
    var settings = Settings()
    settings.tolerance = try Rational(1, over: 3)
    settings.includesDeposit = true
    settings.usesLoyaltyPrices = false
    settings.tax = Tax(rate: try Rational(19, over: 100), isIncluded: false)
    settings.basis = Strength.Substance("active agent")
    settings.marksWorst = true
    let comparison = Comparison(
      name: "Cola ½ “l”", currency: .yen, products: Samples.products,
      referenceUnit: ReferenceUnit(100, .milliliter), settings: settings)
    let id = try store.create(comparison)
    let stored = try Store(path: folder.database).load(id)
    #expect(stored.comparison == comparison)
    #expect(stored.history == History())
    #expect(stored.version == 1)
  }

  @Test func randomEditsAreThereInAnotherConnectionWithTheirHistory() throws {
    let id = try store.create(Comparison(currency: .euro))
    var edits = RandomEdits(seed: 7, comparison: Comparison(currency: .euro))
    var version: Int64 = 1
    let other = try Store(path: folder.database)
    for number in 1...400 as ClosedRange<Int64> {
      let (change, kind) = try edits.perform(number)
      version = try store.perform(change, Step(kind), on: id, expecting: version)
      let stored = try other.load(id)
      #expect(stored.version == version)
      try #require(stored.comparison == edits.comparison)
      try #require(stored.history == edits.history)
    }
    #expect(try store.comparisons().first?.productCount == edits.comparison.products.count)
    try store.check()
  }

  @Test func aChangeOfWhatSomebodyElseChangedIsRefusedAndLeavesNothing() throws {
    let id = try store.create(Comparison(name: "A", currency: .euro))
    let other = try Store(path: folder.database)
    #expect(try other.rename(id, to: "B", expecting: 1) == 2)
    // One that fits the products as they are, and one that does not.
    let added = Comparison(currency: .euro).adding([Product(name: "P")])
    for change in [added, .rename(from: "A", to: "C")] {
      #expect(throws: StoreError.outdated) { try store.perform(change, on: id, expecting: 1) }
    }
    let stored = try store.load(id)
    #expect(stored.comparison.name == "B")
    #expect(stored.history.done == [.rename(from: "A", to: "B")])
  }
}

extension Step {
  init(_ kind: RandomEdits.Kind) {
    switch kind {
    case .new: self = .new
    case .undo: self = .undo
    case .redo: self = .redo
    }
  }
}
