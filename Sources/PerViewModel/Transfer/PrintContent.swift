import PerText

/// What is printed of a comparison, in words.
@MainActor
public struct PrintContent {
  public let title: String
  /// "by volume · per litre".
  public let subtitle: String
  /// What is said above the list.
  public let summary: String
  public let rows: ProductRows
  private let formatter: Formatter

  init(_ current: OpenComparison, _ list: ListModel) {
    title = current.title
    subtitle = current.subtitle
    summary = list.summary
    rows = list.rows
    formatter = current.language.formatter
  }

  /// "Page 2 of 3".
  public func pageNumber(_ number: Int, of count: Int) -> String {
    localized("Page %1$s of %2$s", formatter.integer(number), formatter.integer(count))
  }
}
