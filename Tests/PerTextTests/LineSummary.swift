import PerModel
import PerText
import Testing

/// A line as it is typed in a locale, and what `lineSummary` says of it.
typealias LineRow = (locale: String, text: String, expected: String)

/// What a line says in a locale.
func readLine(_ text: String, _ locale: String) -> ReadLine {
  LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
}

/// Expects that a line is read as its row says.
func expectLine(
  _ row: LineRow, others: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) {
  let context = ReadingContext(money: UserLocale(identifier: row.locale))
  #expect(
    lineSummary(row.text, context, others: others) == row.expected, "\(row.locale)",
    sourceLocation: sourceLocation)
}

/// What a line says, short enough for a table: "Cola | 6 × 330 milliliter | 4.99 EUR | payFor 3 2", with deals and
/// terms in the words of files. What is unclear ends in "?", and in the other readings with `others`.
func lineSummary(
  _ text: String, _ context: ReadingContext = .american, others: Bool = false,
  measuring kind: PerModel.Unit.Kind? = nil
) -> String {
  let line = LineReader(context).read(text, measuring: kind)
  let alternatives = others ? line.alternatives.map { " / " + valueSummary($0) } : []
  return "\(line.name) | \(valueSummary(line))" + alternatives.joined()
    + (line.isUnclear ? " ?" : "")
}

private func valueSummary(_ line: ReadLine) -> String {
  var parts: [String] = []
  if let quantity = line.quantity?.value {
    let packs = quantity.packs.map { "\($0) × " }.joined()
    let pieces = line.pieces.map { " in \($0.value.amount)" } ?? ""
    parts.append(
      "\(packs)\(quantity.amount) \(quantity.unit.map { "\($0)" } ?? "?")"
        + (quantity.countName.map { " of \($0)" } ?? "") + pieces)
  }
  if let price = line.price?.value {
    let amount = price.amount.exactDecimalText ?? "\(price.amount)"
    parts.append(
      amount + (price.currency.map { " \($0)" } ?? "") + (line.isUnitPrice ? " each" : ""))
  }
  if let former = line.formerPrice?.value {
    parts.append("was \(former.amount.exactDecimalText ?? "")")
  }
  if let deal = line.deal?.value { parts.append(deal.exactText) }
  parts += line.terms.exactMembers.map { "\($0.name) \($0.value)" }
  return parts.joined(separator: " | ")
}
