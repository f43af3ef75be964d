import Glibc
import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// `per-cli rate`: what currencies are worth in others, for `rank`.
struct RateCommand {
  let arguments: Arguments

  private enum Part: String, CaseIterable {
    case list, set
    case load = "import"
  }

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let names = Part.allCases.map(\.rawValue)
    guard let word = operands.first else { throw .missing("rate", of: names) }
    guard let part = Part(rawValue: word) else { throw .unknown(word, to: "rate", of: names) }
    let rest = Array(operands.dropFirst())
    switch part {
    case .list:
      guard rest.isEmpty else { throw .noOperand("rate list", not: rest[0]) }
      return show(try CommandDatabase(arguments).rates())
    case .set: return try set(rest)
    case .load: return try load(rest)
    }
  }

  /// One line each: both currencies, the amount and the day, separated by tabs.
  private func show(_ rates: [ExchangeRate]) -> ExitStatus {
    var output = Output()
    for rate in rates {
      if arguments.hasJSON {
        var object = JSONObject()
        object.add("base", rate.base.code)
        object.add("currency", rate.currency.code)
        object.add("rate", rate.amount.description)
        object.add("date", rate.day.description)
        output.writeLine(object.line)
      } else {
        output.writeLine(
          [
            rate.base.code, rate.currency.code,
            rate.amount.exactDecimalText ?? rate.amount.description, rate.day.description,
          ].joined(separator: "\t"))
      }
    }
    output.flush()
    return .success
  }

  private func set(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 3 else {
      throw .call("rate set BASE CURRENCY RATE")
    }
    let (base, currency) = (try Self.currency(operands[0]), try Self.currency(operands[1]))
    let day = try BookLine.day(arguments.options[.date]) ?? .today
    let database = try CommandDatabase(arguments)
    if operands[2] == "none" {
      let count = try database.use { (database) throws(DatabaseError) in
        try database.removeRates(between: base, and: currency)
      }
      guard count > 0 else {
        throw UsageError(
          failure: localized(
            "there is no rate between %1$s and %2$s", base.code, currency.code))
      }
      return .success
    }
    guard let amount = (try? Rational(decimal: operands[2])) ?? nil,
      let rate = ExchangeRate(base, currency, amount, on: day)
    else {
      throw UsageError(
        localized("an exchange rate must be a number such as 1.0823: %1$s", operands[2]))
    }
    try database.use { (database) throws(DatabaseError) in try database.setRates([rate]) }
    return show([rate])
  }

  private static func currency(_ text: String) throws(UsageError) -> Currency {
    guard let currency = Currency(code: text) else {
      throw .currency(text)
    }
    return currency
  }

  private func load(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw .oneFile("rate import") }
    let path = operands[0]
    let source: ByteSource = path == "-" ? ByteSource(descriptor: 0) : try .file(path)
    let rates: [ExchangeRate]
    do throws(TransferError) { rates = try ReferenceRates.newest(in: source) } catch {
      throw UsageError(failure: "\(path): \(error.message)")
    }
    try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try database.setRates(rates)
    }
    return show(rates)
  }
}

extension CommandDatabase {
  func rates() throws(UsageError) -> [ExchangeRate] {
    try use { (database) throws(DatabaseError) in try database.rates() }
  }

  /// The rates that hold today; none if there is no file yet.
  static func rates(_ arguments: Arguments) throws(UsageError) -> ExchangeRates {
    guard access(arguments.options[.database] ?? usualPath, F_OK) == 0 else {
      return ExchangeRates(on: .today)
    }
    return ExchangeRates(try CommandDatabase(arguments).rates(), on: .today)
  }
}
