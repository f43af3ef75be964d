import PackOptimizer
import PerModel

/// Where to buy what: the cheapest split of a shopping list over stores, by the newest valid prices.
public struct ShoppingPlan: Hashable, Sendable {
  /// The stores to go to.
  public let stops: [Stop]
  /// What costs less at a price that names no store, or has no other.
  public let withoutStore: [Item]
  /// The needs that no price meets, as indices.
  public let missing: [Int]
  /// What everything costs, without the stops.
  public let total: Rational
  /// The currency of all costs.
  public let currency: Currency
  /// Whether it is proven to be the cheapest.
  public let isProven: Bool
  /// What all needs would cost in each store alone.
  public let singleStores: [SingleStore]

  /// What to buy in one store.
  public struct Stop: Hashable, Sendable {
    /// The name of the store.
    public let store: String
    /// What to buy there.
    public let items: [Item]
    /// What that costs.
    public let total: Rational
  }

  /// What meets one need.
  public struct Item: Hashable, Sendable {
    /// The index of the need.
    public let need: Int
    /// What to buy, of one article or of several.
    public let packs: [Packs]
    /// What that costs.
    public let cost: Rational
    /// Whether it is certain that no other packs of the store are cheaper.
    public let isProven: Bool
  }

  /// A number of packs of one article.
  public struct Packs: Hashable, Sendable {
    /// The article and its price.
    public let price: ShelfPrice
    /// How many; 1 for weighed goods.
    public let count: Int
    /// How much one holds; for weighed goods, the amount that is needed.
    public let quantity: Quantity
    /// What they cost together.
    public let cost: Rational
  }

  /// One store for everything.
  public struct SingleStore: Hashable, Sendable {
    /// The name of the store.
    public let store: String
    /// What it has, together.
    public let total: Rational
    /// The needs that it does not meet, as indices.
    public let missing: [Int]
  }

  /// The cheapest split.
  ///
  /// - Parameters:
  ///   - prices: for each need, the prices of the articles that meet it.
  ///   - stores: the only stores that count; `nil` for all with known prices.
  ///   - stopCost: what every stop costs, 0 or more, in the currency.
  ///   - maximumStops: how many stops there may be; `nil` for any number.
  ///
  /// Throws `overflow` where a sum does not fit in exact arithmetic.
  public init(
    _ needs: [ShoppingNeed], _ prices: [[ShelfPrice]], in stores: [String]? = nil,
    currency: Currency, stopCost: Rational = .zero, maximumStops: Int? = nil
  ) throws(ArithmeticError) {
    try self.init(
      ShoppingOffers(needs, prices, in: stores, currency: currency), stopCost: stopCost,
      maximumStops: maximumStops)
  }

  /// The cheapest split of the stores' offers; see above.
  public init(
    _ offers: ShoppingOffers, stopCost: Rational = .zero, maximumStops: Int? = nil
  ) throws(ArithmeticError) {
    let items = offers.items
    let split = try StoreSplit.cheapest(
      of: items.map { $0.map { $0?.cost } }, anywhere: offers.withoutStore.map { $0?.cost },
      stopCost: stopCost, maximumStops: maximumStops)
    var stops: [Stop] = []
    for store in split.stops {
      let bought = items.indices.compactMap { split.stores[$0] == store ? items[$0][store] : nil }
      stops.append(
        Stop(
          store: offers.stores[store], items: bought, total: try ShoppingOffers.sum(bought)))
    }
    self.stops = stops
    currency = offers.currency
    let left = items.indices.filter { split.stores[$0] == nil }
    let withoutStore = left.compactMap { offers.withoutStore[$0] }
    self.withoutStore = withoutStore
    missing = left.filter { offers.withoutStore[$0] == nil }
    total = try ShoppingOffers.sum(stops.flatMap(\.items) + withoutStore)
    isProven =
      split.isProven
      && (items.joined() + withoutStore).allSatisfy { $0?.isProven ?? true }
    singleStores = try offers.singleStores
  }
}

/// Something to buy: "2 kg carrots".
public struct ShoppingNeed: Hashable, Sendable {
  /// How it was said.
  public let text: String
  /// How much is needed; `nil` for one pack, whatever it holds.
  public let quantity: Quantity?

  /// Something to buy.
  public init(text: String, quantity: Quantity?) {
    (self.text, self.quantity) = (text, quantity)
  }
}
