/// What an offer can add to the packs that a bound is made of, with no more slack than wanted.
struct MixPlan {
  let line: Int
  /// How many packs of it the bound has.
  let base: Int
  /// One period more, or one less where the bound has as many as there are.
  let period: Option
  let groups: [Group]
  /// Numbers that have nothing to do with the period, without the bound's own.
  let singles: [Option]
  /// The least slack of anything but the bound's own number.
  let leastSlack: Int128
  /// How much less of it than the bound has there can be at most.
  let reduction: Int128

  /// A number of packs, and how its amount and costs deviate from the bound's.
  struct Option {
    let packs: Int
    let amount: Int128
    let slack: Int128
    let key: Int128
  }

  /// Numbers of packs to which as many periods can be added.
  struct Group {
    /// `Int.max` for any number.
    let periods: Int
    /// Without the bound's own number.
    var options: [Option]
    var hasBase: Bool
  }

  /// `nil` when there is nothing with as little slack.
  init?(
    _ line: MixLine, _ index: Int, in range: MixLine.Range, at bound: MixBound, slack most: Int128,
    modulus: Int128?
  ) {
    let base = bound.packs[index]
    let baseExcess = bound.excess(line, base, cost: line.cost(base) ?? 0)
    func key(_ amount: Int128) -> Int128 {
      guard let modulus else { return amount }
      let rest = amount % modulus
      return rest < 0 ? rest + modulus : rest
    }
    let step = bound.excess(line, line.period, cost: line.increment ?? 0)
    let chains = line.chains(in: range)
    let isFromAbove =
      step < 0
      || step == 0
        && chains.contains { chain in
          chain.periods > 0 && chain.periods < .max
            && chain.packs + chain.periods * line.period == base
        }
    let sign: Int128 = isFromAbove ? -1 : 1
    let amount = sign * line.amount(line.period)
    period = Option(
      packs: isFromAbove ? -line.period : line.period, amount: amount, slack: sign * step,
      key: key(amount))
    var groups: [Group] = []
    var singles: [Option] = []
    var least = Int128.max
    for chain in chains {
      var packs = chain.packs
      var cost = chain.cost
      if isFromAbove, chain.periods > 0 {
        packs += chain.periods * line.period
        cost += Int128(chain.periods) * (line.increment ?? 0)
      }
      let amount = line.amount(packs - base)
      let slack = bound.excess(line, packs, cost: cost) - baseExcess
      guard slack <= most else { continue }
      let option = Option(packs: packs, amount: amount, slack: slack, key: key(amount))
      if packs != base { least = min(least, slack) }
      if chain.periods == 0 {
        if packs != base { singles.append(option) }
        continue
      }
      least = min(least, slack + sign * step)
      let place =
        groups.firstIndex { $0.periods == chain.periods }
        ?? {
          groups.append(Group(periods: chain.periods, options: [], hasBase: false))
          return groups.count - 1
        }()
      if packs == base {
        groups[place].hasBase = true
      } else {
        groups[place].options.append(option)
      }
    }
    guard least <= most else { return nil }
    self.line = index
    self.base = base
    self.groups = groups
    self.singles = singles
    leastSlack = least
    let options = singles + groups.flatMap(\.options)
    var reduction = options.reduce(0) { max($0, -$1.amount) }
    if isFromAbove {
      let periods = groups.reduce(0) { max($0, $1.periods) }
      let affordable = period.slack > 0 ? most / period.slack : .max
      reduction += -period.amount * min(Int128(periods), affordable)
    }
    self.reduction = reduction
  }
}
