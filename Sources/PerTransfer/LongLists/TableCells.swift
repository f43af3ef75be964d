import PerModel
import PerText

/// Writes what a table says of products, but for their ranks. Each quantity and each price is written once.
struct TableCells {
  private static let columns = TableColumn.written

  let fields = FieldMemory()
  private let writer: TableWriter
  private let exporter: Exporter
  private let currency: Currency
  private var quantities = CellMemory()
  private var prices = CellMemory()
  private var codes = CellMemory()

  init(_ separator: FieldSeparator, _ exporter: Exporter, in currency: Currency) {
    writer = TableWriter(separator)
    (self.exporter, self.currency) = (exporter, currency)
  }

  /// The first row.
  static func headings(_ separator: FieldSeparator) -> [UInt8] {
    var row: [UInt8] = []
    TableWriter(separator).add(row: columns.map(\.rawValue) + RankCells.headings, to: &row)
    return row
  }

  /// Adds the cells of a product, and a separator behind each.
  mutating func add(_ product: Product, to row: inout [UInt8]) {
    let quantity = product.quantity.map { fields.index(of: $0) }
    let price = product.price.map { fields.index(of: $0) }
    for column in Self.columns {
      switch column {
      case .quantity: addQuantity(quantity, to: &row)
      case .price: addPrice(price, to: &row)
      case .currency: addCurrency(price, to: &row)
      default:
        let text = exporter.text(of: column, product, in: currency)
        if !text.isEmpty { writer.add(text, to: &row) }
      }
      row.append(writer.separating)
    }
  }

  /// Adds the cells of a product whose quantity and price are among the fields.
  mutating func add(_ product: PlainProduct, to row: inout [UInt8]) {
    for column in Self.columns {
      switch column {
      case .name: writer.add(product.name, to: &row)
      case .quantity: addQuantity(product.quantity, to: &row)
      case .price: addPrice(product.price, to: &row)
      case .currency: addCurrency(product.price, to: &row)
      case .store: writer.add(product.store, to: &row)
      case .note: writer.add(product.note, to: &row)
      case .barcode: writer.add(product.barcode, to: &row)
      case .basket: if product.isInBasket { row.append(Exporter.inBasket) }
      case .brand: writer.add(product.brand, to: &row)
      default: break
      }
      row.append(writer.separating)
    }
  }

  private mutating func addQuantity(_ index: Int?, to row: inout [UInt8]) {
    guard let index else { return }
    quantities.add(index, to: &row) { [exporter, fields, writer] in
      writer.add(
        exporter.formatter.editable(fields.quantities[index], withUnit: true), to: &$0)
    }
  }

  private mutating func addPrice(_ index: Int?, to row: inout [UInt8]) {
    guard let index else { return }
    prices.add(index, to: &row) { [exporter, fields, writer] in
      writer.add(exporter.formatter.editable(fields.prices[index]), to: &$0)
    }
  }

  private mutating func addCurrency(_ price: Int?, to row: inout [UInt8]) {
    guard let price else { return }
    codes.add(price, to: &row) { [fields, writer] in
      writer.add(fields.prices[price].currency.code, to: &$0)
    }
  }
}

/// Cells by number, each made once.
private struct CellMemory {
  private var bytes: [UInt8] = []
  private var places: [Range<Int>?] = []

  mutating func add(_ index: Int, to row: inout [UInt8], make: (inout [UInt8]) -> Void) {
    while places.count <= index { places.append(nil) }
    let place = places[index] ?? learn(make)
    places[index] = place
    bytes.withUnsafeBufferPointer {
      row.append(contentsOf: UnsafeBufferPointer(rebasing: $0[place]))
    }
  }

  private mutating func learn(_ make: (inout [UInt8]) -> Void) -> Range<Int> {
    let start = bytes.count
    make(&bytes)
    return start..<bytes.count
  }
}

extension Exporter {
  /// What a column says of a product, as `ProductTexts` reads it.
  fileprivate func text(
    of column: TableColumn, _ product: Product, in currency: Currency
  ) -> String {
    switch column {
    case .name: product.name
    case .store: product.store
    case .note: product.note
    case .barcode: product.barcode
    case .brand: product.brand
    case .articleNumber: product.articleNumber
    case .deal: product.deal.map { formatter.editable($0, in: currency) } ?? ""
    case .terms: terms(product.terms, currency).joined(separator: "; ")
    // "x" for a product in the basket, "2x" if the shopper has set the count
    case .basket where product.isInBasket:
      "\(product.terms.basketCount.map(String.init) ?? "")\(Character(Unicode.Scalar(Self.inBasket)))"
    default: ""
    }
  }

  fileprivate static let inBasket = UInt8(ascii: "x")
}
