import PerModel
import PerText

/// Reads the products of a table or a list, row by row, however large the file is.
public final class TableReader {
  /// How the rows are read: as requested, or as guessed from the first lines.
  public let layout: TableLayout
  /// The headings; empty where there are none.
  public private(set) var headings: [String] = []
  /// A repeated heading with a meaning: the second column may be the one that is meant.
  private(set) var repeatedHeading: TransferError?
  private let lines: TextLines
  private let texts: ProductTexts
  private let limits: TransferLimits
  private let records: TableRecords?
  private let plainRows: PlainRowReader?
  private var pending: ArraySlice<(bytes: [UInt8], number: Int)>
  private var count = 0
  private var budget: TextBudget
  /// What the lines before measure; a comparison that they go to may decide that already.
  private var kind: PerModel.Unit.Kind?
  private let width: Int

  /// The encoding of what has been read so far.
  public var encoding: TextEncoding { lines.encoding }

  /// Without a layout, guesses one.
  ///
  /// Throws where the first lines cannot be read.
  public convenience init(
    _ source: ByteSource, as layout: TableLayout? = nil, texts: ProductTexts,
    limits: TransferLimits = TransferLimits()
  ) throws(TransferError) {
    try self.init(TextLines(source, limits: limits), as: layout, texts: texts, limits: limits)
  }

  /// - Parameter first: the first line, where it has been taken already.
  init(
    _ lines: TextLines, first: [UInt8]? = nil, as layout: TableLayout?, texts: ProductTexts,
    limits: TransferLimits
  ) throws(TransferError) {
    self.lines = lines
    self.texts = texts
    self.limits = limits
    budget = TextBudget(limits)
    var sample = first.map { [(bytes: $0, number: lines.number)] } ?? []
    if layout == nil {
      var size = 0
      while sample.count < Self.sampledLines, size < TextChunks.size, let line = try lines.next() {
        size += line.count
        sample.append((line, lines.number))
      }
    }
    let layout = layout ?? LayoutGuess(texts: texts, limits: limits).layout(of: sample)
    self.layout = layout
    records = layout.separator.map {
      TableRecords(lines, separator: $0, limits: limits, pending: sample[...])
    }
    pending = records == nil ? sample[...] : []
    if layout.hasHeader, case .success(let header)? = try records?.next() {
      headings = header.fields.map(\.text)
      repeatedHeading = Self.repetition(in: header.fields)
    }
    width = headings.isEmpty ? layout.columns.count : headings.count
    plainRows =
      width == layout.columns.count && width > 0 && width <= limits.maximumColumns
      ? layout.separator.map { PlainRowReader(columns: layout.columns, separator: $0.byte) } : nil
  }

  private static func repetition(in fields: [TableRecord.Field]) -> TransferError? {
    var seen: Set<String> = []
    let repeated = fields.first { field in
      let heading = field.text.lowercased().filter { !$0.isWhitespace }
      return TableColumn(heading: field.text) != nil && !seen.insert(heading).inserted
    }
    return repeated.map {
      TransferError(.repeatedMember(String($0.text.prefix(100))), at: $0.position)
    }
  }

  /// The next row; `nil` after the last. Blank rows are skipped.
  ///
  /// Throws where nothing after it can be read either.
  public func next() throws(TransferError) -> TableRow? {
    let next: TableRow?
    if let records { next = try nextRecord(records) } else { next = try nextLine() }
    guard let row = next else { return nil }
    try budget.spend(on: row.product, at: TextPosition(line: row.line, column: 1))
    return row
  }

  /// The next row, without a product where it needs none; `nil` after the last.
  ///
  /// Throws where nothing after it can be read either.
  package func next(_ reader: FieldReader) throws(TransferError) -> CompactRow? {
    guard let records, let plainRows else { return try next().map { .product($0) } }
    guard let line = try records.nextLine() else { return nil }
    guard let row = plainRows.row(line.bytes, reader) else {
      records.take(back: line)
      return try next().map { .product($0) }
    }
    try countRow(at: line.number)
    try budget.spend(row.textLength, at: TextPosition(line: line.number, column: 1))
    return .plain(row)
  }

