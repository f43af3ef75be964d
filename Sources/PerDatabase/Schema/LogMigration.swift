import PerModel

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
