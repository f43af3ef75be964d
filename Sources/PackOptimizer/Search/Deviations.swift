/// How an offer can deviate from the packs that make up a bound, up to a maximum reduced cost.
struct Deviations {
  let curve: Int
  /// How many packs of it the bound has.
  let base: Int
  /// One period more, or one less where the bound has the most that can be bought.
  let period: Option
  let groups: [Group]
  /// Numbers to which no periods can be added, without the bound's own.
  let singles: [Option]
  /// The lowest reduced cost of any number but the bound's own.
  let leastReducedCost: Int128
  /// By how much the amount can at most be below the bound's.
  let reduction: Int128

  /// A number of packs, and how its amount and cost deviate from the bound's.
  struct Option {
    let packs: Int
    let amount: Int128
    let reducedCost: Int128
    let key: Int128
  }

  /// Numbers of packs to which equally many periods can be added.
  struct Group {
    /// `Int.max` for any number.
    let periods: Int
    /// Without the bound's own number.
    var options: [Option]
    var hasBase: Bool
  }

  /// `nil` when every other number has a larger reduced cost.
  init?(
    _ curve: CostCurve, _ index: Int, in range: CostCurve.Counts, at bound: LagrangianBound,
    maximum: Int128, modulus: Int128?
  ) {
    let base = bound.packs[index]
    let baseReducedCost = bound.reducedCost(curve, base, cost: curve.cost(base) ?? 0)
    func key(_ amount: Int128) -> Int128 {
      guard let modulus else { return amount }
      let rest = amount % modulus
      return rest < 0 ? rest + modulus : rest
    }
    let step = bound.reducedCost(curve, curve.period, cost: curve.increment ?? 0)
    let progressions = curve.progressions(in: range)
    let isFromAbove =
      step < 0
      || step == 0
        && progressions.contains { progression in
          progression.periods > 0 && progression.periods < .max
            && progression.packs + progression.periods * curve.period == base
        }
    let sign: Int128 = isFromAbove ? -1 : 1
    let amount = sign * curve.amount(curve.period)
    period = Option(
      packs: isFromAbove ? -curve.period : curve.period, amount: amount, reducedCost: sign * step,
      key: key(amount))
    var groups: [Group] = []
    var singles: [Option] = []
    var least = Int128.max
    for progression in progressions {
      var packs = progression.packs
      var cost = progression.cost
      if isFromAbove, progression.periods > 0 {
        packs += progression.periods * curve.period
        cost += Int128(progression.periods) * (curve.increment ?? 0)
      }
      let amount = curve.amount(packs - base)
      let reducedCost = bound.reducedCost(curve, packs, cost: cost) - baseReducedCost
      guard reducedCost <= maximum else { continue }
      let option = Option(packs: packs, amount: amount, reducedCost: reducedCost, key: key(amount))
      if packs != base { least = min(least, reducedCost) }
      if progression.periods == 0 {
        if packs != base { singles.append(option) }
        continue
      }
      least = min(least, reducedCost + sign * step)
      let place =
        groups.firstIndex { $0.periods == progression.periods }
        ?? {
          groups.append(Group(periods: progression.periods, options: [], hasBase: false))
          return groups.count - 1
        }()
      if packs == base {
        groups[place].hasBase = true
      } else {
        groups[place].options.append(option)
      }
    }
    guard least <= maximum else { return nil }
    self.curve = index
    self.base = base
    self.groups = groups
    self.singles = singles
    leastReducedCost = least
    let options = singles + groups.flatMap(\.options)
    var reduction = options.reduce(0) { max($0, -$1.amount) }
    if isFromAbove {
      let periods = groups.reduce(0) { max($0, $1.periods) }
      let affordable = period.reducedCost > 0 ? maximum / period.reducedCost : .max
      reduction += -period.amount * min(Int128(periods), affordable)
    }
    self.reduction = reduction
  }
}
