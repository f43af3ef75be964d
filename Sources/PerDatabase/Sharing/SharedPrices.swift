import PerModel

/// The rows of prices as shared fields. What a price says is one field, because it is never changed, only withdrawn;
/// whether it was withdrawn is another.
struct SharedPrices {
  let connection: Connection
  private var rows: BookRows { BookRows(connection: connection) }
  private var articles: SharedArticles { SharedArticles(connection: connection) }

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

  /// Whether a field says of a price what its row says, be it by another identity of its article.
  func isSaid(_ state: SharedState, by field: SharedField) throws(DatabaseError) -> Bool {
    let id = PriceObservation.ID(of: state.subject.id)
    let content = state.values[SharedState.content]
    let own = SharedField(state.subject, SharedState.content, content, at: field.stamp)
    guard let row = Self.price(id, [own]), let said = Self.price(id, [field]) else { return false }
    let main = try articles.main(of: said.observation.article)
    return row.observation.article == main && row.observation.day == said.observation.day
      && row.store == said.store && row.kind == said.kind && row.otherMembers == said.otherMembers
  }

  /// Updates the row of a price from its fields; returns the articles that it is and was about, if known. Each has a
  /// row afterwards. A row that has not become fields yet stays as it is.
  func write(_ id: PriceObservation.ID) throws(DatabaseError) -> [Article.ID] {
    let subject = SharedField.Subject(kind: SharedState.price, id: .init(of: id))
    let fields = try SharedFieldTable(connection: connection).fields(of: subject)
    guard fields.contains(where: { $0.name == SharedState.content }) else { return [] }
    guard let price = Self.price(id, fields) else {
      // Another device has taken back what it says: a device that never had it has no row.
      return try rows.delete(id).flatMap { (key) throws(DatabaseError) in
        try articles.identity(ofRow: key)
      }.map { [$0] } ?? []
    }
    let main = try articles.main(of: price.observation.article)
    let articleKey: Int64
    if let key = try articles.key(of: main) {
      articleKey = key
    } else {
      articleKey = try articles.write(main)
    }
    guard let known = try rows.row(of: price) else {
      try rows.insert(price, about: articleKey)
      return [main]
    }
    if !known.saysSame || known.article != articleKey { try rows.update(price, about: articleKey) }
    if known.revision % 2 != Int64(price.revision % 2) { try rows.changeRevision(of: id) }
    guard known.article != articleKey else { return [main] }
    return try [main] + [articles.identity(ofRow: known.article)].compactMap(\.self)
  }

  /// What the fields of a price say; `nil` if they do not name its article and day.
  static func price(
    _ id: PriceObservation.ID, _ fields: some Collection<SharedField>
  ) -> BookPrice? {
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    var members = [ExactMember](lines: value(SharedState.content) ?? "")
    guard let article = remove("article", from: &members).flatMap({ Article.ID($0) }),
      let day = remove("day", from: &members).flatMap({ CalendarDay($0) })
    else { return nil }
    let price = PriceObservation(id: id, article: article, day: day, members: members)
    return BookPrice(price, revision: value(SharedState.removed) == nil ? 1 : 2)
  }

  private static func remove(_ name: String, from members: inout [ExactMember]) -> String? {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    return members.remove(at: index).value
  }
}
