/// A step from one schema to the next.
///
/// It is statements and nothing else: code of the application changes, and would later make another file of the same
/// one. `Tests/PerDatabaseTests/Before` keeps a file as it was before each.
struct Migration: Sendable {
  /// What it is for, for readers of the list.
  let name: String
  let sql: String
}

extension Schema {
  /// Renames the list of stores, and marks changes of it and of the shopping list in every file that shares, whatever it
  /// shares: both lists are short.
  static let listsOfTheBook = Migration(
    name: "lists of the book",
    sql: """
      ALTER TABLE shop RENAME TO store;
      UPDATE setting SET name = 'version of stores' WHERE name = 'version of shops';
      DELETE FROM setting WHERE name GLOB 'first row*';

      DROP TRIGGER IF EXISTS shop_insert_shared;
      DROP TRIGGER IF EXISTS shop_delete_shared;
      DROP TRIGGER IF EXISTS shopping_insert_shared;
      DROP TRIGGER IF EXISTS shopping_delete_shared;
      CREATE TRIGGER store_insert_shared AFTER INSERT ON store
      WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
        INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('store', 0);
      END;
      CREATE TRIGGER store_delete_shared AFTER DELETE ON store
      WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
        INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('store', 0);
      END;
      CREATE TRIGGER shopping_insert_shared AFTER INSERT ON shopping
      WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
        INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('shopping', 0);
      END;
      CREATE TRIGGER shopping_delete_shared AFTER DELETE ON shopping
      WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
        INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('shopping', 0);
      END;
      """)

  /// What was bought, from the shopping list and from receipts. `revision` is odd while the purchase counts; members are
  /// exact, a line each.
  static let purchases = Migration(
    name: "purchases",
    sql: """
      CREATE TABLE purchase (
        key INTEGER PRIMARY KEY,
        id BLOB NOT NULL CHECK (length(id) = 16),
        day INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        members TEXT NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX purchase_identity ON purchase (id);

      CREATE TRIGGER purchase_insert_shared AFTER INSERT ON purchase
      WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
        INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('purchase', new.key);
      END;
      CREATE TRIGGER purchase_update_shared AFTER UPDATE ON purchase
      WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
        INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('purchase', new.key);
      END;
      """)
}
