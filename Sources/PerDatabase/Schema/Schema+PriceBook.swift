extension Schema {
  /// The stores, and what is to be bought. `members` are exact, a line each; identities have sixteen bytes.
  static let lists = """
    CREATE TABLE shop (
      place INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      address TEXT NOT NULL,
      phone TEXT NOT NULL,
      distance TEXT,
      distance_unit TEXT,
      fax TEXT NOT NULL DEFAULT '',
      email TEXT NOT NULL DEFAULT '',
      web_page TEXT NOT NULL DEFAULT ''
    ) STRICT;

    CREATE TABLE shopping (
      place INTEGER PRIMARY KEY,
      id BLOB NOT NULL CHECK (length(id) = 16),
      members TEXT NOT NULL
    ) STRICT;

    """

  /// The price book. `revision` of a row is odd while it is part of the book; identities have sixteen bytes.
  /// `gtin` is the number of a barcode that is the same in every store. `members` are exact, a line each.
  ///
  /// `catalogue` has what barcodes stand for; most are not articles of the book. There, `gtin` is the key, so that
  /// no separate index is needed; each line of its `members` has a space: numbers and pictures of other tables
  /// break that rule, when rows are looked for in a damaged file. `rate` is what one unit of `base` is worth in another
  /// currency, from a day on.
  static let priceBook = """
    CREATE TABLE article (
      key INTEGER PRIMARY KEY,
      id BLOB NOT NULL CHECK (length(id) = 16),
      name TEXT NOT NULL,
      brand TEXT NOT NULL,
      gtin INTEGER,
      picture INTEGER,
      name_key TEXT NOT NULL,
      revision INTEGER NOT NULL,
      members TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX article_identity ON article (id);
    CREATE INDEX article_name ON article (name_key);
    CREATE INDEX article_gtin ON article (gtin) WHERE gtin IS NOT NULL;
    CREATE INDEX article_picture ON article (picture) WHERE picture IS NOT NULL;

    CREATE TABLE observation (
      key INTEGER PRIMARY KEY,
      id BLOB NOT NULL CHECK (length(id) = 16),
      article INTEGER NOT NULL,
      day INTEGER NOT NULL,
      store TEXT NOT NULL,
      kind TEXT NOT NULL,
      revision INTEGER NOT NULL,
      members TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX observation_identity ON observation (id);
    CREATE INDEX observation_history ON observation (article, day);

    CREATE TABLE target (
      key INTEGER PRIMARY KEY,
      article INTEGER NOT NULL,
      content TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX target_of_article ON target (article);

    CREATE TABLE book_entry (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      is_undone INTEGER NOT NULL,
      version INTEGER NOT NULL,
      made INTEGER NOT NULL,
      content TEXT NOT NULL,
      pictures TEXT,
      previous INTEGER
    ) STRICT;

    CREATE VIRTUAL TABLE article_search USING fts5 (
      name, brand,
      content = 'article', content_rowid = 'key', detail = none,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
    );
    CREATE TRIGGER article_inserted AFTER INSERT ON article BEGIN
      INSERT INTO article_search (rowid, name, brand) VALUES (new.key, new.name, new.brand);
    END;
    CREATE TRIGGER article_deleted AFTER DELETE ON article BEGIN
      INSERT INTO article_search (article_search, rowid, name, brand)
      VALUES ('delete', old.key, old.name, old.brand);
    END;
    CREATE TRIGGER article_changed AFTER UPDATE OF name, brand ON article BEGIN
      INSERT INTO article_search (article_search, rowid, name, brand)
      VALUES ('delete', old.key, old.name, old.brand);
      INSERT INTO article_search (rowid, name, brand) VALUES (new.key, new.name, new.brand);
    END;

    CREATE TABLE catalogue (
      gtin INTEGER PRIMARY KEY,
      members TEXT NOT NULL CHECK (instr(members, ' ') > 0)
    ) STRICT;

    CREATE TABLE rate (
      key INTEGER PRIMARY KEY,
      base TEXT NOT NULL CHECK (base GLOB '[A-Z][A-Z][A-Z]'),
      currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
      day INTEGER NOT NULL,
      amount TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX rate_of_day ON rate (base, currency, day);

    """
}
