import DatabaseTesting
import FolderTesting
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct PriceBookTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let day: CalendarDay

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
    day = try #require(CalendarDay("2026-11-05"))
  }

  private func coffee(
    _ cents: Int, at store: String = "Aldi", name: String = "Coffee", barcode: String = "",
    brand: String = "", grams: Int = 500
  ) throws -> Product {
    Product(
      name: name, quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store, barcode: barcode,
      brand: brand)
  }

  private func prices(_ article: Article) throws -> [Rational?] {
    try database.history(of: article.id).map { $0.price?.amount }
  }

  @Test func aPriceIsAFactAboutAnArticle() throws {
    let first = try database.record(NewPrice(coffee(499), on: day))
    #expect(first.article.name == "Coffee" && first.article.pack?.amount == 500)
    let second = try database.record(
      NewPrice(coffee(399, at: "Lidl", name: "COFFEE"), on: day.advanced(by: -3), kind: .offer))
    #expect(second.article == first.article)
    let other = try SQLiteDatabase(path: folder.database)
    #expect(try other.history(of: first.article.id) == [second.observation, first.observation])
    #expect(try other.article(first.article.id) == first.article)
    #expect(try other.articles(named: " coffee ") == [first.article])
    try other.check()
  }

  @Test func severalPricesAreUndoneAsOneOrNoneIsAdded() throws {
    let prices = try [
      NewPrice(coffee(499), on: day), NewPrice(coffee(299, name: "Tea"), on: day),
      NewPrice(coffee(489), on: day.advanced(by: 1)),
    ]
    #expect(try database.record(prices).count == 3)
    #expect(try database.articles(matching: "", limit: 9).count == 2)
    #expect(try database.record(prices).allSatisfy { $0.change == nil })
    #expect(try database.performOnPriceBook(.undo) != nil)
    #expect(try database.articles(matching: "", limit: 9).isEmpty)
    #expect(try database.performOnPriceBook(.undo) == nil)
    #expect(try database.performOnPriceBook(.redo) != nil)
    #expect(try database.articles(matching: "", limit: 9).count == 2)
    let broken = try [NewPrice(coffee(399, name: "Cocoa"), on: day), NewPrice(Product(), on: day)]
    #expect(throws: DatabaseError.missing) { try database.record(broken) }
    #expect(try database.articles(named: "Cocoa").isEmpty)
    try database.check()
  }

  @Test func theSameStoreAndDayCorrects() throws {
    let first = try database.record(NewPrice(coffee(499), on: day))
    let same = try database.record(NewPrice(coffee(499), on: day))
    #expect(same.change == nil && same.observation == first.observation)
    let version = try BookLog(connection: database.connection).version()
    let second = try database.record(NewPrice(coffee(489, at: "ALDI"), on: day))
    #expect(second.observation.corrects == first.observation.id)
    #expect(try database.history(of: first.article.id) == [second.observation])
    // An offer does not correct the regular price, nor does another day.
    _ = try database.record(NewPrice(coffee(299), on: day, kind: .offer))
    _ = try database.record(NewPrice(coffee(509), on: day.advanced(by: 1)))
    #expect(try prices(first.article).count == 3)
    #expect(try BookLog(connection: database.connection).version() == version + 3)
    // The corrected fact is kept.
    #expect(try database.connection.integer("SELECT count(*) FROM observation") == 4)
  }

  @Test func everyChangeCanBeUndone() throws {
    let first = try database.record(NewPrice(coffee(499), on: day))
    _ = try database.record(NewPrice(coffee(489), on: day))
    let target = Target.underUsual(try Rational(1, over: 10))
    try database.setTarget(target, of: first.article.id)
    try database.withdraw(database.history(of: first.article.id)[0])
    #expect(try prices(first.article) == [])
    #expect(try database.performOnPriceBook(.redo) == nil)
    #expect(try database.performOnPriceBook(.undo) != nil)
    #expect(try prices(first.article) == [Rational(489, over: 100)])
    #expect(try database.target(of: first.article.id) == target)
    _ = try database.performOnPriceBook(.undo)
    #expect(try database.target(of: first.article.id) == nil)
    _ = try database.performOnPriceBook(.undo)
    #expect(try database.history(of: first.article.id) == [first.observation])
    _ = try database.performOnPriceBook(.undo)
    #expect(try database.article(first.article.id) == nil)
    #expect(try database.articles(matching: "coff", limit: 9).isEmpty)
    #expect(try database.performOnPriceBook(.undo) == nil)
    let other = try SQLiteDatabase(path: folder.database)
    for _ in 0..<4 { #expect(try other.performOnPriceBook(.redo) != nil) }
    #expect(try database.article(first.article.id) == first.article)
    #expect(try prices(first.article) == [])
    #expect(try database.target(of: first.article.id) == target)
    // What is undone cannot be redone after another change.
    _ = try database.performOnPriceBook(.undo)
    try database.setTarget(nil, of: first.article.id)
    #expect(try database.performOnPriceBook(.redo) == nil)
  }

  @Test func aChangeThatDoesNotFitIsRefused() throws {
    let price = try database.record(NewPrice(coffee(499), on: day))
    var renamed = price.article
    renamed.name = "Espresso"
    let changes: [BookChange] = [
      .add(price.observation), .editArticle(from: renamed, to: price.article),
      .removeArticle(price.article), .setTarget(price.article.id, from: .underUsual(.one), to: nil),
      .several([.editArticle(from: price.article, to: renamed), .add(price.observation)]),
    ]
    let version = try BookLog(connection: database.connection).version()
    for change in changes {
      #expect(throws: DatabaseError.outdated) { try database.perform(change) }
    }
    try database.withdraw(price.observation)
    #expect(throws: DatabaseError.outdated) { try database.withdraw(price.observation) }
    #expect(try database.article(price.article.id) == price.article)
    #expect(try BookLog(connection: database.connection).version() == version + 1)
    for product in [Product(price: Money(1, .euro)), Product(name: "Nothing")] {
      #expect(throws: DatabaseError.missing) { try database.record(NewPrice(product, on: day)) }
    }
  }

  @Test func anArticleIsKnownByItsBarcodeWhateverItsName() throws {
    let long = try database.record(NewPrice(coffee(499, barcode: "0036000291452"), on: day))
    let short = try database.record(
      NewPrice(coffee(479, name: "Kaffee", barcode: "036000291452"), on: day.advanced(by: 1)))
    #expect(short.article == long.article)
    #expect(try database.article(barcode: #require(GTIN("00036000291452"))) == long.article)
    // Another number is another article of the same name.
    let other = try database.record(NewPrice(coffee(399, barcode: "4006381333931"), on: day))
    #expect(other.article.id != long.article.id)
    // A name without a number gets the number once it is known.
    let tea = try database.record(NewPrice(coffee(199, name: "Tea"), on: day))
    let known = try database.record(
      NewPrice(coffee(189, name: "tea", barcode: "96385074", brand: "T"), on: day))
    #expect(known.article.id == tea.article.id)
    #expect(known.article.barcode == "96385074" && known.article.brand == "T")
    #expect(known.article.name == "Tea")
    // What every store numbers for itself says nothing.
    let own = try #require(GTIN("2000000000008"))
    let cheese = try database.record(
      NewPrice(coffee(299, name: "Cheese", barcode: own.description), on: day))
    let ham = try database.record(
      NewPrice(coffee(399, at: "Lidl", name: "Ham", barcode: own.description), on: day))
    #expect(cheese.article.id != ham.article.id)
    #expect(try database.article(barcode: own) == nil)
  }

  @Test func anotherBrandIsAnotherArticle() throws {
    let plain = try database.record(NewPrice(coffee(499), on: day))
    let lavazza = try database.record(NewPrice(coffee(699, brand: "Lavazza"), on: day))
    #expect(plain.article.id == lavazza.article.id)
    let illy = try database.record(NewPrice(coffee(999, brand: "illy"), on: day))
    #expect(illy.article.id != plain.article.id)
    #expect(try database.article(of: coffee(1, brand: "ILLY")) == illy.article)
  }

  @Test func articlesAreFoundAsOneTypes() throws {
    for name in ["Crème fraîche", "Cream", "Milk", "Oat milk"] {
      _ = try database.record(NewPrice(coffee(99, name: name, brand: "Marke"), on: day))
    }
    func names(_ words: String, _ limit: Int = 9) throws -> [String] {
      try database.articles(matching: words, limit: limit).map(\.name)
    }
    #expect(try names("cr") == ["Cream", "Crème fraîche"])
    #expect(try names("FRAI cre") == ["Crème fraîche"])
    #expect(try names("mil") == ["Oat milk", "Milk"])
    #expect(try names("mark", 2) == ["Oat milk", "Milk"])
    #expect(try names("") == ["Oat milk", "Milk", "Cream", "Crème fraîche"])
    #expect(try names("-") == [])
    #expect(try names("zz") == [])
    let milk = try #require(try database.articles(named: "milk").first)
    var renamed = milk
    renamed.name = "Vollmilch"
    try database.perform(.editArticle(from: milk, to: renamed))
    #expect(try names("milk") == ["Oat milk"])
    #expect(try names("voll") == ["Vollmilch"])
    try database.connection.execute(
      "INSERT INTO article_search (article_search) VALUES ('integrity-check')")
  }

  /// What a newer program has written of articles, facts and targets, and this one cannot read, stays.
  @Test func whatIsNotUnderstoodIsKept() throws {
    var product = try coffee(499)
    product.unknown = [ExactMember("terms.points", "5"), ExactMember("proof", "{}", isJSON: true)]
    let price = try database.record(NewPrice(product, on: day))
    try database.connection.execute(
      "UPDATE article SET members = members || char(10) || 'origin Spain'")
    let article = try #require(try database.article(price.article.id))
    #expect(article.unknown == [ExactMember("origin", "Spain")])
    var renamed = article
    renamed.name = "B"
    try database.perform(.editArticle(from: article, to: renamed))
    #expect(try database.article(article.id)?.unknown == article.unknown)
    let fact = try #require(try database.history(of: article.id).first)
    #expect(Set(fact.product.unknown) == Set(product.unknown))
    try database.withdraw(fact)
    _ = try database.performOnPriceBook(.undo)
    #expect(try database.history(of: article.id) == [fact])
  }

  @Test func everyChangeIsReadBackFromTheLog() throws {
    var products = RandomProducts(seed: 3)
    var changes: [BookChange] = []
    for number in 0..<50 {
      var product = try products.product()
      product.name = "A\t\(number)\n"
      product.store = "B\\"
      let article = try #require(Article(id: .new(), product))
      let fact = NewPrice(product, on: day, kind: .offer, from: day, until: day)
        .observation(of: article.id)
      changes += [
        .addArticle(article), .removeArticle(article), .add(fact), .withdraw(fact),
        .correct(fact, by: fact), .editArticle(from: article, to: Article(id: article.id)),
        .setTarget(article.id, from: nil, to: .underUsual(try Rational(1, over: 3))),
        .setTarget(article.id, from: .price(Money(1, .euro), per: ReferenceUnit(.pound)), to: nil),
      ]
    }
    for change in changes + [.several(changes), .several([.several([])])] {
      #expect(BookChangeText.read(BookChangeText.write(change)) == change)
      #expect(change.inverse.inverse == change)
    }
    for text in ["", "add", "several\t2\nadd", "target\tx\t\t", "raffle", "edit article\tx"] {
      #expect(BookChangeText.read(text) == nil, "\(text)")
    }
    let deep = (0..<40).reduce("several\t0") { text, _ in "several\t1\n" + text }
    #expect(BookChangeText.read(deep) == nil)
  }

  @Test func onlyTheLastThousandChangesAreKept() throws {
    let article = try database.record(NewPrice(coffee(1), on: day)).article
    for number in 0..<1010 {
      try database.setTarget(
        .underUsual(Rational(1, over: Int128(number + 2))), of: article.id)
    }
    #expect(try database.connection.integer("SELECT count(*) FROM book_entry") == 1000)
  }

  @Test func aPictureStaysWithItsArticle() throws {
    let picture = Picture.sample(1)
    var product = try coffee(499)
    product.picture = picture.id
    let id = try database.create(Comparison(currency: .euro))
    let add = Change.add([Change.Place(0, product)])
    _ = try database.perform(add, on: id, expecting: 1, with: [picture])
    let article = try database.record(NewPrice(product, on: day)).article
    var other = article
    other.picture = nil
    for number in 0..<1005 {
      let old = try #require(try database.load(id).comparison.products.first)
      var new = old
      new.picture = nil
      new.note = "\(number)"
      _ = try database.perform(
        .edit(from: old, to: new), on: id, expecting: Int64(number) + 2)
    }
    #expect(try database.picture(picture.id) == picture)
    try database.perform(.editArticle(from: article, to: other))
    // It can still be undone.
    #expect(try database.picture(picture.id) == picture)
  }
}
