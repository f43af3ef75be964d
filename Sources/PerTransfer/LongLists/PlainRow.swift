import PerModel
import PerText

/// A row of a table that says nothing but texts, a quantity and a price, as it is in the file.
package struct PlainRow {
  /// The line of the file.
  let bytes: [UInt8]
  /// Where its texts are; empty for those that it lacks.
  fileprivate(set) var name = 0..<0
  fileprivate(set) var brand = 0..<0
  fileprivate(set) var store = 0..<0
  /// The texts of quantity and unit.
  fileprivate var quantityText = 0..<0
  fileprivate var unitText = 0..<0
  /// An index of `FieldMemory.quantities`.
  fileprivate(set) var quantity = 0
  /// An index of `FieldMemory.prices`.
  fileprivate(set) var price = 0
  /// How many bytes of text a product of it would have.
  fileprivate(set) var textLength = 0

  /// The cells that say how much there is.
  var amount: [TableColumn: String] {
    [.quantity: quantityText, .unit: unitText].filter { !$0.value.isEmpty }.mapValues {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  /// Lends what it says; notes and barcodes have no part in a ranking.
  package func lend<Problem>(
    _ body: (PlainProduct) throws(Problem) -> Void
  ) throws(Problem) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Problem) in
      func text(_ range: Range<Int>) -> PlainProduct.Text {
        PlainProduct.Text(rebasing: bytes[range])
      }
      try body(
        PlainProduct(
          name: text(name), brand: text(brand), store: text(store), note: text(0..<0),
          barcode: text(0..<0), quantity: quantity, price: price, isInBasket: false))
    }
  }
}

/// A row as it is in the file or, where there is more to it, as a product.
package enum CompactRow {
  case plain(PlainRow)
  case product(TableRow)
}

/// Reads the quantities and prices of plain rows by their texts, each text once.
package final class FieldReader {
  package let fields = FieldMemory()
  private let texts: ProductTexts
  private var quantities = ByteIndex()
  private var prices = ByteIndex()

  package init(_ texts: ProductTexts) {
    self.texts = texts
  }

  /// The quantity that a text says, with the unit of another one; `nil` if it is refused.
  fileprivate func quantity(_ text: Bytes, _ unit: Bytes, _ style: NumberStyle) -> Int? {
    quantities.value(of: Self.key(text, unit)) {
      let unit = unit.isEmpty ? nil : String(decoding: unit, as: UTF8.self)
      let quantity = try? texts.quantity(style.usual(String(decoding: text, as: UTF8.self)), unit)
      return quantity.map { fields.index(of: $0) }
    }
  }

  /// The price of a pack that a text says, in the currency of another one; `nil` if it is refused, or a price
  /// of something else than the pack.
  fileprivate func price(_ text: Bytes, _ currency: Bytes, _ style: NumberStyle) -> Int? {
    prices.value(of: Self.key(text, currency)) {
      var product = Product()
      let code = currency.isEmpty ? nil : String(decoding: currency, as: UTF8.self)
      guard
        (try? texts.read(
          price: style.usual(String(decoding: text, as: UTF8.self)), code, into: &product))
          != nil, product.quantity == nil, product.isPlain, let price = product.price,
        !price.amount.isZero
      else { return nil }
      return fields.index(of: price)
    }
  }

  private static func key(_ text: Bytes, _ other: Bytes) -> [4 of ByteIndex.Text?] {
    [ByteIndex.Text(rebasing: text), ByteIndex.Text(rebasing: other), nil, nil]
  }
}

private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

/// Takes rows apart that are plain, and leaves all others alone.
struct PlainRowReader {
  private let columns: [TableColumn?]
  private let separator: UInt8
  private let style: NumberStyle

  init(_ layout: TableLayout, separator: UInt8) {
    (columns, self.separator, style) = (layout.columns, separator, layout.style)
  }

  /// The row of a line; `nil` where anything about it is unusual.
  func row(_ line: [UInt8], _ reader: FieldReader) -> PlainRow? {
    var row = PlainRow(bytes: line)
    let isPlain = line.withUnsafeBufferPointer { bytes in
      var place = 0
      var (quantity, unit, price, currency) = (
        bytes[0..<0], bytes[0..<0], bytes[0..<0], bytes[0..<0]
      )
      for index in columns.indices {
        guard let field = Self.field(in: bytes, from: &place, until: separator) else {
          return false
        }
        let isLast = index == columns.count - 1
        guard isLast == (place > bytes.count) else { return false }
        guard let column = columns[index], !field.isEmpty else { continue }
        // Spreadsheets hide formulas behind it.
        if field[field.startIndex] == UInt8(ascii: "'") { return false }
        switch column {
        case .quantity:
          quantity = field
          row.quantityText = field.startIndex..<field.endIndex
        case .unit:
          unit = field
          row.unitText = field.startIndex..<field.endIndex
        case .price: price = field
        case .currency: currency = field
        case .name: row.name = field.startIndex..<field.endIndex
        case .brand: row.brand = field.startIndex..<field.endIndex
        case .store: row.store = field.startIndex..<field.endIndex
        case .note, .articleNumber: row.textLength += field.count
        case .barcode:
          let digits = String(decoding: field, as: UTF8.self)
          guard Barcode.isValid(digits) else { return false }
          row.textLength += field.count
        default: return false
        }
      }
      guard !quantity.isEmpty, !price.isEmpty,
        let read = reader.quantity(quantity, unit, style),
        let paid = reader.price(price, currency, style)
      else { return false }
      // "6er" beside "Cola 330 ml"
      if reader.fields.quantities[read].unit.kind == .count,
        bytes[row.name].contains(where: { (0x30...0x39).contains($0) })
      {
        return false
      }
      (row.quantity, row.price) = (read, paid)
      row.textLength += row.name.count + row.brand.count + row.store.count
      return true
    }
    guard isPlain else { return nil }
    row.textLength += reader.fields.quantities[row.quantity].countName?.id.utf8.count ?? 0
    return row
  }

  /// The next field, without the blanks or quotes around it; `nil` where its quotes are unusual. Then moves `place`
  /// behind the separator, or behind the end if none follows.
  private static func field(
    in bytes: UnsafeBufferPointer<UInt8>, from place: inout Int, until separator: UInt8
  ) -> Bytes? {
    guard place <= bytes.count else { return nil }
    var (start, end) = (place, place)
    if start < bytes.count, bytes[start] == quote {
      start += 1
      end = start
      while end < bytes.count, bytes[end] != quote { end += 1 }
      guard end < bytes.count, end + 1 == bytes.count || bytes[end + 1] == separator else {
        return nil
      }
      place = end + 2
      return bytes[start..<end]
    }
    while end < bytes.count, bytes[end] != separator {
      if bytes[end] == quote { return nil }
      end += 1
    }
    place = end + 1
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return bytes[start..<end]
  }

  private static let quote = UInt8(ascii: "\"")
}
