import PerText
import PerWords

/// What is printed of a comparison or of a shopping list, in words.
@MainActor
public struct PrintContent {
  /// The name of the comparison.
  public let title: String
  /// "by volume · per litre".
  public let subtitle: String
  /// What the basket costs, and the cheapest way to cover what is needed.
  public let notes: [String]
  /// How many rows there are.
  public let rowCount: Int
  private let makeRow: @MainActor (Int) -> Row
  private let formatter: Formatter

  /// The row at an index, which is made when it is asked for.
  public func row(_ index: Int) -> Row { makeRow(index) }

  /// What belongs together on paper.
  public struct Row: Hashable, Sendable {
    /// Its lines; empty ones are left out.
    public let lines: [Line]
    /// The lines beside them, at the end.
    public let aside: [Line]
  }

  /// A text on paper.
  public struct Line: Hashable, Sendable {
    /// The words.
    public let text: String
    /// How it is set.
    public let style: Style

    init(_ text: String, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
  }

  /// How a text is set.
  public enum Style: Hashable, Sendable {
    case figure, title, strong, plain, fine
  }

  init(_ current: OpenComparison, rows: ProductRows, bar: ListBarContent) {
    title = current.title
    subtitle = current.subtitle
    notes = [bar.need?.sentence, bar.basket?.sentence, bar.decision].compactMap(\.self)
      .filter { !$0.isEmpty }
    rowCount = rows.count
    makeRow = { Row(rows[$0]) }
    formatter = current.language.formatter
  }

  init(_ shopping: ShoppingContent, using formatter: Formatter) {
    title = localized("Shopping List")
    subtitle = shopping.total
    notes = [shopping.remark].filter { !$0.isEmpty }
    let rows = shopping.sections.flatMap { section in
      [Row(lines: [Line(section.title, .title)], aside: [])] + section.rows.map(Row.init)
    }
    rowCount = rows.count
    makeRow = { rows[$0] }
    self.formatter = formatter
  }

  /// "Page 2 of 3".
  public func pageNumber(_ number: Int, of count: Int) -> String {
    localized("Page %1$s of %2$s", formatter.integer(number), formatter.integer(count))
  }
}

extension PrintContent.Row {
  fileprivate init(_ row: ProductRowContent) {
    lines = [
      PrintContent.Line(row.name, .title), PrintContent.Line(row.paidInWords),
      PrintContent.Line(row.terms), PrintContent.Line(row.prices),
      PrintContent.Line(row.figures, .fine), PrintContent.Line(row.origin, .fine),
      PrintContent.Line(row.note, .fine),
    ]
    aside = [
      PrintContent.Line(row.unitPrice, .figure), PrintContent.Line(row.badge, .strong),
      PrintContent.Line(row.difference),
    ]
  }

  fileprivate init(_ row: ShoppingContent.Row) {
    lines = [
      PrintContent.Line((row.isDone ? "☑ " : "☐ ") + row.title, .strong),
      PrintContent.Line(row.detail, .fine),
    ]
    aside = [PrintContent.Line(row.cost, .strong)]
  }
}
