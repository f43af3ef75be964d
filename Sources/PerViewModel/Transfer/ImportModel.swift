import PerModel
import PerText
import PerTransfer
import PerWords

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

  private let formatter: Formatter
  /// What was said of such columns before.
  private let chosen: ChosenColumns?
  private var isChanged = false

  init(
    _ job: ImportJob, _ preview: TablePreview, beside comparison: Comparison,
    using formatter: Formatter, chosen: ChosenColumns? = nil
  ) {
    readJob = job
    self.preview = preview
    self.comparison = comparison
    (self.formatter, self.chosen) = (formatter, chosen)
    if let columns = chosen?.columns(for: preview.headings) { try? self.preview.assign(columns) }
    rows = self.preview.rows(beside: comparison, rates: job.rates)
  }

  /// A column of the file.
  public struct Column: Hashable, Sendable {
    /// The heading or, without one, the text of the first row.
    public let title: String
    /// What it means; `nil` if it is ignored.
    public let meaning: TableColumn?
    /// Its first values and how they were read, "500 → 500 g", or why it is ignored.
    public let examples: String
  }

  /// The columns of the file; none for a list with one product a line.
  public var columns: [Column] {
    preview.layout.columns.indices.map { index in
      let example = preview.rows.first?.texts
      let title =
        preview.headings.indices.contains(index)
        ? preview.headings[index]
        : example.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? ""
      return Column(
        title: shortName(title), meaning: preview.layout.columns[index],
        examples: examples(of: index))
    }
  }

  /// Three values of a column, and what they became if that is something else.
  private func examples(of column: Int) -> String {
    let meaning = preview.layout.columns[column]
    let values = preview.rows.lazy.filter { row in
      row.texts.indices.contains(column) && !row.texts[column].allSatisfy(\.isWhitespace)
    }.prefix(3).map { [preview, formatter] row in
      let value = shortName(row.texts[column])
      let read = shortName(preview.meaning(of: column, in: row, using: formatter))
      let isSame = meaning == nil || read.isEmpty || read == value
      return isSame ? value : formatter.change(from: value, to: read)
    }
    let texts = Array(values)
    guard meaning == nil else { return texts.joined(separator: factSeparator) }
    let reason = preview.layout.reason(of: column).words
    // Translators: values of a column that is left out, and why: "4.5 · 3.9 (it is no part of a product)".
    return texts.isEmpty
      ? reason : localized("%1$s (%2$s)", texts.joined(separator: factSeparator), reason)
  }

  /// Everything that a column can mean, and “Nothing” for one that is ignored.
  public var meanings: [(meaning: TableColumn?, title: String)] {
    [(nil, localized(context: "meaning of a column", "Nothing"))]
      + TableColumn.allCases.map { ($0, $0.title) }
  }

  /// Gives a column another meaning.
  public func assign(_ meaning: TableColumn?, to column: Int) {
    try? preview.assign(meaning, to: column)
    isChanged = true
    rows = preview.rows(beside: comparison, rates: readJob.rates)
  }

  /// "12 of 14 rows can be read", with the first that cannot and what is left out of those that can.
  public var outcome: String {
    let readable = rows.filter { $0.problem == nil }
    let sentence = localized(
      "Readable rows: %1$s of the first %2$s.", formatter.integer(readable.count),
      formatter.integer(rows.count))
    let problem = rows.lazy.compactMap(\.problem).first
    let remarks = rows.lazy.filter { $0.problem == nil }.compactMap(\.remark)
    // More than a few are the same mistake.
    let notes = [problem].compactMap(\.self) + remarks.prefix(3)
    return ([sentence] + [lack?.sentence].compactMap(\.self) + notes.map(\.rowMessage))
      .joined(separator: "\n")
  }

  /// What all rows of a table lack, which is rarely intended. Lists may hold just names, a single row is easily
  /// checked, and Per's own files lack only what their products do.
  private var lack: RowLack? {
    guard !preview.layout.columns.isEmpty, !preview.layout.isOwn, rows.count > 1 else { return nil }
    var search = LackSearch()
    for row in rows where row.problem == nil { search.look(at: row.product) }
    return search.lack
  }

  /// The first products as they will be imported, doubtful ones first.
  public var examples: [String] {
    let readable = rows.filter { $0.problem == nil }
    let ordered =
      readable.filter { $0.doubt != nil } + preview.laterDoubts
      + readable.filter { $0.doubt == nil }
    return ordered.prefix(3).map { row in
      let product = [
        displayName(of: row.product),
        formatter.offer(
          of: row.product,
          by: Pricing(currency: readJob.texts.currency, measure: row.product.quantity?.measure)),
      ].joined(separator: listSeparator)
      guard let doubt = row.doubt else { return product }
      // Translators: a product that a table is read as, and what is doubtful about that.
      return localized("%1$s – doubtful: %2$s", product, doubt.sentence)
    }
  }

  /// Whether anything can be imported.
  public var canImport: Bool { rows.contains { $0.problem == nil } && lack == nil }

  /// Whether nothing has to be asked before it is imported.
  var isCertain: Bool { preview.isCertain && canImport }

  /// Remembers what the user has chosen, for tables with the same headings.
  func keepChoice() {
    if isChanged { chosen?.keep(preview.layout.columns, for: preview.headings) }
  }

  /// The whole file, to be read with these columns.
  var job: ImportJob {
    var job = readJob
    job.layout = preview.layout
    return job
  }
}

extension ImportModel: EqualByIdentity {}
