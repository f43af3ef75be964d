import PackOptimizer
import PerModel
import RandomTesting

/// Offers of all sorts: plain ones, groups, prices from a number on, coupons, shipping, limits.
struct RandomOffers {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func offer(_ id: Int) throws -> Offer<Int> {
    try Offer(
      id,
      amount: Rational(Int128(number(3...12)), over: Int128(number(1...2))),
      limit: number(0...2) == 0 ? number(1...5) : nil, costs: costs())
  }

  mutating func costs() throws -> PackCosts {
    let price = Rational(number(0...12))
    let taken = number(2...4)
    let reduction = Rational(number(0...5))
    switch number(0...7) {
    case 0: return try group(taken, price)
    case 1: return try from(taken, price, less: reduction)
    case 2: return try shipped(price, for: Rational(number(1...30)))
    case 3: return try couponOnce(price, reduction)
    case 4: return try onlyTogether(taken, price)
    case 5: return try freeShipping(price, from: taken, else: Rational(number(1...20)))
    case 6: return try onlyTheFirst(taken, at: price, then: Rational(number(1...6)))
    default: return try PackCosts(each: price)
    }
  }

  private func group(_ taken: Int, _ price: Rational) throws -> PackCosts {
    try PackCosts(period: taken) { count throws(ArithmeticError) in
      try price * Rational(count - count / taken)
    }
  }

  private func from(_ least: Int, _ price: Rational, less: Rational) throws -> PackCosts {
    let lower = max(.zero, try price - less)
    return try PackCosts(settled: least - 1) { count throws(ArithmeticError) in
      try Rational(count) * (count < least ? price : lower)
    }
  }

  private func shipped(_ price: Rational, for charge: Rational) throws -> PackCosts {
    try PackCosts { count throws(ArithmeticError) in try charge + price * Rational(count) }
  }

  private func freeShipping(
    _ price: Rational, from least: Int, else charge: Rational
  ) throws -> PackCosts {
    try PackCosts(settled: least) { count throws(ArithmeticError) in
      try price * Rational(count) + (count < least ? charge : .zero)
    }
  }

  private func couponOnce(_ price: Rational, _ reduction: Rational) throws -> PackCosts {
    let breakEvenPrice = min(price, reduction)
    return try PackCosts { count throws(ArithmeticError) in
      try price * Rational(count) - breakEvenPrice
    }
  }

  /// In groups only, with no price for one.
  private func onlyTogether(_ taken: Int, _ price: Rational) throws -> PackCosts {
    try PackCosts(period: taken) { count throws(ArithmeticError) in
      count % taken == 0 ? try price * Rational(count / taken) : nil
    }
  }

  /// The first ones at this price, and each further one at another.
  private func onlyTheFirst(_ most: Int, at price: Rational, then more: Rational) throws
    -> PackCosts
  {
    try PackCosts(settled: most) { count throws(ArithmeticError) in
      try price * Rational(count) + more * Rational(max(0, count - most))
    }
  }
}

extension PackCosts {
  /// Every pack costs the same; 0 or more.
  init(each price: Rational) throws(OfferError) {
    try self.init { count throws(ArithmeticError) in try price * Rational(count) }
  }
}
