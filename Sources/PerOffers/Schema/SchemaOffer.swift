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
  /// Whether the price is a text of the page, which cannot confirm what it says itself.
  var isSeen = false
  /// Whether it says several prices as one.
  var isMixed = false
  var node: Int?
}
