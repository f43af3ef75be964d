import DatabaseTesting
import FolderTesting
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct PriceBookMergeTests {
  private let folder: TemporaryFolder
  private let mine: SQLiteDatabase
  private let theirs: SQLiteDatabase
  private let day: CalendarDay

  init() throws {
    folder = try TemporaryFolder()
    mine = try SQLiteDatabase(path: folder.database)
    theirs = try SQLiteDatabase(path: ":memory:")
    day = try #require(CalendarDay("2026-11-05"))
  }

  @discardableResult
  private func record(
    _ name: String, _ euros: Int, _ days: Int = 0, in database: SQLiteDatabase,
    barcode: String = ""
  ) throws -> RecordedPrice {
    let product = Product(
      name: name, quantity: try Quantity(1, .kilogram), price: Money(Rational(euros), .euro),
      store: "Aldi", barcode: barcode)
    return try database.record(NewPrice(product, on: day.advanced(by: days)))
  }

  private func items(_ database: SQLiteDatabase) throws -> [BookItem] {
    var items: [BookItem] = []
    try database.forEachBookItem { items.append($0) }
    return items
  }

  private func merge(_ items: [BookItem], into database: SQLiteDatabase) throws -> BookMergeResult {
    var rest = items[...]
    return try database.mergePriceBook { rest.popFirst() }
  }

  private func euros(_ name: String, in database: SQLiteDatabase) throws -> [Int128] {
    try database.articles(named: name).flatMap { article in
      try database.history(of: article.id).compactMap { $0.price?.amount.numerator }
    }.sorted()
  }

  @Test func whatWasBoughtGoesAlongOnce() throws {
    let paid = try record("Milk", 1, in: theirs)
    let purchase = Purchase(of: paid.observation, named: "Milk", quantity: nil)
    let ticked = Purchase(id: .new(), day: day, name: "bread")
    try theirs.note([purchase, ticked])
    // The same price is known here by another identity.
    let mineOfMilk = try record("Milk", 1, in: mine)
    let result = try merge(items(theirs), into: mine)
    #expect(result.purchases == 2 && result.prices == 0)
    #expect(try mine.purchases().map(\.name).sorted() == ["Milk", "bread"])
    let milk = try #require(try mine.purchases().first { $0.name == "Milk" })
    #expect(milk.article == mineOfMilk.article.id && milk.fact == nil)
    #expect(try merge(items(theirs), into: mine).purchases == 0)
  }

  @Test func whatIsNewIsAddedAndTwiceChangesNothing() throws {
    try record("Milk", 1, in: mine)
    try record("milk", 2, 1, in: theirs)
    let tea = try record("Tea", 3, in: theirs).article
    try theirs.setTarget(.underUsual(try Rational(1, over: 10)), of: tea.id)
    let book = try items(theirs)
    let result = try merge(book, into: mine)
    #expect(result.articles == 1 && result.prices == 2 && result.targets == 1)
    #expect(try euros("milk", in: mine) == [1, 2])
    #expect(try mine.articles(matching: "", limit: 9).count == 2)
    let after = try items(mine)
    let version = try BookLog(connection: mine.connection).version()
    #expect(try merge(book, into: mine) == BookMergeResult())
    #expect(try merge(after, into: mine) == BookMergeResult())
    #expect(try items(mine) == after && BookLog(connection: mine.connection).version() == version)
    // Back again, both have the same facts.
    #expect(try merge(after, into: theirs).prices == 1)
    #expect(try euros("milk", in: theirs) == [1, 2])
    try mine.check()
  }

  @Test func itIsUndoneAndRedoneAsOne() throws {
    try record("Milk", 1, in: mine)
    for number in 0..<2500 { try record("Article \(number % 50)", number, number, in: theirs) }
    let before = try items(mine)
    #expect(try merge(items(theirs), into: mine).prices == 2500)
    let after = try items(mine)
    #expect(try mine.connection.integer("SELECT count(*) FROM book_entry") == 2)
    #expect(try mine.performOnPriceBook(.undo) == .merge(prices: 2500))
    #expect(try items(mine) == before)
    #expect(try mine.articles(matching: "article", limit: 99).isEmpty)
    #expect(try mine.performOnPriceBook(.redo) == .merge(prices: 2500))
    #expect(try euros("Article 7", in: mine).count == 50)
    #expect(try items(mine).count == after.count)
    // A merge of what was undone brings it back.
    _ = try mine.performOnPriceBook(.undo)
    #expect(try merge(after, into: mine).prices == 2500)
    #expect(try euros("Milk", in: mine) == [1] && euros("Article 7", in: mine).count == 50)
    #expect(try mine.performOnPriceBook(.undo) == .merge(prices: 2500))
    #expect(try items(mine) == before)
    // Also when it can no longer be redone; what is withdrawn then stays so.
    try record("Bread", 3, in: mine)
    #expect(try merge(after, into: mine).prices == 2500)
    let article = try #require(try mine.articles(matching: "article 7", limit: 1).first)
    let withdrawn = try #require(try mine.history(of: article.id).first)
    try mine.withdraw(withdrawn)
    #expect(try merge(after, into: mine).prices == 0)
    #expect(try euros("Article 7", in: mine).count == 49)
    try mine.check()
  }

  @Test func whatWasWithdrawnStaysWithdrawn() throws {
    let price = try record("Milk", 1, in: mine)
    _ = try merge(items(mine), into: theirs)
    let stale = try items(theirs)
    try mine.withdraw(price.observation)
    // What the other still has does not come back, and goes there too.
    #expect(try merge(stale, into: mine) == BookMergeResult())
    #expect(try euros("Milk", in: mine) == [])
    #expect(try merge(items(mine), into: theirs).withdrawn == 1)
    #expect(try euros("Milk", in: theirs) == [])
    _ = try mine.performOnPriceBook(.undo)
    #expect(try merge(items(mine), into: theirs).withdrawn == 1)
    #expect(try euros("Milk", in: theirs) == [1])
  }

  @Test func ofTwoCorrectionsOfOneFactTheLastCounts() throws {
    try record("Milk", 1, in: mine)
    _ = try merge(items(mine), into: theirs)
    try record("Milk", 2, in: mine)
    try record("Milk", 3, in: theirs)
    let (left, right) = (try items(mine), try items(theirs))
    _ = try merge(right, into: mine)
    _ = try merge(left, into: theirs)
    #expect(try euros("Milk", in: mine) == [3] && euros("Milk", in: theirs) == [3])
    // Taking it back uncovers the other one.
    let article = try #require(try mine.articles(named: "Milk").first)
    try mine.withdraw(try #require(try mine.history(of: article.id).first))
    #expect(try euros("Milk", in: mine) == [2])
    try mine.check()
  }

  @Test func ofTwoPricesOfAStoreAndDayTheLastCounts() throws {
    try record("Milk", 1, in: mine)
    try record("Milk", 2, in: theirs)
    try record("Milk", 4, 1, in: theirs)
    let (left, right) = (try items(mine), try items(theirs))
    _ = try merge(right, into: mine)
    _ = try merge(left, into: theirs)
    #expect(try euros("Milk", in: mine) == [2, 4] && euros("Milk", in: theirs) == [2, 4])
  }

  @Test func articlesAreFoundByIdentityBarcodeAndName() throws {
    let cola = try record("Cola", 1, in: mine, barcode: "4006381333931").article
    try record("Coke", 2, 1, in: theirs, barcode: "04006381333931")
    let book = try items(theirs)
    #expect(try merge(book, into: mine).articles == 0)
    #expect(try mine.history(of: cola.id).count == 2)
    var renamed = cola
    renamed.name = "Soda"
    renamed.barcode = ""
    try mine.perform(.editArticle(from: cola, to: renamed))
    // The facts that are known tell which article it is.
    #expect(try merge(book, into: mine) == BookMergeResult())
    // A fact of an article that is not described is refused.
    let facts = book.filter { if case .price = $0 { true } else { false } }
    let empty = try SQLiteDatabase(path: ":memory:")
    #expect(try merge(facts, into: empty).refused == 1)
  }

  /// Two books that were changed apart and exchanged in any order hold the same.
  @Test func booksThatAreExchangedBecomeTheSame() throws {
    var generator = SeededGenerator(seed: 31)
    for round in 0..<6 {
      for database in [mine, theirs] {
        for _ in 0..<8 {
          let name = "Article \(Int.random(in: 0...4, using: &generator))"
          switch Int.random(in: 0...3, using: &generator) {
          case 0: _ = try database.performOnPriceBook(.undo)
          case 1:
            if let article = try database.articles(named: name).first,
              let fact = try database.history(of: article.id).randomElement(using: &generator)
            {
              try database.withdraw(fact)
            }
          default:
            let price = Int.random(in: 1...9, using: &generator)
            try record(
              name, price + round * 10, .random(in: 0...9, using: &generator), in: database)
          }
        }
      }
      let (first, second) = (try items(mine), try items(theirs))
      _ = try merge(second, into: mine)
      _ = try merge(first, into: theirs)
      for number in 0...4 {
        let name = "Article \(number)"
        #expect(try Set(euros(name, in: mine)) == Set(euros(name, in: theirs)))
      }
    }
  }
}
