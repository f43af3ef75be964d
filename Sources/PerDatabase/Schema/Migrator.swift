import PerModel

/// Brings a file to the schema of this program.
struct Migrator {
  let connection: Connection
  let migrations: [Migration]
  /// The file; `nil` in memory.
  let file: DatabaseFile?

  /// Refuses a file of a newer or another program without touching it. Copies an older file first
  /// ("per.before-2.sqlite"). Each step is one transaction.
  func migrate() throws(DatabaseError) {
    let version = try version()
    try check(version)
    guard version < migrations.count else { return }
    if connection.isReadOnly { throw .readOnly }
    if version > 0, let file {
      try Self.copy(connection, to: file.sibling("before-\(migrations.count)"))
    }
    for step in (version + 1)...migrations.count {
      try connection.transaction { () throws(DatabaseError) in
        // Another process may have done it while this one waited for the lock.
        let reached = try self.version()
        guard reached < step else { return try check(reached) }
        if step == 3, try isOfListOnly() {
          try connection.execute(Schema.fromListOnly)
          try connection.execute("PRAGMA user_version = 5")
          return
        }
        try migrations[step - 1].run(on: connection)
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        try connection.execute("PRAGMA user_version = \(step)")
      }
    }
  }

  /// Whether the second schema of the file is the one that `Schema.fromListOnly` is for.
  private func isOfListOnly() throws(DatabaseError) -> Bool {
    try connection.integer("SELECT 1 FROM sqlite_schema WHERE name = 'list_change'") != nil
  }

  private func version() throws(DatabaseError) -> Int {
    Int(try connection.integer("PRAGMA user_version") ?? 0)
  }

  private func check(_ version: Int) throws(DatabaseError) {
    let isOurs = try connection.integer("PRAGMA application_id") == Schema.applicationID
    let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    guard isOurs || isEmpty && version == 0 else { throw .cannotOpen(.foreign) }
    guard version <= migrations.count else { throw .newerThanProgram(schema: version) }
  }

  /// Writes everything that the connection sees into a new file, completely or not at all.
  static func copy(_ connection: Connection, to copy: DatabaseFile) throws(DatabaseError) {
    // SQLite accepts an empty file.
    let unfinished = try UnfinishedFile(for: copy)
    try connection.run("VACUUM INTO ?", .text(unfinished.file.path))
    try unfinished.replace(copy)
  }
}

/// A step from one schema to the next.
struct Migration: ExpressibleByStringLiteral, Sendable {
  let before: String
  let carryOver: @Sendable (Connection) throws(DatabaseError) -> Void
  let after: String

  init(
    _ before: String,
    _ carryOver: @escaping @Sendable (Connection) throws(DatabaseError) -> Void = { (_) in },
    then after: String = ""
  ) {
    (self.before, self.carryOver, self.after) = (before, carryOver, after)
  }

  init(stringLiteral sql: String) { self.init(sql) }

  func run(on connection: Connection) throws(DatabaseError) {
    try connection.execute(before)
    try carryOver(connection)
    if !after.isEmpty { try connection.execute(after) }
  }
}

/// Gives every product of an older file an article and, where it says a price, one fact about it, dated with the
/// product's last change.
struct BookMigration {
  let connection: Connection

  func run() throws(DatabaseError) {
    var comparisons: [(id: ComparisonID, modified: Int64, currency: String)] = []
    try connection.forEachRow(
      of: "SELECT id, modified, currency FROM comparison ORDER BY modified, id"
    ) { (row) in
      comparisons.append(
        (ComparisonID(rawValue: row.integer(0)), row.integer(1), row.text(2) ?? ""))
    }
    for (id, modified, code) in comparisons {
      let changes = try LastChanges(of: id, modified: modified, in: connection)
      try connection.forEachRow(
        of: """
          SELECT \(ProductColumns.columns) FROM product
          WHERE comparison = ? AND \(HiddenRows.condition) ORDER BY place, key
          """, .integer(id.rawValue)
      ) { (row) throws(DatabaseError) in
        try add(
          ProductColumns.read(row).statingCurrency(Currency(code: code)), changes)
      }
    }
  }

  private func add(
    _ product: Product, _ changes: LastChanges
  ) throws(DatabaseError) {
    let rows = BookRows(connection: connection, hasAliases: false)
    guard let (article, change) = try PriceRecorder(rows: rows).article(of: product) else { return }
    if let change { try rows.apply(change) }
    guard product.statesPrice else { return }
    let price = NewPrice(
      product, on: CalendarDay(secondsSince1970: changes.seconds(of: product.id)),
      source: "comparison")
    let observation = price.observation(of: article.id)
    let known = try rows.history(of: article.id, on: observation.day)
    // A copy of a comparison has the same products.
    guard !known.contains(where: observation.saysSame) else { return }
    try rows.insert(observation)
  }
}

/// When the products of a comparison were last changed, as far as the log tells, in seconds since 1970.
struct LastChanges {
  private var known: [Product.ID: Int64] = [:]
  private var others: Int64

