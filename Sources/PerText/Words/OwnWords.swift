/// Words with a role that count only for readers of their own language.
final class OwnWords: Sendable {
  /// Nearly every word is told by this one.
  private let any: WordSet
  private let own: [UInt32: WordSet]

  init(_ role: Role) {
    var (all, own): ([String], [UInt32: WordSet]) = ([], [:])
    for language in Language.all {
      for (other, list) in language.own where other == role {
        let words = Words.words(of: list)
        all += words
        for code in language.codes { own[WritingHabits.packed(code)] = WordSet(words) }
      }
    }
    (any, self.own) = (WordSet(all), own)
  }

  /// Whether a word ends in one with the role for a reader of a language, after at least `before` bytes.
  func contains(
    endOf word: UnsafeBufferPointer<UInt8>, before: Int, for language: UInt32
  ) -> Bool {
    guard word.count > before, let own = own[language] else { return false }
    return (before..<word.count).contains {
      own.contains(UnsafeBufferPointer(rebasing: word[$0...]))
    }
  }

  /// Whether a word has the role for a reader of a language.
  func contains(_ word: UnsafeBufferPointer<UInt8>, for language: UInt32) -> Bool {
    any.contains(word) && own[language]?.contains(word) == true
  }
}
