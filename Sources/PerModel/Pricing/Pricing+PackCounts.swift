extension Pricing {
  /// From how many packs on the costs repeat: each further group of packs (`Deal.groupSize`) adds the
  /// same.
  ///
  /// That is when the deal holds, and coupon and cashback are no longer more than what there is to pay.
  ///
  /// Throws what is missing, or `tooLarge`.
  public func settledPackCount(of product: Product) throws(UnrankedReason) -> Int {
    let settled = try settledPackCountWithoutCashback(of: product)
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

  private func settledPackCountWithoutCashback(
    of product: Product
  ) throws(UnrankedReason) -> Int {
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
