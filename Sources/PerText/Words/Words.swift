extension Role {
  /// Whether readers meet it among units and currencies.
  var isOfVocabulary: Bool { (Role.noise.rawValue...Role.joining.rawValue).contains(rawValue) }
}

/// The words of all languages that have a role.
enum Words {
  /// The words and phrases, language by language, as they are typed in lowercase.
  static func all(_ role: Role) -> [String] {
    lists[role]?.flatMap(words(of:)) ?? []
  }

  /// The lists of each role, so that all languages are gone through once.
  private static let lists = Dictionary(
    grouping: Language.all.lazy.flatMap(\.roles), by: \.key
  ).mapValues { $0.map(\.value) }

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
    // Byte by byte: all words of all languages are split when the first line is read.
    list.withUTF8Buffer { bytes in
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { word in
        String(unsafeUninitializedCapacity: word.count) { copy in
          copy.initialize(
            fromContentsOf: word.lazy.map {
              $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0
            })
        }
      }
    }
  }
}

extension StaticString {
  var lines: [Substring] {
    withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }
}
