import PerModel

/// Subjects that are new to the file when their fields come in, as nearly all are in a first copy: their fields and
/// rows are written without a look at what they might have to be merged with.
struct NewSubjects {
  let connection: Connection
  private var articles: [(id: Article.ID, values: [SQLValue])] = []
  private var prices: [BookPrice] = []
  /// Where the articles of new prices have their rows, and whether the prices bring them into the book.
  private var rows: [Article.ID: ArticleRow] = [:]
  /// How many fields were kept.
  private(set) var fieldCount = 0
  /// When and where the latest of them was written.
  private(set) var latest: SharedField.Stamp?

  private struct ArticleRow {
    let main: Article.ID
    let key: Int64
    let isInBook: Bool
    var hasNewPrice = false
  }

  /// So few rows are written with their triggers: without them, all statements have to be prepared again.
  private static let few = 200

  init(connection: Connection) { self.connection = connection }

  private var shared: SharedArticles { SharedArticles(connection: connection) }

  /// What the rows are about.
  var kinds: Set<String> {
    Set(
      (articles.isEmpty ? [] : [SharedState.article]) + (prices.isEmpty ? [] : [SharedState.price]))
  }

  /// Keeps the fields of new subjects; the result is the others.
  mutating func take(
    _ batch: SharedFieldBatch, isSent: Bool
  ) throws(DatabaseError) -> [SharedFieldBatch.Fields] {
    self = NewSubjects(connection: connection)
    let table = SharedFieldTable(connection: connection)
    let known = try table.known(
      among: batch.subjects.filter { $0.row != nil }.map {
        batch.fields[$0.range.lowerBound].subject.id
      })
    var fields: [SharedField] = []
    fields.reserveCapacity(batch.fields.count)
    var others: [SharedFieldBatch.Fields] = []
    for subject in batch.subjects {
      let id = batch.fields[subject.range.lowerBound].subject.id
      guard let row = subject.row, !known.contains(id) else {
        others.append(subject)
        continue
      }
      fields += batch.fields[subject.range]
      switch row {
      case .article(let values): articles.append((.init(of: id), values))
      case .price(let price): prices.append(price)
      }
    }
    try table.keepNew(fields, isSent: isSent)
    fieldCount = fields.count
    latest = fields.lazy.map(\.stamp).max()
    return others
  }

  /// Writes the rows of articles; the result is those that may have one, or have another identity.
  func writeArticles() throws(DatabaseError) -> [Article.ID] {
    guard !articles.isEmpty else { return [] }
    var new = articles
    if try connection.integer("SELECT 1 FROM shared_alias LIMIT 1") != nil {
      new = []
      for article in articles {
        let hasOther = try connection.integer(
          "SELECT 1 FROM shared_alias WHERE id = ?1 OR main = ?1 LIMIT 1", SQLValue(article.id))
        if hasOther == nil { new.append(article) }
      }
    }
    let last = try connection.integer("SELECT max(key) FROM article") ?? 0
    let isEach = try insertMany(
      new, into: "article (name, brand, gtin, picture, name_key, members, id, revision)",
      of: 8
    ) { $0.values + [SQLValue($0.id), .integer(1)] }
    if new.count > Self.few {
      // As its trigger does, but all at once: the index is written to the file at the end of each statement.
      try connection.run(
        """
        INSERT INTO article_search (rowid, name, brand) SELECT key, name, brand FROM article WHERE key > ?
        """, .integer(last))
    }
    try connection.run(
      "INSERT OR IGNORE INTO shared_arrival (article) SELECT key FROM article WHERE key > ?",
      .integer(last))
    return isEach && new.count == articles.count ? [] : articles.map(\.id)
  }

  /// Writes the rows of prices; the result is those that may have had one.
  mutating func writePrices() throws(DatabaseError) -> [SharedField.Subject.ID] {
    var new: [(price: BookPrice, article: Int64)] = []
    new.reserveCapacity(prices.count)
    for price in prices {
      let article = price.observation.article
      var row = if let known = rows[article] { known } else { try row(of: article) }
      if price.revision % 2 == 1 { row.hasNewPrice = true }
      rows[article] = row
      new.append((price, row.key))
    }
    let isEach = try insertMany(
      new, into: "observation (id, article, day, store, kind, revision, members)", of: 7
    ) { price, article in
      [
        SQLValue(price.observation.id), .integer(article),
        .integer(Int64(price.observation.day.number)), .text(price.store), .text(price.kind),
        .integer(Int64(price.revision)), .text(price.otherMembers),
      ]
    }
    return isEach ? [] : prices.map { .init(of: $0.observation.id) }
  }

  /// Inserts rows, many of them without the triggers that mark them for others: it is from them that these come. The
  /// result is whether no row was there.
  private func insertMany<Element>(
    _ elements: [Element], into table: String, of columns: Int, _ values: (Element) -> [SQLValue]
  ) throws(DatabaseError) -> Bool {
    let rows = ManyRows(connection, "INSERT OR IGNORE INTO \(table)", columns: columns)
    var count = 0
    if elements.count > Self.few {
      try connection.withoutTriggers { () throws(DatabaseError) in
        count = try rows.insert(elements, values)
      }
    } else {
      count = try rows.insert(elements, values)
    }
    return count == elements.count
  }

  private func row(of id: Article.ID) throws(DatabaseError) -> ArticleRow {
    let main = try shared.main(of: id)
    func known() throws(DatabaseError) -> ArticleRow? {
      try connection.first(
        of: "SELECT key, revision FROM article WHERE id = ?", SQLValue(main)
      ) { (row) in
        ArticleRow(main: main, key: row.integer(0), isInBook: row.integer(1) % 2 == 1)
      }
    }
    if let row = try known() { return row }
    try shared.write(main)
    guard let row = try known() else { throw .outdated }
    return row
  }

  /// The articles of new prices that these bring into the book. For all the prices change nothing.
  func articlesToWrite() throws(DatabaseError) -> [Article.ID] {
    var due: [Article.ID] = []
    for row in rows.values {
      if row.hasNewPrice, !row.isInBook { due.append(row.main) } else { try markArrival(row.key) }
    }
    return due
  }

  /// Notes that what was found out about an article has to be looked at when all of it is here.
  func markArrival(_ key: Int64) throws(DatabaseError) {
    try connection.run("INSERT OR IGNORE INTO shared_arrival (article) VALUES (?)", .integer(key))
  }
}
