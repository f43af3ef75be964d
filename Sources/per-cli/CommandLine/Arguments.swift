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

    var letter: Character? {
      switch self {
      case .json: "j"
      case .help: "h"
      default: nil
      }
    }

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
