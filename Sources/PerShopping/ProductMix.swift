import PackOptimizer
import PerModel

/// Packs of one or several products that together cover the need of a comparison.
public typealias ProductMix = Mix<Product.ID>

extension Pricing {
  /// A product as an offer: what can be used of a pack, and what any number of packs costs.
  ///
  /// The number of packs in its terms makes no difference here; the limit does.
  ///
  /// Throws what is missing, or `tooLarge`.
  public func offer(of product: Product) throws(UnrankedReason) -> Offer<Product.ID> {
    let content = try content(of: product)
    let period = product.deal?.groupSize ?? 1
    let settled = try settledPackCount(of: product)
    // Throws what is missing, where not even the deal says a price.
    _ = try payment(for: product, packs: product.deal?.count ?? 1)
    do throws(OfferError) {
      let costs = try PackCosts(settled: settled, period: period) {
        (count) throws(ArithmeticError) -> Rational? in
        do throws(UnrankedReason) {
          return try payment(for: product, packs: count).total
        } catch {
          if error == .tooLarge { throw .overflow }
          return nil
        }
      }
      return try Offer(
        product.id, amount: content.amount, limit: product.terms.limit, costs: costs)
    } catch { throw .tooLarge }
  }

  /// The packs of one product that cover the need; `nil` where nothing is needed or the product
  /// cannot be ranked.
  public func covering(_ product: Product) -> Result<ProductMix, MixError>? {
    guard let need = coverableNeed, let offer = try? offer(of: product) else { return nil }
    return Result { () throws(MixError) in try offer.covering(need.total) }
  }
}

extension Comparison {
  /// The packs of any products that cover the need at the lowest cost; `nil` where nothing is needed.
  ///
  /// - Parameter isCancelled: asked now and then; once it is true, the answer comes soon and is no
  ///   longer the cheapest.
  public func coveringNeed(isCancelled: () -> Bool = { false }) -> Result<ProductMix, MixError>? {
    let pricing = pricing
    guard let need = pricing.coverableNeed else { return nil }
    var offers: [Offer<Product.ID>] = []
    for product in products {
      guard !isCancelled() else { break }
      if let offer = try? pricing.offer(of: product) { offers.append(offer) }
    }
    return Result { () throws(MixError) in
      try .cheapest(of: offers, covering: need.total, isCancelled: isCancelled)
    }
  }

  /// The product whose packs alone cover the need at the lowest cost, of those that cost more than `mix`.
  public func nextCheapest(
    after mix: Result<ProductMix, MixError>?, isCancelled: () -> Bool = { false }
  ) -> Product.ID? {
    guard case .success(let mix)? = mix else { return nil }
    let pricing = pricing
    var next: (id: Product.ID, cost: Rational)?
    for product in products {
      guard !isCancelled() else { break }
      guard case .success(let cover)? = pricing.covering(product), cover.cost > mix.cost,
        next.map({ cover.cost < $0.cost }) ?? true
      else { continue }
      next = (product.id, cover.cost)
    }
    return next?.id
  }
}
