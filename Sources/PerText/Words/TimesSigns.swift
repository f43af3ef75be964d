/// The signs between how many and of what: "2x", "2 × coffee", in Latin, Cyrillic and Greek letters.
public enum TimesSigns {
  public static let all: Set<Character> = ["x", "X", "х", "Х", "χ", "Χ", "×", "*"]

  static let bytes = all.map { Array(String($0).utf8) }

  /// Whether a text is nothing but one of them.
  public static func isOne(_ text: some StringProtocol) -> Bool {
    text.count == 1 && text.allSatisfy(all.contains)
  }
}
