import PerModel
import PerText

extension ReadingContext {
  static let american = ReadingContext()
  static let british = ReadingContext(region: .unitedKingdom, currency: .poundSterling)
  static let german = ReadingContext(
    decimalSeparator: ",", groupingSeparator: ".", region: .germany, currency: .euro,
    languages: ["de"])
  static let french = ReadingContext(
    decimalSeparator: ",", groupingSeparator: "\u{202F}", region: region("FR"), currency: .euro,
    languages: ["fr_FR"])
  static let dutch = ReadingContext(
    decimalSeparator: ",", groupingSeparator: ".", region: region("NL"), currency: .euro,
    languages: ["nl"])
  static let canadian = ReadingContext(region: region("CA"), currency: currency("CAD"))
  static let kuwaiti = ReadingContext(region: region("KW"), currency: currency("KWD"))

  /// As a person with this locale types quantities and deals.
  static func of(_ locale: String) -> ReadingContext {
    ReadingContext(UserLocale(identifier: locale))
  }

  private static func region(_ code: String) -> Region {
    guard let region = Region(code: code) else { preconditionFailure("no region \(code)") }
    return region
  }

  private static func currency(_ code: String) -> Currency {
    guard let currency = Currency(code: code) else { preconditionFailure("no currency \(code)") }
    return currency
  }
}

extension Currency {
  static let rand = Currency(code: "ZAR") ?? .euro
}

/// The exchange form "3/4", for tables.
func exact(_ text: String) throws -> Rational {
  guard let value = try Rational(exact: text) else { preconditionFailure("\(text) is no number") }
  return value
}

/// What a quantity text says, short enough for a table: "6 × 330 milliliter", "150 item of sheet".
func summary(_ text: String, _ context: ReadingContext = .american) -> String {
  do {
    let read = try QuantityReader(context).read(text)
    let packs = read.packs.map { "\($0) × " }.joined()
    let unit = read.unit.map { " \($0)" } ?? ""
    let name = read.countName.map { " of \($0)" } ?? ""
    let pieces = read.pieces.map { " in \($0)" } ?? ""
    return "\(packs)\(read.amount)\(unit)\(name)\(pieces)\(read.isSum ? " (sum)" : "")"
  } catch {
    return "\(error.problem) \(error.range)"
  }
}

/// What a price text says: "499/100 EUR".
func priceSummary(_ text: String, _ context: ReadingContext = .american) -> String {
  do {
    let read = try PriceReader(context).read(text)
    let per = read.per.map { " per \($0.amount) \($0.unit)" } ?? ""
    return "\(read.amount)\(read.currency.map { " \($0)" } ?? "")\(per)"
      + "\(read.isSum ? " (sum)" : "")\(read.wasAmbiguous ? " (ambiguous)" : "")"
  } catch {
    return "\(error.problem) \(error.range)"
  }
}
