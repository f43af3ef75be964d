/// Words that are looked for in a name, whatever their case.
struct NameSearch {
  private let words: [String]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  /// Whether every word is in the text.
  func finds(_ text: String) -> Bool {
    guard !words.isEmpty else { return true }
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
