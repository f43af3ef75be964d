import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite(.serialized) struct PriceBookRecoveryTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let articles: [Article]

  /// Enough for several pages of each table, and the other tables that could be taken for it.
  init() throws {
    folder = try TemporaryFolder()
    let database = try SQLiteDatabase(path: folder.database)
    try database.setStores((0..<200).map { Store(name: "Store \($0)", address: "Somewhere") })
    let products = (0..<200).map { Product(name: "Product \($0)", note: "Something to say") }
    _ = try database.create(Comparison(name: "A", currency: .euro, products: products))
    let day = try #require(CalendarDay("2026-11-05"))
    articles = try (0..<150).map { number in
      let product = Product(
        name: "Article \(number)", quantity: try Quantity(500, .gram),
        price: Money(Rational(number), .euro), store: "Store")
      let article = try database.record(NewPrice(product, on: day)).article
      _ = try database.record(NewPrice(product, on: day.advanced(by: 1)))
      try database.setTarget(
        .price(Money(Rational(number), .euro), per: ReferenceUnit(.kilogram)), of: article.id)
      return article
    }
    self.database = database
  }

  @Test(arguments: [
    [], ["schema"], ["article"], ["observation"], ["target"], ["book_entry"], ["setting"],
  ])
  func aDamagedFileKeepsItsPriceBook(_ lost: [String]) throws {
    let copy = try database.damagedCopy(in: folder, losing: lost)
    let recovered = try SQLiteDatabase.recover(path: copy).database
    for article in articles {
      #expect(try recovered.article(article.id) == article)
      #expect(try recovered.history(of: article.id) == database.history(of: article.id))
      #expect(try recovered.target(of: article.id) == database.target(of: article.id))
      #expect(try recovered.articles(matching: article.name, limit: 999).contains(article))
    }
    for table in ["article", "observation", "target", "store", "product"] {
      let count = "SELECT count(*) FROM \(table)"
      #expect(try recovered.connection.integer(count) == database.connection.integer(count))
    }
    // What can be undone of a book that is whole, can be undone of its copy.
    let change = try recovered.performOnPriceBook(.undo)
    if lost.isEmpty {
      #expect(try change != nil && change == database.performOnPriceBook(.undo))
    } else if lost != ["setting"] {
      #expect(change == nil)
    }
    try recovered.check()
  }

  @Test func aFactWhoseArticleIsLostIsKept() throws {
    try database.connection.execute("DELETE FROM article WHERE name = 'Article 7'")
    let lost = try SQLiteDatabase.recover(
      path: database.damagedCopy(in: folder, losing: [])
    ).database
    let nameless = try #require(try lost.articles(named: "").first)
    #expect(try lost.history(of: nameless.id).map(\.price) == [Money(7, .euro), Money(7, .euro)])
  }
}
