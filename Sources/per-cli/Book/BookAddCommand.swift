import PerDatabase
import PerModel
import PerText
import PerWords

/// `per-cli book add`: notes prices, each from a line of text.
struct BookAddCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let line = try BookLine(arguments)
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    return try line.answer(operands, in: database) { (price) throws(UsageError) in
      var price = price
      price.isPaid = arguments.options[.bought] != nil
      let recorded = try database.use { (database) throws(DatabaseError) in
        try database.record(price)
      }
      return .success(try self.line(of: recorded, locale, database))
    }
  }

  /// A price that was noted, and what there is to say about it.
  private func line(
    of recorded: RecordedPrice, _ locale: UserLocale, _ database: CommandDatabase
  ) throws(UsageError) -> String {
    let fact = recorded.observation
    var knowledge = try database.knowledge(of: recorded.article, locale)
    let entry = fact.entry(in: locale.currency)
    if let entry {
      knowledge = knowledge.beside(entry)
      knowledge.complainOfOutlier(entry, Formatter(forTerminal: locale))
    }
    let verdict = entry.flatMap { knowledge.history?.verdict(on: $0) } ?? .first
    guard arguments.hasJSON else {
      return "\(fact.id)\t\(Terminal.name(recorded.article.name))\t\(verdict)"
    }
    var object = knowledge.json(fact)
    object.add("article", recorded.article.id.description)
    object.add("name", recorded.article.name)
    object.addOptional("per", knowledge.reference?.description)
    object.add("verdict", verdict.rawValue)
    return object.line
  }
}

extension ArticleKnowledge {
  /// Says that a price may be mistyped.
  func complainOfOutlier(_ entry: PriceHistory.Entry, _ formatter: Formatter) {
    guard let usual = history?.usual(without: entry.observation),
      usual.isOutlier(entry.unitPrice)
    else { return }
    let (price, median) = (text(entry.unitPrice, formatter), text(usual.median, formatter))
    complain(
      localized(
        "%1$s: %2$s is far from the usual %3$s; is it mistyped?", article.name, price, median))
  }
}

/// The texts on the command line or, without any or with "-", the lines of standard input that are not blank.
func linesOrInput(_ operands: [String]) throws(UsageError) -> [String] {
  var lines = operands
  if operands.isEmpty || operands == ["-"] {
    lines = []
    var input = InputLines.standardInput()
    while let line = try input.next() { lines.append(String(decoding: line, as: UTF8.self)) }
  }
  return lines.filter { !$0.allSatisfy(\.isWhitespace) }
}
