import PackOptimizer
import PerModel

/// Finds the cheapest packs that cover a comparison's need, beside the main thread if that takes long.
@MainActor
final class NeedModel {
  /// `nil` where there is no need, or the answer is still to come.
  private(set) var cheapestMix: Result<ProductMix, MixError>?
  private var search: BackgroundTask?
  /// Called when a search beside the main thread has found its answer.
  var onFound: () -> Void = {}

  /// Up to this many products are looked at on the main thread.
  private static let mixedAtOnce = 200

  /// Finds the packs for a comparison; an earlier search is cancelled.
  func update(_ comparison: Comparison, _ ranking: Ranking) {
    search?.cancel()
    search = nil
    cheapestMix = nil
    guard ranking.pricing.coverableNeed != nil else { return }
    guard comparison.products.count > Self.mixedAtOnce else {
      cheapestMix = comparison.coveringNeed()
      return
    }
    let search = BackgroundTask("")
    self.search = search
    search.run(
      { token in comparison.coveringNeed { token.isCancelled } },
      then: { [weak self] mix in
        guard let self, self.search == search else { return }
        self.search = nil
        cheapestMix = mix
        onFound()
      })
  }

  isolated deinit { search?.cancel() }
}

/// Packs of one or several products that together cover the need of a comparison.
public typealias ProductMix = Mix<Product.ID>

extension Pricing {
  /// A product as an offer: what can be used of a pack, and what any number of packs costs.
  ///
  /// The number of packs in its terms makes no difference here; the limit does.
  ///
  /// Throws what is missing, or `tooLarge`.
  func offer(of product: Product) throws(UnrankedReason) -> Offer<Product.ID> {
    let content = try content(of: product)
    let period = product.deal?.groupSize ?? 1
    let settled = try settledCount(of: product)
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

  /// From how many packs on the costs repeat: from when the deal holds, and coupon and cashback are no
  /// longer more than what there is to pay.
  private func settledCount(of product: Product) throws(UnrankedReason) -> Int {
    let settled = try settledCountBesidesCashback(of: product)
    guard case .amount(let amount, let isPerPack)? = product.terms.cashback else { return settled }
    var plain = product
    plain.terms.cashback = nil
    /// What is left to pay for a number of packs; below 0 where the cashback is more than that.
    func left(_ packs: Int) throws(ArithmeticError) -> Rational? {
      guard let payment = try? payment(for: plain, packs: packs) else { return nil }
      let back = isPerPack ? try amount * Rational(packs) : amount
      return try payment.atTheTill - payment.deposit - back
    }
    let group = product.deal?.count ?? 1
    do throws(ArithmeticError) {
      // Each group of packs adds the same, so it is known after which one the sign stays the same.
      var growth = Rational.zero
      var farthest = Rational.zero
      for packs in settled + 1...settled + group {
        guard let now = try left(packs), let later = try left(packs + group) else { continue }
        growth = try later - now
        farthest = max(farthest, now.magnitude)
      }
      guard !growth.isZero else { return settled }
      let groups = try farthest / growth.magnitude
      guard let whole = Int(exactly: groups.numerator / groups.denominator + 1),
        whole < Terms.maximumCount
      else { throw .overflow }
      return settled + whole * group
    } catch { throw .tooLarge }
  }

  private func settledCountBesidesCashback(of product: Product) throws(UnrankedReason) -> Int {
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
      // What is free stays free in any number.
      guard let cost, cost.isPositive else { return settled }
      let groups = try amount / cost
      let whole = groups.numerator / groups.denominator + 1
      guard let packs = Int(exactly: whole), packs < Terms.maximumCount else { throw .overflow }
      return settled + packs * group
    } catch { throw .tooLarge }
  }
}

extension Pricing {
  /// The packs of one product that cover the need; `nil` where nothing is needed or the product
  /// cannot be ranked.
  func covering(_ product: Product) -> Result<ProductMix, MixError>? {
    guard let need = coverableNeed, let offer = try? offer(of: product) else { return nil }
    return Result { () throws(MixError) in try offer.covering(need.total) }
  }
}

extension Comparison {
  /// The packs of any products that cover the need at the lowest cost; `nil` where nothing is needed.
  ///
  /// - Parameter isCancelled: asked now and then; once it is true, the answer comes soon and is no
  ///   longer the cheapest.
  func coveringNeed(isCancelled: () -> Bool = { false }) -> Result<ProductMix, MixError>? {
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
}
