import PackOptimizer
import PerModel

/// What each store offers for a shopping list, at its lowest cost there.
public struct ShoppingOffers: Sendable {
  /// The stores, by name.
  public let stores: [String]
  /// The currency of all costs.
  public let currency: Currency
  /// For each need, what meets it in each store; `nil` where nothing does.
  let items: [[ShoppingPlan.Item?]]
  /// For each need, what meets it at a price that names no store; `nil` where nothing does.
  let withoutStore: [ShoppingPlan.Item?]

  /// Looks for the cheapest packs of every need in every store.
  ///
  /// - Parameters:
  ///   - prices: for each need, the prices of the articles that meet it.
  ///   - stores: the only stores that count; `nil` for all with known prices.
  public init(
    _ needs: [ShoppingNeed], _ prices: [[ShelfPrice]], in stores: [String]? = nil,
    currency: Currency
  ) {
    let stores = stores ?? Self.stores(in: prices)
    let item = { (need: Int, store: String) in
      let offered = prices[need].filter {
        Article.key(of: $0.fact.store) == Article.key(of: store)
      }
      return needs[need].item(need, of: offered, currency)
    }
    (self.stores, self.currency) = (stores, currency)
    items = needs.indices.map { need in stores.map { item(need, $0) } }
    withoutStore = needs.indices.map { item($0, "") }
  }

  private init(_ stores: [String], _ items: [[ShoppingPlan.Item?]], _ all: ShoppingOffers) {
    (self.stores, self.items) = (stores, items)
    (withoutStore, currency) = (all.withoutStore, all.currency)
  }

  /// The same without the stores that are passed by.
  public func filtered(_ isVisited: (String) -> Bool) -> ShoppingOffers {
    let kept = stores.indices.filter { isVisited(stores[$0]) }
    return ShoppingOffers(
      kept.map { stores[$0] }, items.map { row in kept.map { row[$0] } }, self)
  }

  /// What all needs would cost in each store alone; stores that have nothing are left out.
  ///
  /// Throws `overflow` where a sum does not fit in exact arithmetic.
  public var singleStores: [ShoppingPlan.SingleStore] {
    get throws(ArithmeticError) {
      var singles: [ShoppingPlan.SingleStore] = []
      for store in stores.indices {
        let bought = items.compactMap { $0[store] }
        guard !bought.isEmpty else { continue }
        singles.append(
          ShoppingPlan.SingleStore(
            store: stores[store], total: try Self.sum(bought),
            missing: items.indices.filter { items[$0][store] == nil }))
      }
      return singles.sorted { ($0.missing.count, $0.total) < ($1.missing.count, $1.total) }
    }
  }

  static func sum(_ items: [ShoppingPlan.Item]) throws(ArithmeticError) -> Rational {
    var sum = Rational.zero
    for item in items { sum = try sum + item.cost }
    return sum
  }

  /// The stores with known prices, each by the name that was written first.
  private static func stores(in prices: [[ShelfPrice]]) -> [String] {
    var names: [String: String] = [:]
    for price in prices.joined() where !price.fact.store.isEmpty {
      let key = Article.key(of: price.fact.store)
      names[key] = names[key] ?? price.fact.store
    }
    return names.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Quantity {
  /// How many needed packs one offered pack counts for: "2 coffee", "2 packs tea", "6 bottles water"; `nil` where the
  /// content is needed instead.
  fileprivate func packs(in offered: Quantity) -> Quantity? {
    guard unit.kind == .count else { return nil }
    if let name = countName {
      guard offered.countName != name, name.isPack else { return nil }
      // A case of six bottles is six of them.
      let inner = name.id != "pack" && offered.unit.kind != .count ? offered.packs : []
      return try? Quantity(Rational(inner.reduce(1, *)), .item, of: name)
    }
    return offered.unit.kind == .count ? nil : try? Quantity(.one, .item)
  }

  /// What is in a pack that is named by its count, where pieces are needed: the 10 eggs of "10 pack" or "10er";
  /// `nil` for any other pack.
  fileprivate func pieces(in offered: Quantity) -> Quantity? {
    guard let name = countName, !name.isPack, offered.countName?.id == "pack",
      offered.total > .one
    else { return nil }
    return try? Quantity(packs: offered.packs, offered.amount, offered.unit, of: name)
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
      guard let product = products.first(where: { $0.id == id }), let counted = product.quantity
      else { return nil }
      let price = prices[Int(id.rawValue) - 1]
      // Items needed in packs are shown by their content.
      let isByPack =
        price.fact.quantity.map {
          !$0.measure.isComparable(with: counted.measure) && quantity?.pieces(in: $0) == nil
        } ?? false
      return ShoppingPlan.Packs(
        price: price, count: count, quantity: isByPack ? price.fact.quantity ?? counted : counted,
        cost: cost)
    }
    return ShoppingPlan.Item(
      need: index, packs: packs, cost: found.cost, isProven: found.isProven)
  }

  private typealias Found = (
    packs: [(Product.ID, count: Int, cost: Rational)], cost: Rational, isProven: Bool
  )

  /// A price as a product; for weighed goods, the needed amount is one pack.
  private func product(_ place: Int, _ price: ShelfPrice) -> Product? {
    let fact = price.fact.product
    var product = Product(
      id: Product.ID(rawValue: Int64(place) + 1), quantity: fact.quantity, price: fact.price,
      deal: fact.deal, terms: fact.terms)
    guard let needed = quantity else { return product }
    guard let offered = fact.quantity else { return nil }
    if let packs = needed.packs(in: offered) {
      // The weight of one is unknown if each is weighed.
      guard fact.terms.pricedPer == nil else { return nil }
      product.quantity = packs
      return product
    }
    if let pieces = needed.pieces(in: offered) {
      product.quantity = pieces
      return product
    }
    guard offered.measure.isComparable(with: needed.measure) else { return nil }
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
