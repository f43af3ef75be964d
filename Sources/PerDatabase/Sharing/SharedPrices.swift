import PerModel

/// The rows of prices as shared fields. What a price says is never changed, so that it is one field; whether it was
/// withdrawn is another.
struct SharedPrices {
  let connection: Connection
  private var rows: BookRows { BookRows(connection: connection) }

  /// What the row of a price says.
  func state(ofRow key: Int64) throws(DatabaseError) -> SharedState? {
    guard let (price, isInBook) = try rows.price(inRow: key) else { return nil }
    let members =
      [ExactMember("article", "\(price.article)"), ExactMember("day", "\(price.day)")]
      + price.exactMembers
    var values = [SharedState.content: members.lines]
    if !isInBook { values[SharedState.removed] = "1" }
    return SharedState(
      SharedField.Subject(kind: SharedState.price, id: .init(of: price.id)), values)
  }

  /// Brings the row of a price to what its fields say; the result is the article that it is about, where that is
  /// said. The article has a row afterwards.
  func write(_ id: PriceObservation.ID) throws(DatabaseError) -> Article.ID? {
    let subject = SharedField.Subject(kind: SharedState.price, id: .init(of: id))
    let fields = try SharedFieldTable(connection: connection).fields(of: subject)
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    var members = [ExactMember](lines: value(SharedState.content) ?? "")
    guard let article = Self.remove("article", from: &members).flatMap({ Article.ID($0) }),
      let day = Self.remove("day", from: &members).flatMap({ CalendarDay($0) })
    else { return nil }
    let articles = SharedArticles(connection: connection)
    let main = try articles.main(of: article)
    let articleKey: Int64
    if let key = try articles.key(of: main) {
      articleKey = key
    } else {
      articleKey = try articles.write(main)
    }
    let known = try connection.first(
      of: "SELECT revision, article FROM observation WHERE id = ?", SQLValue(id)
    ) { (row) in (revision: row.integer(0), article: row.integer(1)) }
    let isInBook = value(SharedState.removed) == nil
    guard let known else {
      let price = PriceObservation(id: id, article: main, day: day, members: members)
      try rows.insert(price, about: articleKey, revision: isInBook ? 1 : 2)
      return main
    }
    if (known.revision % 2 == 1) != isInBook { try rows.changeRevision(of: id) }
    if known.article != articleKey {
      try connection.run(
        "UPDATE observation SET article = ? WHERE id = ?", .integer(articleKey), SQLValue(id))
    }
    return main
  }

  private static func remove(_ name: String, from members: inout [ExactMember]) -> String? {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    return members.remove(at: index).value
  }
}
