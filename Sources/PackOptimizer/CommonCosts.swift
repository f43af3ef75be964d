import PerModel

/// Costs as whole numbers of one small unit, which are added faster than fractions.
struct CommonCosts {
  /// For each store, what each need costs there; `absent` where the store does not have it.
  let stores: [[Int128]]
  /// What each need costs without a stop; `absent` likewise.
  let anywhere: [Int128]
  let stopCost: Int128
  let needCount: Int
  /// How many of the units make up 1.
  let denominator: Int128
  static let absent = Int128.max

  /// Throws `overflow` where a sum of them might not fit.
  init(
    _ costs: [[Rational?]], _ withoutStop: [Rational?], _ stopCost: Rational
  ) throws(ArithmeticError) {
    var denominator = stopCost.denominator
    for cost in costs.joined() + withoutStop {
      guard let cost, denominator % cost.denominator != 0 else { continue }
      // In lowest terms, what is left below is what the common denominator lacks.
      let share = try Rational(denominator, over: cost.denominator).denominator
      let (product, overflow) = denominator.multipliedReportingOverflow(by: share)
      guard !overflow else { throw .overflow }
      denominator = product
    }
    let count = costs.map(\.count).max() ?? 0
    let most = Int128.max / Int128(costs.count + count + 1)
    func whole(_ cost: Rational) throws(ArithmeticError) -> Int128 {
      let (product, overflow) = cost.numerator.multipliedReportingOverflow(
        by: denominator / cost.denominator)
      guard !overflow, product <= most else { throw .overflow }
      return product
    }
    var stores = [[Int128]](
      repeating: [Int128](repeating: Self.absent, count: costs.count), count: count)
    for (need, offers) in costs.enumerated() {
      for (store, cost) in offers.enumerated() {
        if let cost { stores[store][need] = try whole(cost) }
      }
    }
    var anywhere = [Int128](repeating: Self.absent, count: costs.count)
    for (need, cost) in withoutStop.enumerated() {
      if let cost { anywhere[need] = try whole(cost) }
    }
    self.stores = stores
    self.anywhere = anywhere
    self.stopCost = try whole(stopCost)
    self.denominator = denominator
    needCount = costs.count
  }
}
