import PerModel

/// Writes a comparison as a table whose products come one after the other. Of most it keeps only their row.
public struct TableExport: ProductTaker {
  private let separator: FieldSeparator
  private let exporter: Exporter
  /// The comparison without products.
  private let frame: Comparison
  private var cells: TableCells
  private var search: MeasureSearch
  private var entries: [Entry] = []
  /// Products that are not plain.
  private var others: [Product] = []
  /// The rows, one behind the other, without their ends: the ranks are known only when all products are.
  private var chunks: [[UInt8]] = []
  private var chunk: [UInt8] = []
  /// Whether a text has U+0000, which no table can hold: see `Exporter.zeroByteSentence`.
  public private(set) var hasZeroByte = false

  /// A row: its length and the indices of the product's quantity and price; or the index of a whole product.
  private struct Entry {
    var length: UInt32 = 0
    /// An index of the quantities, or one of the values below.
    var quantity: Int32
    /// An index of the prices, or of `others`.
    var price: Int32

    static let whole: Int32 = -1
    static let unpriced: Int32 = -2
  }

  init(_ separator: FieldSeparator, _ exporter: Exporter, _ header: Comparison.Header) {
    (self.separator, self.exporter) = (separator, exporter)
    frame = Comparison(header)
    cells = TableCells(separator, exporter, in: frame.currency)
    search = MeasureSearch(by: frame.settings.basis)
  }

  /// Where the quantities and prices of plain products are kept.
  public var fields: FieldMemory { cells.fields }

  /// Takes a product that has nothing unusual.
  public mutating func take(_ product: PlainProduct) {
    var entry = Entry(quantity: Entry.unpriced, price: 0)
    if let quantity = product.quantity {
      if !search.isOver { search.look(at: fields.quantities[quantity]) }
      if let price = product.price {
        (entry.quantity, entry.price) = (Int32(quantity), Int32(price))
      }
    }
    add(entry) { $0.add(product, to: &$1) }
  }

  /// Takes any other product.
  public mutating func take(_ product: Product) {
    if !search.isOver { search.look(at: product) }
    others.append(product)
    add(Entry(quantity: Entry.whole, price: Int32(others.count - 1))) { $0.add(product, to: &$1) }
  }

  private mutating func add(_ entry: Entry, _ write: (inout TableCells, inout [UInt8]) -> Void) {
    let start = chunk.count
    write(&cells, &chunk)
    hasZeroByte = hasZeroByte || chunk[start...].contains(0)
    var entry = entry
    entry.length = UInt32(chunk.count - start)
    entries.append(entry)
    if chunk.count >= Self.chunkSize {
      chunks.append(chunk)
      chunk = []
    }
    if chunk.isEmpty { chunk.reserveCapacity(Self.chunkSize + Self.chunkSize / 8) }
  }

  /// Writes the table piece by piece until `sink` returns `false`.
  public consuming func write(to sink: (ArraySlice<UInt8>) -> Bool) {
    let pricing = Pricing(
      settings: frame.settings, currency: frame.currency, measure: search.measure)
    let ranks = RankCells(
      separator, exporter.formatter, of: entries.map { unitPrice($0, by: pricing) }, pricing,
      per: search.measure.map {
        frame.referenceUnit(for: $0.kind, in: exporter.formatter.locale.region)
      })
    var piece = TableCells.headings(separator)
    var index = 0
    for rows in chunks + [chunk] {
      rows.withUnsafeBufferPointer { rows in
        var start = 0
        while start < rows.count {
          let end = start + Int(entries[index].length)
          piece.append(contentsOf: UnsafeBufferPointer(rebasing: rows[start..<end]))
          ranks.add(index, to: &piece)
          (start, index) = (end, index + 1)
        }
      }
      guard sink(piece[...]) else { return }
      piece.removeAll(keepingCapacity: true)
    }
  }

  private func unitPrice(_ entry: Entry, by pricing: Pricing) -> UnitPrice? {
    switch entry.quantity {
    case Entry.unpriced: return nil
    case Entry.whole: return try? pricing.unitPrice(of: others[Int(entry.price)])
    default:
      let quantity = fields.quantities[Int(entry.quantity)]
      let price = fields.prices[Int(entry.price)]
      do throws(UnrankedReason) {
        if let plain = try pricing.plainUnitPrice(of: quantity, for: price) { return plain }
        return try pricing.unitPrice(of: Product(quantity: quantity, price: price))
      } catch { return nil }
    }
  }

  private static let chunkSize = 1 << 16
}

extension Exporter {
  /// Makes the writer of a comparison as a table with a header; `nil` if the format is not a table.
  public func table(as format: TransferFormat) -> ((Comparison.Header) -> TableExport)? {
    (format.definition as? TableFormat).map { definition in
      { TableExport(definition.separator, self, $0) }
    }
  }
}
