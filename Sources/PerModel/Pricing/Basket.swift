/// What the products in the basket cost, in all and in each store.
public struct Basket: Hashable, Sendable {
  /// What the till asks for in all stores together, deposits included.
  public let total: Money
  /// The most expensive first; stores that cost the same in the order in which they were entered.
  public let parts: [Part]
  /// How many products are in the basket.
  public let count: Int
  /// How many of them have no price yet.
  public let unpricedCount: Int

  /// What is bought in one store.
  public struct Part: Hashable, Sendable {
    /// Its name as it was entered first; empty where no store is known.
    public let store: String
    /// What the till asks for there, deposits included.
    public let total: Money
  }

  /// `nil` when the basket is empty. Two names are the same store where their `key` is the same.
  ///
  /// Throws `overflow` where a total does not fit in exact arithmetic.
  public init?(
    _ comparison: Comparison, key: (String) -> some Hashable
  ) throws(ArithmeticError) {
    // Where they are, because to look at a copy of each takes long in long lists.
    let products = comparison.products
    let chosen = products.indices.filter { products[$0].isInBasket }
    guard !chosen.isEmpty else { return nil }
    let currency = comparison.currency
    let pricing = comparison.pricing
    var places: [AnyHashable: Int] = [:]
    var stores: [(name: String, total: Rational)] = []
    var (total, unpriced) = (Rational.zero, 0)
    for index in chosen {
      let product = products[index]
      let due: Rational
      do throws(UnrankedReason) {
        // The deposit is paid as well, until it is refunded.
        due = try pricing.payment(for: product, packs: product.terms.basketCount).atTheTill
      } catch {
        if error == .tooLarge { throw .overflow }
        unpriced += 1
        continue
      }
      total = try total + due
      let key = AnyHashable(key(product.store))
      if let place = places[key] {
        stores[place].total = try stores[place].total + due
      } else {
        places[key] = stores.count
        stores.append((product.store, due))
      }
    }
    self.total = Money(total, currency)
    count = chosen.count
    unpricedCount = unpriced
    parts = stores.enumerated()
      .sorted { ($1.element.total, $0.offset) < ($0.element.total, $1.offset) }
      .map { Part(store: $0.element.name, total: Money($0.element.total, currency)) }
  }
}

extension Pricing {
  /// How many packs of a product are in the basket; 0 if it is not there. Unless the shopper has said
  /// it, as many as are bought for its unit price.
  public func packsInBasket(of product: Product) -> Int {
    product.isInBasket ? product.terms.basketCount ?? packs(of: product) : 0
  }

  /// The product with some more packs of it in the basket, or fewer. The first that come are as many as are
  /// bought for its unit price.
  public func changingBasket(of product: Product, by difference: Int) -> Product {
    var changed = product
    let usual = packs(of: product)
    guard product.isInBasket else {
      changed.isInBasket = difference > 0
      return changed
    }
    let count = packsInBasket(of: product) + difference
    changed.terms.basketCount = count == usual ? nil : min(count, maximumBasketCount(of: product))
    changed.isInBasket = count > 0
    return changed
  }

  /// How many packs of a product can be in the basket.
  public func maximumBasketCount(of product: Product) -> Int {
    max(product.terms.limit ?? 999, packs(of: product))
  }
}
