import PerModel

extension SQLiteDatabase {
  /// What is to be bought, and where.
  public func shoppingList() throws(DatabaseError) -> ShoppingList {
    var list = ShoppingList()
    try connection.forEachRow(of: "SELECT id, members FROM shopping ORDER BY place") { (row) in
      let id: ShoppingItem.ID = row.uniqueID(0)
      let members = [ExactMember](lines: row.text(1) ?? "")
      if id == Self.storeChoice {
        list.choice = ShoppingList.StoreChoice(members: members)
      } else {
        list.items.append(ShoppingItem(id: id, members: members))
      }
    }
    return list
  }

  /// Replaces the shopping list; the result is its new version. Throws `outdated` when the list is not
  /// at `version`, unless that is `nil`.
  @discardableResult
  public func setShoppingList(
    _ list: ShoppingList, expecting version: Int64?
  ) throws(DatabaseError) -> Int64 {
    try replace("version of shopping", expecting: version) { () throws(DatabaseError) in
      try connection.run("DELETE FROM shopping")
      var rows = list.items.map { ($0.id, $0.exactMembers) }
      if list.choice != ShoppingList.StoreChoice() {
        rows.append((Self.storeChoice, list.choice.exactMembers))
      }
      for (place, (id, members)) in rows.enumerated() {
        try connection.run(
          "INSERT INTO shopping (place, id, members) VALUES (?, ?, ?)",
          .integer(Int64(place + 1)), SQLValue(id), .text(members.lines))
      }
    }
  }

  /// Grows whenever the shopping list is replaced.
  public func versionOfShoppingList() throws(DatabaseError) -> Int64 {
    try version(named: "version of shopping")
  }

  /// The row with this identity, which no item has, says which stores to go to.
  private static let storeChoice = ShoppingItem.ID(high: 0, low: 0)

  // MARK: What is replaced as a whole

  /// How often something has been replaced.
  func version(named name: String) throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT value FROM setting WHERE name = ?", .text(name)) ?? 0
  }

  /// Replaces something in one transaction; the result is its new version. Throws `outdated` when it is
  /// not at `version`, unless that is `nil`.
  func replace(
    _ name: String, expecting version: Int64?, by body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int64 {
    try write { () throws(DatabaseError) in
      let current = try self.version(named: name)
      guard version == nil || version == current else { throw .outdated }
      try body()
      try connection.run(
        """
        INSERT INTO setting (name, value) VALUES (?, 1)
        ON CONFLICT (name) DO UPDATE SET value = value + 1
        """, .text(name))
      return current + 1
    }
  }
}
