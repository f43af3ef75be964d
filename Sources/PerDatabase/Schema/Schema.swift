/// How the file is laid out, and how an older file becomes a newer one.
enum Schema {
  /// Each takes the file from the version that is its index in the list to the next. New ones are
  /// appended; none is edited once released.
  static let migrations: [Migration] = [
    Migration(one), Migration(terms), Migration(brand), Migration(pictures),
    Migration(listAndUnread), Migration(stores),
    Migration(
      exactMembers,
      { connection throws(DatabaseError) in try LogMigration(connection: connection).run() },
      then: withoutOldLogs),
    Migration(
      priceBook,
      { connection throws(DatabaseError) in try BookMigration(connection: connection).run() },
      then: priceBookSearch),
    Migration(contacts), Migration(shopping), Migration(catalogue),
    Migration(rates), Migration(sharing),
    Migration(
      "",
      { connection throws(DatabaseError) in
        if try SharingSettings(connection: connection).sharing() == nil {
          try connection.execute(withoutMarks)
        }
      }),
    Migration(numbered),
  ]

  /// For files from the time when the list of comparisons had a log, and products had no terms, brands or
  /// pictures: their second schema was the first and `listAndUnread`. This takes them to the fifth.
  static let fromListOnly = terms + brand + pictures

  /// How many columns the tables had at first that are searched for in a damaged file. No other table may
  /// have as many columns as one of these has or ever had, unless its rows break a rule there: `hidden`
  /// has only whole numbers, and the schema has none.
  static let firstWidths = ["comparison": 11, "product": 18]

  /// Marks the file as ours, in its header: "Per" and a zero.
  static let applicationID: Int64 = 0x5065_7200

