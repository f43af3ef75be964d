/// Takes the products of a comparison, one after the other.
public protocol ProductTaker {
  /// Where the quantities and prices of plain products are kept.
  var fields: FieldMemory { get }
  /// Takes a product that has nothing unusual.
  mutating func take(_ product: PlainProduct)
  /// Takes any other product.
  mutating func take(_ product: Product)
}
