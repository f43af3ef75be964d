/// What is paid in the end for a number of packs of one product, and how it comes about. Amounts are in
/// whole units of the currency.
public struct Payment: Hashable, Sendable {
  /// The currency of all amounts.
  public let currency: Currency
  /// How many packs are bought; at least 1.
  public let packs: Int
  /// What one pack costs without anything taken off; `nil` where only the deal says a price.
  public let normalPrice: Rational?
  /// What all packs cost after the loyalty price and the deal.
  public let goods: Rational
  /// What terms add to that and take off it, in the order in which they do.
  public let adjustments: [Adjustment]
  /// What comes back with the empty packs, 0 or more.
  public let deposit: Rational
  /// What counts as paid: all of it, the deposit only where the comparison includes it.
  public let total: Rational
  /// What counts as paid for one of the packs.
  public let perPack: Rational
  /// What the till asks for, the deposit among it.
  public let atTheTill: Rational

  /// What counts as paid for one pack.
  public var pricePerPack: Money { Money(perPack, currency) }

  /// Whether deal, card or other terms make it cheaper than its normal price.
  public var isReduced: Bool {
    guard let normalPrice else { return false }
    do throws(ArithmeticError) {
      var reduced = goods
      for adjustment in adjustments where adjustment.amount.isNegative {
        reduced = try reduced + adjustment.amount
      }
      return reduced < (try normalPrice * Rational(packs))
    } catch { return false }
  }

  /// What one term adds to the payment, or takes off it.
  public struct Adjustment: Hashable, Sendable {
    /// Which term.
    public let term: Terms.Kind
    /// Above 0 if it adds, below 0 if it takes off.
    public let amount: Rational
  }
}

extension Pricing {
  /// How many packs are bought: as many as the product says, else as many as its deal asks for and
  /// a customer may have.
  public func packs(of product: Product) -> Int {
    if let count = product.terms.packCount { return count }
    return min(product.deal?.count ?? 1, product.terms.limit ?? .max)
  }

  /// What is paid in the end, for as many packs as `packs(of:)` says or as are asked for.
  ///
  /// In this order: the loyalty price replaces the normal one, the deal and then the coupon reduce
  /// it, the till adds the fee of each pack and the tax on all of that, shipping comes on top, and cashback is given on all of that. Neither
  /// tax nor coupon nor cashback concerns the deposit.
  ///
  /// Throws `missingPrice`, `missingSinglePrice` or `tooLarge`.
  public func payment(
    for product: Product, packs count: Int? = nil
  ) throws(UnrankedReason) -> Payment {
    let packs = count ?? packs(of: product)
    let each = priceEach(of: product)
    let cost: Rational?
    do throws(ArithmeticError) {
      if let deal = product.deal {
        cost = try deal.cost(of: packs, priceEach: each)
      } else {
        cost = try each.map { (price) throws(ArithmeticError) in try price * Rational(packs) }
      }
    } catch { throw .tooLarge }
    guard let cost else {
      // What "2 for 5.00" says of two, it does not say of one.
      throw product.deal?.total == nil ? .missingPrice : .missingSinglePrice
    }
    do throws(ArithmeticError) {
      return try payment(cost, each: each, packs: packs, product)
    } catch { throw .tooLarge }
  }

  /// What one pack costs by itself, at the loyalty price where there is one and the shopper has the
  /// card; `nil` where only a deal says a price.
  public func priceEach(of product: Product) -> Rational? {
    let normal = product.normalPrice
    guard settings.usesLoyaltyPrices, let loyalty = product.terms.loyaltyPrice else {
      return normal
    }
    return min(loyalty, normal ?? loyalty)
  }

  private func payment(
    _ goods: Rational, each: Rational?, packs: Int, _ product: Product
  ) throws(ArithmeticError) -> Payment {
    let terms = product.terms
    let one: Rational
    if let each { one = each } else { one = try goods / Rational(packs) }
    var bill = Bill(goods)
    try bill.subtract(terms.coupon?.discount(on: bill.sum, packs: packs, each: one), .coupon)
    try bill.add(terms.fee?.times(Rational(packs)), .fee)
    try bill.add((terms.tax ?? settings.tax)?.added(to: bill.sum), .tax)
    try bill.add(terms.shipping?.cost(ofPacks: packs), .shipping)
    let deposit = try (terms.deposit ?? .zero) * Rational(packs)
    let atTheTill = try bill.sum + deposit
    try bill.subtract(terms.cashback?.amount(on: bill.sum, packs: packs), .cashback)
    let total = settings.includesDeposit ? try bill.sum + deposit : bill.sum
    return Payment(
      currency: product.price?.currency ?? product.deal?.currency ?? currency, packs: packs,
      normalPrice: product.normalPrice, goods: goods, adjustments: bill.adjustments,
      deposit: deposit, total: total, perPack: try total / Rational(packs), atTheTill: atTheTill)
  }
}

/// A sum that terms change one after the other.
private struct Bill {
  private(set) var sum: Rational
  private(set) var adjustments: [Payment.Adjustment] = []

  init(_ goods: Rational) {
    sum = goods
  }

  mutating func add(_ amount: Rational?, _ term: Terms.Kind) throws(ArithmeticError) {
    guard let amount, !amount.isZero else { return }
    sum = try sum + amount
    adjustments.append(Payment.Adjustment(term: term, amount: amount))
  }

  mutating func subtract(_ amount: Rational?, _ term: Terms.Kind) throws(ArithmeticError) {
    try add(amount.map { (amount) throws(ArithmeticError) in try .zero - amount }, term)
  }
}

extension Product {
  /// The regular price of one pack, from the price or the deal; `nil` where neither states it.
  public var normalPrice: Rational? { price?.amount ?? deal?.priceEach }
}
