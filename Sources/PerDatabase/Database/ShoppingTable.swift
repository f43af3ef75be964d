import PerModel

/// The rows of the shopping list.
struct ShoppingTable {
  let connection: Connection

  /// The row with this identity, which no item has, says which stores to go to.
  private static let storeChoice = ShoppingItem.ID(high: 0, low: 0)

  func list() throws(DatabaseError) -> ShoppingList {
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

  func replace(by list: ShoppingList) throws(DatabaseError) {
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
