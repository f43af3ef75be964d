extension Role {
  /// Whether readers meet it among units and currencies.
  var isOfVocabulary: Bool { (Role.noise.rawValue...Role.joining.rawValue).contains(rawValue) }
}

/// The words of all languages that have a role.
enum Words {
  /// The words and phrases, language by language, as they are typed in lowercase.
  static func all(_ role: Role) -> [String] {
    Language.all.flatMap { language in
      language.roles.lazy.filter { $0.key == role }.flatMap { words(of: $0.value) }
    }
  }

  static func set(_ roles: Role...) -> WordSet { WordSet(roles.flatMap(all)) }

  /// The phrases as lists of their words, longer ones first.
  static func phrases(_ roles: Role...) -> [[Substring]] {
    roles.flatMap(all).map { $0.split(separator: " ") }.sorted { $0.count > $1.count }
  }

  /// Phrases by their first words, which they leave out.
  static func byFirstWord(_ role: Role) -> [String: [[String]]] {
    let phrases = all(role).map { $0.split(separator: " ").map(String.init) }
    return Dictionary(grouping: phrases) { $0[0] }.mapValues { $0.map { Array($0.dropFirst()) } }
  }

  /// The words as those of terms are compared.
  static func substrings(_ role: Role) -> Set<Substring> { Set(all(role).map { $0[...] }) }

  static func words(of list: StaticString) -> [String] {
    list.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      .split { $0 == " " || $0 == "\n" }
      .map { String($0.replacing("_", with: " ")) }
  }
}

extension StaticString {
  var lines: [Substring] {
    withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }
}

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
