/// The roles of a language's signs and short forms that touch a number or precede a name, and are not words there.
enum LetterRole: UInt8, CaseIterable, Sendable {
  /// Is left of a word before an amount, with an apostrophe: the "d" of "d'1,5 L".
  case elided
  /// Means "at", and a hyphen joins it to a price: the "ב" of "ב-11.90".
  case joinedAt
  /// Is short for a saint behind a number and before a name: "2019 St. Emilion".
  case saint
  /// Follows a number and an apostrophe, and makes it one of pieces: the "s" of "12's".
  case pieces
  /// The same, where readers write it (`Language.Habits.countsWithL`): the "lu" of "30'lu".
  case ownPieces
  /// Stands behind the number of a year: "年".
  case yearSign
  /// Stands behind the number of a month: "月".
  case monthSign
  /// Stands behind the number of a day: "日".
  case daySign
  /// Multiplies the number before it, in a sum of money, by 10,000, 1,000 or 100: "万", "千", "百".
  case myriad, thousand, hundred
  /// Says that such a sum is money: "円".
  case moneySign
  /// Stands behind tenths of a price: "折".
  case tenthsSign
}

extension Words {
  /// The signs and short forms of all languages, in lowercase.
  static func letters(_ role: LetterRole) -> [String] {
    Language.all.flatMap { language in
      language.letters.lazy.filter { $0.key == role }.flatMap { words(of: $0.value) }
    }
  }

  /// The Unicode scalars of those that are one each.
  static func scalars(_ role: LetterRole) -> Set<UInt32> {
    Set(letters(role).flatMap { $0.unicodeScalars.map(\.value) })
  }

  /// The ones that are a single character.
  static func signs(_ role: LetterRole) -> Set<Character> { Set(letters(role).map(Character.init)) }
}
