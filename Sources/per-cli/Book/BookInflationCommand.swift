import PerDatabase
import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli book inflation`: what the things that are bought cost each month, against the first.
struct BookInflationCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw .call("book inflation") }
    let locale = try LocaleOptions(arguments).locale
    let basket = try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try database.basket(currency: locale.currency, in: locale.region)
    }
    let inflation = OwnInflation(basket)
    var output = Output()
    if arguments.hasJSON {
      output.writeLine(json(inflation, basket).line)
    } else if let inflation {
      let formatter = Formatter(forTerminal: locale)
      for month in inflation.months {
        output.writeLine(
          [
            Self.text(month.start), formatter.percent(month.change, sign: true),
            "\(month.coveredCount)/\(inflation.articleCount)",
          ].joined(separator: "\t"))
      }
    }
    output.flush()
    guard inflation == nil else { return .success }
    complain(
      localized(
        "it takes prices of %1$s articles that were bought, in %2$s months",
        "\(OwnInflation.minimumCounts.articles)", "\(OwnInflation.minimumCounts.months)"))
    return .refused
  }

  private func json(_ inflation: OwnInflation?, _ basket: [BasketArticle]) -> JSONObject {
    var object = JSONObject()
    object.add("articles", basket.count)
    guard let inflation else { return object }
    object.add("currency", inflation.currency.code)
    object.add(
      "months",
      inflation.months.map { month in
        var entry = JSONObject()
        entry.add("month", Self.text(month.start))
        entry.add("change", month.change.description)
        entry.add("covered", month.coveredCount)
        return entry
      })
    return object
  }

  /// "2026-11".
  private static func text(_ start: CalendarDay) -> String { String(start.description.prefix(7)) }
}
