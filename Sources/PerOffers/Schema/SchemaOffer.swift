import PerModel

/// What is asked for a product.
struct SchemaOffer {
  var price: Rational?
  var currency: Currency?
  var former: Rational?
  var unitPrice: (amount: Rational, per: Quantity)?
  var quantity: Quantity?
  var store = ""
  var date: CalendarDay?
  /// From the lowest to the highest of several.
  var isRange = false
  var node: Int?
}
