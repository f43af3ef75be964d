import PerModel

extension Store {
  /// The list of stores, in its order.
  public func shops() throws(StoreError) -> [Shop] {
    var shops: [Shop] = []
    try connection.forEachRow(
      of: "SELECT name, address, phone, distance, distance_unit FROM shop ORDER BY place"
    ) { (row) throws(StoreError) in
      var shop = Shop(
        name: row.text(0) ?? "", address: row.text(1) ?? "", phone: row.text(2) ?? "")
      if let amount = ProductRow.rational(row, at: 3),
        let unit = row.text(4).flatMap(Unit.init(id:)), unit.kind == .length
      {
        shop.distance = try? Quantity(amount, unit)
      }
      shops.append(shop)
    }
    return shops
  }

  /// Puts another list of stores in the place of the one before.
  public func setShops(_ shops: [Shop]) throws(StoreError) {
    try write { () throws(StoreError) in
      try connection.run("DELETE FROM shop")
      for (place, shop) in shops.enumerated() {
        try connection.run(
          """
          INSERT INTO shop (place, name, address, phone, distance, distance_unit)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
          .integer(Int64(place + 1)), .text(shop.name), .text(shop.address), .text(shop.phone),
          Value(shop.distance.map { "\($0.amount)" }), Value(shop.distance?.unit.id))
      }
      try connection.run(
        """
        INSERT INTO setting (name, value) VALUES ('version of shops', 1)
        ON CONFLICT (name) DO UPDATE SET value = value + 1
        """)
    }
  }

  /// Grows with each other list of stores.
  public func versionOfShops() throws(StoreError) -> Int64 {
    try connection.integer("SELECT value FROM setting WHERE name = 'version of shops'") ?? 0
  }
}
