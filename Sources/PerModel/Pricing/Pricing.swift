/// Works out what the products of a comparison cost and contain.
public struct Pricing: Hashable, Sendable {
  /// The settings of the comparison.
  public let settings: ComparisonSettings
  /// The currency of the comparison, for products whose price names none.
  public let currency: Currency
  /// What the products are compared by; `nil` while none states it.
  public let measure: Measure?

  /// Pricing by these settings.
  public init(
    settings: ComparisonSettings = ComparisonSettings(), currency: Currency, measure: Measure?
  ) {
    self.settings = settings
    self.currency = currency
    self.measure = measure
  }

  /// The comparison's need, if it can be covered by the compared products.
  public var coverableNeed: Need? {
    guard let measure, let need = settings.need, need.measure.isComparable(with: measure) else {
      return nil
    }
    return need
  }

  /// What one base unit of a product costs.
  ///
  /// Throws what is missing, or `tooLarge` where the result does not fit in exact arithmetic.
  public func unitPrice(of product: Product) throws(UnrankedReason) -> UnitPrice {
    if let plain = try plainUnitPrice(of: product) { return plain }
    guard product.quantity != nil else {
      throw (try? payment(for: product)) == nil ? .missingQuantityAndPrice : .missingQuantity
    }
    let payment = try payment(for: product)
    let content = try content(of: product)
    do throws(ArithmeticError) {
      return UnitPrice(perBaseUnit: try payment.perPack / content.amount, payment.currency)
    } catch { throw .tooLarge }
  }

  /// A shortcut for products without terms, since a list may have a million of them; `nil` for all
  /// others.
  private func plainUnitPrice(of product: Product) throws(UnrankedReason) -> UnitPrice? {
    guard product.isPlain, let price = product.price, let quantity = product.quantity else {
      return nil
    }
    return try plainUnitPrice(of: quantity, for: price)
  }

  /// What one base unit costs of something that has no terms; `nil` where more is to be looked at.
  ///
  /// Throws `tooLarge` where the result does not fit in exact arithmetic.
  package func plainUnitPrice(
    of quantity: Quantity, for price: Money
  ) throws(UnrankedReason) -> UnitPrice? {
    guard settings.tax == nil, settings.basis == nil,
      measure.map(quantity.measure.isComparable) ?? true
    else { return nil }
    do throws(ArithmeticError) {
      return UnitPrice(perBaseUnit: try price.amount / quantity.total, price.currency)
    } catch { throw .tooLarge }
  }

  /// The price at which a pack would have another unit price.
  ///
  /// Throws what is missing, or `tooLarge`.
  public func breakEvenPrice(
    of product: Product, at unitPrice: UnitPrice
  ) throws(UnrankedReason) -> Money {
    let content = try content(of: product)
    do throws(ArithmeticError) {
      return Money(try unitPrice.perBaseUnit * content.amount, unitPrice.currency)
    } catch { throw .tooLarge }
  }

  /// How much less a pack would cost at a better unit price: P − best · Q · share.
  ///
  /// Throws what is missing, or `tooLarge`.
  public func saving(
    on product: Product, at unitPrice: UnitPrice
  ) throws(UnrankedReason) -> Money {
    let breakEvenPrice = try breakEvenPrice(of: product, at: unitPrice)
    let paid = try payment(for: product).perPack
    do throws(ArithmeticError) {
      return Money(try paid - breakEvenPrice.amount, breakEvenPrice.currency)
    } catch { throw .tooLarge }
  }
}

extension Pricing {
  /// From how many packs on the costs repeat: each further group of packs (`Deal.groupSize`) adds the
  /// same.
  ///
  /// From then on the deal holds, and coupon and cashback do not exceed the payment.
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
