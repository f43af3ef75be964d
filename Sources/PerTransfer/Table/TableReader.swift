import PerModel
import PerText

/// Reads the products of a table or a list, row by row, however large the file is.
public final class TableReader {
  /// How the rows are read: as requested, or as guessed from the first lines.
  public let layout: TableLayout
  /// The headings; empty if none.
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
  private var width = 0
  private let maker: RowMaker
  /// The lower row of headings, which may stand in the file again.
  private var lastHeadings: [String] = []
  private var headingLine: HeadingLine?
  private var names = NamesAbove()
  private var stores: StoreSections
  /// What a record of several stores says besides the row that was given last.
  private var waiting: ArraySlice<TableRow> = []
  /// The first rows that are not products, and why.
  public private(set) var omissions: [TransferError] = []
  /// How many rows are not products.
  public private(set) var omittedCount = 0

  /// The encoding of the text read so far.
  public var encoding: TextEncoding { lines.encoding }

  /// Without a layout, guesses one.
  ///
  /// Throws where the first lines cannot be read.
  public convenience init(
    _ source: ByteSource, as layout: TableLayout? = nil, texts: ProductTexts,
    limits: TransferLimits = TransferLimits()
  ) throws(TransferError) {
    try self.init(
      TextLines(source, in: texts.locale, limits: limits), as: layout, texts: texts, limits: limits)
  }

  /// - Parameters:
  ///   - first: the first line, where it has been taken already.
  ///   - columns: what the columns mean, where all else is to be guessed.
  init(
    _ lines: TextLines, first: [UInt8]? = nil, as layout: TableLayout? = nil,
    columns: [TableColumn?]? = nil, texts: ProductTexts, limits: TransferLimits
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
    if layout == nil { try limits.refuseTooManyColumns(in: sample) }
    let layout =
      layout ?? LayoutGuess(texts: texts, limits: limits, columns: columns).layout(of: sample)
    self.layout = layout
    maker = RowMaker(texts: texts, layout: layout)
    stores = StoreSections(layout)
    records = layout.separator.map {
      TableRecords(
        lines, separator: $0, starts: layout.starts, limits: limits, pending: sample[...])
    }
    pending = records == nil ? sample[...] : []
    width = layout.columns.count
    plainRows =
      width > 0 && width <= limits.maximumColumns && layout.isPlain
      ? layout.separator.map { PlainRowReader(layout, separator: $0.byte) } : nil
    if layout.hasHeader { try readHeadings() }
    if !headings.isEmpty { width = max(headings.count, width) }
  }

  /// Takes no size from the row above from here on.
  func keepSizesApart() { names.takesSizes = false }

  /// The products of a list that is nothing but cards copied from a page; to be asked before the first row.
  func cards() throws(TransferError) -> CardRows? {
    guard records == nil, CardSigns(pending.map(\.bytes), texts: texts).areCards else { return nil }
    while pending.count <= CardRows.maximumLines, let line = try lines.next() {
      pending.append((line, lines.number))
    }
    return pending.count > CardRows.maximumLines
      ? nil : CardRows(pending, texts: texts, orElse: self)
  }

  private func readHeadings() throws(TransferError) {
    var above = layout.rowsAbove
    while above > 0, let next = try records?.next() {
      guard case .success(let record) = next else { continue }
      above -= 1
      let isStore = stores.pass(record.fields.map(\.text))
      let isSeparator =
        record.fields.count <= 2 && record.fields[0].text.lowercased().hasPrefix("sep=")
      if !isSeparator { omit(isStore ? .section : .above, record.line) }
    }
    var rows: [[TableRecord.Field]] = []
    while rows.count < layout.headingRows, let next = try records?.next() {
      if case .success(let record) = next { rows.append(record.fields) }
    }
    guard let last = rows.last else { return }
    lastHeadings = last.map(\.text)
    headings =
      rows.count == 1
      ? lastHeadings
      : (0..<max(rows[0].count, last.count)).map { index in
        rows.compactMap {
          $0.indices.contains(index) && !$0[index].text.isEmpty ? $0[index].text : nil
        }
        .joined(separator: " ")
      }
    if layout.blocks.isEmpty { repeatedHeading = Self.repetition(in: last, texts) }
  }

  private func omit(_ omission: RowOmission, _ line: Int) {
    omittedCount += 1
    guard omissions.count < Self.keptOmissions else { return }
    omissions.append(TransferError(.noProduct(omission), at: TextPosition(line: line, column: 1)))
  }

  private static let keptOmissions = 100

