import DatabaseTesting
import PerModel
import Testing

/// A file as a released program has left it: the statements that make it, and what is in it. Those
/// of a release are never changed.
struct ReleasedSchema: CustomTestStringConvertible {
  let version: Int
  let sql: String
  let comparison: Comparison
  let history: History

  static let all = [one]

  var testDescription: String { "schema \(version)" }

  private static let one: ReleasedSchema = {
    let cola = Product(
      id: Product.ID(rawValue: 11), name: "Cola",
      quantity: try? Quantity(packs: [6], 330, .milliliter),
      price: (try? Rational(499, over: 100)).map { Money($0, .euro) },
      deal: (try? Rational(1, over: 5)).map { Deal(.percentOff($0)) }, store: "Aldi",
      note: "cold", barcode: "4006381333931", isInBasket: true)
    let water = Product(id: Product.ID(rawValue: 12), name: "Water")
    var history = History()
    history.record(.rename(from: "", to: "Drinks"))
    history.record(.rename(from: "Drinks", to: "x"))
    history.didUndo()
    return ReleasedSchema(
      version: 1, sql: tablesOfOne + rowsOfOne,
      comparison: Comparison(
        name: "Drinks", currency: .euro, products: [water, cola],
        referenceUnit: ReferenceUnit(100, .milliliter)),
      history: history)
  }()

  private static let rowsOfOne = """
    INSERT INTO comparison VALUES
      (3, 'Drinks', 'EUR', '100', 'milliliter', '1/1000', 1, 2, 4, 1790000000, NULL);
    INSERT INTO product VALUES
      (1, 3, 11, 8589934592, 'Cola', '6', '330', 'milliliter', NULL, '499/100', 'EUR',
        'percentOff 1/5', NULL, NULL, 'Aldi', 'cold', '4006381333931', 1),
      (2, 3, 12, 4294967296, 'Water', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
        '', '', '', 0);
    INSERT INTO change VALUES
      (3, 0, 1, 1790000000, x'010400064472696e6b73'),
      (3, 1, 2, 1790000000, x'0104064472696e6b730178');
    INSERT INTO setting VALUES ('last opened', 3);
    """

  private static let tablesOfOne = """
    PRAGMA application_id = 0x50657200;
    PRAGMA user_version = 1;
    CREATE TABLE comparison (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      currency TEXT NOT NULL,
      reference_amount TEXT,
      reference_unit TEXT,
      tolerance TEXT NOT NULL,
      place INTEGER NOT NULL,
      product_count INTEGER NOT NULL DEFAULT 0,
      version INTEGER NOT NULL DEFAULT 1,
      modified INTEGER NOT NULL,
      removed INTEGER
    ) STRICT;

    CREATE TABLE product (
      key INTEGER PRIMARY KEY,
      comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
      id INTEGER NOT NULL,
      place INTEGER NOT NULL,
      name TEXT NOT NULL,
      packs TEXT,
      amount TEXT,
      unit TEXT,
      count_name TEXT,
      price TEXT,
      currency TEXT,
      deal TEXT,
      deal_price_each TEXT,
      deal_currency TEXT,
      store TEXT NOT NULL,
      note TEXT NOT NULL,
      barcode TEXT NOT NULL,
      is_in_basket INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX product_identity ON product (comparison, id);
    CREATE INDEX product_order ON product (comparison, place);

    CREATE TABLE change (
      comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
      is_undone INTEGER NOT NULL,
      number INTEGER NOT NULL,
      made INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX change_order ON change (comparison, is_undone, number);

    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE VIRTUAL TABLE product_search USING fts5 (
      name, store, note, barcode,
      content = 'product', content_rowid = 'key', detail = none,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
    );
    CREATE TRIGGER product_inserted AFTER INSERT ON product BEGIN
      INSERT INTO product_search (rowid, name, store, note, barcode)
      VALUES (new.key, new.name, new.store, new.note, new.barcode);
    END;
    CREATE TRIGGER product_deleted AFTER DELETE ON product BEGIN
      INSERT INTO product_search (product_search, rowid, name, store, note, barcode)
      VALUES ('delete', old.key, old.name, old.store, old.note, old.barcode);
    END;
    CREATE TRIGGER product_changed AFTER UPDATE OF name, store, note, barcode ON product BEGIN
      INSERT INTO product_search (product_search, rowid, name, store, note, barcode)
      VALUES ('delete', old.key, old.name, old.store, old.note, old.barcode);
      INSERT INTO product_search (rowid, name, store, note, barcode)
      VALUES (new.key, new.name, new.store, new.note, new.barcode);
    END;

    """
}
