/// Phrases that are looked for at every word of a text, found by their first words.
struct PhraseTable {
  /// All of them, in their order.
  let all: [[Substring]]
  private let byFirstWord: [Substring: [[Substring]]]

  init(_ phrases: [[Substring]]) {
    all = phrases
    byFirstWord = Dictionary(grouping: phrases) { $0[0] }
  }

  /// The phrases that begin with a word, in their order.
  subscript(first: Substring) -> [[Substring]] { byFirstWord[first] ?? [] }
}

extension TermText {
  /// How many words the first of the phrases has that is at a word; `nil` for none.
  func length(ofFirst phrases: PhraseTable, at index: Int) -> Int? {
    phrases[words[index].text].first { begins(with: $0, at: index) }?.count
  }

  /// How many words the longest of the phrases has that is at a word; 0 for none.
  func length(ofAny phrases: PhraseTable, at index: Int) -> Int {
    guard index < words.count else { return 0 }
    return length(ofAny: phrases[words[index].text], at: index)
  }
}
