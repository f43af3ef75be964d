import PerModel
import PerText

/// The headings of a table whose columns could not be told apart, in one line: "ITEM SIZE PRICE AISLE".
struct HeadingLine {
  /// How many there are.
  let count: Int
  /// Whether some head what a line without columns cannot say apart from the name.
  let hasOthers: Bool

  init?(_ text: String, _ texts: ProductTexts) {
    guard text.utf8.count <= TableLimit.heading, !text.contains(where: \.isNumber) else {
      return nil
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count >= Self.fewest, words.count <= TableLimit.wordsOfHeading else { return nil }
    let headings = words.map { TableHeading(String($0), texts: texts) }
    guard headings.allSatisfy(\.isKnown), headings.contains(where: { $0.likeliest == .price }),
      headings.contains(where: { $0.likeliest == .name })
    else { return nil }
    count = words.count
    hasOthers = headings.contains { heading in
      heading.likeliest.map { !Self.ofLines.contains($0) } ?? true
    }
  }

  /// What is wrong with a line below them, where its words cannot be told apart.
  func problem(in text: String, _ line: Int, _ product: Product) -> TransferError? {
    let words = text.split(whereSeparator: \.isWhitespace).count
    guard hasOthers, words != count else { return nil }
    return TransferError(
      .fieldCount(words, expected: count), at: TextPosition(line: line, column: 1)
    ).inRow(of: product)
  }

  /// What lines are read for.
  private static let ofLines: Set<TableColumn> = [.name, .quantity, .price, .unit, .brand]
  /// Two such words may be the name of something.
  private static let fewest = 3
}
