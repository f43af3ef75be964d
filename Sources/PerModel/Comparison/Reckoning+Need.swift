extension Reckoning {
  /// What a product is for covering a need: what can be used of a pack, and what packs cost in any
  /// number.
  ///
  /// How many packs its terms say are bought makes no difference here; the limit does.
  ///
  /// Throws what is missing, or `tooLarge`.
  public func offer(of product: Product) throws(UnrankedReason) -> Offer {
    let content = try content(of: product)
    let period = product.deal?.groupSize ?? 1
    let settled = try settledCount(of: product)
    // Says what is missing, where not even the deal tells a price.
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

  /// From how many packs on the costs repeat: from when the deal holds, and the coupon is used up.
  private func settledCount(of product: Product) throws(UnrankedReason) -> Int {
    var settled = 0
    if let deal = product.deal { settled = deal.count - 1 }
    guard let coupon = product.terms.coupon, !coupon.isPerPack,
      case .amount(let amount) = coupon.reduction
    else { return settled }
    do throws(ArithmeticError) {
      let group = product.deal?.count ?? 1
      let each = priceEach(of: product)
      let cost: Rational?
      if let deal = product.deal {
        cost = try deal.cost(of: group, priceEach: each)
      } else {
        cost = each
      }
      // What is free is so in any number.
      guard let cost, cost.isPositive else { return settled }
      let groups = try amount / cost
      let whole = groups.numerator / groups.denominator + 1
      guard let packs = Int(exactly: whole), packs < Terms.highestCount else { throw .overflow }
      return settled + packs * group
    } catch { throw .tooLarge }
  }
}

extension Comparison {
  /// What covers the comparison's need at the least cost: packs of one product, and the cheapest
  /// packs of all; `nil` where nothing is needed that the comparison is about.
  public func covering(_ need: Need) -> Coverage? {
    let reckoning = reckoning
    guard let measure = reckoning.measure, need.measure.isComparable(with: measure) else {
      return nil
    }
    var offers: [Offer] = []
    var single: [Product.ID: Result<Mix, MixError>] = [:]
    for product in products {
      guard let offer = try? reckoning.offer(of: product) else { continue }
      offers.append(offer)
      single[product.id] = Result { () throws(MixError) in try offer.covering(need.total) }
    }
    return Coverage(
      need: need, single: single,
      cheapest: Result { () throws(MixError) in
        try Mix.cheapest(of: offers, covering: need.total)
      })
  }
}

/// How a need can be covered.
public struct Coverage: Hashable, Sendable {
  public let need: Need
  /// By packs of one product; absent for what cannot be ranked.
  public let single: [Product.ID: Result<Mix, MixError>]
  /// By packs of any products.
  public let cheapest: Result<Mix, MixError>
}
