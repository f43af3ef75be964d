import PerModel
import Testing

@testable import PerDatabase

/// What a newer program has written, and this one does not understand, is kept.
@Suite struct NewerProgramTests {
  private let database: SQLiteDatabase
  private let id: ComparisonID

  private static let unknown = [
    ExactMember("terms.loyaltyPoints", "percent 1/20"),
    ExactMember("terms.giveaway", "{\"a\":[1,\" b\\n\"]}", isJSON: true),
    ExactMember("origin", "Spain\n\t\\"), ExactMember("two words:", "5"),
  ]

  init() throws {
    database = try SQLiteDatabase(path: ":memory:")
    var settings = ComparisonSettings()
    settings.unknown = [
      ExactMember("wallet", "12 EUR"), ExactMember("comparison.x", "1", isJSON: true),
    ]
    let product = Product(
      id: Product.ID(rawValue: 7), name: "A", quantity: try Quantity(2, .pound),
      price: Money(3, .euro), deal: Deal(.percentOff(1)), unknown: Self.unknown)
    id = try database.create(
      Comparison(name: "C", currency: .euro, products: [product], settings: settings))
    try database.connection.execute("UPDATE product SET unit = 'firkin', deal = 'haggle 2'")
  }

  /// All that is in the row and is not known.
  private func row(_ id: ComparisonID? = nil) throws -> [String?] {
    try database.connection.first(
      of: "SELECT amount, unit, deal, terms, others FROM product WHERE comparison = ?",
      .integer((id ?? self.id).rawValue)
    ) { (row) in (0..<5).map { row.text($0) } } ?? []
  }

  @Test func itSurvivesEditingRemovingAndUndoing() throws {
    let before = try row()
    #expect(before[0...2] == ["2", "firkin", "haggle 2"])
    var version: Int64 = 1
    func perform(_ change: Change) throws {
      var comparison = try database.load(id).comparison
      version = try database.perform(change, on: id, expecting: version)
      try comparison.apply(change)
      #expect(try database.load(id).comparison == comparison)
    }
    func take(_ operation: HistoryOperation) throws {
      let done = try #require(try database.perform(operation, of: id, expecting: version))
      version = done.version
    }
    let old = try #require(try database.load(id).comparison.products.first)
    #expect(old.unknown.count == Self.unknown.count + 3)
    var renamed = old
    renamed.name = "B"
    renamed.price = Money(4, .euro)
    renamed.terms.deposit = 1
    try perform(.edit(from: old, to: renamed))
    #expect(try row()[..<3] == before[..<3])
    #expect(try row()[3] == "deposit 1\n" + (before[3] ?? ""))
    #expect(try row()[4] == before[4])
    try take(.undo)
    #expect(try row() == before)
    // A value that this program knows replaces the unknown one; undo restores it.
    var replaced = old
    replaced.quantity = try Quantity(3, .kilogram)
    replaced.deal = Deal(.percentOff(.zero))
    try perform(.edit(from: old, to: replaced))
    #expect(try row()[..<3] == ["3", "kilogram", "percentOff 0"])
    try perform(.remove([Change.Place(0, replaced)]))
    try take(.undo)
    #expect(try row()[..<3] == ["3", "kilogram", "percentOff 0"])
    try take(.undo)
    #expect(try row() == before)
    try perform(.remove([Change.Place(0, old)]))
    try take(.undo)
    #expect(try row() == before)
    try perform(.setCurrency(from: .euro, to: .yen))
    try take(.undo)
    #expect(try row() == before)
    try take(.redo)
    #expect(try database.load(id).comparison.currency == .yen)
  }

  @Test func itIsInACopyAndInTheSettings() throws {
    let (copy, _) = try database.duplicate(id, named: "D")
    #expect(try row(copy) == row())
    let settings = try database.load(copy).comparison.settings
    #expect(settings.unknown.map(\.line) == ["wallet 12 EUR", "comparison.x: 1"])
    var changed = settings
    changed.marksWorst = true
    _ = try database.perform(.set(from: settings, to: changed), on: copy, expecting: 1)
    #expect(try database.load(copy).comparison.settings == changed)
    _ = try database.perform(.undo, of: copy)
    #expect(try database.load(copy).comparison.settings == settings)
  }

  @Test func aReferenceUnitSurvivesAnotherOne() throws {
    try database.connection.execute(
      "UPDATE comparison SET reference_amount = '1/2', reference_unit = 'firkin'")
    let before = try database.load(id).comparison
    let names = before.settings.unknown.map(\.line)
    #expect(names.suffix(2).first == "comparison.referenceUnit.amount 1/2")
    #expect(names.last == "comparison.referenceUnit.unit firkin")
    let change = Change.setReferenceUnit(from: nil, to: ReferenceUnit(.kilogram))
    _ = try database.perform(change, on: id, expecting: 1)
    var changed = before
    try changed.apply(change)
    #expect(try database.load(id).comparison == changed)
    _ = try database.perform(.undo, of: id)
    #expect(try database.load(id).comparison == before)
    // A program that knows the unit takes it up again, and can give it up.
    try database.connection.execute(
      "UPDATE comparison SET settings = replace(settings, 'firkin', 'gallon')")
    let known = try database.load(id).comparison
    let gallon = try ReferenceUnit(Rational(1, over: 2), #require(Unit(id: "gallon")))
    #expect(known.referenceUnit == gallon)
    _ = try database.perform(
      .setReferenceUnit(from: gallon, to: nil), on: id,
      expecting: try database.load(id).version)
    #expect(try database.load(id).comparison.referenceUnit == nil)
  }

  @Test func itIsAddedAsItIs() throws {
    let product = try #require(try database.load(id).comparison.products.first)
    _ = try database.add(to: id) { _, take in take(product.duplicated()) }
    let added = try database.load(id).comparison.products
    #expect(added[1].unknown == added[0].unknown)
  }
}
