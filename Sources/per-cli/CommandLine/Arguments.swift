import Glibc
import PerModel
import PerText
import PerWords

/// The words of a command line, sorted into options and the rest.
struct Arguments {
  private let words: CommandWords<Option>
  var options: [Option: String] { words.options }
  var operands: [String] { words.operands }

  /// The options, as they are written after two dashes.
  enum Option: String, CommandOption {
    case json, locale, region, currency, kind, per, by, database, comparison, format, list, removed
    case date, offer, bought, from, until, stores, stops, detour, store, countries, since, known,
      locations
    case catalog, add, book, columns, join, explain
    case part, texts
    case dryRun = "dry-run"
    case help, version

    var value: String? {
      switch self {
      case .json, .removed, .list, .offer, .bought, .known, .catalog, .add, .book, .dryRun,
        .explain, .texts:
        nil
      case .help, .version: nil
      case .locale: "LOCALE"
      case .region: "REGION"
      case .currency: "CODE"
      case .kind: "KIND"
      case .per: "UNIT"
      case .by: "SUBSTANCE"
      case .database: "PATH"
      case .comparison: "COMPARISON"
      case .format: "FORMAT"
      case .date, .from, .until, .since: "DAY"
      case .stores: "STORE,STORE…"
      case .stops: "NUMBER"
      case .detour: "PRICE"
      case .store: "STORE"
      case .countries: "CODE,CODE…"
      case .locations: "FILE"
      case .columns: "COLUMNS"
      case .part: "LEFT,TOP,RIGHT,BOTTOM"
      case .join: "BOOK | new"
      }
    }
  }

  /// Throws for words that are not understood.
  init(_ words: some Sequence<String>) throws(UsageError) {
    do throws(CommandWordsError) { self.words = try CommandWords(words) } catch {
      throw UsageError(error.sentence)
    }
  }

  var hasJSON: Bool { options[.json] != nil }

  /// Throws for an option that the command does not take.
  func allow(_ form: CommandForm) throws(UsageError) {
    do throws(CommandWordsError) { try words.allow(form) } catch {
      throw UsageError(error.sentence)
    }
  }
}

/// The locale in which the program reads and writes, from the environment and the options.
struct LocaleOptions {
  let locale: UserLocale
  /// Whether the currency of prices that name none was chosen.
  let isCurrencyChosen: Bool
  /// Whether the region was chosen, with the locale or by itself.
  let isRegionChosen: Bool

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
    isCurrencyChosen = arguments.options[.currency] != nil
    isRegionChosen = arguments.options[.region] != nil || arguments.options[.locale] != nil
  }

  /// From now on sentences are in the language of a locale, including those of programs that this one starts. Throws for
  /// an unknown locale.
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
