import PerModel

// The rows of facts about prices.
extension BookRows {
  /// The facts about an article that are part of the book, the oldest day first, and those of a day as they were made;
  /// with a day, only those of it. On all devices that share the book the order is the same. Of facts that several
  /// devices have noted of one occasion, only one stands.
  func history(
    of id: Article.ID, on day: CalendarDay? = nil
  ) throws(DatabaseError) -> [PriceObservation] {
    guard let key = try key(of: id) else { return [] }
    return try history(of: id, inRow: key, on: day).standing
  }

  /// All facts of the article in a row that is part of the book, also those whose place others have taken.
  func history(
    of id: Article.ID, inRow key: Int64, on day: CalendarDay?
  ) throws(DatabaseError) -> [PriceObservation] {
    var history: [PriceObservation] = []
    let days = (day ?? .first)...(day ?? .last)
    try connection.forEachRow(
      of: """
        SELECT \(Self.factColumns) FROM observation
        WHERE article = ? AND day BETWEEN ? AND ? AND revision % 2 = 1 ORDER BY day, id
        """, .integer(key), .integer(Int64(days.lowerBound.number)),
      .integer(Int64(days.upperBound.number))
    ) { (row) in history.append(Self.fact(row, about: id)) }
    return history
  }

  private static let factColumns = "observation.id, day, store, kind, observation.members"

  private static func fact(_ row: Statement, about article: Article.ID) -> PriceObservation {
    var members = [ExactMember](lines: row.text(4) ?? "")
    for (name, column) in [("store", 2), ("kind", 3)] as [(String, Int32)] {
      if let text = row.text(column), !text.isEmpty { members.append(ExactMember(name, text)) }
    }
    return PriceObservation(
      id: row.uniqueID(0), article: article, day: CalendarDay(number: Int(row.integer(1))),
      members: members)
  }

  /// The facts that were added last, at most `limit`.
  func lastFacts(limit: Int) throws(DatabaseError) -> [PriceObservation] {
    var facts: [PriceObservation] = []
    try connection.forEachRow(
      of: """
        SELECT \(Self.factColumns) FROM observation WHERE revision % 2 = 1
        ORDER BY key DESC LIMIT ?
        """, .integer(Int64(limit))
    ) { (row) in facts.append(Self.fact(row, about: .init(high: 0, low: 0))) }
    return facts
  }

  /// A fact that is part of the book; `nil` if none.
  func observation(_ id: PriceObservation.ID) throws(DatabaseError) -> PriceObservation? {
    try connection.first(
      of: """
        SELECT \(Self.factColumns), article.id FROM observation
        JOIN article ON article.key = observation.article
        WHERE observation.id = ? AND observation.revision % 2 = 1 AND article.revision % 2 = 1
        """, SQLValue(id)
    ) { (row) in Self.fact(row, about: row.uniqueID(5)) }
  }

  /// The fact in a row, and whether it is part of the book: its article may no longer be. `nil` if there is no such
  /// row.
  func price(
    inRow key: Int64
  ) throws(DatabaseError) -> (price: PriceObservation, isInBook: Bool)? {
    try connection.first(
      of: """
        SELECT \(Self.factColumns), article.id, observation.revision FROM observation
        JOIN article ON article.key = observation.article WHERE observation.key = ?
        """, .integer(key)
    ) { (row) in (Self.fact(row, about: row.uniqueID(5)), row.integer(6) % 2 == 1) }
  }

  /// Calls `body` with each fact about an article, withdrawn ones as well, and its revision.
  func forEachFact(
    about id: Article.ID, _ body: (PriceObservation, Int) -> Void
  ) throws(DatabaseError) {
    guard let key = try key(of: id) else { return }
    try connection.forEachRow(
      of: """
        SELECT \(Self.factColumns), revision FROM observation WHERE article = ?
        ORDER BY day, id
        """, .integer(key)
    ) { (row) in body(Self.fact(row, about: id), Int(row.integer(5))) }
  }

  /// Adds a fact, or one that had been withdrawn. Throws `outdated` if it is there already, or its article is not.
  func insert(_ observation: PriceObservation) throws(DatabaseError) {
    guard let article = try key(of: observation.article) else { throw .outdated }
    let revision = try connection.integer(
      "SELECT revision FROM observation WHERE id = ?", SQLValue(observation.id))
    if let revision {
      guard revision % 2 == 0 else { throw .outdated }
      return try changeRevision(of: observation.id)
    }
    try insert(observation, about: article)
  }

  /// Adds a new fact about the article of a row. The result is whether it is new; a known one stays as it is.
  @discardableResult
  func insert(
    _ observation: PriceObservation, about article: Int64
  ) throws(DatabaseError) -> Bool {
    try insert(BookPrice(observation, revision: 1), about: article)
  }

  @discardableResult
  func insert(_ price: BookPrice, about article: Int64) throws(DatabaseError) -> Bool {
    let observation = price.observation
    try connection.run(
      """
      INSERT INTO observation (id, article, day, store, kind, revision, members)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
      """,
      SQLValue(observation.id), .integer(article), .integer(Int64(observation.day.number)),
      .text(price.store), .text(price.kind), .integer(Int64(price.revision)),
      .text(price.otherMembers))
    return connection.changedRows > 0
  }

  /// The row of a fact, and whether it says the same as `price`; `nil` if none.
  func row(
    of price: BookPrice
  ) throws(DatabaseError) -> (revision: Int64, article: Int64, saysSame: Bool)? {
    try connection.first(
      of: """
        SELECT revision, article, day = ? AND store = ? AND kind = ? AND members = ? FROM observation
        WHERE id = ?
        """, .integer(Int64(price.observation.day.number)), .text(price.store), .text(price.kind),
      .text(price.otherMembers), SQLValue(price.observation.id)
    ) { (row) in (row.integer(0), row.integer(1), row.integer(2) == 1) }
  }

  /// Writes what a fact says into its row.
  func update(_ price: BookPrice, about article: Int64) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE observation SET day = ?, store = ?, kind = ?, members = ?, article = ? WHERE id = ?
      """, .integer(Int64(price.observation.day.number)), .text(price.store), .text(price.kind),
      .text(price.otherMembers), .integer(article), SQLValue(price.observation.id))
  }

  /// Deletes the row of a fact; the result is the row of its article, `nil` where there was none.
  func delete(_ id: PriceObservation.ID) throws(DatabaseError) -> Int64? {
    let deleted = try connection.first(
      of: "DELETE FROM observation WHERE id = ? RETURNING key, article", SQLValue(id)
    ) { (row) in (key: row.integer(0), article: row.integer(1)) }
    if let deleted {
      try BookLog(connection: connection).forget(row: deleted.key, of: "observation")
    }
    return deleted?.article
  }

  func withdraw(_ observation: PriceObservation) throws(DatabaseError) {
    let revision = try connection.integer(
      "SELECT revision FROM observation WHERE id = ?", SQLValue(observation.id))
    guard let revision, revision % 2 == 1 else { throw .outdated }
    try changeRevision(of: observation.id)
  }

  func changeRevision(of id: PriceObservation.ID) throws(DatabaseError) {
    try connection.run("UPDATE observation SET revision = revision + 1 WHERE id = ?", SQLValue(id))
  }
}
