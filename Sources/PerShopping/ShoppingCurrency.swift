import PerModel

/// The currency in which a list is planned. Other prices are kept apart: no rate says what is paid in a store.
public struct ShoppingCurrency: Hashable, Sendable {
  /// The currency in which most needs have a price; of several, the preferred one.
  public let currency: Currency
  /// The currencies of all other prices, by code.
  public let others: [Currency]

  /// Looks at the prices of each need.
  ///
  /// - Parameters:
  ///   - chosen: the currency in which to plan, whatever the prices are in; `nil` to look.
  ///   - preferred: where as many needs have a price in several currencies, and that of prices that name none.
  public init(
    of prices: [[ShelfPrice]], choosing chosen: Currency? = nil, preferring preferred: Currency
  ) {
    var counts: [Currency: Int] = [:]
    for need in prices {
      for currency in Set(need.map { $0.fact.currency ?? preferred }) {
        counts[currency, default: 0] += 1
      }
    }
    let most = counts.values.max() ?? 0
    let candidates = counts.filter { $0.value == most }.keys.sorted { $0.code < $1.code }
    let found = candidates.contains(preferred) ? preferred : candidates.first ?? preferred
    let currency = chosen ?? found
    self.currency = currency
    others = counts.keys.filter { $0 != currency }.sorted { $0.code < $1.code }
  }
}
