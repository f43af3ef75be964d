import PerModel

/// Turns the fields that other devices have written into rows: keeps fields later than the known ones, and updates the
/// rows of their subjects to match.
///
/// A row depends on the fields alone, not on the order in which they came.
struct FieldsToRows {
  private var writer: RowsToFields
  private let database: SQLiteDatabase
  private var connection: Connection { database.connection }
  private var articles: SharedArticles { SharedArticles(connection: connection) }
  private var touched: Set<SharedField.Subject> = []
  private var new: NewSubjects
  /// When and where the latest of the fields was written.
  private(set) var latest: SharedField.Stamp?
  /// How many fields were later than what was known.
  private(set) var count = 0

  init(_ writer: RowsToFields, of database: SQLiteDatabase) {
    self.writer = writer
    self.database = database
    new = NewSubjects(connection: database.connection)
  }

  /// Keeps the fields. Their rows are written by `finish`, before more is taken.
  mutating func take(_ batch: SharedFieldBatch, isSent: Bool) throws(DatabaseError) {
    let table = SharedFieldTable(connection: connection)
    let others = try new.take(batch, isSent: isSent)
    if let latest = new.latest { observe(latest) }
    count += new.fieldCount
    for field in others.lazy.flatMap({ batch.fields[$0.range] }) {
      guard try table.keep(field, isSent: isSent) else { continue }
      observe(field.stamp)
      touched.insert(field.subject)
      count += 1
    }
  }

  private mutating func observe(_ stamp: SharedField.Stamp) {
    writer.observe(stamp.clock)
    latest = max(latest ?? stamp, stamp)
  }

  /// Takes what is known already for new, as after some of the rows were lost.
  mutating func takeAllOnceMore() throws(DatabaseError) {
    var all: [SharedField.Subject] = []
    try connection.forEachRow(of: "SELECT DISTINCT kind, id FROM shared_field") { (row) in
      all.append(SharedField.Subject(kind: row.text(0) ?? "", id: row.uniqueID(1)))
    }
    touch(all)
  }

  /// Takes it that something was written of these.
  mutating func touch(_ subjects: [SharedField.Subject]) {
    touched.formUnion(subjects)
    count += subjects.count
  }

  /// Writes the rows.
  mutating func finish() throws(DatabaseError) {
    guard !touched.isEmpty || new.fieldCount > 0 else { return }
    let kinds = Set(touched.map(\.kind)).union(new.kinds)
    try writeArticlesAndPrices()
    let lists = SharedLists(connection: connection)
    let versions = Versions(connection: connection)
    if kinds.contains(SharedState.store) {
      try lists.writeStores()
      try versions.countUp(.stores)
    }
    if kinds.contains(SharedState.shopping) {
      try lists.writeShopping()
      try versions.countUp(.shopping)
    }
    if kinds.contains(SharedState.purchase) {
      let purchases = SharedPurchases(connection: connection)
      for subject in touched where subject.kind == SharedState.purchase {
        try purchases.write(.init(of: subject.id))
      }
    }
    let ofTheBook: Set = [SharedState.article, SharedState.price, SharedState.purchase]
    if !kinds.isDisjoint(with: ofTheBook) {
      try versions.countUp(.priceBook)
    }
    if kinds.contains(SharedState.comparison) || kinds.contains(SharedState.product) {
      try SharedComparisons(connection).write(touched, in: database)
    }
    try close()
    touched = []
  }

  private mutating func writeArticlesAndPrices() throws(DatabaseError) {
    var changed: Set<Article.ID> = []
    // In a fixed order, so that a failure can be repeated.
    let sorted = touched.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) }
    for subject in sorted where subject.kind == SharedState.article {
      changed.insert(try unite(subject))
    }
    for subject in sorted where subject.kind == SharedState.article {
      changed.formUnion(try part(subject))
    }
    for id in try new.writeArticles() { changed.insert(try articles.main(of: id)) }
    let known = try new.writePrices()
    for id in sorted.filter({ $0.kind == SharedState.price }).map(\.id) + known {
      changed.formUnion(try SharedPrices(connection: connection).write(.init(of: id)))
    }
    changed.formUnion(try new.articlesToWrite())
    for id in changed.sorted() {
      try new.markArrival(try articles.write(articles.main(of: id)))
    }
  }

  /// Unites all articles that a device has found to be the same; the result is the identity of the one.
  private func unite(_ subject: SharedField.Subject) throws(DatabaseError) -> Article.ID {
    var main = try articles.main(of: .init(of: subject.id))
    for field in try SharedFieldTable(connection: connection).fields(of: subject)
    where field.name.hasPrefix(SharedState.sameAs) && field.value != nil {
      guard let other = Article.ID(field.name.dropFirst(SharedState.sameAs.count)) else { continue }
      main = try articles.unite(main, other)
    }
    return main
  }

  /// Separates an article from those it no longer equals; the result is the articles whose rows have to be written.
  private func part(_ subject: SharedField.Subject) throws(DatabaseError) -> Set<Article.ID> {
    let isTakenBack = try SharedFieldTable(connection: connection).fields(of: subject).contains {
      $0.name.hasPrefix(SharedState.sameAs) && $0.value == nil
    }
    guard isTakenBack else { return [] }
    return try articles.part(.init(of: subject.id))
  }

  /// Finds among the articles that have come in those that the book has already, and makes one of both. The others
  /// are told.
  mutating func uniteArticles() throws(DatabaseError) {
    guard try connection.integer("SELECT 1 FROM shared_arrival LIMIT 1") != nil else { return }
    var due: [Article.ID] = []
    // Most share neither barcode nor name with any other.
    try connection.forEachRow(
      of: """
        SELECT id FROM shared_arrival CROSS JOIN article ON article.key = shared_arrival.article
        WHERE gtin IS NULL AND name <> '' AND EXISTS (
            SELECT 1 FROM article AS other
            WHERE other.name_key = article.name_key AND other.key <> article.key)
          OR gtin IS NOT NULL AND EXISTS (
            SELECT 1 FROM article AS other
            WHERE other.gtin = article.gtin AND other.key <> article.key)
        ORDER BY id DESC
        """
    ) { (row) in due.append(row.uniqueID(0)) }
    if !due.isEmpty { try Versions(connection: connection).countUp(.priceBook) }
    while let next = due.popLast() {
      let main = try articles.main(of: next)
      guard let other = try articles.duplicate(of: main) else { continue }
      let kept = try articles.unite(main, other)
      let lost = kept == main ? other : main
      let subject = SharedField.Subject(kind: SharedState.article, id: .init(of: lost))
      let name = SharedState.sameAs + "\(kept)"
      // Another device may have taken it back.
      let known = try SharedFieldTable(connection: connection).fields(of: subject)
      try writer.write(subject, name, "1", after: known.first { $0.name == name })
      try articles.write(kept)
      due.append(kept)
    }
    try connection.run("DELETE FROM shared_arrival")
  }

  /// Takes products into comparisons that they did not belong to as long as another product was there.
  func addWaitingProducts() throws(DatabaseError) {
    let comparisons = SharedComparisons(connection)
    try comparisons.write(comparisons.waitingProducts(), in: database)
  }

  /// Keeps the clock; the rows say what the fields say.
  func close() throws(DatabaseError) {
    try connection.run("DELETE FROM shared_mark")
    try writer.saveClock()
  }
}
