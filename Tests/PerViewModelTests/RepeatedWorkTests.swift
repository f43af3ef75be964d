import DatabaseTesting
import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// Nothing is done twice, and what was found in one file is not believed of another.
@MainActor
@Suite struct RepeatedWorkTests {
  private let files = LibraryFolder()

  private func database(_ name: String) throws -> SQLiteDatabase {
    try SQLiteDatabase(path: "\(files.folder)/\(name).sqlite")
  }

  private static func teas(_ count: Int) throws -> [Product] {
    try (1...count).map {
      Product(
        name: "Tea \($0)", quantity: try Quantity(1, .kilogram), price: Money(Rational($0), .euro))
    }
  }

  @Test func aSearchForPacksEndsWhenAnotherBegins() async throws {
    var settings = ComparisonSettings()
    settings.need = try Need(try Quantity(50, .kilogram))
    let comparison = RankedComparison(
      Comparison(currency: .euro, products: try Self.teas(300), settings: settings))
    let need = NeedModel()
    need.update(comparison)
    let first = try #require(need.search)
    need.update(comparison)
    #expect(first.token.isCancelled && need.search != first)
    try await until("the packs are found") { need.cheapestMix != nil }
    #expect(need.search == nil)
  }

  @Test func aPictureThatOneFileLacksIsLookedForInTheNext() throws {
    let picture = Picture.sample(1)
    let library = files.library()
    #expect(library.pictures.picture(picture.id) == nil)
    let other = try database("other")
    _ = try other.create(
      Comparison(currency: .euro, products: [Product(picture: picture.id)]), with: [picture])
    library.file.use(OpenDatabase(other))
    #expect(library.pictures.picture(picture.id) == picture)
  }

  @Test func theNumbersOfChangesMeanNothingInAnotherFile() throws {
    let library = files.library()
    let (one, two) = (ListWindow(library), ListWindow(library))
    one.make("Tea", in: library)
    one.comparisons.remove(try #require(one.model.id))
    #expect(!library.listChanges(besides: two.comparisons).isEmpty)
    library.file.use(OpenDatabase(try database("other")))
    #expect(library.listChanges(besides: two.comparisons).isEmpty)
  }

  @Test func movingAComparisonReadsTheListOnce() throws {
    let library = files.library()
    let database = CountingDatabase(try database("counted"))
    library.file.use(OpenDatabase(database))
    let window = ListWindow(library)
    for name in ["Oats", "Oil", "Tea"] { window.make(name, in: library) }
    let id = try #require(library.list().last?.id)
    let lists = database.lists
    window.comparisons.move(id, by: -1)
    #expect(library.list().map(\.title) == ["Oats", "Tea", "Oil"])
    // Its place is asked for within the change, and the list is read after it.
    #expect(database.lists == lists + 2)
  }

  @Test func theBestValueInTheListFollowsWhatAnotherProgramChanges() throws {
    let library = files.library()
    let sqlite = try database("counted")
    let database = CountingDatabase(sqlite)
    let id = try sqlite.create(
      Comparison(name: "Tea", currency: .euro, products: try Self.teas(300)), with: [])
    library.file.use(OpenDatabase(database))
    _ = library.list()
    #expect(library.list().map(\.detail) == ["best €1.00/kg · just now"])
    #expect(database.loads == 1)
    for price in ["0.90", "0.80"] {
      let version = try #require(try sqlite.currentVersion(of: id))
      let amount = try #require(try Rational(decimal: price))
      let tea = Product(
        name: "Tea \(price)", quantity: try Quantity(1, .kilogram), price: Money(amount, .euro))
      _ = try sqlite.perform(
        .add([Change.Place(0, tea)]), on: id, expecting: version, with: [],
        noting: .brought(on: nil))
      library.listMayHaveChanged()
      #expect(library.list().map(\.detail) == ["best €\(price)/kg · just now"])
    }
    #expect(database.loads == 1 && database.followed == 2)
  }

  @Test func onlyRowsThatAreLookedAtArePutIntoWords() throws {
    let model = WindowModel(
      Comparison(name: "Long", currency: .euro, products: try Self.teas(5000)))
    let cache = model.list.rows.cache
    #expect(cache.contents.isEmpty)
    let last = try #require(model.list.rows.ids.last)
    model.list.select(last)
    model.list.copy(last)
    #expect(model.list.isSelectionInBasket == false)
    #expect(cache.contents.count == 1)
    model.list.remove(last)
    model.undo()
    #expect(model.comparison.products.count == 5000)
    #expect(cache.contents.count <= 3)
  }

  /// To add and undo for hours takes no more memory than once.
  @Test func productsThatAreGoneAreForgotten() async throws {
    let library = files.library()
    let model = WindowModel(library.openNew())
    for number in 1...300 {
      model.quickLine.type("Tea \(number) 1 kg 2.00")
      model.submitQuickLine()
      #expect(model.list.rows.map(\.name) == ["Tea \(number)"])
      model.undo()
      #expect(model.list.rows.isEmpty)
    }
    #expect(model.list.rows.cache.contents.count <= 60)
    #expect(model.list.prices.known.count <= 60)
  }
}