  private func nextRecord(_ records: TableRecords) throws(TransferError) -> TableRow? {
    guard let next = try records.next() else { return nil }
    switch next {
    case .failure(let error):
      try countRow(at: error.position?.line)
      return TableRow(
        line: error.position?.line ?? 0, texts: [], product: Product(), problem: error,
        problemColumn: nil)
    case .success(let record):
      try countRow(at: record.line)
      return row(record)
    }
  }

  /// Whether a column says nothing of a product without the others.
  private static func saysNothing(_ column: TableColumn) -> Bool {
    column == .currency || column == .unit
  }

  private func countRow(at line: Int?) throws(TransferError) {
    count += 1
    guard count > limits.maximumRows else { return }
    throw TransferError(
      limits.tooManyRows, at: line.map { TextPosition(line: $0, column: 1) })
  }

  private func row(_ record: TableRecord) -> TableRow {
    var texts: [TableColumn: String] = [:]
    for (column, field) in zip(layout.columns, record.fields) {
      if let column { texts[column] = FormulaCell.armed(field.text) }
    }
    let reading = self.texts.read(texts)
    var problem: TransferError?
    var column: Int?
    if let found = reading.problem {
      column = found.column.flatMap { layout.columns.firstIndex(of: $0) }
      problem = TransferError(found.problem, at: column.map { place(found, record.fields[$0]) })
    } else if width > 0, record.fields.count != width {
      let last = record.fields[record.fields.count - 1]
      problem = TransferError(
        .fieldCount(record.fields.count, expected: width), at: last.position)
    } else if texts.allSatisfy({ Self.saysNothing($0) || $1.allSatisfy(\.isWhitespace) }) {
      problem = TransferError(.nothingKnown, at: TextPosition(line: record.line, column: 1))
    }
    let remark = reading.remark.map { found in
      let index = found.column.flatMap { layout.columns.firstIndex(of: $0) }
      return TransferError(found.problem, at: index.map { place(found, record.fields[$0]) })
    }
    return TableRow(
      line: record.line, texts: record.fields.map(\.text), product: reading.product,
      problem: problem, problemColumn: column, remark: remark)
  }

  /// A place in the text of a field; only roughly where quotes are doubled before it.
  private func place(_ problem: ProductTexts.TextProblem, _ field: TableRecord.Field)
    -> TextPosition
  {
    let before = UTF8Letters.column(of: problem.offset, in: field.text.utf8) - 1
    return TextPosition(
      line: field.position.line,
      column: field.position.column + before + (field.isQuoted ? 1 : 0))
  }

  private func nextLine() throws(TransferError) -> TableRow? {
    while true {
      let line: [UInt8]
      let number: Int
      if let first = pending.popFirst() {
        (line, number) = first
      } else if let next = try lines.next() {
        (line, number) = (next, lines.number)
      } else {
        return nil
      }
      let text = String(decoding: line, as: UTF8.self)
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      let reading = texts.read(line: text, measuring: kind)
      guard !MarkdownFormat.isFrame(text, of: reading.product) else { continue }
      try countRow(at: number)
      if reading.problem == nil { kind = kind ?? reading.product.quantity?.unit.kind }
      let placed = { (problem: ProductTexts.TextProblem) in
        let column = UTF8Letters.column(of: problem.offset, in: line)
        return TransferError(problem.problem, at: TextPosition(line: number, column: column))
      }
      return TableRow(
        line: number, texts: [text], product: reading.product,
        problem: reading.problem.map(placed), problemColumn: nil,
        remark: reading.remark.map(placed))
    }
  }

  private static let sampledLines = 100
}
