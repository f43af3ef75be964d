import PerModel

/// A row of a table that says nothing but texts, a quantity and a price, as it is in the file.
package struct PlainRow {
  /// The line of the file.
  let bytes: [UInt8]
  /// Where its texts are; empty for those that it lacks.
  var name = 0..<0
  var brand = 0..<0
  var store = 0..<0
  /// The texts of quantity and unit.
  var quantityText = 0..<0
  var unitText = 0..<0
  /// An index of `FieldMemory.quantities`.
  var quantity = 0
  /// An index of `FieldMemory.prices`.
  var price = 0
  /// How many bytes of text a product of it would have.
  var textLength = 0

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
