import PerText

/// Words that say yes or no in a cell.
enum YesNo {
  /// What a word or a sign says; `nil` for any other.
  static func value(_ text: String) -> Bool? {
    let word = text.trimmed.lowercased()
    if yes.contains(word) { return true }
    return no.contains(word) ? false : nil
  }

  private static let yes = LabelWords.words(.yes).union(["1", "x", "✓", "✔", "○"])
  private static let no = LabelWords.words(.no).union(["0", "-", "×", "✗"])
}
