import PerModel

/// The rows of one comparison's products.
struct ProductTable {
  let connection: Connection
  private let id: ComparisonID
  private let comparison: SQLValue

  init(_ connection: Connection, of id: ComparisonID) {
    self.connection = connection
    self.id = id
    comparison = .integer(id.rawValue)
  }

  /// All products in their order.
  func all() throws(DatabaseError) -> [Product] {
    var products: [Product] = []
    // A damaged file may say anything.
    products.reserveCapacity(min(max(try count(), 0), 100_000))
    try forEach(limit: -1) { (product) throws(DatabaseError) in products.append(product) }
    return products
  }

  private var hidden: HiddenRows { HiddenRows(connection: connection) }

  /// The condition for the rows that are not hidden.
  private func condition() throws(DatabaseError) -> String {
    try hidden.isAny(in: id) ? "comparison = ? AND \(HiddenRows.condition)" : "comparison = ?"
  }

  /// Calls `body` with the first `limit` products in their order; -1 means all.
  func forEach(limit: Int, body: (Product) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try forEachRow(limit: limit) { (row) throws(DatabaseError) in
      try body(ProductColumns.read(row))
    }
  }

  /// Hands over all products in their order.
  func forEach(to taker: inout some ProductTaker) throws(DatabaseError) {
    let rows = PlainRows(taker.fields)
    try forEachRow(limit: -1) { (row) in
      if let plain = rows.read(row) {
        taker.take(plain)
      } else {
        taker.take(ProductColumns.read(row))
      }
    }
  }

  private func forEachRow(
    limit: Int, body: (Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try connection.forEachRow(
      of: """
        SELECT \(ProductColumns.columns) FROM product WHERE \(try condition())
        ORDER BY place, key LIMIT ?
        """, comparison, .integer(Int64(limit)), body: body)
  }

  /// Inserts products at their indices, which ascend and are those after the change.
  func add(_ added: [Change.Place]) throws(DatabaseError) {
    guard let first = added.first else { return }
    let count = try count()
    let last = try lastPlace()
    let hasRoom = !last.addingReportingOverflow(Int64(added.count) * SortKeys.gap).overflow
    if first.index == count, hasRoom {
      for (offset, place) in added.enumerated() {
        guard place.index == count + offset else { throw .outdated }
        try insert(place.product, at: last + Int64(offset + 1) * SortKeys.gap)
      }
    } else {
      try merge(added)
    }
    try changeCount(by: added.count)
  }

  func remove(_ removed: [Change.Place]) throws(DatabaseError) {
    for place in removed {
      try connection.run(
        "DELETE FROM product WHERE comparison = ? AND id = ?",
        comparison, .integer(place.product.id.rawValue))
      guard connection.changedRows == 1 else { throw .outdated }
    }
    try changeCount(by: -removed.count)
  }

  /// Writes only what differs.
  func edit(_ old: Product, _ new: Product) throws(DatabaseError) {
    let changes = ProductColumns.changes(from: ExactProduct(old), to: ExactProduct(new))
    let sets = ["id = id"] + changes.map { "\($0.column) = ?" }
    try connection.run(
      "UPDATE product SET \(sets.joined(separator: ", ")) WHERE comparison = ? AND id = ?",
      changes.map(\.value) + [comparison, .integer(new.id.rawValue)])
    guard connection.changedRows == 1 else { throw .outdated }
  }

  /// Changes the currency of all amounts. Those in a third currency, which only a newer program can have
  /// written, stay.
  func setCurrency(from: Currency, to: Currency) throws(DatabaseError) {
    for column in ["currency", "deal_currency"] {
      try connection.run(
        "UPDATE product SET \(column) = ? WHERE comparison = ? AND \(column) = ?",
        .text(to.code), comparison, .text(from.code))
    }
  }

  /// The place of the last product that is not hidden; 0 if none.
  func lastPlace() throws(DatabaseError) -> Int64 {
    var bound = Int64.max
    while true {
      let last = try connection.first(
        of: """
          SELECT key, place FROM product WHERE comparison = ? AND place <= ?
          ORDER BY place DESC, key DESC LIMIT 1
          """, comparison, .integer(bound)
      ) { (row) in (key: row.integer(0), place: row.integer(1)) }
      guard let last else { return 0 }
      guard let range = try hidden.range(around: last.key, in: id) else { return last.place }
      bound = min(last.place, range.firstPlace) &- 1
    }
  }

  /// The last place that any row has, hidden or not.
  func lastPlaceOfAll() throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT max(place) FROM product WHERE comparison = ?", comparison) ?? 0
  }

  func count() throws(DatabaseError) -> Int {
    Int(
      try connection.integer("SELECT product_count FROM comparison WHERE id = ?", comparison) ?? 0)
  }

