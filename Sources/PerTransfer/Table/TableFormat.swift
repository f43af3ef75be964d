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
      TextLines(try Self.turned(chunks, texts, limits), limits: limits), as: nil, texts: texts,
      limits: limits)
    if let error = table.repeatedHeading { throw error }
    if let cards = try table.cards() { return .rows(cards) }
    return .table(table)
  }

  /// A table whose products stand side by side with a row for each.
  static func turned(
    _ chunks: TextChunks, _ texts: ProductTexts, _ limits: TransferLimits
  ) throws(TransferError) -> TextChunks {
    let table = TurnedTable(texts: texts, limits: limits)
    guard chunks.first.count < TextChunks.size, table.turned(chunks.first) != nil else {
      return chunks
    }
    // What comes later belongs to it.
    var bytes: [UInt8] = []
    while case let more = try chunks.next(), !more.isEmpty {
      guard bytes.count <= limits.maximumLineLength else { throw TransferError(.tooLong) }
      bytes += more
    }
    return try TextChunks(ByteSource(table.turned(bytes) ?? bytes))
  }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {
    let pricing = comparison.pricing
    var cells = TableCells(separator, exporter, in: comparison.currency)
    let ranks = RankCells(
      separator, exporter.formatter,
      of: comparison.products.map { try? pricing.unitPrice(of: $0) }, pricing,
      per: pricing.measure.map {
        comparison.referenceUnit(for: $0.kind, in: exporter.formatter.locale.region)
      })
    guard sink(String(decoding: TableCells.headings(separator), as: UTF8.self)) else { return }
    var row: [UInt8] = []
    for (entry, product) in comparison.products.enumerated() where isChosen(product) {
      row.removeAll(keepingCapacity: true)
      cells.add(product, to: &row)
      ranks.add(entry, to: &row)
      guard sink(String(decoding: row, as: UTF8.self)) else { return }
    }
  }
}
