import PerModel
import PerText

/// Another way to read what was typed as the quantity.
enum QuantityOffer: Hashable, Sendable {
  /// The unknown word is the name of what is counted: "3 widgets".
  case named(Quantity)
  /// The count says how often there is the rest: 4 × 180 g.
  case multiplied(Quantity)

  var quantity: Quantity {
    switch self {
    case .named(let quantity), .multiplied(let quantity): quantity
    }
  }
}

extension Formatter {
  /// What a button says that takes the offer.
  func title(of offer: QuantityOffer) -> String {
    switch offer {
    case .named(let quantity):
      // Translators: offers to take an unknown word for the name of what is counted.
      localized("Count in “%1$s”", shortName(quantity.countName?.id ?? ""))
    case .multiplied(let quantity):
      // Translators: offers another reading of the quantity: "Read as 4 × 180 g".
      localized("Read as %1$s", self.quantity(quantity))
    }
  }
}
