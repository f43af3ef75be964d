import PerDocument

/// A text that stands by itself in a document: what is between two breaks.
struct TextLine {
  /// The text or element that it is.
  let node: Int
  /// The first node that comes after it.
  let end: Int
  let text: String
  var traits: Node.Traits
  /// What the authors call the elements around it.
  let hints: String

  /// The same line with another text.
  func saying(_ text: some StringProtocol) -> TextLine {
    TextLine(node: node, end: end, text: String(text), traits: traits, hints: hints)
  }

  var isStruck: Bool { traits.contains(.struck) }
  var hasDigits: Bool { text.unicodeScalars.contains(where: PriceMarks.isDigit) }
  var letterCount: Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.properties.isAlphabetic ? 1 : 0) }
  }
}
