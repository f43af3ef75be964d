/// The words in which days are written, in the languages of the program.
public enum DayWords {
  /// The months by their names, from 1.
  static let months = numbers(\.months, Language.all)

  /// The month that a word in lowercase names, or begins to: "sept"; `nil` where it may be several. Those of the
  /// reader's language go first: "mar" begins marraskuu, too.
  public static func month(_ word: some StringProtocol, for locale: UserLocale? = nil) -> Int? {
    let own = locale.flatMap { monthsByCode[$0.times.prefix { $0 != "_" }] }
    return own.flatMap { month(word, of: $0) } ?? month(word, of: months)
  }

  /// The same months by the codes of their languages.
  private static let monthsByCode: [Substring: [Substring: Int]] = {
    var months: [Substring: [Substring: Int]] = [:]
    for language in Language.all {
      let own = numbers(\.months, [language])
      for code in language.codes { months[code[...], default: [:]].merge(own) { $1 } }
    }
    return months
  }()

  /// Those of the language with a code.
  static func months(of code: Substring) -> [Substring: Int] { monthsByCode[code] ?? [:] }

  private static func month(_ word: some StringProtocol, of months: [Substring: Int]) -> Int? {
    if let month = months[Substring(word)] { return month }
    guard word.count > 2 else { return nil }
    let named = Set(months.lazy.filter { $0.key.hasPrefix(word) }.map(\.value))
    return named.count == 1 ? named.first : nil
  }

  /// The days of the week by their names, from 1 for Monday.
  static let weekdays = numbers(\.weekdays, Language.all)
  /// Whether a word in lowercase names a month, a day of the week or a day such as tomorrow.
  public static func isDay(_ word: Substring) -> Bool {
    month(word) != nil || weekdays[word] != nil || distances[word] != nil
  }

  /// Words that stand for a day by how far it is from today.
  static let distances: [Substring: Int] = {
    var distances: [Substring: Int] = [:]
    for (role, distance) in [(Role.today, 0), (.tomorrow, 1)] {
      for word in Words.substrings(role) { distances[word] = distance }
    }
    return distances
  }()
  static let fillers = Words.substrings(.dayFiller)
  static let until = PhraseTable(Words.phrases(.offerUntil))
  static let untilBehind = PhraseTable(Words.phrases(.offerUntilBehind))
  static let from = PhraseTable(Words.phrases(.offerFrom))
  /// The words for "from" that also mean "of".
  static let fromOrOf = Words.substrings(.offerFromOrOf)
  static let fromBehind = PhraseTable(Words.phrases(.offerFromBehind))
  static let heads = PhraseTable(Words.phrases(.offerHead, .offerOnly))
  /// Words that make a single day the only one: "only Saturday".
  static let only = PhraseTable(Words.phrases(.offerOnly))
  static let joints = PhraseTable(Words.phrases(.dayJoint, .offerUntil))
  static let keepsUntil = Words.substrings(.keepsUntil)

  /// Behind the number of a year, of a month and of a day, in Japanese and Chinese.
  public static let yearSigns = Words.signs(.yearSign)
  public static let monthSigns = Words.signs(.monthSign)
  static let daySigns = Words.signs(.daySign)
  static let signs = daySigns.union(monthSigns)
  /// What stands between or behind the numbers of a day.
  public static let separators = signs.union(yearSigns).union(["-", ".", "/"])
  /// Behind the number of a day: "29th", "1er", "1º".
  static let endings = Words.substrings(.dayEnding)
  static let endingSigns: Set<Character> = ["ª", "º", "°"]

  /// The words at which to look for the days of an offer. A month whose name means other things needs another word.
  static let triggers: [[Substring]] = {
    let common = Words.phrases(.commonOfferFrom)
    let ambiguous = Words.substrings(.ambiguousMonth)
    let names = months.keys.filter {
      $0.count > 2 && !ambiguous.contains($0) && $0.last.map(monthSigns.contains) != true
    }
    return until.all + untilBehind.all + fromBehind.all + only.all
      + from.all.filter { !common.contains($0) }
      + names.map { [$0] }
  }()

  private static func numbers(
    _ list: KeyPath<Language, StaticString>, _ languages: [Language]
  ) -> [Substring: Int] {
    var numbers: [Substring: Int] = [:]
    for language in languages {
      let text = language[keyPath: list].withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      for (index, names) in text.split(separator: "|").enumerated() {
        for name in names.split(whereSeparator: \.isWhitespace) where numbers[name] == nil {
          numbers[name] = index + 1
        }
      }
    }
    return numbers
  }
}
