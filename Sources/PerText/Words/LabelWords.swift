import Glibc

/// The words that labels, receipts and tables have in all languages.
public enum LabelWords {
  /// Whole words with a role, in lowercase, but for the signs of currencies.
  public static func words(_ role: LabelRole) -> Set<String> { table[Int(role.rawValue)].words }

  /// Texts that tell the role wherever they stand, in words as well, in lowercase.
  public static func parts(_ role: LabelRole) -> [String] { table[Int(role.rawValue)].parts }

  /// Whether a text in lowercase says something, in one of its words or anywhere.
  public static func say(
    _ role: LabelRole, in text: String, of words: some Sequence<Substring>
  ) -> Bool {
    let known = self.words(role)
    if words.contains(where: { known.contains(String($0)) }) { return true }
    // Byte by byte: every line of a page is asked for all of them, and strings look for letters with their marks.
    return text.withCString { text in parts(role).contains { strstr(text, $0) != nil } }
  }

  private static let table: [(words: Set<String>, parts: [String])] = {
    let (words, parts) = (lists(\.labels), lists(\.labelParts))
    return LabelRole.allCases.map { role in
      (
        Set(words[role]?.flatMap(Words.words(of:)) ?? []),
        parts[role]?.flatMap(Words.words(of:)) ?? []
      )
    }
  }()

  private static func lists(
    _ lists: KeyPath<Language, KeyValuePairs<LabelRole, StaticString>>
  ) -> [LabelRole: [StaticString]] {
    Dictionary(grouping: Language.all.lazy.flatMap { $0[keyPath: lists] }, by: \.key)
      .mapValues { $0.map(\.value) }
  }
}
