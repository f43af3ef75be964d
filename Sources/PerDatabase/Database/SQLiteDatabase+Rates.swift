import PerModel

extension SQLiteDatabase {
  public func rates() throws(DatabaseError) -> [ExchangeRate] {
    var rates: [ExchangeRate] = []
    try connection.forEachRow(
      of: "SELECT base, currency, day, amount FROM rate ORDER BY day DESC, base, currency"
    ) { (row) in
      guard let base = Currency(code: row.text(0) ?? ""),
        let currency = Currency(code: row.text(1) ?? ""), let amount = row.rational(3),
        let rate = ExchangeRate(
          base, currency, amount, on: CalendarDay(number: Int(row.integer(2))))
      else { return }
      rates.append(rate)
    }
    return rates
  }

  public func setRates(_ rates: [ExchangeRate]) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      for rate in rates {
        try connection.run(
          """
          INSERT INTO rate (base, currency, day, amount) VALUES (?, ?, ?, ?)
          ON CONFLICT (base, currency, day) DO UPDATE SET amount = excluded.amount
          """, .text(rate.base.code), .text(rate.currency.code),
          .integer(Int64(rate.day.number)), .text("\(rate.amount)"))
      }
    }
  }

  public func removeRates(
    between base: Currency, and currency: Currency
  ) throws(DatabaseError) -> Int {
    try write { () throws(DatabaseError) in
      try connection.run(
        "DELETE FROM rate WHERE (base, currency) IN (VALUES (?, ?), (?, ?))", .text(base.code),
        .text(currency.code), .text(currency.code), .text(base.code))
      return connection.changedRows
    }
  }
}
