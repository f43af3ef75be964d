import PerModel

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
