import PerModel

/// Offers and a need in whole numbers, ready for the search.
struct CoveringProblem: Sendable {
  /// Cost decides first, then the number of packs: each pack costs a little extra.
  private let weighted: [CostCurve]
  /// Where cost alone decides.
  private let plain: [CostCurve]
  private let needed: Int128

  /// How many packs of each offer to buy.
  struct Solution {
    let packs: [Int]
    let isProven: Bool
  }

  /// Every offer must be for sale, and all of them together must cover the need.
  ///
  /// Throws `overflow` where the numbers of the search could exceed 128 bits.
  init<ID>(_ offers: [Offer<ID>], covering needed: Rational) throws(ArithmeticError) {
    let amounts = try Scale(offers.map(\.amount))
    let costs = try Scale(
      offers.flatMap { $0.costs.first.compactMap(\.self) + [$0.costs.increment].compactMap(\.self) }
    )
    self.needed = try amounts.roundedUp(needed)
    var drafts: [(offer: Offer<ID>, amount: Int128, maximum: Int)] = []
    // By how much costs are multiplied in `weighted`: by more than all packs together cost there.
    var weight: Int128 = 1
    var wholeAmount = self.needed
    for offer in offers {
      let amount = try amounts.whole(offer.amount)
      // No more packs than cover the need, plus those that lead to its cheapest number.
      let fewest = (self.needed + amount - 1) / amount
      guard let enough = Int(exactly: fewest), enough < Int.max / 8 else { throw .overflow }
      let maximum = max(enough, offer.costs.settled) + 2 * offer.costs.period
      drafts.append((offer, amount, maximum))
      weight = try checkedSum(weight, Int128(maximum))
      wholeAmount = try checkedSum(wholeAmount, checkedProduct(amount, Int128(maximum)))
    }
    var wholeCost: Int128 = 1
    var weighted: [CostCurve] = []
    var plain: [CostCurve] = []
    for (offer, amount, maximum) in drafts {
      let curve = try CostCurve(offer, amount: amount, maximum: maximum, costs: costs)
      plain.append(curve)
      weighted.append(try curve.countingPacks(weight: weight))
      wholeCost = try checkedSum(wholeCost, weighted[weighted.count - 1].costLimit(maximum))
    }
    self.plain = plain
    self.weighted = weighted
    // Whatever the search compares is the sum of a few such products.
    _ = try checkedProduct(checkedProduct(wholeAmount, wholeCost), 64)
  }

  /// The cheapest packs; of those the fewest; of those the ones that contain the most.
  ///
  /// Once cancelled, it is the best that was found.
  func solve(isCancelled: () -> Bool) -> Solution {
    var search = BranchAndBound(weighted, needed: needed, goal: .lowerCostThenLargerAmount)
    search.run(isCancelled: isCancelled)
    let isProven: Bool
    if search.isComplete {
      isProven = true
    } else {
      // Among many choices that cost the same, it may be the number of packs that takes so long.
      var check = BranchAndBound(plain, needed: needed, goal: .lowerCost)
      check.propose(search.best.packs)
      check.run(isCancelled: isCancelled)
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

extension CostCurve {
  fileprivate init<ID>(
    _ offer: Offer<ID>, amount: Int128, maximum: Int, costs scale: Scale
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
      // The pattern begins with no packs at all.
      costs.removeLast()
      tail = 0
    }
    let last = offer.lastSold ?? 0
    self.init(
      amount: amount, costs: costs, tail: tail, period: offer.costs.period, increment: increment,
      last: last >= maximum && increment != nil ? .max : last)
  }

  /// The same with costs multiplied by the weight, where each pack costs 1 on top.
  fileprivate func countingPacks(weight: Int128) throws(ArithmeticError) -> CostCurve {
    var counted: [Int128?] = []
    for (packs, cost) in costs.enumerated() {
      counted.append(
        try cost.map { cost throws(ArithmeticError) in
          try checkedSum(checkedProduct(cost, weight), Int128(packs))
        })
    }
    return CostCurve(
      amount: amount, costs: counted, tail: tail, period: period,
      increment: try increment.map { increment throws(ArithmeticError) in
        try checkedSum(checkedProduct(increment, weight), Int128(period))
      }, last: last)
  }

  /// A limit that no number of packs up to `maximum` costs more than.
  fileprivate func costLimit(_ maximum: Int) throws(ArithmeticError) -> Int128 {
    let first = costs.reduce(0) { max($0, $1 ?? 0) }
    return try checkedSum(
      first, checkedProduct(increment ?? 0, Int128(maximum / period + 1)))
  }
}

func checkedSum(_ a: Int128, _ b: Int128) throws(ArithmeticError) -> Int128 {
  let (result, overflow) = a.addingReportingOverflow(b)
  guard !overflow else { throw .overflow }
  return result
}

func checkedProduct(_ a: Int128, _ b: Int128) throws(ArithmeticError) -> Int128 {
  let (result, overflow) = a.multipliedReportingOverflow(by: b)
  guard !overflow else { throw .overflow }
  return result
}
