import PerModel

/// The rows of one comparison's products.
struct ProductTable {
  private let connection: Connection
  private let comparison: Value
  private let shallContinue: ((Int) -> Bool)?

  init(
    _ connection: Connection, of id: ComparisonID, shallContinue: ((Int) -> Bool)? = nil
  ) {
    self.connection = connection
    comparison = .integer(id.rawValue)
    self.shallContinue = shallContinue
  }

  /// All products in their order.
  func all() throws(StoreError) -> [Product] {
    var products: [Product] = []
    // A damaged file may say anything.
    products.reserveCapacity(min(max(try count(), 0), 100_000))
    try connection.forEachRow(
      of: """
        SELECT \(ProductRow.columns) FROM product WHERE comparison = ? ORDER BY place, key
        """, comparison
    ) { (row) throws(StoreError) in products.append(ProductRow.read(row)) }
    return products
  }

  /// Puts products in at their places, which ascend and are those after the change.
  func add(_ added: [Change.Place]) throws(StoreError) {
    guard let first = added.first else { return }
    let count = try count()
    let last =
      try connection.integer("SELECT max(place) FROM product WHERE comparison = ?", comparison) ?? 0
    let hasRoom = !last.addingReportingOverflow(Int64(added.count) * Places.gap).overflow
    if first.index == count, hasRoom {
      for (offset, place) in added.enumerated() {
        guard place.index == count + offset else { throw .outdated }
        try insert(place.product, at: last + Int64(offset + 1) * Places.gap)
        try ask(after: offset + 1)
      }
    } else {
      try merge(added)
    }
    try changeCount(by: added.count)
  }

  func remove(_ removed: [Change.Place]) throws(StoreError) {
    for (offset, place) in removed.enumerated() {
      try connection.run(
        "DELETE FROM product WHERE comparison = ? AND id = ?",
        comparison, .integer(place.product.id.rawValue))
      guard connection.changedRows == 1 else { throw .outdated }
      try ask(after: offset + 1)
    }
    try changeCount(by: -removed.count)
  }

  /// Writes only what differs, so that what this program cannot read stays as it is.
  func edit(_ old: Product, _ new: Product) throws(StoreError) {
    guard old.id == new.id else { throw .outdated }
    try update(
      "name = ?, store = ?, note = ?, barcode = ?, is_in_basket = ?, brand = ?, picture = ?",
      [
        .text(new.name), .text(new.store), .text(new.note), .text(new.barcode),
        .integer(new.isInBasket ? 1 : 0), .text(new.brand),
        ProductRow.value(new.picture),
      ], of: new)
    if old.quantity != new.quantity {
      try update(
        "packs = ?, amount = ?, unit = ?, count_name = ?", ProductRow.values(new.quantity), of: new)
    }
    if old.price != new.price {
      try update("price = ?, currency = ?", ProductRow.values(new.price), of: new)
    }
    if old.deal != new.deal {
      try update(
        "deal = ?, deal_price_each = ?, deal_currency = ?", ProductRow.values(new.deal), of: new)
    }
    if old.terms != new.terms { try update("terms = ?", [ProductRow.value(new.terms)], of: new) }
  }

  /// Means all amounts in another currency.
  func denominate(in currency: Currency) throws(StoreError) {
    try connection.run(
      "UPDATE product SET currency = ? WHERE comparison = ? AND currency IS NOT NULL",
      .text(currency.code), comparison)
    try connection.run(
      "UPDATE product SET deal_currency = ? WHERE comparison = ? AND deal_currency IS NOT NULL",
      .text(currency.code), comparison)
  }

  private func count() throws(StoreError) -> Int {
    Int(
      try connection.integer("SELECT product_count FROM comparison WHERE id = ?", comparison) ?? 0)
  }

  private func changeCount(by difference: Int) throws(StoreError) {
    try connection.run(
      "UPDATE comparison SET product_count = product_count + ? WHERE id = ?",
      .integer(Int64(difference)), comparison)
  }

  private func ask(after count: Int) throws(StoreError) {
    if count % 1000 == 0, let shallContinue, !shallContinue(count) { throw .cancelled }
  }

  private func merge(_ added: [Change.Place]) throws(StoreError) {
    var places = Places()
    try connection.forEachRow(
      of: "SELECT key, place FROM product WHERE comparison = ? ORDER BY place, key", comparison
    ) { (row) throws(StoreError) in places.append(key: row.integer(0), place: row.integer(1)) }
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

  private func insert(_ product: Product, at place: Int64) throws(StoreError) {
    var values: [Value] = [
      comparison, .integer(product.id.rawValue), .integer(place), .text(product.name),
    ]
    values += ProductRow.values(product.quantity)
    values += ProductRow.values(product.price)
    values += ProductRow.values(product.deal)
    values += [
      .text(product.store), .text(product.note), .text(product.barcode),
      .integer(product.isInBasket ? 1 : 0), ProductRow.value(product.terms),
      .text(product.brand), ProductRow.value(product.picture),
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
  ) throws(StoreError) {
    try connection.run(
      "UPDATE product SET \(columns) WHERE comparison = ? AND id = ?",
      values + [comparison, .integer(product.id.rawValue)])
    guard connection.changedRows == 1 else { throw .outdated }
  }
}
