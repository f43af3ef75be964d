/// The products of a comparison in order of their unit prices.
///
/// One pass computes the exact unit prices, and one sort orders them. Equal prices share a rank;
/// products that cannot be ranked follow in their order of entry.
public struct Ranking: Sendable {
  /// How many of the standings have a rank.
  public let rankedCount: Int
  /// How the unit prices were computed.
  public let pricing: Pricing
  let products: [Product]
  /// The unit price of each product, in the order of entry.
  let prices: [Price]
  /// Indices of `products`: best first, then those without a rank.
  let order: [Int]
  /// The products, in the order of the standings. Known from the start, since the window asks at once
  /// and may have to show a million.
  public let ids: [Product.ID]

  /// A product's unit price, or why it has none.
  struct Price: Sendable {
    let outcome: Result<UnitPrice, UnrankedReason>
    /// A whole number that is quick to compare and decides in most cases.
    let key: UInt64
    /// Whether the product has no terms, so that its unit price is that of its sticker.
    let isPlain: Bool

    init(_ product: Product, by pricing: Pricing) {
      isPlain = product.isPlain
      do throws(UnrankedReason) {
        let unitPrice = try pricing.unitPrice(of: product)
        outcome = .success(unitPrice)
        key = unitPrice.perBaseUnit.orderKey
      } catch {
        outcome = .failure(error)
        key = .max
      }
    }

    /// The key; `nil` if there is no unit price.
    fileprivate var rankedKey: UInt64? { if case .success = outcome { key } else { nil } }

    fileprivate func isBelow(_ other: Price) -> Bool {
      guard case .success(let price) = outcome, case .success(let than) = other.outcome else {
        return false
      }
      return price < than
    }
  }

  /// Computes and sorts all unit prices of a comparison.
  public init(_ comparison: Comparison) {
    let pricing = comparison.pricing
    let prices = comparison.products.map { Price($0, by: pricing) }
    let order = PriceOrder(
      count: prices.count, key: { prices[$0].rankedKey },
      isBelow: { prices[$0].isBelow(prices[$1]) })
    self.init(
      products: comparison.products, pricing: pricing, prices: prices,
      order: order.indices.map(Int.init))
  }

  init(products: [Product], pricing: Pricing, prices: [Price], order: [Int]) {
    self.products = products
    self.pricing = pricing
    self.prices = prices
    self.order = order
    ids = order.map { products[$0].id }
    rankedCount =
      order.count - prices.count { if case .failure = $0.outcome { true } else { false } }
  }

  /// Whether one product comes before another: by unit price and, where these are equal or there is
  /// none, in the order of entry.
  static func isAhead(_ one: Int, of other: Int, in prices: [Price]) -> Bool {
    let (left, right) = (prices[one], prices[other])
    switch (left.outcome, right.outcome) {
    case (.success(let price), .success(let than)):
      if left.key != right.key { return left.key < right.key }
      return price.perBaseUnit == than.perBaseUnit ? one < other : price < than
    case (.success, .failure): return true
    case (.failure, .success): return false
    case (.failure, .failure): return one < other
    }
  }

  /// Best first, then those that cannot be ranked.
  public var standings: Standings { Standings(ranking: self) }

  /// The lowest unit price; `nil` when nothing can be ranked.
  public var best: UnitPrice? { rankedCount > 0 ? unitPrice(at: 0) : nil }

  /// The unit price of the product at a place of the ranking, from 0 for the best; `nil` if there is
  /// none.
  public func unitPrice(at place: Int) -> UnitPrice? {
    guard order.indices.contains(place) else { return nil }
    return try? prices[order[place]].outcome.get()
  }