  /// The columns that no product gets anything of, in order.
  public var leftOutColumns: [LeftOutColumn] {
    !layout.isOwn ? layout.leftOut(below: headings) : []
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
    guard let records, let plainRows, !stores.hasStore else {
      return try next().map { .product($0) }
    }
    guard let line = try records.nextLine() else { return nil }
    guard let row = plainRows.row(line.bytes, reader), names.pass(row, layout) else {
      records.take(back: line)
      return try next().map { .product($0) }
    }
    try countRow(at: line.number)
    try budget.spend(row.textLength, at: TextPosition(line: line.number, column: 1))
    return .plain(row)
  }

  private func nextRecord(_ records: TableRecords) throws(TransferError) -> TableRow? {
    if let row = waiting.popFirst() { return row }
    while let next = try records.next() {
      switch next {
      case .failure(let error):
        try countRow(at: error.position?.line)
        return TableRow(
          line: error.position?.line ?? 0, texts: [], product: Product(), problem: error,
          problemColumn: nil)
      case .success(let record):
        let texts = record.fields.map { FormulaCell.armed($0.text) }
        if layout.hasHeader || layout.separator == .pipe, TableRecord.isRule(texts) { continue }
        let separation = RowSeparation(layout, texts)
        if let omission = texts == lastHeadings
          ? .headings : stores.pass(texts) ? .section : separation.omission
        {
          omit(omission, record.line)
          continue
        }
        try countRow(at: record.line)
        let rows = separation.blocks.map { row(record, texts, $0) }
        waiting = rows.dropFirst()
        if let first = rows.first { return first }
      }
    }
    return nil
  }

  private func countRow(at line: Int?) throws(TransferError) {
    count += 1
    guard count > limits.maximumRows else { return }
    throw TransferError(
      limits.tooManyRows, at: line.map { TextPosition(line: $0, column: 1) })
  }

  private func row(_ record: TableRecord, _ texts: [String], _ block: RowSeparation.Block)
    -> TableRow
  {
    let made = names.made(of: block, by: maker)
    func place(_ found: CellProblem) -> TextPosition? {
      block.columns[found.column].map { self.place(found, record.fields[$0]) }
    }
    let start = TextPosition(line: record.line, column: 1)
    var problem: TransferError?
    if let found = made.problem {
      problem = TransferError(found.problem, at: place(found) ?? start)
    } else if lacksFields(record) {
      let last = record.fields[record.fields.count - 1]
      problem = TransferError(.fieldCount(record.fields.count, expected: width), at: last.position)
    } else if block.cells.allSatisfy({ $0.saysNothingAlone || $1.allSatisfy(\.isWhitespace) }) {
      problem = TransferError(.nothingKnown, at: start)
    }
    let doubt = made.doubt.map { doubt in
      let column = made.doubtColumn.flatMap { block.columns[$0] }
      return TransferError(.doubtful(doubt), at: column.map { record.fields[$0].position } ?? start)
    }
    return TableRow(
      line: record.line, texts: texts, product: stores.placed(made.product),
      problem: problem?.inRow(of: made.product),
      problemColumn: made.problem.flatMap { block.columns[$0.column] },
      remark: made.remark.map { TransferError($0.problem, at: place($0)).inRow(of: made.product) },
      seen: made.seen,
      doubt: problem == nil ? doubt?.inRow(of: made.product) : nil, isConfirmed: made.isConfirmed)
  }

  /// Whether a row has more fields than the headings, or ends before its price.
  private func lacksFields(_ record: TableRecord) -> Bool {
    let count = record.fields.count
    guard width > 0, count != width else { return false }
    if count > width { return record.fields.dropFirst(width).contains { !$0.text.isEmpty } }
    return layout.blocks.isEmpty
      && layout.columns.dropFirst(count).contains { [.name, .quantity, .price].contains($0) }
  }

  /// A place in the text of a field; only roughly where quotes are doubled before it.
  private func place(_ problem: CellProblem, _ field: TableRecord.Field) -> TextPosition {
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
      if stores.pass([text.trimmed]) {
        omit(.section, number)
        continue
      }
      if let headings = HeadingLine(text, texts) {
        headingLine = headings
        omit(.section, number)
        continue
      }
      let reading = texts.read(line: text, measuring: kind)
      guard !MarkdownFormat.isFrame(text, of: reading.product, texts) else { continue }
      try countRow(at: number)
      if reading.problem == nil { kind = kind ?? reading.product.quantity?.unit.kind }
      let placed = { (problem: ProductTexts.TextProblem) in
        let column = UTF8Letters.column(of: problem.offset, in: line)
        return TransferError(
          TransferError.Problem(problem.kind), at: TextPosition(line: number, column: column)
        ).inRow(of: reading.product)
      }
      return TableRow(
        line: number, texts: [text], product: stores.placed(reading.product),
        problem: reading.problem.map(placed)
          ?? headingLine?.problem(in: text, number, reading.product),
        problemColumn: nil,
        remark: reading.remark.map(placed))
    }
  }

  private static let sampledLines = 100
}
