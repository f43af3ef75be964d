import Glibc
import PerModel
import PerWords

/// How the user reads and writes, category by category, as the environment says.
public struct UserLocale: Hashable, Sendable {
  /// The ICU locale by which numbers are written (LC_NUMERIC): "de_DE".
  public let numbers: String
  /// The ICU locale by which money is written (LC_MONETARY).
  public let money: String
  /// The ICU locale whose region decides on units (LC_MEASUREMENT).
  public let measurement: String
  /// The ICU locale of the user's language (LC_MESSAGES, LANGUAGE).
  public let messages: String
  /// The ICU locale by which days are written (LC_TIME).
  public let times: String
  /// The ICU locale of the words that are in the program's sentences: names of units, ordinals. That
  /// of the user's language, unless the sentences are in another one.
  public private(set) var words: String
  /// The user's language, as ISO 639 writes it: "de".
  public var language: String { ICU.language(of: messages) }
  /// Decides which units are usual, also for unit prices; by default the region of `measurement`.
  public var region: Region
  /// By default that of `money`'s region.
  public var currency: Currency

  /// The locale of the process, from the environment with which it started. Translations have to be
  /// found first (`startTranslation`).
  public static let current = UserLocale(environment: environmentOfProcess())
    .withWords(in: languageOfSentences())

  /// Reads the variables as POSIX has it: LC_ALL, then the category's own, then LANG; and for
  /// words, as GNU gettext has it, the first language of LANGUAGE unless the locale is C.
  public init(environment: [String: String]) {
    func name(_ category: String) -> String {
      for variable in ["LC_ALL", category, "LANG"] {
        if let value = environment[variable], !value.isEmpty { return value }
      }
      return "C"
    }
    var messages = name("LC_MESSAGES")
    if messages != "C", messages != "POSIX",
      let preferred = environment["LANGUAGE"]?.split(separator: ":").first
    {
      messages = String(preferred)
    }
    self.init(
      numbers: name("LC_NUMERIC"), money: name("LC_MONETARY"), measurement: name("LC_MEASUREMENT"),
      messages: messages, times: name("LC_TIME"))
  }

  /// One locale for everything: "de_DE", "de-DE", "sr_RS.UTF-8@latin".
  public init(identifier: String) {
    self.init(
      numbers: identifier, money: identifier, measurement: identifier, messages: identifier,
      times: identifier)
  }

  /// One locale for words, and another for numbers, money, measures and times.
  public init(words: String, numbers: String) {
    self.init(
      numbers: numbers, money: numbers, measurement: numbers, messages: words, times: numbers)
  }

  private init(
    numbers: String, money: String, measurement: String, messages: String, times: String
  ) {
    self.numbers = LocaleName(numbers).identifier
    self.money = LocaleName(money).identifier
    self.measurement = LocaleName(measurement).identifier
    self.messages = LocaleName(messages).identifier
    self.times = LocaleName(times).identifier
    words = self.messages
    region = LocaleName(measurement).region
    currency = LocaleName(money).currency
  }

  /// The same with the sentences, and the words around them, in a language: "en", "pt_BR".
  public func withWords(in language: String) -> UserLocale {
    guard ICU.language(of: language) != ICU.language(of: messages) else { return self }
    var locale = self
    locale.words = language
    return locale
  }

  /// The locale in which units are named: the language of the words as it is used in the region whose
  /// units are meant, because "fl oz" is another unit in en_GB than in en_US.
  var units: String {
    if ICU.language(of: words) == ICU.language(of: measurement),
      region.code == ICU.region(of: measurement)
    {
      return measurement
    }
    return wordsAsUsed(in: region.code)
  }

  /// The locale in which days are written: the language of the words as it is used in the region of `times`.
  var dates: String {
    ICU.language(of: words) == ICU.language(of: times)
      ? times : wordsAsUsed(in: ICU.region(of: times))
  }

  private func wordsAsUsed(in region: String) -> String {
    [ICU.language(of: words), ICU.script(of: words), region].filter { !$0.isEmpty }
      .joined(separator: "_")
  }

  /// Whether the program's sentences run from right to left.
  public var isRightToLeft: Bool { ICU.isRightToLeft(words) }

  /// Whether a name is a locale's whose language ICU knows at least, or C or POSIX.
  public static func isKnown(_ identifier: String) -> Bool {
    if ["C", "POSIX"].contains(identifier.prefix { $0 != "." }) { return true }
    let language = ICU.language(of: LocaleName(identifier).identifier)
    guard identifier.lowercased().hasPrefix(language) else { return false }
    return availableIdentifiers.contains { $0 == language || $0.hasPrefix(language + "_") }
  }

  /// The locale of the language that most people of a country write, after CLDR's likely subtags; `nil` where it knows none.
  ///
  /// - Parameters:
  ///   - code: two letters of ISO 3166: "FR".
  ///   - isLatin: whether Latin letters are written: shops of India or of the Emirates then do so in English.
  public init?(ofCountry code: String, isLatin: Bool) {
    let likely = ICU.maximized("und_" + code)
    let isForeign = isLatin && ICU.script(of: likely) != "Latn"
    let identifier = (isForeign ? "en" : ICU.language(of: likely)) + "_" + code
    guard Self.isKnown(identifier) else { return nil }
    self.init(identifier: identifier)
  }

  /// The same language as it is written where people pay in a currency; itself where ICU knows no such country.
  public func inCountry(paying currency: Currency) -> UserLocale {
    let own = Self.availableIdentifiers.filter {
      let region = ICU.region(of: $0)
      return ICU.language(of: $0) == language && Currency(region: region) == currency
    }.sorted()
    let home = ICU.region(of: ICU.maximized(language))
    // Where most people write it: euros in English are Ireland's.
    let likely =
      own.first { ICU.region(of: $0) == home }
      ?? own.first { Self.isMain(language, in: ICU.region(of: $0)) } ?? own.first
    return likely.map { UserLocale(identifier: $0) } ?? self
  }

  private static func isMain(_ language: String, in region: String) -> Bool {
    ICU.language(of: ICU.maximized("und_" + region)) == language
  }

  /// Every locale that ICU has data for, by its identifier.
  public static var availableIdentifiers: [String] { ICU.availableLocales }

  private static func environmentOfProcess() -> [String: String] {
    let variables = [
      "LC_ALL", "LC_NUMERIC", "LC_MONETARY", "LC_MEASUREMENT", "LC_MESSAGES", "LC_TIME", "LANG",
      "LANGUAGE",
    ]
    return Dictionary(
      uniqueKeysWithValues: variables.compactMap { variable in
        getenv(variable).map { (variable, String(cString: $0)) }
      })
  }
}
