import PerModel

/// Makes shared fields of the rows that have changed here, each with a time of the device's clock.
struct RowsToFields {
  let connection: Connection
  let sharing: Sharing
  private let settings: SharingSettings
  private(set) var clock: HybridClock
  private var articles: SharedArticles { SharedArticles(connection: connection) }
  private var table: SharedFieldTable { SharedFieldTable(connection: connection) }

  /// `nil` where nothing is shared.
  init?(_ connection: Connection, evenIfEnded: Bool = false) throws(DatabaseError) {
    let settings = SharingSettings(connection: connection)
    guard let sharing = try settings.sharing(evenIfEnded: evenIfEnded) else { return nil }
    self.connection = connection
    self.sharing = sharing
    self.settings = settings
    clock = try settings.clock()
  }

  /// The time of day by the server's clock, as far as it is known, in milliseconds since 1970.
  var now: Int64 { Self.milliseconds + sharing.clockOffset }

  /// The time of day by this computer's clock, in milliseconds since 1970.
  static var milliseconds: Int64 { IdentitySource.current.milliseconds() }

  /// Makes fields of the rows that are marked.
  mutating func writeMarked() throws(DatabaseError) {
    var marks: [(kind: String, row: Int64, part: Int64)] = []
    try connection.forEachRow(
      of: "SELECT kind, row, part FROM shared_mark ORDER BY kind, row, part"
    ) { (row) in marks.append((row.text(0) ?? "", row.integer(1), row.integer(2))) }
    guard !marks.isEmpty else { return }
    for (kind, row, part) in marks {
      let states = try SharedState.states(of: kind, row: row, part: part, in: connection)
      for state in states { try write(state) }
      if kind == SharedState.article { try articles.removeUnlessSaid(row) }
      if kind == SharedState.price { try keepArticle(ofPriceInRow: row) }
    }
    try connection.run("DELETE FROM shared_mark")
    try saveClock()
  }

  /// An article that another device has removed, and that only its prices keep in the book, stays here when the last
  /// of them is withdrawn. The others are told so.
  private mutating func keepArticle(ofPriceInRow key: Int64) throws(DatabaseError) {
    let article = try connection.first(
      of: """
        SELECT article.id, article.key FROM observation JOIN article ON article.key = observation.article
        WHERE observation.key = ? AND observation.revision % 2 = 0 AND article.revision % 2 = 1
        """, .integer(key)
    ) { (row) in
      (id: SharedField.Subject.ID(of: row.uniqueID(0) as Article.ID), key: row.integer(1))
    }
    guard let article else { return }
    try articles.removeUnlessSaid(article.key)
    for field in try table.allFields(ofArticle: article.id)
    where field.name == SharedState.removed && field.value != nil {
      try write(field.subject, field.name, nil, after: field)
    }
  }

  /// Writes the fields in which a subject differs from its known ones. `time` is that of the clock where it
  /// is given: what was there before it was shared is as old as its identity.
  mutating func write(_ state: SharedState, at time: Int64? = nil) throws(DatabaseError) {
    if state.subject.kind == SharedState.article { return try writeArticle(state, at: time) }
    let known = Dictionary(try table.fields(of: state.subject).map { ($0.name, $0) }) { $1 }
    var state = state
    if state.subject.kind == SharedState.price, let content = known[SharedState.content],
      try SharedPrices(connection: connection).isSaid(state, by: content)
    {
      state.values[SharedState.content] = content.value
    }
    for name in state.names(beside: known.keys).sorted()
    where state.values[name] != known[name]?.value {
      try write(state.subject, name, state.values[name], after: known[name], at: time)
    }
  }

  /// The same for an article, which may have several identities.
  private mutating func writeArticle(
    _ state: SharedState, at time: Int64?
  ) throws(DatabaseError) {
    let known = try table.allFields(ofArticle: state.subject.id)
    let said = try table.fields(ofArticle: state.subject.id)
    for name in state.names(beside: said.keys).sorted()
    where state.values[name] != said[name]?.value {
      let fields = known.filter { $0.name == name }
      if let value = state.values[name] {
        let latest = fields.max { $0.stamp < $1.stamp }
        try write(state.subject, name, value, after: latest, at: time)
      } else {
        // The device that said it.
        for field in fields where field.value != nil {
          try write(field.subject, name, nil, after: field, at: time)
        }
      }
    }
  }

  /// Writes the contents from before sharing; few of them exist as fields.
  mutating func describe(_ states: [SharedState]) throws(DatabaseError) {
    let known = try table.known(among: states.map(\.subject.id))
    // If an article has several identities, the fields of all of them count.
    let hasAliases = try connection.integer("SELECT 1 FROM shared_alias LIMIT 1") != nil
    var new: [SharedField] = []
    for state in states {
      // An identity may have been made while a clock was ahead.
      let time = HybridClock.time(min(state.subject.id.milliseconds, now))
      guard !hasAliases, !known.contains(state.subject.id) else {
        try write(state, at: time)
        continue
      }
      let stamp = SharedField.Stamp(clock: time, device: sharing.device)
      new += state.values.sorted { $0.key < $1.key }.map {
        SharedField(state.subject, $0.key, $0.value, at: stamp)
      }
    }
    try table.keepNew(new, isSent: false)
  }

  /// Writes one field. What is written here is later than what is known here, even of a device whose clock is far
  /// ahead.
  mutating func write(
    _ subject: SharedField.Subject, _ name: String, _ value: String?, after known: SharedField?,
    at time: Int64? = nil
  ) throws(DatabaseError) {
    let next = max(clock.tick(now: now), (known?.stamp.clock ?? 0) + 1)
    let stamp = SharedField.Stamp(clock: time ?? next, device: sharing.device)
    _ = try table.keep(SharedField(subject, name, value, at: stamp), isSent: false)
  }

  /// Goes on from the time at which another device has written.
  mutating func observe(_ time: Int64) { clock.observe(time, now: now) }

  func saveClock() throws(DatabaseError) { try settings.set(clock) }
}
