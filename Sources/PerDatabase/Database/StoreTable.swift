import PerModel

/// The rows of stores, in their order.
struct StoreTable {
  let connection: Connection

  func stores() throws(DatabaseError) -> [Store] {
    var stores: [Store] = []
    try connection.forEachRow(
      of: """
        SELECT name, address, phone, distance, distance_unit, fax, email, web_page FROM store
        ORDER BY place
        """
    ) { (row) throws(DatabaseError) in
      var store = Store(
        name: row.text(0) ?? "", address: row.text(1) ?? "", phone: row.text(2) ?? "",
        fax: row.text(5) ?? "", email: row.text(6) ?? "", webPage: row.text(7) ?? "")
      if let amount = row.rational(3),
        let unit = row.text(4).flatMap(Unit.init(id:)), unit.kind == .length
      {
        store.distance = try? Quantity(amount, unit)
      }
      stores.append(store)
    }
    return stores
  }

  func replace(by stores: [Store]) throws(DatabaseError) {
    try connection.run("DELETE FROM store")
    for (place, store) in stores.enumerated() {
      try connection.run(
        """
        INSERT INTO store (
          place, name, address, phone, distance, distance_unit, fax, email, web_page
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        .integer(Int64(place + 1)), .text(store.name), .text(store.address), .text(store.phone),
        SQLValue(store.distance.map { "\($0.amount)" }), SQLValue(store.distance?.unit.id),
        .text(store.fax), .text(store.email), .text(store.webPage))
    }
  }
}
