import PerModel

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
  ) -> FieldReader.Bytes? {
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
