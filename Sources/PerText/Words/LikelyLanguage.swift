/// The language of a text that does not say which it is in, such as that of a picture.
public enum LikelyLanguage {
  /// A word that only one language has.
  private static let sure = 12
  /// A word of more languages says nothing.
  private static let mostLanguages = 3
  /// As many sure words are not by chance in one text.
  private static let enough = 3 * sure

  /// The ISO 639 code of the language most words are in; `nil` where they are too few, or another language has
  /// nearly as many.
  public static func of(_ texts: some Sequence<String>) -> String? {
    let best = scores(of: texts).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2)
    guard let first = best.first, first.value >= enough,
      best.dropFirst().allSatisfy({ $0.value * 3 <= first.value * 2 })
    else { return nil }
    return Language.all[first.key].codes.first
  }

  /// The ISO 639 code of the language most words are in, among those of the countries whose money has a sign; `nil` if
  /// two have as many words, or only one has that sign.
  public static func of(_ texts: some Sequence<String>, paying sign: String) -> String? {
    let paying = Language.all.indices.filter { index in
      Language.all[index].labels.contains {
        $0.key == .currencySign && Words.words(of: $0.value).contains(sign)
      }
    }
    guard paying.count > 1 else { return nil }
    let scores = scores(of: texts).filter { paying.contains($0.key) }
    let best = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = best.first, first.value >= 2 * sure,
      best.dropFirst().allSatisfy({ $0.value < first.value })
    else { return nil }
    return Language.all[first.key].codes.first
  }

  /// The locale of Taiwan where most letters are ideographs, as in a listing whose prices are in dollars: no other country
  /// has both, but for Hong Kong, whose dollars have a sign of their own.
  ///
  /// - Parameter user: what the user reads; `nil` is returned where that is written in ideographs, too.
  public static func ofIdeographs(_ texts: some Sequence<String>, user: UserLocale) -> UserLocale? {
    guard !["zh", "ja"].contains(user.language) else { return nil }
    let letters = texts.flatMap { $0.unicodeScalars.filter(\.properties.isAlphabetic) }
    let ideographs = letters.count(where: \.properties.isIdeographic)
    return ideographs * 2 > letters.count ? UserLocale(identifier: "zh_TW") : nil
  }

  /// The locale of a language where prices are in dollars or pesos, with "$": where most live who speak it and write so.
  /// Any other language is its own locale.
  public static func localeOfDollars(_ language: String) -> String {
    ["fr": "fr_CA", "es": "es_MX"][language] ?? language
  }

  /// How much the words speak for each language.
  private static func scores(of texts: some Sequence<String>) -> [Int: Int] {
    var scores: [Int: Int] = [:]
    for word in Set(texts.flatMap { pieces($0.lowercased()) }) {
      guard let languages = languages[word], languages.count <= mostLanguages else { continue }
      for index in languages { scores[index, default: 0] += sure / languages.count }
    }
    return scores
  }

  /// The languages that have a word in one of their lists, alone or in a phrase.
  private static let languages: [String: [Int]] = {
    var languages: [String: [Int]] = [:]
    for (index, language) in Language.all.enumerated() where !language.codes.isEmpty {
      for word in words(of: language) { languages[word, default: []].append(index) }
    }
    return languages
  }()

  private static func words(of language: Language) -> Set<String> {
    // Before a colon stands what the words of a line are.
    let named = [
      language.numbers, language.packSizes, language.units, language.counts, language.currencies,
      language.foods, language.headings,
    ].flatMap { list in
      "\(list)".split(separator: "\n").map { $0.drop { $0 != ":" } }
    }
    let plain =
      [language.packEndings, language.months, language.weekdays] + language.roles.map(\.value)
      + language.own.map(\.value) + language.labels.map(\.value) + language.labelParts.map(\.value)
    return Set((named.map(String.init) + plain.map { "\($0)" }).flatMap(pieces))
  }

  private static func pieces(_ text: String) -> [String] {
    text.split { !$0.isLetter }.filter { $0.utf8.count > 1 }.map(String.init)
  }
}
