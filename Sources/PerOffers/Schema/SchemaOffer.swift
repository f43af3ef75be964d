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
  var node: Int?
}

/// A product as the structured data of a page describes it.
struct SchemaProduct {
  var name = ""
  var brand = ""
  var barcode = ""
  var picture = ""
  var link = ""
  var quantity: Quantity?
  var offers: [SchemaOffer] = []
  /// Whether the page is about something else: it is related, or one of a list.
  var isBeside = false
  /// Whether the page says that it is about this one.
  var isMain = false
  var node: Int?

  /// The offer that counts: the first that has a price.
  var offer: SchemaOffer? { offers.first { $0.price != nil } ?? offers.first }
  /// The different prices that it has.
  var prices: Set<Rational> { Set(offers.compactMap(\.price)) }
}
