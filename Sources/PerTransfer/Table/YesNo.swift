/// Words that say yes or no in a cell.
enum YesNo {
  /// What a word says; `nil` for any other.
  static func value(_ text: String) -> Bool? {
    let word = text.trimmed.lowercased()
    if yes.contains(word) { return true }
    return no.contains(word) ? false : nil
  }

  private static let yes: Set = [
    "1", "true", "yes", "y", "x", "✓", "✔", "ja", "j", "oui", "o", "sí", "si", "sì", "s", "sim",
    "tak", "t", "da",
    "はい", "○", "是", "כן", "نعم",
  ]
  private static let no: Set = [
    "0", "false", "no", "n", "nein", "non", "nee", "não", "nao", "nie", "nej", "ne", "-", "いいえ",
    "×", "否", "לא", "لا",
  ]
}
