/// What a number of packs of one product really costs, step by step. Amounts are in whole units of
/// the currency.
public struct Payment: Hashable, Sendable {
  public let currency: Currency
  /// How many packs are bought; at least 1.
  public let packs: Int
  /// What one pack costs without any reduction; `nil` where only the deal has a price.
  public let normalPrice: Rational?
  /// What all packs cost after the loyalty price and the deal.
  public let goods: Rational
  /// What the coupon takes off, 0 or more.
  public let coupon: Rational
  /// The tax that the till adds, 0 or more.
  public let tax: Rational
  /// What delivery costs, 0 or more.
  public let shipping: Rational
  /// What is refunded for the empty packs, 0 or more.
  public let deposit: Rational
  /// What counts as paid: all of it, but the deposit only where the comparison includes it.
  public let total: Rational
  /// What counts as paid for one of the packs.
  public let perPack: Rational
  /// What the till asks for, including the deposit.
  public let atTheTill: Rational

  /// What counts as paid for one pack.
  public var pricePerPack: Money { Money(perPack, currency) }

  /// Whether a deal, coupon or loyalty price makes it cheaper than its normal price.
  public var isReduced: Bool {
    guard let normalPrice, let normal = try? normalPrice * Rational(packs),
      let reduced = try? goods - coupon
    else { return false }
    return reduced < normal
  }
}

extension Pricing {
  /// How many packs are bought: as many as the product states, otherwise as many as its deal
  /// requires and a customer may buy.
  public func packs(of product: Product) -> Int {
    if let count = product.terms.packCount { return count }
    return min(product.deal?.count ?? 1, product.terms.limit ?? .max)
  }

  /// What a number of packs really costs, by default as many as `packs(of:)` says.
  ///
  /// In this order: the loyalty price replaces the normal one, the deal and then the coupon reduce
  /// it, the till adds the tax, and shipping comes on top. Neither tax nor coupon applies to the
  /// deposit.
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
      // "2 for 5.00" does not say what one costs.
      throw product.deal?.total == nil ? .missingPrice : .missingSinglePrice
    }
    do throws(ArithmeticError) {
      return try payment(cost, each: each, packs: packs, product)
    } catch { throw .tooLarge }
  }

  /// What a single pack costs, at the loyalty price where there is one and the shopper has the
  /// card; `nil` where only a deal has a price.
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
    let coupon = try terms.coupon?.discount(on: goods, packs: packs, each: one) ?? .zero
    let reduced = try goods - coupon
    let tax = try (terms.tax ?? settings.tax)?.added(to: reduced) ?? .zero
    let shipping = try terms.shipping?.cost(ofPacks: packs) ?? .zero
    let deposit = try (terms.deposit ?? .zero) * Rational(packs)
    let withoutDeposit = try reduced + tax + shipping
    let atTheTill = try withoutDeposit + deposit
    let total = settings.includesDeposit ? atTheTill : withoutDeposit
    return Payment(
      currency: product.price?.currency ?? product.deal?.currency ?? currency, packs: packs,
      normalPrice: product.normalPrice, goods: goods, coupon: coupon, tax: tax, shipping: shipping,
      deposit: deposit, total: total, perPack: try total / Rational(packs), atTheTill: atTheTill)
  }
}

extension Product {
  /// The regular price of one pack, which is its price or stated with the deal; `nil` where neither
  /// is.
  public var normalPrice: Rational? { price?.amount ?? deal?.priceEach }
}
