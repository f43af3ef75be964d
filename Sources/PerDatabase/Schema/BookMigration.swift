import PerModel

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
