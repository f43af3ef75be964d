import PerText

/// What is printed of a comparison, in words.
@MainActor
public struct PrintContent {
  public let title: String
  /// "by volume · per litre".
  public let subtitle: String
  /// How much more the best gives than the next.
  public let summary: String
  public let rows: ProductRows
  private let formatter: Formatter

  init(_ model: WindowModel) {
    title = model.title
    subtitle = model.subtitle
    summary = model.summary
    rows = model.rows
    formatter = model.language.formatter
  }

  /// "Page 2 of 3".
  public func pageNumber(_ number: Int, of count: Int) -> String {
    localized("Page %1$s of %2$s", formatter.integer(number), formatter.integer(count))
  }
}

extension WindowModel {
  /// The comparison as it is now, for printing.
  public var printContent: PrintContent { PrintContent(self) }
}