  /// The first place of the ranking whose unit price is not lower than this one: everything before it
  /// is better.
  func firstPlace(notBetterThan unitPrice: UnitPrice) -> Int {
    var (low, high) = (0, rankedCount)
    while low < high {
      let middle = (low + high) / 2
      if let other = self.unitPrice(at: middle), other < unitPrice {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The highest unit price; `nil` when all are equally good.
  public var worst: UnitPrice? {
    guard rankedCount > 0, let last = unitPrice(at: rankedCount - 1), last != best else {
      return nil
    }
    return last
  }

  /// How to price a product that is new, or being edited: the first product decides what all are
  /// compared by.
  public func pricing(beside product: Product) -> Pricing {
    let isAlone = products.allSatisfy { $0.id == product.id }
    guard isAlone || pricing.measure == nil else { return pricing }
    return Pricing(
      settings: pricing.settings, currency: pricing.currency,
      measure: product.measure(by: pricing.settings.basis))
  }

  /// The rank that a product would have if it were added to the list, or changed to what it is
  /// here.
  ///
  /// Throws why it would have none.
  public func preview(of product: Product) throws(UnrankedReason) -> RankPreview {
    let unitPrice = try pricing(beside: product).unitPrice(of: product)
    let low = firstPlace(notBetterThan: unitPrice)
    let index = products.firstIndex { $0.id == product.id }
    let own = index.flatMap { index in order[..<rankedCount].firstIndex(of: index) }
    let ahead = low - (own.map { $0 < low } == true ? 1 : 0)
    let others = rankedCount - (own == nil ? 0 : 1)
    let rival = (0..<rankedCount).first { $0 != own }.flatMap { self.unitPrice(at: $0) }
    var equals = 0
    for place in low..<rankedCount where place != own {
      guard self.unitPrice(at: place) == unitPrice else { break }
      equals += 1
    }
    return RankPreview(
      rank: Rank(
        number: ahead + 1, unitPrice: unitPrice, best: min(unitPrice, rival ?? unitPrice),
        isTied: equals > 0, tolerance: pricing.settings.tolerance),
      count: others + 1, nextBest: rival)
  }
}

extension Ranking {
  /// The standings, each computed when it is asked for.
  public struct Standings: RandomAccessCollection, Sendable {
    let ranking: Ranking

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of products.
    public var endIndex: Int { ranking.order.count }

    /// The standing at a place, from 0 for the best.
    public subscript(place: Int) -> Standing {
      let index = ranking.order[place]
      return Standing(product: ranking.products[index], outcome: outcome(at: place, index))
    }

    private func outcome(at place: Int, _ index: Int) -> Standing.Verdict {
      switch ranking.prices[index].outcome {
      case .failure(let reason): return .unranked(reason)
      case .success(let unitPrice):
        let first = ranking.firstPlace(notBetterThan: unitPrice)
        let next = place + 1
        let tiesWithNext =
          next < ranking.rankedCount && ranking.unitPrice(at: next) == unitPrice
        return .ranked(
          Rank(
            number: first + 1, unitPrice: unitPrice, best: ranking.best ?? unitPrice,
            isTied: first < place || tiesWithNext,
            tolerance: ranking.pricing.settings.tolerance))
      }
    }
  }
}

extension Ranking {
  /// The product at a place of the ranking, from 0 for the best; its standing takes longer to find.
  public func product(at place: Int) -> Product { products[order[place]] }

  /// Which product was entered there, counted from 0: the order of entry.
  public func entry(at place: Int) -> Int { order[place] }
}

/// The rank that a product would have.
public struct RankPreview: Hashable, Sendable {
  /// The rank among all products, this one included.
  public let rank: Rank
  /// How many products would have a rank, this one among them.
  public let count: Int
  /// The best unit price among the others; `nil` if none.
  public let nextBest: UnitPrice?
}

/// A product and how it does in its comparison.
public struct Standing: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// Its rank, or the reason for having none.
  public let outcome: Verdict

  /// A rank, or the reason for having none.
  public enum Verdict: Hashable, Sendable {
    case ranked(Rank)
    case unranked(UnrankedReason)
  }

  package init(product: Product, outcome: Verdict) {
    (self.product, self.outcome) = (product, outcome)
  }

  /// The product's rank; `nil` when it has none.
  public var rank: Rank? {
    if case .ranked(let rank) = outcome { rank } else { nil }
  }
}
