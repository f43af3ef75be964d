import DatabaseTesting
import PerModel
import Testing

@testable import PerDatabase

/// Changes of comparisons leave dated prices in the book.
@Suite struct PriceRecorderTests {
  private let database: SQLiteDatabase
  private let id: ComparisonID

  init() throws {
    database = try SQLiteDatabase(path: ":memory:")
    id = try database.create(Comparison(currency: .euro))
  }

  private var comparison: Comparison {
    get throws { try database.load(id).comparison }
  }

  private func coffee(_ cents: Int, name: String = "Coffee", at store: String = "Aldi") throws
    -> Product
  {
    Product(
      name: name, quantity: try Quantity(500, .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
  }

  private func perform(
    _ change: Change?, noting prices: NotedPrices = .brought(on: nil)
  ) throws {
    let version = try #require(try database.currentVersion(of: id))
    _ = try database.perform(
      try #require(change), on: id, expecting: version, with: [], noting: prices)
  }

  /// Changes the first product.
  private func edit(_ change: (inout Product) throws -> Void) throws {
    var product = try #require(try comparison.products.first)
    try change(&product)
    try perform(try comparison.editing(to: product))
  }

  /// What an article costs now and did cost, in cents.
  private func prices(_ name: String = "Coffee") throws -> [Rational] {
    try database.articles(named: name).flatMap { article in
      try database.history(of: article.id).compactMap(\.price).map { try $0.amount * 100 }
    }
  }

  private var names: [String] {
    get throws { try database.articles(matching: "", limit: 10).map(\.name) }
  }

  @Test func aPriceIsNotedAndCorrectedOnTheSameDay() throws {
    try perform(comparison.adding([coffee(499)]))
    #expect(try prices() == [499])
    let article = try #require(try database.articles(named: "Coffee").first)
    let fact = try #require(try database.history(of: article.id).first)
    #expect(fact.day == .today && fact.store == "Aldi" && fact.source == "comparison")
    try edit { $0.price = Money(5, .euro) }
    #expect(try prices() == [500])
    try edit { $0.note = "Fair" }
    #expect(try prices() == [500])
    try edit { $0.store = "Lidl" }
    #expect(try prices() == [500, 500])
  }

  @Test func packsOfTwoSizesAreTwoPrices() throws {
    var large = try coffee(899)
    large.quantity = try Quantity(1, .kilogram)
    try perform(comparison.adding([coffee(499), large]))
    #expect(try prices() == [499, 899])
    // The same size in another unit is the same pack.
    try edit { $0.quantity = try Quantity(Rational(1, over: 2), .kilogram) }
    #expect(try prices().sorted() == [499, 899])
  }

  @Test func aMistypedSizeLeavesNothing() throws {
    try perform(comparison.adding([coffee(499)]))
    let article = try #require(try database.articles(named: "Coffee").first)
    try edit { $0.quantity = try Quantity(400, .gram) }
    let history = try database.history(of: article.id)
    #expect(history.map(\.quantity) == [try Quantity(400, .gram)])
    _ = try database.perform(.undo, of: id)
    #expect(try database.history(of: article.id).map(\.quantity) == [try Quantity(500, .gram)])
  }

  @Test func undoAndRedoGoWithTheChange() throws {
    try perform(comparison.adding([coffee(499)]))
    try edit { $0.price = Money(5, .euro) }
    _ = try database.perform(.undo, of: id)
    #expect(try prices() == [499])
    _ = try database.perform(.undo, of: id)
    #expect(try prices() == [] && names == [])
    _ = try database.perform(.redo, of: id)
    _ = try database.perform(.redo, of: id)
    #expect(try prices() == [500] && names == ["Coffee"])
    try database.check()
  }

  @Test func whatIsRemovedWasSeenAllTheSame() throws {
    try perform(comparison.adding([coffee(499)]))
    try perform(comparison.removing(Set(comparison.products.map(\.id))))
    #expect(try prices() == [499])
    _ = try database.perform(.undo, of: id)
    #expect(try prices() == [499])
  }

  @Test func aMistypedNameLeavesNothing() throws {
    try perform(comparison.adding([coffee(499, name: "Cofee")]))
    try edit { $0.name = "Coffee" }
    #expect(try names == ["Coffee"])
    _ = try database.perform(.undo, of: id)
    #expect(try names == ["Cofee"])
    // What is also known otherwise stays.
    _ = try database.record(NewPrice(coffee(399, name: "Cofee"), on: .today.advanced(by: -3)))
    try edit { $0.name = "Coffee" }
    #expect(try prices("Cofee") == [399] && prices() == [499])
  }

  /// The days of the facts about coffee, before today, and their prices in cents.
  private var dated: [[Rational]] {
    get throws {
      try database.articles(named: "Coffee").flatMap { article in
        try database.history(of: article.id).map {
          [Rational($0.day.distance(to: .today)), try ($0.price?.amount ?? .zero) * 100]
        }
      }
    }
  }

  @Test func aPriceMayBeOfAnEarlierDay() throws {
    let yesterday = CalendarDay.today.advanced(by: -1)
    try perform(comparison.adding([coffee(499)]), noting: .brought(on: yesterday))
    #expect(try dated == [[1, 499]])
    var product = try #require(try comparison.products.first)
    product.price = Money(5, .euro)
    try perform(try comparison.editing(to: product), noting: .brought(on: yesterday))
    #expect(try dated == [[1, 500]])
    _ = try database.perform(.undo, of: id)
    #expect(try dated == [[1, 499]])
    _ = try database.perform(.undo, of: id)
    #expect(try dated == [] && names == [])
  }

  @Test func anOlderPriceIsNotedBesideTheChange() throws {
    try perform(comparison.adding([coffee(499)]))
    let product = try #require(try comparison.products.first)
    var older = product
    older.price = Money(4, .euro)
    let day = CalendarDay.today.advanced(by: -5)
    try perform(.several([]), noting: .only(older, on: day))
    #expect(try dated == [[5, 400], [0, 499]])
    #expect(try comparison.products == [product])
    _ = try database.perform(.undo, of: id)
    #expect(try dated == [[0, 499]])
    _ = try database.perform(.redo, of: id)
    #expect(try dated == [[5, 400], [0, 499]])
  }

  @Test func aWrongDayIsCorrected() throws {
    try perform(comparison.adding([coffee(499)]))
    let product = try #require(try comparison.products.first)
    try perform(.several([]), noting: .only(product, on: .today.advanced(by: -2)))
    #expect(try dated == [[2, 499]])
    _ = try database.perform(.undo, of: id)
    #expect(try dated == [[0, 499]])
  }

  @Test func theBasketIsNoPartOfThePrice() throws {
    try perform(comparison.adding([coffee(499)]))
    let version = try BookLog(connection: database.connection).version()
    try edit {
      $0.isInBasket = true
      $0.terms.basketCount = 3
    }
    #expect(try BookLog(connection: database.connection).version() == version)
  }

  @Test func anExampleIsNoPrice() throws {
    try perform(comparison.adding([coffee(499)]), noting: .none)
    #expect(try names == [])
  }

  @Test func aDealIsAnOffer() throws {
    var product = try coffee(499)
    product.deal = Deal(.percentOff(try Rational(20, over: 100)))
    try perform(comparison.adding([product]))
    let article = try #require(try database.articles(named: "Coffee").first)
    #expect(try database.history(of: article.id).map(\.kind) == [.offer])
  }

  @Test func whatWasDoneToTheBookSinceStays() throws {
    try perform(comparison.adding([coffee(499)]))
    let article = try #require(try database.articles(named: "Coffee").first)
    let fact = try #require(try database.history(of: article.id).first)
    try database.withdraw(fact)
    _ = try database.record(NewPrice(coffee(389), on: .today))
    _ = try database.perform(.undo, of: id)
    #expect(try prices() == [389])
    _ = try database.perform(.redo, of: id)
    #expect(try comparison.products.count == 1 && prices() == [389])
  }

  @Test func aPriceFromBeforeTheBookIsNotedWhenItIsReplaced() throws {
    _ = try database.add(to: id) { _, take in
      (0..<1000).allSatisfy { number in
        (try? coffee(1000 + number, name: "Coffee \(number)")).map(take) ?? false
      }
    }
    #expect(try names == [])
    try edit {
      $0.price = Money(9, .euro)
      $0.store = "Lidl"
    }
    #expect(try prices("Coffee 0") == [1000, 900])
  }

  @Test(arguments: 0..<20)
  func anythingCanBeUndoneToTheBeginning(_ seed: UInt64) throws {
    func book() throws -> [String] {
      var facts: [String] = []
      try database.connection.forEachRow(
        of: """
          SELECT article.name, day, store, kind, observation.members FROM observation
          JOIN article ON article.key = observation.article
          WHERE observation.revision % 2 = 1 ORDER BY observation.id
          """
      ) { (row) in facts.append((0..<5).map { row.text($0) ?? "" }.joined(separator: "|")) }
      return facts
    }
    var books = [try book()]
    for number in 0..<30 as Range<Int64> {
      let edit = RandomEdits.edit(
        number, seed: seed, of: try comparison, canUndo: false, canRedo: false)
      _ = try database.perform(edit, on: id, expecting: number + 1)
      books.append(try book())
    }
    for expected in books.dropLast().reversed() {
      _ = try #require(try database.perform(.undo, of: id))
      #expect(try book() == expected)
    }
    for expected in books.dropFirst() {
      _ = try #require(try database.perform(.redo, of: id))
      #expect(try book() == expected)
    }
    try database.check()
  }

  @Test func identitiesAreInTheOrderInWhichTheyWereMade() throws {
    try SharingGroup.withOwnTime(seed: 1) { time in
      var ids: [PriceObservation.ID] = []
      // More than can be counted in one millisecond
      for _ in 0..<10_000 { ids.append(.new()) }
      time.pass(1)
      for _ in 0..<10 { ids.append(.new()) }
      #expect(ids == ids.sorted() && Set(ids).count == ids.count)
      // A clock that is put back is followed.
      time.pass(-3_600_000)
      #expect(PriceObservation.ID.new() < ids[0])
    }
  }
}
