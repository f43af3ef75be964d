import PackOptimizer
import PerModel

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

/// Where to buy what: the cheapest split of a shopping list over stores, by the newest valid prices.
public struct ShoppingPlan: Hashable, Sendable {
  /// The stores to go to.
  public let stops: [Stop]
  /// The needs that none of the stores meets, as indices.
  public let missing: [Int]
  /// What everything costs, without the stops.
  public let total: Rational
  /// The currency of all costs.
  public let currency: Currency
  /// Whether it is certain that there is nothing cheaper.
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
    /// How many; 1 for what is weighed.
    public let count: Int
    /// How much one of them holds; of what is weighed, as much as is needed.
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
  ///   - stores: the only stores that count; `nil` for all of which there are prices.
  ///   - stopCost: what every stop costs, 0 or more, in the currency.
  ///   - maximumStops: how many stops there may be; `nil` for any number.
  ///
  /// Throws `overflow` where a sum does not fit in exact arithmetic.
  public init(
    _ needs: [ShoppingNeed], _ prices: [[ShelfPrice]], in stores: [String]? = nil,
    currency: Currency, stopCost: Rational = .zero, maximumStops: Int? = nil
  ) throws(ArithmeticError) {
    let stores = stores ?? Self.stores(in: prices)
    let items = needs.indices.map { need in
      stores.map { store in
        let offered = prices[need].filter {
          Article.key(of: $0.fact.store) == Article.key(of: store)
        }
        return needs[need].item(need, of: offered, currency)
      }
    }
    let split = try StoreSplit.cheapest(
      of: items.map { $0.map { $0?.cost } }, stopCost: stopCost, maximumStops: maximumStops)
    var stops: [Stop] = []
    for store in split.stops {
      let bought = needs.indices.compactMap { split.stores[$0] == store ? items[$0][store] : nil }
      stops.append(Stop(store: stores[store], items: bought, total: try Self.sum(bought)))
    }
    var singles: [SingleStore] = []
    for store in stores.indices {
      let bought = items.compactMap { $0[store] }
      guard !bought.isEmpty else { continue }
      singles.append(
        SingleStore(
          store: stores[store], total: try Self.sum(bought),
          missing: needs.indices.filter { items[$0][store] == nil }))
    }
    self.stops = stops
    self.currency = currency
    missing = needs.indices.filter { split.stores[$0] == nil }
    total = try Self.sum(stops.flatMap(\.items))
    isProven = split.isProven && items.joined().allSatisfy { $0?.isProven ?? true }
    singleStores = singles.sorted { ($0.missing.count, $0.total) < ($1.missing.count, $1.total) }
  }

  private static func sum(_ items: [Item]) throws(ArithmeticError) -> Rational {
    var sum = Rational.zero
    for item in items { sum = try sum + item.cost }
    return sum
  }

  /// The stores of which there are prices, each by the name that was written first.
  private static func stores(in prices: [[ShelfPrice]]) -> [String] {
    var names: [String: String] = [:]
    for price in prices.joined() where !price.fact.store.isEmpty {
      let key = Article.key(of: price.fact.store)
      names[key] = names[key] ?? price.fact.store
    }
    return names.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension ShoppingNeed {
  /// What meets the need in one store at the lowest cost; `nil` where nothing does.
  fileprivate func item(
    _ index: Int, of prices: [ShelfPrice], _ currency: Currency
  ) -> ShoppingPlan.Item? {
    // Products only have room for whole numbers as identities: the index of the price.
    var products: [Product] = []
    for (place, price) in prices.enumerated() {
      guard price.fact.currency ?? currency == currency, let product = product(place, price)
      else { continue }
      products.append(product)
    }
    let pricing = Pricing(currency: currency, measure: quantity?.measure)
    let found =
      if let quantity { mix(of: products, quantity, pricing) } else {
        onePack(of: products, pricing)
      }
    guard let found else { return nil }
    let packs = found.packs.compactMap { id, count, cost -> ShoppingPlan.Packs? in
      guard let product = products.first(where: { $0.id == id }), let quantity = product.quantity
      else { return nil }
      return ShoppingPlan.Packs(
        price: prices[Int(id.rawValue) - 1], count: count, quantity: quantity, cost: cost)
    }
    return ShoppingPlan.Item(
      need: index, packs: packs, cost: found.cost, isProven: found.isProven)
  }

  private typealias Found = (
    packs: [(Product.ID, count: Int, cost: Rational)], cost: Rational, isProven: Bool
  )

  /// A price as a product; of what is weighed, the amount that is needed is one pack.
  private func product(_ place: Int, _ price: ShelfPrice) -> Product? {
    let fact = price.fact.product
    var product = Product(
      id: Product.ID(rawValue: Int64(place) + 1), quantity: fact.quantity, price: fact.price,
      deal: fact.deal, terms: fact.terms)
    guard let needed = quantity else { return product }
    guard let offered = fact.quantity, offered.measure.isComparable(with: needed.measure) else {
      return nil
    }
    if fact.terms.pricedPer == offered, let each = fact.price,
      let amount = try? each.amount * needed.total / offered.total
    {
      product.price = Money(amount, each.currency)
      product.quantity = needed
    }
    return product
  }

  private func mix(
    of products: [Product], _ needed: Quantity, _ pricing: Pricing
  ) -> Found? {
    let offers = products.compactMap { try? pricing.offer(of: $0) }
    guard let mix = try? ProductMix.cheapest(of: offers, covering: needed.total) else {
      return nil
    }
    return (mix.purchases.map { ($0.offer, $0.packs, $0.cost) }, mix.cost, mix.isProven)
  }

  private func onePack(of products: [Product], _ pricing: Pricing) -> Found? {
    let costs = products.compactMap { product in
      (try? pricing.payment(for: product, packs: 1).total).map { (id: product.id, cost: $0) }
    }
    guard let least = costs.min(by: { ($0.cost, $0.id) < ($1.cost, $1.id) }) else { return nil }
    return ([(least.id, 1, least.cost)], least.cost, true)
  }
}
