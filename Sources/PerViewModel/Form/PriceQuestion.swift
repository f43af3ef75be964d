import PerModel

/// What is asked of the price book while a product is typed.
struct PriceQuestion: Hashable {
  /// The product as far as it is typed.
  let product: Product
  /// The currency of prices that name none.
  let currency: Currency
  /// When it has the price that is typed.
  let day: CalendarDay
}
