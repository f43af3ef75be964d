import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

/// Files of every schema since the one with the price book, with something in each of their tables. What came before
/// is in `MigrationTests` and `PriceBookMigrationTests`.
@Suite struct FilledSchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ version: Int) throws {
    let database = try SQLiteDatabase(
      path: folder.database, busyTimeout: 0, migrations: Array(Schema.migrations.prefix(version)))
    let connection = database.connection
    try connection.execute(Self.rows)
    if version >= 9 { try connection.execute("UPDATE shop SET web_page = 'https://aldi.example'") }
    if version >= 10 {
      try connection.execute(
        """
        INSERT INTO shopping VALUES (1, x'01A2106C12B27C13B1506B5B8CB6D9A4',
          'name green tea\nquantity 1/2 kilogram');
        """)
    }
    if version >= 11 {
      try connection.execute("INSERT INTO catalogue VALUES (3800020423905, 'name Oats\nbrand B')")
    }
    if version >= 12 {
      try connection.execute("INSERT INTO rate VALUES (1, 'EUR', 'USD', 20777, '27/25')")
    }
  }

  @Test(arguments: 8..<Schema.migrations.count)
  func whatAnyProgramSinceThePriceBookHasKeptIsRead(_ version: Int) throws {
    try make(version)
    let database = try SQLiteDatabase(path: folder.database)
    try database.check()
    let id = ComparisonID(rawValue: 1)
    let stored = try database.load(id)
    let tea = try #require(stored.comparison.products.first)
    #expect(stored.comparison.name == "Tea" && stored.version == 2)
    #expect(tea.name == "Green Tea")
    #expect(try tea.price == Money(Rational(5, over: 2), .euro))
    #expect(tea.unknown.map(\.line) == ["aroma strong"])
    #expect(try database.search("green", limit: 9).count == 1)
    let article = try #require(try database.articles(named: "Green Tea").first)
    let fact = try #require(try database.history(of: article.id).first)
    #expect(fact.day.description == "2026-11-25" && fact.store == "Aldi")
    #expect(fact.product.price == tea.price)
    #expect(
      try database.target(of: article.id)
        == .price(Money(Rational(20), .euro), per: ReferenceUnit(.kilogram)))
    let store = try #require(try database.stores().first)
    #expect(store.name == "Aldi" && store.webPage.isEmpty == (version < 9))
    #expect(try database.shoppingList().items.count == (version < 10 ? 0 : 1))
    let oats = try #require(GTIN("3800020423905"))
    #expect(try database.catalogued(oats)?.name == (version < 11 ? nil : "Oats"))
    #expect(try database.rates().count == (version < 12 ? 0 : 1))
    // The target was set last, and then the product was added.
    #expect(try database.performOnPriceBook(.undo) != nil)
    #expect(try database.target(of: article.id) == nil)
    #expect(try database.perform(.undo, of: id) != nil)
    #expect(try database.load(id).comparison.products.isEmpty)
    #expect(try database.history(of: article.id).isEmpty)
    _ = try database.perform(.redo, of: id)
    #expect(try database.load(id).comparison.products == [tea])
    try database.check()
  }

  /// A row in each table of the eighth schema, as programs of that time wrote them.
  private static let rows = """
    INSERT INTO comparison
        (id, name, currency, tolerance, place, product_count, version, modified) VALUES
      (1, 'Tea', 'EUR', '1/1000', 1, 1, 2, 1795571847);
    INSERT INTO product
        (key, comparison, id, place, name, amount, unit, price, currency, store, note, barcode,
        is_in_basket, brand, others) VALUES
      (1, 1, 77, 4294967296, 'Green Tea', '100', 'gram', '5/2', 'EUR', 'Aldi', '', '4006381333931',
        0, '', 'aroma strong');
    INSERT INTO article (key, id, name, brand, gtin, name_key, revision, members) VALUES
      (1, x'01A2106C10817ECFAA4723916BA42E8D', 'Green Tea', '', 4006381333931, 'green tea', 1,
        'pack 100 gram\nbarcode 4006381333931');
    INSERT INTO observation VALUES
      (1, x'01A2106C10817591B1CF68E1EAD0EC1B', 1, 20782, 'Aldi', '', 1,
        'source comparison\nquantity.amount 100\nquantity.unit gram\nprice.amount 5/2\n\
    price.currency EUR');
    INSERT INTO target VALUES (1, 1, 'at 20 EUR per 1 kilogram');
    INSERT INTO shop (place, name, address, phone) VALUES (1, 'Aldi', '1 Road', '');
    INSERT INTO entry (key, comparison, is_list, is_undone, number, version, made, content) VALUES
      (1, 1, 1, 0, 1, NULL, 1795571847, 'add\t'),
      (2, 1, 0, 0, 2, 2, 1795571847,
        'add\t1\n0\t77\tname Green Tea\tquantity.amount 100\tquantity.unit gram\tprice.amount 5/2\t\
    price.currency EUR\tstore Aldi\tbarcode 4006381333931\taroma strong\nbook\nseveral\t2\n\
    add article\t01a2106c-1081-7ecf-aa47-23916ba42e8d\tname Green Tea\tpack 100 gram\t\
    barcode 4006381333931\nadd\t01a2106c-1081-7591-b1cf-68e1ead0ec1b\t\
    01a2106c-1081-7ecf-aa47-23916ba42e8d\t2026-11-25\tsource comparison\tquantity.amount 100\t\
    quantity.unit gram\tprice.amount 5/2\tprice.currency EUR\tstore Aldi');
    INSERT INTO book_entry (key, is_undone, version, made, content) VALUES
      (1, 0, 2, 1795571848,
        'target\t01a2106c-1081-7ecf-aa47-23916ba42e8d\t\tat 20 EUR per 1 kilogram');
    INSERT INTO setting VALUES ('last opened', 1), ('version of price book', 2),
      ('version of shops', 1);
    """
}
