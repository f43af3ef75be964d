/// Offers and a need in whole numbers, ready for the search.
struct MixProblem: Sendable {
  /// As the search wants them, where costs decide and then numbers of packs.
  private let ranked: [MixLine]
  /// The same, where costs alone decide.
  private let plain: [MixLine]
  private let needed: Int128
  /// What one of cost is worth in `ranked`: more than all packs together.
  private let weight: Int128

  /// How many packs of each offer to buy.
  struct Solution {
    let packs: [Int]
    let isProven: Bool
  }

  /// Every offer has to be for sale, and all of them have to cover what is needed.
  ///
  /// Throws `overflow` where the numbers of the search could exceed 128 bits.
  init(_ offers: [Offer], covering needed: Rational) throws(ArithmeticError) {
    let amounts = try Scale(offers.map(\.amount))
    let costs = try Scale(
      offers.flatMap { $0.costs.first.compactMap(\.self) + [$0.costs.increment].compactMap(\.self) }
    )
    self.needed = try amounts.roundedUp(needed)
    var drafts: [(offer: Offer, amount: Int128, most: Int)] = []
    var weight: Int128 = 1
    var wholeAmount = self.needed
    for offer in offers {
      let amount = try amounts.whole(offer.amount)
      // More of it than cover everything, and than lead to its cheapest number, are never wanted.
      let fewest = (self.needed + amount - 1) / amount
      guard let enough = Int(exactly: fewest), enough < Int.max / 8 else { throw .overflow }
      let most = max(enough, offer.costs.settled) + 2 * offer.costs.period
      drafts.append((offer, amount, most))
      weight = try checkedSum(weight, Int128(most))
      wholeAmount = try checkedSum(wholeAmount, checkedProduct(amount, Int128(most)))
    }
    self.weight = weight
    var wholeCost: Int128 = 1
    var ranked: [MixLine] = []
    var plain: [MixLine] = []
    for (offer, amount, most) in drafts {
      let line = try MixLine(offer, amount: amount, most: most, costs: costs)
      plain.append(line)
      ranked.append(try line.counting(weight: weight))
      wholeCost = try checkedSum(wholeCost, ranked[ranked.count - 1].costBound(most))
    }
    self.plain = plain
    self.ranked = ranked
    // Everything that the search compares is a few such products.
    _ = try checkedProduct(checkedProduct(wholeAmount, wholeCost), 64)
  }

  /// The cheapest packs; of those the fewest; of those the ones that contain most.
  func solve() -> Solution {
    var search = MixSearch(ranked, needed: needed, goal: .maximumForTheCost)
    search.run()
    let isProven: Bool
    if search.isComplete {
      isProven = true
    } else {
      // Many that cost the same and differ in their packs may hide that nothing is cheaper.
      var check = MixSearch(plain, needed: needed, goal: .lowerCost)
      check.start(with: search.best.packs)
      check.run()
      isProven = check.isComplete
      if check.best.cost < plainCost(search.best.packs) {
        return Solution(packs: check.best.packs, isProven: isProven)
      }
    }
    return Solution(packs: search.best.packs, isProven: isProven)
  }

  private func plainCost(_ packs: [Int]) -> Int128 {
    zip(plain, packs).reduce(0) { $0 + ($1.0.cost($1.1) ?? 0) }
  }
}

extension MixLine {
  fileprivate init(
    _ offer: Offer, amount: Int128, most: Int, costs scale: Scale
  ) throws(ArithmeticError) {
    var costs: [Int128?] = [0]
    for cost in offer.costs.first {
      costs.append(try cost.map { cost throws(ArithmeticError) in try scale.whole(cost) })
    }
    let increment = try offer.costs.increment.map { cost throws(ArithmeticError) in
      try scale.whole(cost)
    }
    var tail = offer.costs.settled + 1
    if tail == 1, increment != nil, costs[offer.costs.period] == increment {
      // None at all is a part of the pattern, too.
      costs.removeLast()
      tail = 0
    }
    let last = offer.lastSold ?? 0
    self.init(
      amount: amount, costs: costs, tail: tail, period: offer.costs.period, increment: increment,
      last: last >= most && increment != nil ? .max : last)
  }

  /// The same, where each pack counts as well, but less than the least cost.
  fileprivate func counting(weight: Int128) throws(ArithmeticError) -> MixLine {
    var counted: [Int128?] = []
    for (packs, cost) in costs.enumerated() {
      counted.append(
        try cost.map { cost throws(ArithmeticError) in
          try checkedSum(checkedProduct(cost, weight), Int128(packs))
        })
    }
    return MixLine(
      amount: amount, costs: counted, tail: tail, period: period,
      increment: try increment.map { increment throws(ArithmeticError) in
        try checkedSum(checkedProduct(increment, weight), Int128(period))
      }, last: last)
  }

  /// No number of packs up to `most` costs more.
  fileprivate func costBound(_ most: Int) throws(ArithmeticError) -> Int128 {
    let first = costs.reduce(0) { max($0, $1 ?? 0) }
    return try checkedSum(
      first, checkedProduct(increment ?? 0, Int128(most / period + 1)))
  }
}

/// What whole numbers of a search are multiples of.
private struct Scale {
  private let unit: Rational

  /// The largest number of which all values are multiples.
  init(_ values: [Rational]) throws(ArithmeticError) {
    var numerator: UInt128 = 0
    var denominator: Int128 = 1
    for value in values where !value.isZero {
      numerator =
        numerator == 0
        ? value.numerator.magnitude
        : greatestCommonDivisor(numerator, value.numerator.magnitude)
      let shared = Int128(
        greatestCommonDivisor(denominator.magnitude, value.denominator.magnitude))
      denominator = try checkedProduct(denominator / shared, value.denominator)
    }
    unit = try Rational(Int128(max(1, numerator)), over: denominator)
  }

  func whole(_ value: Rational) throws(ArithmeticError) -> Int128 {
    try (value / unit).numerator
  }

  func roundedUp(_ value: Rational) throws(ArithmeticError) -> Int128 {
    let exact = try value / unit
    return (exact.numerator + exact.denominator - 1) / exact.denominator
  }
}

private func checkedSum(_ a: Int128, _ b: Int128) throws(ArithmeticError) -> Int128 {
  let (result, overflow) = a.addingReportingOverflow(b)
  guard !overflow else { throw .overflow }
  return result
}

private func checkedProduct(_ a: Int128, _ b: Int128) throws(ArithmeticError) -> Int128 {
  let (result, overflow) = a.multipliedReportingOverflow(by: b)
  guard !overflow else { throw .overflow }
  return result
}
