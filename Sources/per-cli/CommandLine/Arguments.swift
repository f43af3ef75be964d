import Glibc
import PerModel
import PerText
import PerWords

/// The words of a command line, sorted into options and the rest.
struct Arguments {
  private(set) var options: [Option: String] = [:]
  private(set) var operands: [String] = []

  /// The options, as they are written after two dashes.
  enum Option: String, CaseIterable {
    case json, locale, region, currency, kind, per, by, database, comparison, format, list, removed
    case date, offer, from, until, stores, stops, detour, store, countries, since, known, locations
    case catalog
    case help, version

    var takesValue: Bool {
      switch self {
      case .json, .list, .removed, .offer, .known, .catalog, .help, .version: false
      case .locale, .region, .currency, .kind, .per, .by, .database, .comparison, .format, .date,
        .from, .until, .stores, .stops, .detour, .store, .countries, .since, .locations:
        true
      }
    }
  }

  /// Throws for an unknown option, a missing value, and a value for an option that takes none.
  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = words.makeIterator()
    var onlyOperands = false
    while let word = words.next() {
      if onlyOperands || !Self.isOption(word) {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try Self.option(String(parts[0]))
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.takesValue {
          value = value ?? words.next()
          guard value != nil else {
            throw UsageError(localized("%1$s needs a value", "--\(option)"))
          }
        } else if value != nil {
          throw UsageError(localized("%1$s takes no value", "--\(option)"))
        }
        options[option] = value ?? ""
      }
    }
  }

  var hasJSON: Bool { options[.json] != nil }

  /// Throws for an option that the command does not take.
  func allow(_ allowed: Set<Option>) throws(UsageError) {
    for option in Option.allCases where options[option] != nil && !allowed.contains(option) {
      throw UsageError(localized("%1$s cannot be used with this command", "--\(option)"))
    }
  }

  /// "-" is standard input and "-20%" a deal: an option has a letter or a second dash after the dash.
  static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.unicodeScalars.dropFirst().first else {
      return false
    }
    return second == "-" || second.properties.isAlphabetic
  }

  private static func option(_ word: String) throws(UsageError) -> Option {
    if word == "-h" { return .help }
    if word == "-j" { return .json }
    guard word.hasPrefix("--"), let option = Option(rawValue: String(word.dropFirst(2))) else {
      throw UsageError(localized("there is no option %1$s", word))
    }
    return option
  }
}

/// The locale in which the program reads and writes, from the environment and the options.
struct LocaleOptions {
  let locale: UserLocale

  /// Throws for an unknown region, currency or locale.
  init(_ arguments: Arguments) throws(UsageError) {
    var chosen: UserLocale?
    if let identifier = arguments.options[.locale] {
      chosen = try Self.speak(identifier)
    }
    var locale = chosen ?? .current
    if let code = arguments.options[.region] {
      guard let region = Region(code: code), Currency(region: region) != nil else {
        throw .region(code)
      }
      locale.region = region
    }
    if let code = arguments.options[.currency] {
      guard let currency = Currency(code: code), Currency.all.contains(currency) else {
        throw .currency(code)
      }
      locale.currency = currency
    }
    self.locale = locale
  }

  /// Has sentences in the language of a locale from now on, those of programs that this one starts, too. Throws for an
  /// unknown one.
  @discardableResult
  static func speak(_ identifier: String) throws(UsageError) -> UserLocale {
    guard UserLocale.isKnown(identifier) else {
      throw UsageError(localized("there is no locale %1$s", identifier))
    }
    let locale = UserLocale(identifier: identifier)
    // What gettext looks at first, so that the words are the locale's too.
    setenv("LANGUAGE", locale.messages, 1)
    startTranslation()
    return locale
  }
}
