/// A text of a member of products, and how many of them have it.
public struct TextUse: Hashable, Sendable {
  /// The text as it was typed.
  public let text: String
  /// At least 1.
  public internal(set) var count: Int

  /// A text that a number of products have.
  public init(text: String, count: Int) {
    self.text = text
    self.count = count
  }
}
