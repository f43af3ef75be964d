import PerModel
import PerWords

// What `--help` and the manual pages say about options, each in one place.
extension Arguments.Option {
  var help: String? {
    switch self {
    case .json:
      localized(
        "one JSON object per line; exact numbers are strings: integers or numerator/denominator")
    case .locale: localized("read and write as in this locale, such as de_DE")
    case .region: localized("the region whose units are meant, such as GB")
    case .currency: localized("the currency of prices without one, such as EUR")
    case .database: localized("the file with the comparisons, instead of your own")
    case .help: localized("this text; after a command, more about it")
    case .version: localized("the version")
    case .per: localized("the unit of the unit prices, such as kg, lb or 100g")
    case .by:
      localized("compares what is inside: protein, where products say \"20 g protein per 100 g\"")
    case .date:
      localized(
        "when the price was seen: 2026-11-05, yesterday or today (the default); with import, when the prices of a table were seen, if no column says so"
      )
    case .offer:
      localized("the price is reduced; --from and --until give the first and the last day")
    case .bought: localized("the price was paid, not only seen")
    case .stores: localized("the only stores that count, separated by commas")
    case .stops: localized("the maximum number of stores to visit")
    case .detour: localized("what each store after the first costs")
    case .countries: localized("only prices of Open Prices that were seen there, such as DE,FR")
    case .since: localized("only prices of this day and later ones")
    case .known: localized("only prices of barcodes that the book knows")
    case .locations:
      localized("the dump of Open Prices locations, which gives stores and countries")
    case .store: localized("where the prices of a table were seen, if no column says so")
    case .join:
      localized(
        "with exchange, the book of the folder to share, where the folder has several; new begins another one"
      )
    case .add: localized("adds what is clear to a comparison, as one change")
    case .book: localized("notes what is clear in your price book")
    case .part: localized("reads only a part of a picture: four fractions of its width and height")
    case .texts: localized("prints every text of a picture with its place and score, as JSON")
    case .catalog, .columns, .comparison, .dryRun, .explain, .format, .from, .kind, .list,
      .removed, .until:
      nil
    }
  }

  /// The values to choose from, where they are few and always the same.
  var values: [String] {
    switch self {
    case .kind: ["mass", "volume", "length", "area", "count", "data", "energy", "time"]
    case .format: ["json", "csv", "tsv", "markdown", "text"]
    case .by: Strength.Substance.Known.allCases.map(\.rawValue)
    case .date, .from, .until: ["today", "yesterday"]
    default: []
    }
  }
}
