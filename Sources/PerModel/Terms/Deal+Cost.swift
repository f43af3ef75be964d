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
