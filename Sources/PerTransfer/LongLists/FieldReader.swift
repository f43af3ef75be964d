import PerModel
import PerText

/// Reads the quantities and prices of plain rows by their texts, each text once.
package final class FieldReader {
  /// A text within a line.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  package let fields = FieldMemory()
  private let texts: ProductTexts
  private var quantities = ByteIndex()
  private var prices = ByteIndex()

  package init(_ texts: ProductTexts) {
    self.texts = texts
  }

  /// The quantity that a text says, with the unit of another one; `nil` if it is refused.
  func quantity(_ text: Bytes, _ unit: Bytes, _ style: NumberStyle) -> Int? {
    quantities.value(of: Self.key(text, unit)) {
      let unit = unit.isEmpty ? nil : String(decoding: unit, as: UTF8.self)
      let quantity = try? texts.quantity(style.usual(String(decoding: text, as: UTF8.self)), unit)
      return quantity.map { fields.index(of: $0) }
    }
  }

  /// The price of a pack that a text says, in the currency of another one; `nil` if it is refused, or a price
  /// of something else than the pack.
  func price(_ text: Bytes, _ currency: Bytes, _ style: NumberStyle) -> Int? {
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
