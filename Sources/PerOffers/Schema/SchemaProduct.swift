import PerModel

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
  /// Where the page says its name and its prices.
  var places: [Int] = []
  /// Whether it has several names, one of which alone is its own.
  var hasOtherNames = false

  /// Whether properties of several articles may have become one, and none of them proves another.
  var isMixed: Bool { hasOtherNames || offer?.isMixed == true }

  /// The offer that counts: the first that has a price.
  var offer: SchemaOffer? { offers.first { $0.price != nil } ?? offers.first }
  /// The different prices that it has.
  var prices: Set<Rational> { Set(offers.compactMap(\.price)) }
}
