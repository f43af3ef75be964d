/// A product without deal, terms or anything unusual, in the bytes it was read from, without identity and picture. Its
/// texts are only valid while it is lent, and may not be valid UTF-8.
public struct PlainProduct {
  package typealias Text = UnsafeBufferPointer<UInt8>

  package let name: Text
  package let brand: Text
  package let store: Text
  package let note: Text
  package let barcode: Text
  /// An index of `FieldMemory.quantities`; `nil` while unknown.
  package let quantity: Int?
  /// An index of `FieldMemory.prices`; `nil` while unknown.
  package let price: Int?
  package let isInBasket: Bool

  package init(
    name: Text, brand: Text, store: Text, note: Text, barcode: Text, quantity: Int?,
    price: Int?,
    isInBasket: Bool
  ) {
    (self.name, self.brand, self.store, self.note) = (name, brand, store, note)
    (self.barcode, self.quantity, self.price) = (barcode, quantity, price)
    self.isInBasket = isInBasket
  }
}

/// Takes the products of a comparison, one after the other.
public protocol ProductTaker {
  /// Where the quantities and prices of plain products are kept.
  var fields: FieldMemory { get }
  /// Takes a product that has nothing unusual.
  mutating func take(_ product: PlainProduct)
  /// Takes any other product.
  mutating func take(_ product: Product)
}
