/// Terms that change what is paid: "3 for 2", "2 for 5.00", "−20 %", "second at half price".
public struct Deal: Hashable, Sendable {
  public let terms: Terms
  /// The regular price of one, where it stands beside the terms ("2nd half price, 3.00").
  public let priceEach: Rational?
  /// The currency of the amounts; `nil` where none was written.
  public let currency: Currency?

  public init(_ terms: Terms, priceEach: Rational? = nil, currency: Currency? = nil) {
    self.terms = terms
    self.priceEach = priceEach
    self.currency = currency
  }

  /// What is offered. Counts are at least 1; amounts are in whole units of the currency and, like
  /// parts, 0 or more; a part is at most 1.
  public enum Terms: Hashable, Sendable {
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

  /// How many one has to take for the deal to hold.
  public var count: Int {
    switch terms {
    case .payFor(let taken, _): taken
    case .total(let count, _), .each(let count, _): count
    case .percentOff, .amountOff: 1
    case .nth(let number, _): number
    case .buyGet(let bought, let given, _): bought + given
    }
  }

  /// What `count` of them cost, when one has this regular price.
  ///
  /// Throws `overflow` where the result does not fit. Never less than 0.
  public func total(priceEach: Rational) throws(ArithmeticError) -> Rational {
    switch terms {
    case .payFor(_, let paid): return try priceEach * Rational(paid)
    case .total(_, let price): return price
    case .each(let count, let price): return try price * Rational(count)
    case .percentOff(let part): return try priceEach * (.one - part)
    case .amountOff(let amount): return max(.zero, try priceEach - amount)
    case .nth(let number, let part):
      return try priceEach * (Rational(number) - .one + part)
    case .buyGet(let bought, let given, let part):
      return try priceEach * (Rational(bought) + Rational(given) * part)
    }
  }

  /// What `count` of them cost, where the text alone says it; `nil` otherwise.
  public var total: Rational? {
    switch terms {
    case .total(_, let price): return price
    case .each: return try? total(priceEach: .zero)
    default:
      guard let priceEach else { return nil }
      return try? total(priceEach: priceEach)
    }
  }
}
