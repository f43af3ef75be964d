import PerText

/// What is printed of a comparison, in words.
@MainActor
public struct PrintContent {
  /// The name of the comparison.
  public let title: String
  /// "by volume · per litre".
  public let subtitle: String
  /// What is said above the list.
  public let summary: String
  /// The products, best first.
  public let rows: ProductRows
  private let formatter: Formatter

  init(_ current: OpenComparison, rows: ProductRows, summary: String) {
    title = current.title
    subtitle = current.subtitle
    self.summary = summary
    self.rows = rows
    formatter = current.language.formatter
  }

  /// "Page 2 of 3".
  public func pageNumber(_ number: Int, of count: Int) -> String {
    localized("Page %1$s of %2$s", formatter.integer(number), formatter.integer(count))
  }
}
