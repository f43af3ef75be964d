import PerModel
import PerText

/// A row of a table that says nothing but texts, a quantity and a price, as it stands in the file.
package struct PlainRow {
  /// The line of the file.
  package let bytes: [UInt8]
  /// Where its texts stand; empty for those that it lacks.
  package fileprivate(set) var name = 0..<0
  package fileprivate(set) var brand = 0..<0
  package fileprivate(set) var store = 0..<0
  /// An index of `FieldMemory.quantities`.
  package fileprivate(set) var quantity = 0
  /// An index of `FieldMemory.prices`.
  package fileprivate(set) var price = 0
  /// How many bytes of text a product of it would have.
  fileprivate(set) var textLength = 0
}

/// A row as it stands in the file or, where there is more to it, as a product.
package enum CompactRow {
  case plain(PlainRow)
  case product(TableRow)
}

/// Quantities and prices by their texts and by themselves: in a long file the same ones come again and again.
package final class FieldMemory {
  package private(set) var quantities: [Quantity] = []
  package private(set) var prices: [Money] = []
  /// How many bytes the names have of what the quantities count.
  fileprivate private(set) var nameLengths: [Int] = []
  private let texts: ProductTexts
  private var quantityTexts = ByteIndex()
  private var priceTexts = ByteIndex()
  private var quantityIndices: [Quantity: Int] = [:]
  private var priceIndices: [Money: Int] = [:]

  package init(_ texts: ProductTexts) {
    self.texts = texts
  }

  package func index(of quantity: Quantity) -> Int {
    if let index = quantityIndices[quantity] { return index }
    quantities.append(quantity)
    nameLengths.append(quantity.countName?.id.utf8.count ?? 0)
    quantityIndices[quantity] = quantities.count - 1
    return quantities.count - 1
  }

  package func index(of price: Money) -> Int {
    if let index = priceIndices[price] { return index }
    prices.append(price)
    priceIndices[price] = prices.count - 1
    return prices.count - 1
  }

  /// The quantity that a text says, with the unit of another one; `nil` where it is refused.
  fileprivate func quantity(_ text: Bytes, _ unit: Bytes) -> Int? {
    quantityTexts.value(of: text, unit) {
      let unit = unit.isEmpty ? nil : String(decoding: unit, as: UTF8.self)
      let quantity = try? texts.quantity(String(decoding: text, as: UTF8.self), unit)
      return quantity.map { index(of: $0) }
    }
  }

  /// The price of a pack that a text says, in the currency of another one; `nil` where it is refused, or a price
  /// of something else than the pack.
  fileprivate func price(_ text: Bytes, _ currency: Bytes) -> Int? {
    priceTexts.value(of: text, currency) {
      var product = Product()
      let code = currency.isEmpty ? nil : String(decoding: currency, as: UTF8.self)
      guard
        (try? texts.read(price: String(decoding: text, as: UTF8.self), code, into: &product))
          != nil, product.quantity == nil, product.isPlain, let price = product.price
      else { return nil }
      return index(of: price)
    }
  }
}

private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

/// Numbers by short texts, with as little work for each as possible.
private struct ByteIndex {
  /// What stands for a text: where its bytes are, how many, and its number.
  private struct Slot {
    var start: UInt32 = 0
    var length: UInt8 = 0
    var isTaken = false
    /// Below 0 for none.
    var value: Int32 = -1
  }

  private var slots = [Slot](repeating: Slot(), count: 1024)
  private var count = 0
  private var bytes: [UInt8] = []

  /// The number of a text and of one that belongs to it, found out once.
  mutating func value(of text: Bytes, _ other: Bytes, make: () -> Int?) -> Int? {
    let length = text.count + other.count + 1
    // Neither of them has this byte, so that it tells where one ends.
    guard length <= Self.longest, !text.contains(Self.parting), !other.contains(Self.parting) else {
      return make()
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { key in
      var end = key.update(fromContentsOf: text)
      key[end] = Self.parting
      end = key[(end + 1)...].update(fromContentsOf: other)
      let slot = slot(of: UnsafeBufferPointer(key))
      if slots[slot].isTaken { return slots[slot].value < 0 ? nil : Int(slots[slot].value) }
      let value = make()
      slots[slot] = Slot(
        start: UInt32(bytes.count), length: UInt8(length), isTaken: true,
        value: value.map { Int32($0) } ?? -1)
      bytes.append(contentsOf: key)
      count += 1
      if count * 2 > slots.count { grow() }
      return value
    }
  }

  private func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    var index = hasher.finalize() & (slots.count - 1)
    while slots[index].isTaken {
      let slot = slots[index]
      let start = Int(slot.start)
      if Int(slot.length) == key.count, bytes[start..<start + key.count].elementsEqual(key) {
        break
      }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for entry in old where entry.isTaken {
      let start = Int(entry.start)
      let free = bytes.withUnsafeBufferPointer {
        slot(of: UnsafeBufferPointer(rebasing: $0[start..<start + Int(entry.length)]))
      }
      slots[free] = entry
    }
  }

  private static let longest = 64
  private static let parting: UInt8 = 0
}

/// Takes rows apart that are plain, and leaves all others alone.
struct PlainRowReader {
  let columns: [TableColumn?]
  let separator: UInt8

  /// The row of a line; `nil` where anything about it is unusual.
  func row(_ line: [UInt8], _ memory: FieldMemory) -> PlainRow? {
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
        case .quantity: quantity = field
        case .unit: unit = field
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
        case .basket, .deal, .terms: return false
        }
      }
      guard !quantity.isEmpty, !price.isEmpty,
        let read = memory.quantity(quantity, unit), let paid = memory.price(price, currency)
      else { return false }
      (row.quantity, row.price) = (read, paid)
      row.textLength += row.name.count + row.brand.count + row.store.count
      return true
    }
    guard isPlain else { return nil }
    row.textLength += memory.nameLengths[row.quantity]
    return row
  }

  /// The next field, without the blanks or quotes around it; `nil` where its quotes are unusual. `place` then is
  /// behind the separator, and behind the end where there is none.
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
