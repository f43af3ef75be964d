import PackOptimizer
import PerModel

/// Offers that make the search for the cheapest mix hard: 40 at a time, with a need of 1,000 packs.
enum Mixes: String, CaseIterable {
  /// Any sizes in grams, and prices in cents around 5.00 per kilogram.
  case random
  /// One unit price for all, and sizes without a common factor.
  case tied
  /// Half of them in pounds and ounces, at the same unit price except for rounding to cents.
  case pounds
  /// No more than 30 packs of each.
  case limited
  /// Limits, and one unit price for all.
  case limitedAndTied
  /// Shipping for each offer, whatever the number of packs.
  case shipped
  /// 3 for 2, a lower price from some number of packs, a coupon.
  case deals
  /// Shipping and limits.
  case shippedAndLimited
  /// Pounds and grams, limits, deals and shipping.
  case everything
  /// Pounds at nearly one unit price, and a need of about 8 packs.
  case fewPounds
  /// Any sizes, and a need of about 8 packs.
  case few

  /// Offers and a need.
  func problem(seed: UInt64) throws -> (offers: [Offer<Int>], needed: Rational) {
    var random = SplitMix(seed: seed)
    let offers = try (1...40).map { number in
      let grams = random.number(100...2_000)
      var amount = try Rational(Int128(grams), over: 1_000)
      if self == .pounds || self == .fewPounds || self == .everything, number % 2 == 0 {
        amount = try Rational(Int128(random.number(4...64)), over: 16) * Unit.pound.factor
      }
      var cents = try (amount * Rational(random.number(400...600))).rounded(fractionDigits: 0)
      if self == .tied || self == .pounds || self == .fewPounds || self == .limitedAndTied {
        cents = try (amount * 500).rounded(fractionDigits: 0)
      }
      if self == .tied || self == .limitedAndTied { cents = try amount * 500 }
      let price = max(try Rational(1, over: 100), try cents / 100)
      let isLimited =
        self == .limited || self == .limitedAndTied || self == .shippedAndLimited
        || self == .everything && number % 3 == 0
      return try Offer(
        number, amount: amount, limit: isLimited ? random.number(20...40) : nil,
        costs: costs(price, number, &random))
    }
    var whole = try offers.reduce(Rational.zero) { try $0 + $1.amount * 25 }
    if self == .limited || self == .limitedAndTied || self == .shippedAndLimited {
      whole = try whole * 3 / 4
    }
    if self == .few || self == .fewPounds { whole = try whole / 125 }
    return (offers, whole)
  }

  private func costs(
    _ price: Rational, _ number: Int, _ random: inout SplitMix
  ) throws -> PackCosts {
    let charge = try Rational(Int128(random.number(100...990)), over: 100)
    let shipped = { (price: Rational) throws in
      try PackCosts { count throws(ArithmeticError) in try charge + price * Rational(count) }
    }
    switch (self, number % 4) {
    case (.shipped, _), (.shippedAndLimited, _), (.everything, 0): return try shipped(price)
    case (.deals, 0), (.everything, 1):
      return try PackCosts(period: 3) { count throws(ArithmeticError) in
        try price * Rational(count - count / 3)
      }
    case (.deals, 1), (.everything, 2):
      let least = random.number(2...12)
      return try PackCosts(settled: least) { count throws(ArithmeticError) in
        try price * Rational(count) * (count < least ? 1 : Rational(9, over: 10))
      }
    case (.deals, 2):
      return try PackCosts { count throws(ArithmeticError) in
        try price * Rational(count) - min(price, charge)
      }
    default:
      return try PackCosts { count throws(ArithmeticError) in try price * Rational(count) }
    }
  }
}

/// The textbook's dynamic programming: the lowest cost of every number of grams up to the need, in
/// tenths of cents. Only for plain prices without limits. Returns the nanoseconds, and checks that
/// the mix costs no more.
func programme(_ offers: [Offer<Int>], covering needed: Rational) throws -> Int {
  let grams = Int((try needed * 1_000).numerator)
  let packs = try offers.map { offer in
    (
      grams: Int((try offer.amount * 1_000).numerator),
      cost: Int((try (offer.costs.cost(ofPacks: 1) ?? 0) * 1_000).numerator)
    )
  }
  var least = [Int](repeating: 0, count: grams + 1)
  let time = nanoseconds {
    for amount in 1...grams {
      var best = Int.max
      for pack in packs { best = min(best, least[max(0, amount - pack.grams)] + pack.cost) }
      least[amount] = best
    }
  }
  let mix = try Mix.cheapest(of: offers, covering: needed)
  let cost = try mix.cost * 1_000
  precondition(cost == Rational(least[grams]), "both are the cheapest")
  return time
}

/// The same random numbers in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
