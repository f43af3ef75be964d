import PerDatabase
import PerModel

/// The list of comparisons as it is read on the database's thread.
struct ListReading: Sendable {
  var rows: [Row] = []
  /// Whether best values are still missing that a further reading would find.
  var isIncomplete = false

  struct Row: Hashable, Sendable {
    let summary: ComparisonSummary
    /// Its name or, where it has none, that of its first product.
    let title: String
    /// `nil` where it has not been looked for yet.
    let best: Best?
  }

  /// The best value of a comparison in one of its versions.
  struct Best: Hashable, Sendable {
    let version: Int64
    /// `nil` where nothing is ranked.
    let value: Value?

    struct Value: Hashable, Sendable {
      let unitPrice: UnitPrice
      let reference: ReferenceUnit
      let countName: CountName?
    }
  }

  /// How many products one reading looks at: others want to read and write, too.
  private static let rankedAtOnce = 8000

  /// Reads the list. Best values that are known already are not looked for again; larger comparisons
  /// are listed without one.
  init(
    _ database: any Database, knowing known: [ComparisonID: Best], in region: Region
  ) throws(DatabaseError) {
    var budget = Self.rankedAtOnce
    for summary in try database.comparisons() {
      var best = known[summary.id]
      if best?.version != summary.version {
        best = nil
        if summary.productCount <= budget {
          budget -= summary.productCount
          best = try? Best(summary, in: database, region)
        } else if summary.productCount <= Self.rankedAtOnce {
          isIncomplete = true
        }
      }
      let isNameless = summary.name.isEmpty && summary.productCount > 0
      let title = isNameless ? try database.firstName(in: summary.id) ?? "" : summary.name
      rows.append(Row(summary: summary, title: title, best: best))
    }
  }
}

extension ListReading.Best {
  init(
    _ summary: ComparisonSummary, in database: any Database, _ region: Region
  ) throws(DatabaseError) {
    let comparison = try database.load(summary.id).comparison
    version = summary.version
    guard let measure = comparison.measure, let best = Ranking(comparison).best else {
      value = nil
      return
    }
    value = Value(
      unitPrice: best, reference: comparison.referenceUnit(for: measure.kind, in: region),
      countName: measure.countName)
  }
}
