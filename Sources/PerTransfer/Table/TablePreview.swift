import PerModel
import PerText

/// The first rows of a table as they will be read, to check before anything is imported; the meaning
/// of columns can be changed.
public struct TablePreview: Sendable {
  /// How the rows are read: as guessed, with the user's changes.
  public private(set) var layout: TableLayout
  /// The encoding of the first lines.
  public let encoding: TextEncoding
  /// The headings; empty if none.
  public private(set) var headings: [String] = []
  /// The first rows as they are read.
  public private(set) var rows: [TableRow] = []
  /// The first doubtful rows behind those.
  public private(set) var laterDoubts: [TableRow] = []
  /// The beginning of the file, to read again when the layout is changed.
  private let beginning: String
  private let texts: ProductTexts
  private let maximumRows: Int

  /// Throws where the first lines cannot be read.
  public init(
    _ source: ByteSource, texts: ProductTexts, maximumRows: Int = 50
  ) throws(TransferError) {
    let lines = try TextLines(source, in: texts.locale, limits: TransferLimits())
    var beginning: [UInt8] = []
    while lines.number < max(maximumRows * 2, TableLimit.linesOfPreview),
      beginning.count < TransferLimits().maximumLineLength,
      let line = try lines.next()
    {
      beginning += line
      beginning.append(0x0A)
    }
    encoding = lines.encoding
    let turned = TurnedTable(texts: texts, limits: TransferLimits()).turned(beginning)
    self.beginning = String(decoding: turned ?? beginning, as: UTF8.self)
    self.texts = texts
    self.maximumRows = maximumRows
    layout = .list
    try read(as: nil)
    layout.isTurned = turned != nil
  }

  /// The first rows as a comparison takes them: what cannot be compared with its products, and with the
  /// rows before, has a problem that says so. Prices are converted where a rate is known.
  public func rows(beside comparison: Comparison, rates: ExchangeRates) -> [TableRow] {
    var check = ComparabilityCheck(beside: comparison)
    return rows.map { row in
      guard row.problem == nil else { return row }
      var row = row
      do throws(ComparisonError) {
        try check.admit(row.product.compared(in: comparison.currency, byImported: rates))
      } catch {
        row.problem = TransferError(
          refusing: row.product, for: error, at: TextPosition(line: row.line, column: 1)
        ).inRow(of: row.product)
      }
      return row
    }
  }

  /// Gives all columns other meanings.
  public mutating func assign(_ meanings: [TableColumn?]) throws(TransferError) {
    var layout = self.layout
    layout.assign(meanings)
    try read(as: layout)
  }

  /// Whether nothing has to be asked: every heading is known, and no row is doubtful.
  public var isCertain: Bool {
    guard layout.separator != nil, !layout.isOwn else { return true }
    if rows.contains(where: { $0.doubt != nil }) || !laterDoubts.isEmpty { return false }
    return layout.columns.indices.allSatisfy { index in
      if layout.columns[index] != nil { return isKnown(index) }
      if layout.isPartOfQuantity(index) { return true }
      switch layout.reason(of: index) {
      case .empty, .noPartOfProduct, .wanted, .saving: return true
      case .bareNumbers, .repeated, .notUnderstood: return false
      }
    }
  }

  /// Whether the heading of a column says something, and not its values alone; without headings nothing has to.
  private func isKnown(_ column: Int) -> Bool {
    guard layout.hasHeader, headings.indices.contains(column), !headings[column].isEmpty else {
      return true
    }
    return TableHeading(headings[column], texts: texts).isKnown
  }

  /// What a cell of a row became; empty where nothing did.
  public func meaning(of column: Int, in row: TableRow, using formatter: Formatter) -> String {
    guard layout.columns.indices.contains(column), let meaning = layout.columns[column],
      row.problem == nil
    else { return "" }
    let product = row.product
    let currency = product.price?.currency ?? formatter.locale.currency
    func money(_ amount: Rational?) -> String {
      amount.map { formatter.price(Money($0, currency)) } ?? ""
    }
    return switch meaning {
    case .name: product.name
    case .quantity, .unit, .packs: product.quantity.map { formatter.quantity($0) } ?? ""
    case .price, .formerPrice, .currency: product.price.map { formatter.price($0) } ?? ""
    case .salePrice, .saving, .deal:
      product.deal.map { formatter.editable($0, in: currency) } ?? ""
    case .drained: product.terms.drained.map { formatter.quantity($0) } ?? ""
    case .deposit: money(product.terms.deposit)
    case .loyaltyPrice: money(product.terms.loyaltyPrice)
    case .store: product.store
    case .note: product.note
    case .barcode: product.barcode
    case .brand: product.brand
    case .articleNumber: product.articleNumber
    case .offerFrom, .offerUntil: product.terms.offerDays.map(formatter.offerDays) ?? ""
    case .unitPrice, .basket, .terms, .date:
      row.texts.indices.contains(column) ? row.texts[column] : ""
    }
  }

  /// Gives a column another meaning; `nil` for none.
  public mutating func assign(_ meaning: TableColumn?, to column: Int) throws(TransferError) {
    var layout = self.layout
    layout.assign(meaning, to: column)
    try read(as: layout)
  }

  /// Reads the rows again with another layout.
  public mutating func read(as layout: TableLayout?) throws(TransferError) {
    let reader = try TableReader(ByteSource(beginning), as: layout, texts: texts)
    self.layout = reader.layout
    headings = reader.headings
    (rows, laterDoubts) = ([], [])
    do throws(TransferError) {
      while rows.count < maximumRows, let row = try reader.next() { rows.append(row) }
      while laterDoubts.count < TableLimit.laterDoubts, let row = try reader.next() {
        if row.doubt != nil, row.problem == nil { laterDoubts.append(row) }
      }
    } catch {
      // A quoted field may go on after the beginning; the import reports it where it does not.
      guard error.problem == .quoteNotClosed else { throw error }
    }
  }
}
