import PerModel
import PerText

// Prices that were paid in another currency.
extension Formatter {
  /// "$4.00": what a pack costs where it is sold; empty where it was not converted.
  func priceAsPaid(for product: Product) -> String {
    guard product.conversion != nil, let price = product.asPaid.price else { return "" }
    return self.price(price)
  }

  /// "paid as $4.00, converted at the rate of 20 Nov 2026"; empty where it was not converted.
  func conversion(of product: Product) -> String {
    guard let day = product.conversion?.rate.day else { return "" }
    return localized(
      // Translators: an offer in another currency, and the day of the rate by which it is compared.
      "paid as %1$s, converted at the rate of %2$s", priceAsPaid(for: product),
      self.day(day, hasYear: true))
  }
}
