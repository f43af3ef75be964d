import PerModel
import PerText
import PerWords

extension TransferFormat {
  /// Comma-separated values (RFC 4180), as the user's locale writes numbers.
  public static let csv = TransferFormat(
    TableFormat(name: "csv", separator: .comma))
  /// The same with tabs, for spreadsheets.
  public static let tsv = TransferFormat(
    TableFormat(name: "tsv", separator: .tab))
}

struct TableFormat: FormatDefinition {
  let name: String
  let separator: FieldSeparator

  var fileExtensions: [String] { [name] }

  var title: String {
    separator == .tab
      ? localized("Table with tabs (TSV)") : localized("Table with commas (CSV)")
  }

  /// Any text may be a table or a list: `LayoutGuess` tells them apart and finds the separator.
  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool { true }

  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile {
    let table = try TableReader(
      TextLines(chunks, limits: limits), as: nil, texts: texts, limits: limits)
    if let error = table.repeatedHeading { throw error }
    return .table(table)
  }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {
    let writer = TableWriter(separator)
    let columns = TableColumn.allCases.filter { $0 != .unit }
    guard sink(writer.row(columns.map(\.rawValue) + RankColumns.headings)) else { return }
    let ranks = RankColumns(comparison, using: exporter.formatter)
    for (entry, product) in comparison.products.enumerated() where isChosen(product) {
      let cells = columns.map { exporter.text(of: $0, product, in: comparison.currency) }
      guard sink(writer.row(cells + ranks.cells(ofEntry: entry))) else { return }
    }
  }
}

extension Exporter {
  /// What a column says of a product, as `ProductTexts` reads it.
  fileprivate func text(
    of column: TableColumn, _ product: Product, in currency: Currency
  ) -> String {
    if let path = Product.texts[column.rawValue] { return product[keyPath: path] }
    let text: String? =
      switch column {
      case .quantity: product.quantity.map { formatter.editable($0, withUnit: true) }
      case .price: product.price.map { formatter.editable($0) }
      case .currency: product.price?.currency.code
      case .deal: product.deal.map { formatter.editable($0, in: currency) }
      case .terms: terms(product.terms, currency).joined(separator: "; ")
      // "x" for what is in the basket, "2x" where the shopper has said how many
      case .basket where product.isInBasket: "\(product.terms.basketCount.map(String.init) ?? "")x"
      default: nil
      }
    return text ?? ""
  }
}

/// What a table says of the ranking, at the end of each row. Reading leaves these columns out: they follow
/// from the others.
private struct RankColumns {
  static let headings = ["rank", "unit price", "difference"]
  private let ranking: Ranking
  private let reference: ReferenceUnit?
  private let formatter: Formatter
  /// The place of each product in the ranking.
  private let places: [Int]

  init(_ comparison: Comparison, using formatter: Formatter) {
    let ranking = Ranking(comparison)
    var places = Array(repeating: 0, count: comparison.products.count)
    for place in ranking.ids.indices { places[ranking.entry(at: place)] = place }
    (self.ranking, self.places, self.formatter) = (ranking, places, formatter)
    reference = ranking.pricing.measure.map {
      comparison.referenceUnit(for: $0.kind, in: formatter.locale.region)
    }
  }

  /// "3", "€2.65/kg", "40%"; empty where there is no rank.
  func cells(ofEntry entry: Int) -> [String] {
    guard let rank = ranking.standings[places[entry]].rank, let reference else {
      return ["", "", ""]
    }
    return [
      formatter.integer(rank.number),
      formatter.unitPrice(rank.unitPrice, per: reference, of: ranking.pricing.measure?.countName),
      rank.excess.map { formatter.percent($0) } ?? "",
    ]
  }
}

/// Writes rows as in RFC 4180, with cells that no spreadsheet runs as formulas.
struct TableWriter {
  private let separator: FieldSeparator

  init(_ separator: FieldSeparator) {
    self.separator = separator
  }

  /// A row with its line end.
  func row(_ texts: [String]) -> String {
    texts.map(cell).joined(separator: separator.rawValue) + "\r\n"
  }

  /// U+0000, which no table can hold, becomes U+FFFD.
  private func cell(_ text: String) -> String {
    var cell = FormulaCell.disarmed(text)
    var needsQuotes = false
    var hasZero = false
    for byte in cell.utf8 {
      switch byte {
      case 0: hasZero = true
      case 0x0A, 0x0D, UInt8(ascii: "\""), separator.byte: needsQuotes = true
      default: break
      }
    }
    if hasZero {
      cell = String(
        String.UnicodeScalarView(cell.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
    // Spaces around a field without quotes would be dropped on reading.
    let ends = [cell.utf8.first, cell.utf8.last]
    guard needsQuotes || ends.contains(0x20) || ends.contains(0x09) else { return cell }
    var quoted = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

/// Keeps spreadsheets from running a text as a formula.
///
/// A cell that would begin with =, +, -, @ or their full-width forms, perhaps after apostrophes, spaces of any
/// kind and characters that are not seen, or with a tab or a line end, gets one more apostrophe, which
/// spreadsheets take as "this is text"; reading removes it again. (OWASP, "CSV Injection".)
enum FormulaCell {
  /// The text as a cell.
  static func disarmed(_ text: String) -> String {
    isFormula(text) ? "'" + text : text
  }

  /// The text of a cell.
  static func armed(_ cell: String) -> String {
    cell.utf8.first == apostrophe && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  private static func isFormula(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      if signs.contains(scalar) { return true }
      guard isSkipped(scalar) else { return false }
    }
    return false
  }

  /// Whether a spreadsheet may drop the character from the beginning of a cell.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "'" || scalar == " " || scalar.value < 0x20 }
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let signs = Set("=+-@\t\r\n＝＋－＠".unicodeScalars)
}
