import PerModel

/// The rows of one comparison's products.
struct ProductTable {
  private let connection: Connection
  private let comparison: Value
  private let isCancelled: ((Int) -> Bool)?

  init(
    _ connection: Connection, of id: ComparisonID, isCancelled: ((Int) -> Bool)? = nil
  ) {
    self.connection = connection
    comparison = .integer(id.rawValue)
    self.isCancelled = isCancelled
  }

  /// All products in their order.
  func all() throws(DatabaseError) -> [Product] {
    var products: [Product] = []
    // A damaged file may say anything.
    products.reserveCapacity(min(max(try count(), 0), 100_000))
    try forEach(limit: -1) { (product) throws(DatabaseError) in products.append(product) }
    return products
  }

  /// Calls `body` with the first products in their order, at most so many; -1 stands for all.
  func forEach(limit: Int, body: (Product) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try connection.forEachRow(
      of: """
        SELECT \(ProductColumns.columns) FROM product WHERE comparison = ? ORDER BY place, key LIMIT ?
        """, comparison, .integer(Int64(limit))
    ) { (row) throws(DatabaseError) in try body(ProductColumns.read(row)) }
  }

  /// Puts products in at their places, which ascend and are those after the change.
  func add(_ added: [Change.Place]) throws(DatabaseError) {
    guard let first = added.first else { return }
    let count = try count()
    let last = try lastPlace()
    let hasRoom = !last.addingReportingOverflow(Int64(added.count) * SortKeys.gap).overflow
    if first.index == count, hasRoom {
      for (offset, place) in added.enumerated() {
        guard place.index == count + offset else { throw .outdated }
        try insert(place.product, at: last + Int64(offset + 1) * SortKeys.gap)
        try ask(after: offset + 1)
      }
    } else {
      try merge(added)
    }
    let unread = UnreadTable(connection, of: comparison)
    if try unread.hasAny() {
      for place in added { try unread.bringBack(for: place.product) }
    }
    try changeCount(by: added.count)
  }

  func remove(_ removed: [Change.Place]) throws(DatabaseError) {
    let unread = UnreadTable(connection, of: comparison)
    for (offset, place) in removed.enumerated() {
      try unread.keep(of: place.product)
      try connection.run(
        "DELETE FROM product WHERE comparison = ? AND id = ?",
        comparison, .integer(place.product.id.rawValue))
      guard connection.changedRows == 1 else { throw .outdated }
      try ask(after: offset + 1)
    }
    try changeCount(by: -removed.count)
  }

  /// Writes only what differs, so that what this program cannot read stays as it is.
  func edit(_ old: Product, _ new: Product) throws(DatabaseError) {
    guard old.id == new.id else { throw .outdated }
    try update(
      "name = ?, store = ?, note = ?, barcode = ?, is_in_basket = ?, brand = ?, picture = ?",
      [
        .text(new.name), .text(new.store), .text(new.note), .text(new.barcode),
        .integer(new.isInBasket ? 1 : 0), .text(new.brand),
        ProductColumns.value(new.picture),
      ], of: new)
    let unread = UnreadTable(connection, of: comparison)
    try unread.keep(of: old)
    if old.quantity != new.quantity {
      try update(
        "packs = ?, amount = ?, unit = ?, count_name = ?", ProductColumns.values(new.quantity),
        of: new)
    }
    if old.price != new.price {
      try update("price = ?, currency = ?", ProductColumns.values(new.price), of: new)
    }
    if old.deal != new.deal {
      try update(
        "deal = ?, deal_price_each = ?, deal_currency = ?", ProductColumns.values(new.deal), of: new
      )
    }
    if old.terms != new.terms {
      try update("terms = ?", [ProductColumns.value(new.terms)], of: new)
    }
    try unread.bringBack(for: new)
  }

  /// Means all amounts in another currency.
  func setCurrency(_ currency: Currency) throws(DatabaseError) {
    try connection.run(
      "UPDATE product SET currency = ? WHERE comparison = ? AND currency IS NOT NULL",
      .text(currency.code), comparison)
    try connection.run(
      "UPDATE product SET deal_currency = ? WHERE comparison = ? AND deal_currency IS NOT NULL",
      .text(currency.code), comparison)
  }

  /// The place of the last product; 0 where there is none.
  func lastPlace() throws(DatabaseError) -> Int64 {
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

  private func ask(after count: Int) throws(DatabaseError) {
    if count % 1000 == 0, let isCancelled, isCancelled(count) { throw .cancelled }
  }

  private func merge(_ added: [Change.Place]) throws(DatabaseError) {
    var places = SortKeys()
    try connection.forEachRow(
      of: "SELECT key, place FROM product WHERE comparison = ? ORDER BY place, key", comparison
    ) { (row) throws(DatabaseError) in places.append(key: row.integer(0), place: row.integer(1)) }
    let merged = try places.merging(added.map(\.index))
    for (key, place) in merged.moved {
      try connection.run(
        "UPDATE product SET place = ? WHERE key = ?", .integer(place), .integer(key))
    }
    for (offset, place) in merged.added.enumerated() {
      try insert(added[offset].product, at: place)
      try ask(after: offset + 1)
    }
  }

  func insert(_ product: Product, at place: Int64) throws(DatabaseError) {
    var values: [Value] = [
      comparison, .integer(product.id.rawValue), .integer(place), .text(product.name),
    ]
    values += ProductColumns.values(product.quantity)
    values += ProductColumns.values(product.price)
    values += ProductColumns.values(product.deal)
    values += [
      .text(product.store), .text(product.note), .text(product.barcode),
      .integer(product.isInBasket ? 1 : 0), ProductColumns.value(product.terms),
      .text(product.brand), ProductColumns.value(product.picture),
    ]
    try connection.run(
      """
      INSERT INTO product (
        comparison, id, place, name, packs, amount, unit, count_name, price, currency,
        deal, deal_price_each, deal_currency, store, note, barcode, is_in_basket, terms, brand,
        picture)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, values)
  }

  private func update(
    _ columns: String, _ values: [Value], of product: Product
  ) throws(DatabaseError) {
    try connection.run(
      "UPDATE product SET \(columns) WHERE comparison = ? AND id = ?",
      values + [comparison, .integer(product.id.rawValue)])
    guard connection.changedRows == 1 else { throw .outdated }
  }
}
