import PerText

/// What is printed of a comparison, in words.
@MainActor
public struct PrintContent {
  /// The name of the comparison.
  public let title: String
  /// "by volume · per litre".
  public let subtitle: String
  /// What the basket costs, and the cheapest way to cover what is needed.
  public let notes: [String]
  /// The products as they are arranged.
  public let rows: ProductRows
  private let formatter: Formatter

  init(_ current: OpenComparison, rows: ProductRows, bar: ListBarContent) {
    title = current.title
    subtitle = current.subtitle
    notes = [bar.need?.sentence, bar.basket?.sentence, bar.decision].compactMap(\.self)
      .filter { !$0.isEmpty }
    self.rows = rows
    formatter = current.language.formatter
  }

  /// "Page 2 of 3".
  public func pageNumber(_ number: Int, of count: Int) -> String {
    localized("Page %1$s of %2$s", formatter.integer(number), formatter.integer(count))
  }
}
