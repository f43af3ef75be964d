/// Terms that change what is paid: "3 for 2", "2 for 5.00", "−20 %", "second at half price".
public struct Deal: Hashable, Sendable {
  public let kind: Kind
  /// The regular price of one, where it stands beside the terms ("2nd half price, 3.00").
  public let priceEach: Rational?
  /// The currency of the amounts; `nil` where none was written.
  public let currency: Currency?
  /// How many one has to take at the least ("20 % off from 3"); from 1.
  public let minimumCount: Int

  public init(
    _ kind: Kind, priceEach: Rational? = nil, currency: Currency? = nil, minimumCount: Int = 1
  ) {
    self.kind = kind
    self.priceEach = priceEach
    self.currency = currency
    self.minimumCount = minimumCount
  }

  /// What is offered. Counts are at least 1; amounts are in whole units of the currency and, like
  /// parts, 0 or more; a part is at most 1.
  public enum Kind: Hashable, Sendable {
    /// 3 for 2: so many are taken, fewer are paid.
    case payFor(taken: Int, paid: Int)
    /// 2 for 5.00: so many cost this together.
    case total(count: Int, price: Rational)
    /// 5 @ 0.79: each of so many costs this.
    case each(count: Int, price: Rational)
    /// −20 %, as a part of the price: 1/5.
    case percentOff(Rational)
    /// −1.50 from the price.
    case amountOff(Rational)
    /// The second at half price: of every `n`, the last costs this part of its price.
    case nth(Int, paidPart: Rational)
    /// Buy 2 get 1 free: the given ones cost this part of their price.
    case buyGet(bought: Int, given: Int, paidPart: Rational)
  }

  /// How many make up a group: 3 in "3 for 2"; 1 where the deal holds for each by itself.
  public var groupSize: Int {
    switch kind {
    case .payFor(let taken, _): taken
    case .total(let count, _): count
    case .each, .percentOff, .amountOff: 1
    case .nth(let number, _): number
    case .buyGet(let bought, let given, _): bought + given
    }
  }

  /// How many one has to take for the deal to hold: whole groups, and no fewer than its least count.
  public var count: Int {
    var least = minimumCount
    if case .each(let count, _) = kind { least = max(least, count) }
    let groups = (least - 1) / groupSize + 1
    let (count, overflow) = groups.multipliedReportingOverflow(by: groupSize)
    return overflow ? least : count
  }

  /// What `count` of them cost, where the text alone says it; `nil` otherwise.
  public var total: Rational? { (try? cost(of: count, priceEach: priceEach)) ?? nil }
}

extension Deal {
  /// What so many cost, when one has this regular price; `nil` where nothing says the price of
  /// those that the deal does not reach: the third of "2 for 5.00".
  ///
  /// The deal holds for as many whole groups as there are; the rest has its regular price, and
  /// nobody takes a deal that makes things dearer.
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

  /// What so many cost with the deal.
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
    default: break
    }
    guard let priceEach, let regular else { return nil }
    switch kind {
    case .percentOff(let part): return try regular * (.one - part)
    case .amountOff(let amount):
      return try max(.zero, priceEach - amount) * Rational(count)
    case .payFor(let taken, let paid):
      return try regular - groups * Rational(taken - paid) * priceEach
    case .nth(_, let part):
      return try regular - groups * (.one - part) * priceEach
    case .buyGet(_, let given, let part):
      return try regular - groups * Rational(given) * (.one - part) * priceEach
    case .total, .each: return nil
    }
  }
}
