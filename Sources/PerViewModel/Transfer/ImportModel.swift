import PerModel
import PerText
import PerTransfer

/// A table about to be imported: what its columns mean, which the user can change, and what becomes
/// of its rows.
@MainActor
public final class ImportModel {
  private var readJob: ImportJob
  private var preview: TablePreview
  /// Where the products go.
  private let comparison: Comparison
  /// The first rows, as the comparison takes them.
  private var rows: [TableRow]

  init(_ job: ImportJob, _ preview: TablePreview, beside comparison: Comparison) {
    readJob = job
    self.preview = preview
    self.comparison = comparison
    rows = preview.rows(beside: comparison, rates: job.rates)
  }

  /// A column of the file.
  public struct Column: Hashable, Sendable {
    /// The heading or, where there is none, what stands in the first row.
    public let title: String
    /// What it means; `nil` if it is ignored.
    public let meaning: TableColumn?
  }

  /// The columns of the file; none for a list with one product a line.
  public var columns: [Column] {
    preview.layout.columns.indices.map { index in
      let example = preview.rows.first?.texts
      let title =
        preview.headings.indices.contains(index)
        ? preview.headings[index]
        : example.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? ""
      return Column(title: shortName(title), meaning: preview.layout.columns[index])
    }
  }

  /// Everything that a column can mean, and “Nothing” for one that is ignored.
  public var meanings: [(meaning: TableColumn?, title: String)] {
    [(nil, localized(context: "meaning of a column", "Nothing"))]
      + TableColumn.allCases.map { ($0, $0.title) }
  }

  /// Gives a column another meaning.
  public func assign(_ meaning: TableColumn?, to column: Int) {
    try? preview.assign(meaning, to: column)
    rows = preview.rows(beside: comparison, rates: readJob.rates)
  }

  /// "12 of 14 rows can be read", with the first that cannot and what is left out of those that can.
  public var outcome: String {
    let readable = rows.filter { $0.problem == nil }
    let sentence = localized(
      "Readable rows: %1$s of the first %2$s.", "\(readable.count)", "\(rows.count)")
    let problem = rows.lazy.compactMap(\.problem).first
    let remarks = rows.lazy.filter { $0.problem == nil }.compactMap(\.remark)
    // More than a few are the same mistake.
    let notes = [problem].compactMap(\.self) + remarks.prefix(3)
    return ([sentence] + notes.map(\.message)).joined(separator: "\n")
  }

  /// The first products as they will be imported.
  public var examples: [String] {
    rows.filter { $0.problem == nil }.prefix(3).map { row in
      let formatter = Formatter(UserLocale.current)
      return [
        displayName(of: row.product),
        formatter.offer(
          of: row.product,
          by: Pricing(currency: readJob.texts.currency, measure: row.product.quantity?.measure)),
      ].joined(separator: ", ")
    }
  }

  /// Whether anything can be imported.
  public var canImport: Bool { rows.contains { $0.problem == nil } }

  /// The whole file, to be read with these columns.
  var job: ImportJob {
    var job = readJob
    job.layout = preview.layout
    return job
  }
}

extension TableColumn {
  /// What the user sees.
  var title: String {
    switch self {
    case .name: localized("Name")
    case .quantity: localized("Quantity")
    case .unit: localized("Unit")
    case .price: localized("Price")
    case .currency: localized("Currency")
    case .deal: localized("Deal")
    case .terms: localized("Terms")
    case .store: localized("Store")
    case .note: localized("Note")
    case .barcode: localized("Barcode")
    case .basket: localized("Basket")
    case .brand: localized("Brand")
    case .articleNumber: localized("Article number")
    }
  }
}
