import PerModel

extension SQLiteDatabase {
  /// How many removed comparisons can still be restored, and how many changes of one undone, after
  /// the program has ended.
  public static let keptChanges = 1000

  public func comparisons() throws(DatabaseError) -> [ComparisonSummary] {
    try summaries(
      of: """
        SELECT id, name, product_count, modified, version FROM comparison
        WHERE removed IS NULL ORDER BY place, id
        """)
  }

  public func removedComparisons() throws(DatabaseError) -> [ComparisonSummary] {
    try summaries(
      of: """
        SELECT id, name, product_count, modified, version FROM comparison
        WHERE removed >= 0 ORDER BY removed DESC, id DESC
        """)
  }

  private func summaries(of sql: String) throws(DatabaseError) -> [ComparisonSummary] {
    var summaries: [ComparisonSummary] = []
    try connection.forEachRow(of: sql) { (row) throws(DatabaseError) in
      summaries.append(
        ComparisonSummary(
          id: ComparisonID(rawValue: row.integer(0)), name: row.text(1) ?? "",
          productCount: Int(row.integer(2)), modified: row.integer(3), version: row.integer(4)))
    }
    return summaries
  }

  public func load(_ id: ComparisonID) throws(DatabaseError) -> StoredComparison {
    try connection.snapshot { () throws(DatabaseError) in
      guard let version = try storedVersion(of: id) else { throw .missing }
      let comparison = Comparison(
        try header(of: id), products: try ProductTable(connection, of: id).all())
      return StoredComparison(
        id: id, comparison: comparison, canUndo: try canPerform(.undo, of: id),
        canRedo: try canPerform(.redo, of: id), version: version)
    }
  }

  /// Hands over all products of a comparison in their order, as of one moment. Throws `missing` when it is not there.
  public func read<Taker: ProductTaker>(
    _ id: ComparisonID, by open: (Comparison.Header) -> Taker
  ) throws(DatabaseError) -> Taker {
    try connection.snapshot { () throws(DatabaseError) in
      guard try storedVersion(of: id) != nil else { throw .missing }
      var taker = open(try header(of: id))
      try ProductTable(connection, of: id).forEach(to: &taker)
      return taker
    }
  }

  /// A comparison without its products. Throws `missing` when it is not there.
  func header(of id: ComparisonID) throws(DatabaseError) -> Comparison.Header {
    let header = try connection.first(
      of: "SELECT \(ComparisonColumns.columns) FROM comparison WHERE id = ?",
      .integer(id.rawValue)
    ) { (row) throws(DatabaseError) in try ComparisonColumns.read(row) }
    guard let header else { throw .missing }
    return header
  }

  public func currentVersion(of id: ComparisonID) throws(DatabaseError) -> Int64? {
    let commits = try commitsOfOthers()
    if versions.commitsOfOthers != commits {
      versions.commitsOfOthers = commits
      versions.versions.removeAll()
    }
    if let version = versions.versions[id] { return version }
    let version = try storedVersion(of: id)
    versions.versions[id] = version
    return version
  }

  func storedVersion(of id: ComparisonID) throws(DatabaseError) -> Int64? {
    try connection.integer(
      "SELECT version FROM comparison WHERE id = ? AND removed IS NULL", .integer(id.rawValue))
  }

  /// https://www.sqlite.org/pragma.html#pragma_data_version: the same between two calls unless
  /// another connection has committed.
  private func commitsOfOthers() throws(DatabaseError) -> Int64 {
    try connection.integer("PRAGMA data_version") ?? 0
  }

  public func create(
    _ comparison: Comparison, with pictures: [Picture]
  ) throws(DatabaseError) -> ComparisonID {
    try write { () throws(DatabaseError) in
      try PictureTable(connection).save(pictures)
      let id = try insert(comparison)
      _ = try log(.add(id))
      return id
    }
  }

  public func create(
    _ comparison: Comparison, doing change: Change, isRetry: Bool, with pictures: [Picture],
    noting prices: NotedPrices
  ) throws(DatabaseError) -> (id: ComparisonID, version: Int64, number: Int64) {
    let (id, number) = try write { () throws(DatabaseError) in
      if isRetry, let created = try created(with: change) { return created }
      try PictureTable(connection).save(pictures)
      let id = try insert(comparison)
      let number = try log(.add(id))
      try carryOut(change, on: id, expecting: 1, noting: prices)
      return (id, number)
    }
    versions.versions[id] = 2
    return (id, 2, number)
  }

  /// The comparison that was created with this change, unless something has happened to it since, and its
  /// number in the log of the list.
  private func created(with change: Change) throws(DatabaseError) -> (ComparisonID, Int64)? {
    guard let product = change.firstAdded else { return nil }
    let found = try connection.first(
      of: """
        SELECT comparison.id,
          (SELECT min(number) FROM entry WHERE is_list = 1 AND entry.comparison = comparison.id)
        FROM comparison JOIN product ON product.comparison = comparison.id AND product.id = ?
        WHERE version = 2 AND removed IS NULL ORDER BY comparison.id DESC
        """, .integer(product.rawValue)
    ) { (row) in (ComparisonID(rawValue: row.integer(0)), row.integer(1)) }
    guard let found, try isDone(change, in: found.0, since: 1, 2) else { return nil }
    return found
  }

