/// What a column of a table says about a product.
public enum TableColumn: String, CaseIterable, Hashable, Sendable {
  case name, quantity
  /// The unit of the number in `quantity`.
  case unit
  /// How many packs of that quantity there are.
  case packs
  case price
  /// What was asked before.
  case formerPrice
  /// What is asked now, beside the usual price.
  case salePrice
  /// What those pay who have the store's card.
  case loyaltyPrice
  /// What is off the price.
  case saving
  /// How much of the quantity is left when the liquid is poured off.
  case drained
  /// What a unit costs, which confirms the rest.
  case unitPrice
  /// The currency of the number in `price`.
  case currency
  case deal, deposit, store, note, barcode
  /// Whether the product is in the basket.
  case basket
  /// All terms besides the deal, with semicolons between them.
  case terms
  /// Who makes it.
  case brand
  /// A number that is not a barcode.
  case articleNumber
  /// When a price was seen, which only the price book keeps.
  case date
  /// The days on which an offer holds.
  case offerFrom, offerUntil

  /// Whether it says nothing of a product without the others.
  var saysNothingAlone: Bool {
    [.currency, .unit, .date, .offerFrom, .offerUntil].contains(self)
  }

  /// The columns that the program writes.
  static let written: [TableColumn] = [
    .name, .quantity, .price, .currency, .deal, .store, .note, .barcode, .basket, .terms, .brand,
    .articleNumber,
  ]
}
