/// What signs and short forms of a language do that stand against a number or before a name, and are no words there.
enum LetterRole: UInt8, CaseIterable, Sendable {
  /// Is left of a word before an amount, with an apostrophe: the "d" of "d'1,5 L".
  case elided
  /// Means "at", and a hyphen joins it to a price: the "ב" of "ב-11.90".
  case joinedAt
  /// Is short for a saint behind a number and before a name: "2019 St. Emilion".
  case saint
  /// Stands behind the number of a year: "年".
  case yearSign
  /// Stands behind the number of a month: "月".
  case monthSign
  /// Stands behind the number of a day: "日".
  case daySign
}

extension Words {
  /// The signs and short forms of all languages, in lowercase.
  static func letters(_ role: LetterRole) -> [String] {
    Language.all.flatMap { language in
      language.letters.lazy.filter { $0.key == role }.flatMap { words(of: $0.value) }
    }
  }

  /// Those that are one character each.
  static func signs(_ role: LetterRole) -> Set<Character> { Set(letters(role).map(Character.init)) }
}