  public func firstName(in id: ComparisonID) throws(DatabaseError) -> String? {
    try connection.first(
      of: """
        SELECT name FROM product WHERE comparison = ? AND \(HiddenRows.condition)
        ORDER BY place, key LIMIT 1
        """, .integer(id.rawValue)
    ) { (row) in row.text(0) }
  }

  public func lastOpened() throws(DatabaseError) -> ComparisonID? {
    try connection.integer(
      """
      SELECT comparison.id FROM setting JOIN comparison ON comparison.id = setting.value
      WHERE setting.name = 'last opened' AND removed IS NULL
      """
    ).map(ComparisonID.init(rawValue:))
  }

  public func setLastOpened(_ id: ComparisonID) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      try connection.run(
        "INSERT OR REPLACE INTO setting (name, value) VALUES ('last opened', ?)",
        .integer(id.rawValue))
    }
  }

  /// Deletes what can no longer be restored or undone: all but the last thousand changes.
  public func deleteOldHistory() throws(DatabaseError) {
    try removeLeftovers()
    let limit = SQLValue.integer(Int64(Self.keptChanges))
    let listed = try connection.integer("SELECT count(*) FROM entry WHERE is_list = 1") ?? 0
    let removed = try connection.integer("SELECT count(*) FROM comparison WHERE removed >= 0")
    guard max(listed, removed ?? 0) > Int64(Self.keptChanges) else { return }
    try write { () throws(DatabaseError) in
      try connection.run(
        """
        DELETE FROM comparison WHERE removed >= 0 AND id NOT IN (
          SELECT id FROM comparison WHERE removed >= 0 ORDER BY removed DESC, id DESC LIMIT ?)
        """, limit)
      try connection.run(
        """
        DELETE FROM entry WHERE is_list = 1 AND number NOT IN (
          SELECT number FROM entry WHERE is_list = 1 ORDER BY number DESC LIMIT ?)
        """, limit)
      try PictureTable(connection).deleteUnused()
    }
  }

  /// Inserts a comparison with its products, within a transaction.
  func insert(_ comparison: Comparison) throws(DatabaseError) -> ComparisonID {
    let values = ComparisonColumns.values(comparison.header)
    try connection.run(
      """
      INSERT INTO comparison (\(ComparisonColumns.columns), place, modified)
      VALUES (\(values.map { _ in "?, " }.joined())
        (SELECT coalesce(max(place), 0) + 1 FROM comparison), ?)
      """, values + [.integer(Self.now)])
    let id = ComparisonID(rawValue: connection.lastInsertedKey)
    let places = comparison.products.enumerated().map { Change.Place($0.offset, $0.element) }
    try ProductTable(connection, of: id).add(places)
    return id
  }
}

// What barcodes identify that are not articles yet.
extension SQLiteDatabase {
  public func catalogued(_ barcode: GTIN) throws(DatabaseError) -> Product? {
    guard barcode.isArticle else { return nil }
    return try connection.first(
      of: "SELECT members FROM catalogue WHERE gtin = ?", .integer(barcode.number)
    ) { (row) in
      let article = Article(
        id: Article.ID(high: 0, low: 0), members: [ExactMember](lines: row.text(0) ?? ""))
      return Product(
        name: article.name, quantity: article.pack, barcode: barcode.description,
        brand: article.brand)
    }
  }

  public func addToCatalogue(
    _ next: () -> Article?
  ) throws(DatabaseError) -> CatalogueResult {
    var result = CatalogueResult()
    var batch: [(gtin: Int64, article: Article)] = []
    while let article = next() {
      guard let gtin = article.gtin else { continue }
      batch.append((gtin.number, article))
      if batch.count == Self.rowsAtOnce {
        try catalogue(batch, &result)
        batch.removeAll(keepingCapacity: true)
      }
    }
    try catalogue(batch, &result)
    return result
  }

  private func catalogue(
    _ batch: [(gtin: Int64, article: Article)], _ result: inout CatalogueResult
  ) throws(DatabaseError) {
    var changed = 0
    try write { () throws(DatabaseError) in
      // In the order of the pages on which they go
      for (gtin, article) in batch.sorted(by: { $0.gtin < $1.gtin }) {
        let members = article.exactMembers.filter { Self.cataloguedMembers.contains($0.name) }
        guard !members.isEmpty else { continue }
        try connection.run(
          """
          INSERT INTO catalogue (gtin, members) VALUES (?, ?)
          ON CONFLICT (gtin) DO UPDATE SET members = excluded.members
          WHERE members <> excluded.members
          """, .integer(gtin), .text(members.lines))
        changed += connection.changedRows
      }
    }
    result.catalogued += changed
    var known: [Article] = []
    for (_, article) in batch where try isKnown(article) { known.append(article) }
    result.completed += try complete(known)
  }

  private static let cataloguedMembers: Set = ["name", "brand", "pack"]
}

/// The versions that are known, so that asking often costs next to nothing.
struct VersionCache {
  /// SQLite's count of the commits of others, when the versions below were read.
  var commitsOfOthers: Int64?
  var versions: [ComparisonID: Int64] = [:]
}
