import PerModel

/// What this program cannot read of a row, such as a unit that a newer one brought, while the row is
/// gone or says something else: the product as a value does not have it, and an undo brings it back.
struct UnreadTable {
  private let connection: Connection
  private let comparison: Value

  init(_ connection: Connection, of comparison: Value) {
    self.connection = connection
    self.comparison = comparison
  }

  /// Whether there is something to bring back.
  func hasAny() throws(DatabaseError) -> Bool {
    try connection.integer("SELECT 1 FROM unread WHERE comparison = ? LIMIT 1", comparison) != nil
  }

  /// The columns of each part that a product does not have; the first is never null where there is
  /// such a part.
  private static func missing(in product: Product) -> [[String]] {
    var parts: [[String]] = []
    if product.quantity == nil { parts.append(["amount", "packs", "unit", "count_name"]) }
    if product.price == nil { parts.append(["price", "currency"]) }
    if product.deal == nil { parts.append(["deal", "deal_price_each", "deal_currency"]) }
    return parts
  }

  /// Keeps what the row of `product`, which is as it was read from it, says besides.
  func keep(of product: Product) throws(DatabaseError) {
    for columns in Self.missing(in: product) {
      let names = columns.joined(separator: ", ")
      let sets = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
      try connection.run(
        """
        INSERT INTO unread (comparison, id, \(names)) SELECT comparison, id, \(names) FROM product
        WHERE comparison = ? AND id = ? AND \(columns[0]) IS NOT NULL
        ON CONFLICT DO UPDATE SET \(sets)
        """, comparison, .integer(product.id.rawValue))
    }
  }

  /// Puts back into the row of `product` what had been there in the place of what it does not have.
  func bringBack(for product: Product) throws(DatabaseError) {
    for columns in Self.missing(in: product) {
      let sets = columns.map { "\($0) = unread.\($0)" }.joined(separator: ", ")
      try connection.run(
        """
        UPDATE product SET \(sets) FROM unread
        WHERE product.comparison = ?1 AND product.id = ?2
          AND unread.comparison = ?1 AND unread.id = ?2 AND unread.\(columns[0]) IS NOT NULL
        """, comparison, .integer(product.id.rawValue))
    }
  }
}
