import PerModel
import PerText

@testable import PerTransfer

/// What the tests read texts with.
enum Texts {
  static let english = UserLocale(identifier: "en_IE")
  /// When rates hold.
  static let day = CalendarDay(number: 20_000)
  static let german = UserLocale(identifier: "de_DE")

  /// A file that is to be imported.
  static func reading(_ text: String, rates: [ExchangeRate] = []) throws -> ImportReading {
    ImportReading(
      try ImportFile.open(ByteSource(text), texts: ProductTexts(english)),
      rates: ExchangeRates(rates, on: day))
  }

  /// All rows of a table or a list.
  static func rows(
    _ text: String, _ locale: UserLocale = english, limits: TransferLimits = TransferLimits()
  ) throws -> [TableRow] {
    try rows(Array(text.utf8), locale, limits: limits)
  }

  static func rows(
    _ bytes: [UInt8], _ locale: UserLocale = english, limits: TransferLimits = TransferLimits()
  ) throws -> [TableRow] {
    let file = try ImportFile.open(
      ByteSource(bytes), texts: ProductTexts(locale), limits: limits)
    var rows: [TableRow] = []
    while let row = try file.next() { rows.append(row) }
    return rows
  }

  /// A product in short: "Oats|500 g|2.99 EUR".
  static func short(_ row: TableRow) -> String {
    let product = row.product
    var parts = [product.name]
    if let quantity = product.quantity {
      parts.append(
        quantity.packs.map { "\($0) x " }.joined() + "\(quantity.amount) \(quantity.unit.symbol)")
    }
    if let price = product.price {
      parts.append("\(price.amount.exactDecimalText ?? "?") \(price.currency)")
    }
    if !product.store.isEmpty { parts.append("@\(product.store)") }
    if let problem = row.problem {
      let place = problem.position.map { "\($0.line):\($0.column)" } ?? ""
      parts.append("!" + place)
    }
    return parts.joined(separator: "|")
  }
}
