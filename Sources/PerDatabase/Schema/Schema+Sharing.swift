extension Schema {
  /// What is shared with other devices: the fields of its subjects as they were written last, here or elsewhere.
  /// `number` grows with every write, so that what came after a number is what another has yet to see; `is_sent` is 1
  /// where the server has the field. Rows that changed are marked, and become fields at the end of the transaction.
  /// An article that two devices have made is known by all its identities, and has one row, under the `main` one;
  /// articles that have come in are looked at when all that belongs to them is here. Files of folders, which never
  /// change, are read once.
  static let sharing = """
    CREATE TABLE shared_field (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id BLOB NOT NULL CHECK (length(id) = 16),
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT,
      clock INTEGER NOT NULL,
      device BLOB NOT NULL CHECK (length(device) = 16),
      is_sent INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX shared_field_place ON shared_field (id, kind, name);
    CREATE INDEX shared_field_unsent ON shared_field (number) WHERE is_sent = 0;

    CREATE TABLE shared_alias (
      key INTEGER PRIMARY KEY,
      id BLOB NOT NULL CHECK (length(id) = 16),
      main BLOB NOT NULL CHECK (length(main) = 16)
    ) STRICT;
    CREATE UNIQUE INDEX shared_alias_identity ON shared_alias (id);
    CREATE INDEX shared_alias_main ON shared_alias (main);

    CREATE TABLE shared_setting (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      value TEXT NOT NULL
    ) STRICT;

    CREATE TABLE shared_file (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;

    CREATE INDEX shared_field_comparison ON shared_field (value)
      WHERE kind = 'product' AND name = 'comparison';

    CREATE TABLE shared_comparison (
      key INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
    ) STRICT;

    CREATE TABLE shared_product (
      key INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      comparison INTEGER NOT NULL,
      product INTEGER NOT NULL,
      UNIQUE (comparison, product)
    ) STRICT;

    CREATE TABLE shared_mark (
      kind TEXT NOT NULL,
      row INTEGER NOT NULL,
      part INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (kind, row, part)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_arrival (article INTEGER PRIMARY KEY) STRICT;

    CREATE TRIGGER comparison_update_shared AFTER UPDATE ON comparison
    WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.id) BEGIN
      INSERT OR IGNORE INTO shared_mark (kind, row, part)
      VALUES ('comparison', new.id, 0);
    END;
    CREATE TRIGGER product_insert_shared AFTER INSERT ON product
    WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.comparison) BEGIN
      INSERT OR IGNORE INTO shared_mark (kind, row, part)
      VALUES ('product', new.comparison, new.id);
    END;
    CREATE TRIGGER product_update_shared AFTER UPDATE ON product
    WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.comparison) BEGIN
      INSERT OR IGNORE INTO shared_mark (kind, row, part)
      VALUES ('product', new.comparison, new.id);
    END;
    CREATE TRIGGER product_delete_shared AFTER DELETE ON product
    WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = old.comparison) BEGIN
      INSERT OR IGNORE INTO shared_mark (kind, row, part)
      VALUES ('product', old.comparison, old.id);
    END;
    CREATE TRIGGER hidden_insert_shared AFTER INSERT ON hidden
    WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.comparison) BEGIN
      INSERT OR IGNORE INTO shared_mark (kind, row, part)
      VALUES ('products', new.comparison, 0);
    END;
    CREATE TRIGGER hidden_delete_shared AFTER DELETE ON hidden
    WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = old.comparison) BEGIN
      INSERT OR IGNORE INTO shared_mark (kind, row, part)
      VALUES ('products', old.comparison, 0);
    END;

    """

  /// Triggers that mark what changes in a shared price book. They are there while it is shared: of a million rows that
  /// come in, each would run them for nothing.
  static let marks = bookMarks.map { $0.trigger }.joined(separator: "\n")

  /// Drops the triggers that `marks` makes.
  static let withoutMarks = bookMarks.map { "DROP TRIGGER IF EXISTS \($0.name);" }
    .joined(separator: "\n")

  private static let bookMarks: [(name: String, trigger: String)] =
    triggers("article", of: "article", row: "key", on: ["INSERT", "UPDATE"])
    + triggers("price", of: "observation", row: "key", on: ["INSERT", "UPDATE OF revision"])
    + triggers("article", of: "target", row: "article", on: ["INSERT", "DELETE"])

  /// Triggers that mark what changes in a table.
  private static func triggers(
    _ kind: String, of table: String, row: String, on events: [String]
  ) -> [(name: String, trigger: String)] {
    events.map { event in
      let verb = event.prefix { $0 != " " }.lowercased()
      let key = (verb == "delete" ? "old." : "new.") + row
      let name = "\(table)_\(verb)_shared"
      let trigger = """
        CREATE TRIGGER \(name) AFTER \(event) ON \(table)
        WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
          INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('\(kind)', \(key));
        END;
        """
      return (name, trigger)
    }
  }
}
