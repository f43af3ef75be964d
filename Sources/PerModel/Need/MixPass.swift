/// One look at all packs in some ranges whose slacks together do not exceed a limit.
struct MixPass {
  private let lines: [MixLine]
  private let ranges: [MixLine.Range]
  private let bound: MixBound
  private let needed: Int128
  private let most: Int128
  /// What the deviations may contain before all is covered.
  private let room: Int128
  /// The same, with what the offers that come later can still take away.
  private var roomForNow: Int128
  private let modulus: Int128?
  private var main: MixStates
  private var trail = MixTrail()
  /// How many states may still be looked at; 0 or less when not all were.
  private(set) var effort: Int

  init(
    _ lines: [MixLine], _ ranges: [MixLine.Range], _ bound: MixBound, needed: Int128,
    slack: Int128, effort: Int
  ) {
    self.lines = lines
    self.ranges = ranges
    self.bound = bound
    self.needed = needed
    self.effort = effort
    most = slack
    let pivot = lines[bound.pivot]
    var room = needed - pivot.amount(ranges[bound.pivot].smallest)
    for (index, line) in lines.enumerated() where index != bound.pivot {
      room -= line.amount(bound.packs[index])
    }
    self.room = room
    roomForNow = room
    modulus = pivot.isSteady(in: ranges[bound.pivot]) ? pivot.amount(pivot.period) : nil
    main = MixStates()
    main.insert(MixStates.State(amount: 0, slack: 0, key: 0, step: -1))
  }

  mutating func run() {
    var plans: [MixPlan] = []
    for (index, line) in lines.enumerated() where index != bound.pivot {
      let plan = MixPlan(
        line, index, in: ranges[index], at: bound, slack: most, modulus: modulus)
      if let plan { plans.append(plan) }
    }
    // Those with many choices last, so that there are few states for long.
    plans.sort { $0.leastSlack > $1.leastSlack }
    roomForNow = plans.reduce(room) { $0 + $1.reduction }
    var size = 256
    for plan in plans {
      guard effort > 0 else { return }
      extend(plan)
      roomForNow -= plan.reduction
      if main.states.count > 4 * size {
        main.removeExceeded(price: bound.price.cost)
        size = max(size, main.states.count)
      }
    }
  }

  /// The packs of the best state, with what the pivot adds; `nil` when they are not better than
  /// `found`.
  func best(than found: MixSearch.Found?) -> [Int]? {
    let pivot = lines[bound.pivot]
    let range = ranges[bound.pivot]
    let lowest = pivot.amount(range.smallest)
    var base: Int128 = 0
    for (index, line) in lines.enumerated() where index != bound.pivot {
      base += (line.cost(bound.packs[index]) ?? 0) * bound.price.amount
    }
    var best = found.map { (cost: $0.cost * bound.price.amount, amount: $0.amount) }
    var choice: (step: Int32, packs: Int)?
    // Where the costs settle late, there is much to look at for each number.
    var known: [Int: (packs: Int, cost: Int128)?] = [:]
    let isSlow = pivot.tail + pivot.period > 32
    for state in main.states where state.isLive {
      let open = room - state.amount
      let more = open <= 0 ? 0 : Int((open + pivot.amount - 1) / pivot.amount)
      let fewest = range.smallest + more
      let cheapest = known[fewest] ?? pivot.cheapest(atLeast: fewest, in: range)
      if isSlow { known[fewest] = .some(cheapest) }
      guard let end = cheapest else { continue }
      let cost =
        base + state.slack + bound.price.cost * state.amount + end.cost * bound.price.amount
      let amount = needed - lowest - open + pivot.amount(end.packs)
      if let best, (best.cost, amount) <= (cost, best.amount) { continue }
      best = (cost, amount)
      choice = (state.step, end.packs)
    }
    guard let choice else { return nil }
    var packs = trail.packs(at: choice.step, base: bound.packs)
    packs[bound.pivot] = choice.packs
    return packs
  }