  func changeCount(by difference: Int) throws(DatabaseError) {
    try connection.run(
      "UPDATE comparison SET product_count = product_count + ? WHERE id = ?",
      .integer(Int64(difference)), comparison)
  }

  private func merge(_ added: [Change.Place]) throws(DatabaseError) {
    var places = SortKeys()
    try connection.forEachRow(
      of: "SELECT key, place FROM product WHERE \(try condition()) ORDER BY place, key", comparison
    ) { (row) throws(DatabaseError) in places.append(key: row.integer(0), place: row.integer(1)) }
    let merged = try places.merging(added.map(\.index))
    for (key, place) in merged.moved {
      try connection.run(
        "UPDATE product SET place = ? WHERE key = ?", .integer(place), .integer(key))
    }
    for (offset, place) in merged.added.enumerated() {
      try insert(added[offset].product, at: place)
    }
  }

  func insert(_ product: Product, at place: Int64) throws(DatabaseError) {
    try connection.run(
      Self.insertion, [comparison, .integer(place)] + ProductColumns.values(ExactProduct(product)))
  }

  private static let insertion = """
    INSERT INTO product (comparison, place, \(ProductColumns.names.joined(separator: ", ")))
    VALUES (?, ?\(String(repeating: ", ?", count: ProductColumns.names.count)))
    """
}

// Many products that were added together are hidden and shown together.
extension ProductTable {
  /// The products from an index on.
  func products(from start: Int, count: Int) throws(DatabaseError) -> [Product] {
    var products: [Product] = []
    try connection.forEachRow(
      of: """
        SELECT \(ProductColumns.columns) FROM product WHERE \(try condition())
        ORDER BY place, key LIMIT ? OFFSET ?
        """, comparison, .integer(Int64(count)), .integer(Int64(start))
    ) { (row) in products.append(ProductColumns.read(row)) }
    return products
  }

  /// The products that are hidden for an entry of the log, in their order.
  func hiddenProducts(of entry: Int64) throws(DatabaseError) -> [Product] {
    var products: [Product] = []
    for range in try hidden.ranges(of: entry, in: id) {
      try connection.forEachRow(
        of: """
          SELECT \(ProductColumns.columns) FROM product
          WHERE comparison = ? AND key BETWEEN ? AND ? ORDER BY place, key
          """, comparison, .integer(range.first), .integer(range.last)
      ) { (row) in products.append(ProductColumns.read(row)) }
    }
    return products
  }

  /// Hides products for an entry of the log.
  func hide(from start: Int, count: Int, for entry: Int64) throws(DatabaseError) {
    // Rows that were added together usually have consecutive keys.
    let rows = """
      SELECT key, place FROM product WHERE \(try condition()) ORDER BY place, key LIMIT ? OFFSET ?
      """
    let values: [SQLValue] = [comparison, .integer(Int64(count)), .integer(Int64(start))]
    var ranges: [HiddenRows.Keys] = []
    var isOne = false
    try connection.forEachRow(
      of: "SELECT count(*), min(key), max(key), min(place) FROM (\(rows))", values
    ) { (row) throws(DatabaseError) in
      guard row.integer(0) == count else { throw .outdated }
      isOne = row.integer(2) &- row.integer(1) == Int64(count) - 1
      ranges = [
        HiddenRows.Keys(
          first: row.integer(1), last: row.integer(2), firstPlace: row.integer(3))
      ]
    }
    if !isOne {
      ranges = []
      try connection.forEachRow(of: rows, values) { (row) in
        let (key, place) = (row.integer(0), row.integer(1))
        if let last = ranges.last, last.last &+ 1 == key {
          ranges[ranges.count - 1] = HiddenRows.Keys(
            first: last.first, last: key, firstPlace: last.firstPlace)
        } else {
          ranges.append(HiddenRows.Keys(first: key, last: key, firstPlace: place))
        }
      }
    }
    try hidden.hide(ranges, of: id, entry: entry)
    try changeCount(by: -count)
  }

  /// Shows the products that were hidden for an entry of the log.
  func show(from start: Int, count: Int, for entry: Int64) throws(DatabaseError) {
    let ranges = try hidden.ranges(of: entry, in: id)
    guard let first = ranges.first else { throw .outdated }
    if try lastPlace() < first.firstPlace, try self.count() == start {
      try hidden.show(entry, of: id)
      return try changeCount(by: count)
    }
    // They are no longer the last: other products have been given their places.
    let products = try hiddenProducts(of: entry)
    guard products.count == count else { throw .outdated }
    for range in ranges {
      try connection.run(
        "DELETE FROM product WHERE comparison = ? AND key BETWEEN ? AND ?", comparison,
        .integer(range.first), .integer(range.last))
    }
    try hidden.show(entry, of: id)
    try add(products.enumerated().map { Change.Place(start + $0.offset, $0.element) })
  }
}