  init(
    of id: ComparisonID, modified: Int64, in connection: Connection
  ) throws(DatabaseError) {
    var known: [Product.ID: Int64] = [:]
    var earliest: Int64?
    var lastAddition: Int64?
    try connection.forEachRow(
      of: """
        SELECT made, content, is_list FROM entry
        WHERE comparison = ? AND is_undone = 0 ORDER BY number DESC, key DESC
        """, .integer(id.rawValue)
    ) { (row) in
      let made = row.integer(0)
      earliest = min(earliest ?? made, made)
      guard row.integer(2) == 0 else { return }
      switch UndoLog.LoggedContent(row.text(1) ?? "") {
      case .rows: lastAddition = lastAddition ?? made
      case .change(let logged):
        for id in logged?.change.pricedProducts ?? [] where known[id] == nil { known[id] = made }
      }
    }
    self.known = known
    // Products that no entry names came with the last large addition, or before all entries.
    others = lastAddition ?? earliest ?? modified
  }

  func seconds(of id: Product.ID) -> Int64 { known[id] ?? others }
}

extension Change {
  /// The products that it gives a price.
  fileprivate var pricedProducts: [Product.ID] {
    switch self {
    case .add(let places): places.map(\.product.id)
    case .edit(let from, let to): from.statesSamePrice(as: to) ? [] : [to.id]
    case .several(let changes): changes.flatMap(\.pricedProducts)
    case .remove, .rename, .setReferenceUnit, .setCurrency, .set: []
    }
  }
}

/// Copies the two logs of older programs into the one of today, and what they could not read of a product
/// (`unread`) into the products there.
struct LogMigration {
  let connection: Connection

  func run() throws(DatabaseError) {
    let unread = try unread()
    // A change was logged with the number of the last change of the list before it.
    try connection.forEachRow(
      of: """
        SELECT list_number AS list, 1, comparison, number, is_undone, made, content, pictures, '', ''
        FROM change
        UNION ALL
        SELECT number, 0, comparison, 0, is_undone, made, kind, NULL, old, new FROM list_change
        ORDER BY 1, 2, 3, 4
        """
    ) { (row) throws(DatabaseError) in
      let id = row.integer(2)
      var content: String
      if row.integer(1) == 1 {
        // One that cannot be read keeps its place, and ends what can be undone.
        content =
          BinaryChange.change(in: row.blob(6)).map { change in
            ChangeText.write(change.mapProducts { Self.completed($0, unread[id]?[$0.id] ?? []) })
          } ?? "unreadable"
      } else {
        let (old, new) = (row.text(8) ?? "", row.text(9) ?? "")
        let fields = [old, new].map { ExactMember.escaped($0) }
        let kind = row.text(6) ?? ""
        content = ([kind] + fields.prefix(["add": 1, "remove": 0][kind] ?? 2)).joined(
          separator: "\t")
      }
      try connection.run(
        """
        INSERT INTO entry (comparison, is_list, is_undone, number, made, content, pictures)
        VALUES (?, ?, ?, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'entry'), 0) + 1,
          ?, ?, ?)
        """,
        .integer(id), .integer(1 - row.integer(1)), .integer(row.integer(4)),
        .integer(row.integer(5)), .text(content), row.value(7))
    }
  }

  /// What could not be read of products, by comparison: first of the rows as they are, then of rows that
  /// are gone or were changed.
  private func unread() throws(DatabaseError) -> [Int64: [Product.ID: [ExactMember]]] {
    var unread: [Int64: [Product.ID: [ExactMember]]] = [:]
    let members: [Product.Member] = [
      .packs, .amount, .unit, .countName, .price, .currency, .deal, .priceEach, .dealCurrency,
    ]
    let columns = """
      packs, amount, unit, count_name, price, currency, deal, deal_price_each, deal_currency
      """
    for table in ["product", "unread"] {
      try connection.forEachRow(of: "SELECT comparison, id, \(columns) FROM \(table)") { (row) in
        var exact = ExactProduct(id: Product.ID(rawValue: row.integer(1)))
        for (offset, member) in members.enumerated() {
          exact[member] = row.text(Int32(offset + 2))
        }
        let found = table == "product" ? exact.product.unknown : exact.members
        guard !found.isEmpty else { return }
        let known = unread[row.integer(0)]?[exact.id] ?? []
        unread[row.integer(0), default: [:]][exact.id] =
          known + found.filter { new in !known.contains { $0.name == new.name } }
      }
    }
    return unread
  }

  /// The product with what its program could not read, unless it says something else there.
  private static func completed(_ product: Product, _ unread: [ExactMember]) -> Product {
    guard !unread.isEmpty else { return product }
    var product = product
    let known = Set(ExactProduct(product).members.map { $0.name.prefix { $0 != "." } })
    product.unknown += unread.filter { !known.contains($0.name.prefix { $0 != "." }) }
    return product
  }
}

extension Change {
  /// The same change of other products.
  fileprivate func mapProducts(_ change: (Product) -> Product) -> Change {
    func places(_ places: [Place]) -> [Place] {
      places.map { Place($0.index, change($0.product)) }
    }
    return switch self {
    case .add(let added): .add(places(added))
    case .remove(let removed): .remove(places(removed))
    case .edit(let from, let to): .edit(from: change(from), to: change(to))
    case .several(let changes): .several(changes.map { $0.mapProducts(change) })
    case .rename, .setReferenceUnit, .setCurrency, .set: self
    }
  }
}
