import PerModel

/// A price that is compared in another currency than it was paid in.
struct ConvertedPrice {
  /// The product with the price as it was paid.
  let paid: Product
  let conversion: ExchangeRates.Conversion

  init(paid: Product, _ conversion: ExchangeRates.Conversion) {
    (self.paid, self.conversion) = (paid, conversion)
  }
}