  private mutating func extend(_ plan: MixPlan) {
    var states = MixStates()
    swap(&states, &main)
    if plan.singles.isEmpty, plan.groups.count == 1, plan.groups[0].hasBase {
      // Periods can be added to every state.
      addOptions(plan.groups[0].options, of: plan, to: states, into: &states)
      addPeriods(plan.groups[0].periods, of: plan, to: &states)
    } else {
      var closed: [MixStates.State] = []
      for group in plan.groups {
        // States to which periods can still be added compete only with their like.
        var open = MixStates()
        if group.hasBase { for state in states.states where state.isLive { open.insert(state) } }
        addOptions(group.options, of: plan, to: states, into: &open)
        addPeriods(group.periods, of: plan, to: &open)
        closed += open.states.filter(\.isLive)
      }
      addOptions(plan.singles, of: plan, to: states, into: &states)
      for state in closed { states.insert(state) }
    }
    main = states
  }

  private mutating func addOptions(
    _ options: [MixPlan.Option], of plan: MixPlan, to origins: MixStates,
    into target: inout MixStates
  ) {
    guard !options.isEmpty else { return }
    for origin in origins.states where origin.isLive {
      for option in options {
        guard
          let state = state(
            origin, amount: option.amount, slack: option.slack, key: option.key)
        else { continue }
        insert(state, packs: option.packs, of: plan, into: &target)
      }
    }
  }

  private mutating func addPeriods(
    _ count: Int, of plan: MixPlan, to states: inout MixStates
  ) {
    let period = plan.period
    if count == .max {
      var place = 0
      while place < states.states.count, effort > 0 {
        let origin = states.states[place]
        place += 1
        // Who has enough needs no more.
        guard origin.isLive, origin.amount < roomForNow else { continue }
        let next = state(origin, amount: period.amount, slack: period.slack, key: period.key)
        if let next { add(1, to: next, of: plan, into: &states) }
      }
      return
    }
    // 1, 2, 4 … and the rest of them: their sums are all numbers up to the count.
    var rest = count
    var size = 1
    while rest > 0, effort > 0 {
      let chunk = min(size, rest)
      rest -= chunk
      size *= 2
      guard Int128(chunk) * period.slack <= most else { continue }
      let key = reduced(Int128(chunk) * period.key)
      var next: [MixStates.State] = []
      for origin in states.states where origin.isLive {
        let state = state(
          origin, amount: Int128(chunk) * period.amount, slack: Int128(chunk) * period.slack,
          key: key)
        if let state { next.append(state) }
      }
      for state in next { add(chunk, to: state, of: plan, into: &states) }
    }
  }

  private func reduced(_ key: Int128) -> Int128 {
    guard let modulus else { return key }
    return key % modulus
  }

  /// A state with so much more; `nil` when its slack is too large, or it leads too far beyond what is
  /// needed.
  private mutating func state(
    _ origin: MixStates.State, amount: Int128, slack: Int128, key: Int128
  ) -> MixStates.State? {
    effort -= 1
    var state = origin
    state.slack += slack
    guard state.slack <= most else { return nil }
    state.amount += amount
    if state.amount > roomForNow,
      state.slack + bound.price.cost * (state.amount - roomForNow) > most
    {
      return nil
    }
    state.key += key
    if let modulus, state.key >= modulus { state.key -= modulus }
    return state
  }

  private mutating func insert(
    _ state: MixStates.State, packs: Int, of plan: MixPlan, into states: inout MixStates
  ) {
    var state = state
    state.step = trail.step(to: packs, of: plan.line, after: state.step)
    states.insert(state)
  }

  private mutating func add(
    _ periods: Int, to state: MixStates.State, of plan: MixPlan, into states: inout MixStates
  ) {
    let packs = trail.packs(of: plan.line, at: state.step, base: plan.base)
    insert(state, packs: packs + periods * plan.period.packs, of: plan, into: &states)
  }
}
