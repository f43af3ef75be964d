/// The signs between how many and of what: "2x", "2 × coffee".
public enum TimesSigns {
  /// All of them, in Latin and Cyrillic letters.
  public static let all: Set<Character> = ["x", "X", "х", "Х", "×", "*"]

  /// Whether a text is nothing but one of them.
  static func isOne(_ text: some StringProtocol) -> Bool {
    text.count == 1 && text.allSatisfy(all.contains)
  }
}
