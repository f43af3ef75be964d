/// An offer that changes what is paid: "3 for 2", "2 for 5.00", "−20 %", "second at half price".
public struct Deal: Hashable, Sendable {
  /// What is offered.
  public let kind: Kind
  /// The regular price of one, where it is stated with the deal ("2nd half price, 3.00").
  public let priceEach: Rational?
  /// The currency of the amounts; `nil` where none was written.
  public let currency: Currency?
  /// The smallest number that must be bought ("20 % off from 3"); at least 1.
  public let minimumCount: Int

  /// An offer of a kind, whose figures must be in the ranges that `Kind` states.
  public init(
    _ kind: Kind, priceEach: Rational? = nil, currency: Currency? = nil, minimumCount: Int = 1
  ) {
    self.kind = kind
    self.priceEach = priceEach
    self.currency = currency
    self.minimumCount = minimumCount
  }

  /// What is offered. Counts are at least 1; amounts are in whole units of the currency and, like
  /// shares, 0 or more; a share is at most 1.
  public enum Kind: Hashable, Sendable {
    /// 3 for 2: how many are taken, and how many of them are paid for.
    case payFor(taken: Int, paid: Int)
    /// 2 for 5.00: what they cost together.
    case total(count: Int, price: Rational)
    /// 4 for 8.00, or 2.00 each: any number is charged at the price of one of these.
    case proRata(count: Int, price: Rational)
    /// 5 @ 0.79: what each costs when at least this many are bought.
    case each(count: Int, price: Rational)
    /// −20 %, as a share of the price: 1/5.
    case percentOff(Rational)
    /// 1.50 off the price of each.
    case amountOff(Rational)
    /// 1.00 off 2: what comes off every group of this many.
    case groupOff(count: Int, amount: Rational)
    /// The second for 1.00: of every `n`, the last costs this price.
    case nthPrice(Int, price: Rational)
    /// The second at half price: of every `n`, the last costs this share of its price.
    case nth(Int, paidPart: Rational)
    /// Buy 2 get 1 free: the ones given cost this share of their price.
    case buyGet(bought: Int, given: Int, paidPart: Rational)
  }

  /// How many make up a group: 3 in "3 for 2"; 1 where the deal applies to each by itself.
  public var groupSize: Int {
    switch kind {
    case .payFor(let taken, _): taken
    case .total(let count, _): count
    case .each, .percentOff, .amountOff, .proRata: 1
    case .groupOff(let count, _): count
    case .nth(let number, _), .nthPrice(let number, _): number
    case .buyGet(let bought, let given, _): bought + given
    }
  }

  /// How many must be bought for the deal to apply: whole groups, and at least `minimumCount`.
  public var count: Int {
    var least = minimumCount
    if case .each(let count, _) = kind { least = max(least, count) }
    let groups = (least - 1) / groupSize + 1
    let (count, overflow) = groups.multipliedReportingOverflow(by: groupSize)
    return overflow ? least : count
  }

  /// What `count` of them cost, where the deal itself says it; `nil` otherwise.
  public var total: Rational? { (try? cost(of: count, priceEach: priceEach)) ?? nil }
}

extension Deal {
  /// The cost of `count` of them at a regular price each; `nil` if the price outside the deal is unknown, as of the
  /// third in "2 for 5.00".
  ///
  /// The deal applies to every whole group and the rest costs its regular price. A deal that would cost more is not
  /// taken.
  ///
  /// - Parameter count: at least 1.
  ///
  /// Throws `overflow` where the result does not fit.
  public func cost(of count: Int, priceEach: Rational?) throws(ArithmeticError) -> Rational? {
    let regular: Rational?
    if let priceEach { regular = try priceEach * Rational(count) } else { regular = nil }
    guard count >= minimumCount, let reduced = try reduced(count, priceEach, regular) else {
      return regular
    }
    return max(.zero, min(reduced, regular ?? reduced))
  }

  /// What they cost with the deal; `nil` if it does not apply or a price is unknown.
  private func reduced(
    _ count: Int, _ priceEach: Rational?, _ regular: Rational?
  ) throws(ArithmeticError) -> Rational? {
    let groups = Rational(count / groupSize)
    switch kind {
    case .total(_, let price):
      let rest = count % groupSize
      if rest == 0 { return try groups * price }
      guard let priceEach else { return nil }
      return try groups * price + Rational(rest) * priceEach
    case .each(let least, let price): return count < least ? nil : try Rational(count) * price
    case .proRata(let several, let price):
      return try Rational(count) * price / Rational(several)
    default: break
    }
    guard let priceEach, let regular else { return nil }
    switch kind {
    case .percentOff(let part): return try regular * (.one - part)
    case .amountOff(let amount):
      return try max(.zero, priceEach - amount) * Rational(count)
    case .payFor(let taken, let paid):
      return try regular - groups * Rational(taken - paid) * priceEach
    case .groupOff(let several, let amount):
      // What a group does not cost is not taken off the packs outside it.
      return try regular - groups * min(amount, priceEach * Rational(several))
    case .nthPrice(_, let price):
      return try regular - groups * max(.zero, priceEach - price)
    case .nth(_, let part):
      return try regular - groups * (.one - part) * priceEach
    case .buyGet(_, let given, let part):
      return try regular - groups * Rational(given) * (.one - part) * priceEach
    case .total, .each, .proRata: return nil
    }
  }
}
