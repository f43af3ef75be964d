/// How the file is laid out, and how an older file becomes a newer one.
enum Schema {
  /// The number of the schema that `tables` makes. It is the first that was released: files with a lower number are
  /// refused.
  static let first = 15

  /// What takes a file from `first` on to the present schema, a number at a time. New ones are appended; none is edited
  /// once it is released.
  static let migrations: [Migration] = [
    listsOfTheBook, purchases, numbersAndConversions,
  ]

  /// The number of the present schema.
  static let version = first + migrations.count

  /// How many columns the row of a product has in a file of the first schema.
  static let columnsOfFirstProducts = 22

  /// All that a file of the first schema has. Like a migration it is never edited: what changes later is a migration.
  static let tables = comparisons + search + undo + settings + lists + priceBook + sharing

  /// Marks the file as ours, in its header: "Per" and a zero.
  static let applicationID: Int64 = 0x5065_7200

  /// Exact numbers are text, `num/den` or an integer; what has no column is a line for each member. `place` orders by
  /// value and has gaps, so that putting a product in the middle touches no other row. `removed` is the second since
  /// 1970 at which a comparison was removed.
  ///
  /// Rows of these two tables are searched for in a damaged file by the number of their columns: no other table may have
  /// as many, unless its rows break a rule there, as those of `hidden` do, which has only whole numbers. A row that was
  /// written before a migration added columns has as many as `columnsOfFirstProducts`.
  private static let comparisons = """
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
      removed INTEGER,
      settings TEXT
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
      is_in_basket INTEGER NOT NULL,
      terms TEXT,
      brand TEXT NOT NULL DEFAULT '',
      picture INTEGER,
      others TEXT
    ) STRICT;
    CREATE UNIQUE INDEX product_identity ON product (comparison, id);
    CREATE INDEX product_order ON product (comparison, place);
    CREATE INDEX product_picture ON product (picture) WHERE picture IS NOT NULL;

    """

  /// The index keeps no copy of the words; its triggers tell it the old ones. `detail = none` halves it; phrases are
  /// not searched for. A prefix of a length that it lists is read from the index in order; of another one, all matches
  /// are collected first. Few products have an article number, which has no column yet: the first index finds them.
  private static let search = """
    CREATE INDEX product_others ON product (key) WHERE others IS NOT NULL;

    CREATE VIRTUAL TABLE product_search USING fts5 (
      name, store, note, barcode, brand,
      content = 'product', content_rowid = 'key', detail = none,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
    );
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

  /// One log of exact texts for comparisons and for the list of them. An entry for many added products does not repeat
  /// them: while it is undone, their rows are `hidden`, as ranges of keys with the first of their places. So are rows
  /// that are being imported; their `entry` is negative and holds the time at which the import began. `version` is the
  /// version of the comparison right after the entry was last done, undone or redone. `previous` is the number of the
  /// entry before, which shows a hole where rows are lost. `pictures` is a JSON array.
  ///
  /// Nothing refers to a picture by a foreign key: a product whose picture is lost in a damaged file is still a product.
  /// A picture begins like every PNG file, which tells it from other rows when the schema is lost.
  private static let undo = """
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

    CREATE TABLE picture (
      id INTEGER PRIMARY KEY,
      content BLOB NOT NULL CHECK (substr(content, 1, 8) = x'89504E470D0A1A0A')
    ) STRICT;

    """

  private static let settings = """
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    """
}