  /// Exact numbers are text, `num/den` or an integer. `place` orders by value and has gaps, so that
  /// putting a product in the middle touches no other row. `removed` is the second since 1970 at
  /// which a comparison was removed. The search index keeps no copy of the words; its triggers tell
  /// it the old ones. `detail = none` halves it; nobody searches for phrases. A prefix of a
  /// length that it lists is read from the index in order; of another one, all matches are collected
  /// first.
  private static let one = """
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

  /// What else decides what is paid, and the settings of a comparison: a line for each member.
  private static let terms = """
    ALTER TABLE product ADD COLUMN terms TEXT;
    ALTER TABLE comparison ADD COLUMN settings TEXT;
    """

  /// Products have pictures, each of which is kept once. A change lists its pictures as a JSON array.
  /// Nothing refers to a picture by a foreign key: a product whose picture is lost in a damaged file is
  /// still a product. A picture begins like every PNG file, which tells it from other rows when the
  /// schema is lost.
  private static let pictures = """
    CREATE TABLE picture (
      id INTEGER PRIMARY KEY,
      content BLOB NOT NULL CHECK (substr(content, 1, 8) = x'89504E470D0A1A0A')
    ) STRICT;
    ALTER TABLE product ADD COLUMN picture INTEGER;
    CREATE INDEX product_picture ON product (picture) WHERE picture IS NOT NULL;
    ALTER TABLE change ADD COLUMN pictures TEXT;
    CREATE INDEX change_pictures ON change (comparison) WHERE pictures IS NOT NULL;
    """

  /// The list of stores, in which products are bought. The table is still called `shop`, as in the first
  /// version: renaming it would lock older programs out of the file and change nothing for anybody else.
  private static let stores = """
    CREATE TABLE shop (
      place INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      address TEXT NOT NULL,
      phone TEXT NOT NULL,
      distance TEXT,
      distance_unit TEXT
    ) STRICT;
    """

  /// What else is known of a store than its address and telephone number.
  private static let contacts = """
    ALTER TABLE shop ADD COLUMN fax TEXT NOT NULL DEFAULT '';
    ALTER TABLE shop ADD COLUMN email TEXT NOT NULL DEFAULT '';
    ALTER TABLE shop ADD COLUMN web_page TEXT NOT NULL DEFAULT '';
    """

  /// What is to be bought. `members` are exact, a line each; identities have sixteen bytes.
  private static let shopping = """
    CREATE TABLE shopping (
      place INTEGER PRIMARY KEY,
      id BLOB NOT NULL CHECK (length(id) = 16),
      members TEXT NOT NULL
    ) STRICT;
    """

  /// Products have a brand, which is searched for too.
  private static let brand = """
    ALTER TABLE product ADD COLUMN brand TEXT NOT NULL DEFAULT '';
    DROP TRIGGER product_inserted;
    DROP TRIGGER product_deleted;
    DROP TRIGGER product_changed;
    DROP TABLE product_search;
    CREATE VIRTUAL TABLE product_search USING fts5 (
      name, store, note, barcode, brand,
      content = 'product', content_rowid = 'key', detail = none,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
    );
    INSERT INTO product_search (product_search) VALUES ('rebuild');
    CREATE TRIGGER product_inserted AFTER INSERT ON product BEGIN
      INSERT INTO product_search (rowid, name, store, note, barcode, brand)
      VALUES (new.key, new.name, new.store, new.note, new.barcode, new.brand);
    END;
    CREATE TRIGGER product_deleted AFTER DELETE ON product BEGIN
      INSERT INTO product_search (product_search, rowid, name, store, note, barcode, brand)
      VALUES ('delete', old.key, old.name, old.store, old.note, old.barcode, old.brand);
    END;
    CREATE TRIGGER product_changed AFTER UPDATE OF name, store, note, barcode, brand ON product
    BEGIN
      INSERT INTO product_search (product_search, rowid, name, store, note, barcode, brand)
      VALUES ('delete', old.key, old.name, old.store, old.note, old.barcode, old.brand);
      INSERT INTO product_search (rowid, name, store, note, barcode, brand)
      VALUES (new.key, new.name, new.store, new.note, new.barcode, new.brand);
    END;
    """

  /// Changes of the list of comparisons have a log of their own. A change of a comparison notes the number
  /// of the last entry there, which puts both in one order. `unread` keeps what this program could not
  /// read of a row that is gone or was changed.
  private static let listAndUnread = """
    CREATE TABLE list_change (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      is_undone INTEGER NOT NULL,
      made INTEGER NOT NULL,
      kind TEXT NOT NULL,
      comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
      old TEXT NOT NULL,
      new TEXT NOT NULL
    ) STRICT;
    CREATE INDEX list_change_of_comparison ON list_change (comparison);
    CREATE INDEX list_change_undone ON list_change (number) WHERE is_undone = 1;
    ALTER TABLE change ADD COLUMN list_number INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE unread (
      comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
      id INTEGER NOT NULL,
      packs TEXT,
      amount TEXT,
      unit TEXT,
      count_name TEXT,
      price TEXT,
      currency TEXT,
      deal TEXT,
      deal_price_each TEXT,
      deal_currency TEXT,
      PRIMARY KEY (comparison, id)
    ) STRICT, WITHOUT ROWID;
    """

  /// One log, of exact texts, for comparisons and for the list, and a column for what only a newer program
  /// can read of a product. An entry for many added products does not repeat them: while it is undone,
  /// their rows are `hidden`, as ranges of keys with the first of their places. So are rows that are
  /// being imported; their `entry` is negative and holds the time at which the import began. `version` is
  /// the version of the comparison right after the entry was last done, undone or redone. `previous` is
  /// the number of the entry before, which shows a hole where rows are lost.
  private static let exactMembers = """
    ALTER TABLE product ADD COLUMN others TEXT;
    UPDATE product SET terms = replace(terms, '\\', '\\\\') WHERE instr(terms, '\\') > 0;
    UPDATE comparison SET settings = replace(settings, '\\', '\\\\')
      WHERE instr(settings, '\\') > 0;

    CREATE TABLE entry (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
      is_list INTEGER NOT NULL,
      is_undone INTEGER NOT NULL,
      number INTEGER NOT NULL,
      version INTEGER,
      made INTEGER NOT NULL,
      content TEXT NOT NULL,
      pictures TEXT,
      previous INTEGER
    ) STRICT;
    CREATE INDEX entry_order ON entry (comparison, is_list, is_undone, number);
    CREATE INDEX entry_version ON entry (comparison, version);
    CREATE INDEX entry_of_list ON entry (is_undone, number) WHERE is_list = 1;
    CREATE INDEX entry_pictures ON entry (comparison) WHERE pictures IS NOT NULL;

    CREATE TABLE hidden (
      comparison INTEGER NOT NULL,
      entry INTEGER NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      first_place INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX hidden_order ON hidden (comparison, first);
    """

  /// Few products have members without a column, such as an article number. A search for a number finds them here
  /// and looks at no others.
  private static let numbered = """
    CREATE INDEX product_others ON product (key) WHERE others IS NOT NULL;
    """

  private static let withoutOldLogs = """
    DROP TABLE change;
    DROP TABLE list_change;
    DROP TABLE unread;
    """
}
