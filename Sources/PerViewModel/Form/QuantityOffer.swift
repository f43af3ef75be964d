import PerModel

/// Another way to read what was typed as the quantity.
enum QuantityOffer: Hashable, Sendable {
  /// The unknown word names the counted things: "3 widgets".
  case named(Quantity)
  /// The count multiplies the rest: 4 × 180 g.
  case multiplied(Quantity)

  var quantity: Quantity {
    switch self {
    case .named(let quantity), .multiplied(let quantity): quantity
    }
  }
}
