import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

@Suite struct PriceBookMigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file as a program without a price book has left it.
  private func older() throws -> SQLiteDatabase {
    try SQLiteDatabase(
      path: folder.database, busyTimeout: 0, migrations: Array(Schema.migrations.prefix(7)))
  }

  private func execute(_ sql: String) throws {
    try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0).execute(sql)
  }

  private func product(_ name: String, _ euros: Int, _ barcode: String = "") throws -> Product {
    Product(
      name: name, quantity: try Quantity(1, .kilogram), price: Money(Rational(euros), .euro),
      store: "Aldi", barcode: barcode)
  }

  private func make(_ changes: [(Int64, Change)], _ products: [Product] = []) throws {
    let comparison = Comparison(name: "Old", currency: .euro, products: products)
    close(open(folder.database, O_CREAT | O_WRONLY, 0o600))
    let connection = try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0)
    for step in Schema.migrations.prefix(7) { try step.run(on: connection) }
    try connection.execute(
      """
      PRAGMA application_id = 0x50657200; PRAGMA user_version = 7;
      INSERT INTO comparison (id, name, currency, tolerance, place, product_count, version, modified)
        VALUES (3, 'Old', 'EUR', '1/1000', 1, 0, 9, 1795000000);
      """)
    var done = comparison
    for (_, change) in changes { try done.apply(change) }
    let id = ComparisonID(rawValue: 3)
    try ProductTable(connection, of: id).add(
      done.products.enumerated().map { Change.Place($0.offset, $0.element) })
    for (number, (made, change)) in changes.enumerated() {
      try connection.run(
        """
        INSERT INTO entry (comparison, is_list, is_undone, number, version, made, content)
        VALUES (3, 0, 0, ?, ?, ?, ?)
        """, .integer(Int64(number + 1)), .integer(Int64(number + 2)), .integer(made),
        .text(ChangeText.write(change)))
    }
  }

  private func facts(_ name: String) throws -> [(day: String, euros: Rational?, store: String)] {
    let database = try SQLiteDatabase(path: folder.database)
    return try database.articles(named: name).flatMap { article in
      try database.history(of: article.id).map {
        ($0.day.description, $0.price?.amount, $0.store)
      }
    }
  }

  private func day(_ seconds: Int64) -> String {
    CalendarDay(secondsSince1970: seconds).description
  }

  @Test func everyProductIsAnArticleWithAPriceOfItsLastChange() throws {
    let (milk, tea) = (try product("Milk", 1), try product("Tea", 2, "4006381333931"))
    var dearer = milk
    dearer.price = Money(3, .euro)
    var inBasket = tea
    inBasket.isInBasket = true
    try make([
      (1_780_000_000, .add([Change.Place(0, milk), Change.Place(1, tea)])),
      (1_785_000_000, .edit(from: milk, to: dearer)),
      // This changes no price.
      (1_790_000_000, .edit(from: tea, to: inBasket)),
    ])
    let milks = try facts("milk")
    #expect(milks.map(\.day) == [day(1_785_000_000)] && milks.map(\.euros) == [3])
    let teas = try facts("tea")
    #expect(teas.map(\.day) == [day(1_780_000_000)] && teas.map(\.store) == ["Aldi"])
    let database = try SQLiteDatabase(path: folder.database)
    #expect(try database.article(barcode: #require(GTIN("4006381333931")))?.name == "Tea")
    #expect(try database.articles(matching: "mil", limit: 9).map(\.name) == ["Milk"])
    try database.check()
    // Nothing of it can be undone.
    #expect(try database.performOnPriceBook(.undo) == nil)
  }

  @Test func withoutALogTheComparisonTellsTheDay() throws {
    try make(
      [],
      [
        try product("Milk", 1), Product(name: "No price"), Product(price: Money(1, .euro)),
        Product(name: "Pizza", deal: Deal(.total(count: 2, price: 5))),
      ])
    #expect(try facts("milk").map(\.day) == [day(1_795_000_000)])
    #expect(try facts("no price").isEmpty)
    let database = try SQLiteDatabase(path: folder.database)
    #expect(
      try Set(database.articles(matching: "", limit: 9).map(\.name)) == [
        "Milk", "No price", "Pizza",
      ])
    let pizza = try #require(try database.articles(named: "Pizza").first)
    #expect(try database.history(of: pizza.id).first?.currency == .euro)
  }

  @Test func copiesAreOneArticleWithOneFact() throws {
    let milk = try product("Milk", 1)
    try make([], [milk])
    try execute(
      """
      INSERT INTO comparison SELECT 4, name, currency, reference_amount, reference_unit, tolerance, 2,
        product_count, version, modified, removed, settings FROM comparison;
      INSERT INTO product SELECT 99, 4, id, place, name, packs, amount, unit, count_name, price,
        currency, deal, deal_price_each, deal_currency, store, note, barcode, is_in_basket, terms,
        brand, picture, others FROM product;
      UPDATE comparison SET modified = 1790000000 WHERE id = 4;
      UPDATE comparison SET modified = 1790000005 WHERE id = 3;
      """)
    #expect(try facts("milk").map(\.day) == [day(1_790_000_000)])
    #expect(
      try SQLiteDatabase(path: folder.database).articles(matching: "", limit: 9).count == 1)
  }

  @Test func hiddenRowsAreNoFacts() throws {
    try make([], [try product("Milk", 1), try product("Tea", 2)])
    try execute(
      "INSERT INTO hidden SELECT 3, -5, key, key, place FROM product WHERE name = 'Tea'")
    #expect(try facts("milk").count == 1)
    #expect(
      try SQLiteDatabase(path: folder.database).articles(named: "Tea").isEmpty)
  }
}
