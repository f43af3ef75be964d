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

  /// Gives article numbers and the prices that were paid in other currencies columns of their own. Their lines were
  /// the first of the others, in this order, with line breaks, tabs and backslashes escaped.
  static let numbersAndConversions = Migration(
    name: "numbers and conversions",
    sql: #"""
      ALTER TABLE product ADD COLUMN article_number TEXT;
      ALTER TABLE product ADD COLUMN conversion TEXT;
      UPDATE product SET
        article_number = replace(replace(replace(replace(replace(
            substr(others, 15, instr(others || char(10), char(10)) - 15),
          '\\', char(1)), '\n', char(10)), '\r', char(13)), '\t', char(9)), char(1), '\'),
        others = nullif(substr(others, instr(others || char(10), char(10)) + 1), '')
      WHERE others GLOB 'articleNumber *';
      UPDATE product SET
        conversion = replace(replace(replace(replace(replace(
            substr(others, 12, instr(others || char(10), char(10)) - 12),
          '\\', char(1)), '\n', char(10)), '\r', char(13)), '\t', char(9)), char(1), '\'),
        others = nullif(substr(others, instr(others || char(10), char(10)) + 1), '')
      WHERE others GLOB 'conversion *';
      DROP INDEX product_others;
      CREATE INDEX product_number ON product (key) WHERE article_number IS NOT NULL;
      """#)
}
