/// Goes through all packs in the ranges whose reduced costs add up to no more than a maximum.
struct DynamicProgram {
  private let curves: [CostCurve]
  private let ranges: [CostCurve.Counts]
  private let bound: LagrangianBound
  private let needed: Int128
  private let maximum: Int128
  /// How much more than the bound's packs the others must contain so that the pivot adds nothing.
  private let room: Int128
  /// The same, plus what offers that come later can still give up.
  private var roomForNow: Int128
  /// What a period of the pivot contains, where the pivot fills every gap alike (`isSteady`).
  private let modulus: Int128?
  private var main: StateTable
  private var trail = Trail()
  /// How many states may still be looked at; 0 or less when it gave up or was cancelled.
  private(set) var effort: Int

  init(
    _ curves: [CostCurve], _ ranges: [CostCurve.Counts], _ bound: LagrangianBound, needed: Int128,
    maximum: Int128, effort: Int
  ) {
    self.curves = curves
    self.ranges = ranges
    self.bound = bound
    self.needed = needed
    self.effort = effort
    self.maximum = maximum
    let pivot = curves[bound.pivot]
    var room = needed - pivot.amount(ranges[bound.pivot].smallest)
    for (index, curve) in curves.enumerated() where index != bound.pivot {
      room -= curve.amount(bound.packs[index])
    }
    self.room = room
    roomForNow = room
    modulus = pivot.isSteady(in: ranges[bound.pivot]) ? pivot.amount(pivot.period) : nil
    main = StateTable()
    main.insert(StateTable.State(amount: 0, reducedCost: 0, key: 0, step: -1))
  }

  mutating func run(isCancelled: () -> Bool) {
    var allDeviations: [Deviations] = []
    for (index, curve) in curves.enumerated() where index != bound.pivot {
      let deviations = Deviations(
        curve, index, in: ranges[index], at: bound, maximum: maximum, modulus: modulus)
      if let deviations { allDeviations.append(deviations) }
    }
    // Offers with many choices come last, so that there are few states for long.
    allDeviations.sort { $0.leastReducedCost > $1.leastReducedCost }
    roomForNow = allDeviations.reduce(room) { $0 + $1.reduction }
    var size = 256
    for deviations in allDeviations {
      guard effort > 0 else { return }
      guard !isCancelled() else {
        effort = 0
        return
      }
      extend(deviations)
      roomForNow -= deviations.reduction
      if main.states.count > 4 * size {
        main.removeExceeded(price: bound.price.cost)
        size = max(size, main.states.count)
      }
    }
  }

  /// The packs of the best state, with what the pivot adds; `nil` when they are not better than
  /// `incumbent`.
  func best(than incumbent: BranchAndBound.Incumbent?) -> [Int]? {
    let pivot = curves[bound.pivot]
    let range = ranges[bound.pivot]
    let lowest = pivot.amount(range.smallest)
    var base: Int128 = 0
    for (index, curve) in curves.enumerated() where index != bound.pivot {
      base += (curve.cost(bound.packs[index]) ?? 0) * bound.price.amount
    }
    var best = incumbent.map { (cost: $0.cost * bound.price.amount, amount: $0.amount) }
    var choice: (step: Int32, packs: Int)?
    // Where the costs begin to repeat late, each number takes a long look.
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
        base + state.reducedCost + bound.price.cost * state.amount + end.cost * bound.price.amount
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

  private mutating func extend(_ deviations: Deviations) {
    var states = StateTable()
    swap(&states, &main)
    if deviations.singles.isEmpty, deviations.groups.count == 1, deviations.groups[0].hasBase {
      // Periods can be added to every state.
      addOptions(deviations.groups[0].options, of: deviations, to: states, into: &states)
      addPeriods(deviations.groups[0].periods, of: deviations, to: &states)
    } else {
      var closed: [StateTable.State] = []
      for group in deviations.groups {
        // A state to which periods can still be added competes only with others of that kind.
        var open = StateTable()
        if group.hasBase { for state in states.states where state.isLive { open.insert(state) } }
        addOptions(group.options, of: deviations, to: states, into: &open)
        addPeriods(group.periods, of: deviations, to: &open)
        closed += open.states.filter(\.isLive)
      }
      addOptions(deviations.singles, of: deviations, to: states, into: &states)
      for state in closed { states.insert(state) }
    }
    main = states
  }

  private mutating func addOptions(
    _ options: [Deviations.Option], of deviations: Deviations, to origins: StateTable,
    into target: inout StateTable
  ) {
    guard !options.isEmpty else { return }
    for origin in origins.states where origin.isLive {
      for option in options {
        guard
          let state = state(
            origin, amount: option.amount, reducedCost: option.reducedCost, key: option.key)
        else { continue }
        insert(state, packs: option.packs, of: deviations, into: &target)
      }
    }
  }

  private mutating func addPeriods(
    _ count: Int, of deviations: Deviations, to states: inout StateTable
  ) {
    let period = deviations.period
    if count == .max {
      var place = 0
      while place < states.states.count, effort > 0 {
        let origin = states.states[place]
        place += 1
        // A state that covers the need takes no more packs.
        guard origin.isLive, origin.amount < roomForNow else { continue }
        let next = state(
          origin, amount: period.amount, reducedCost: period.reducedCost, key: period.key)
        if let next { add(1, to: next, of: deviations, into: &states) }
      }
      return
    }
    // 1, 2, 4 … and the remainder: their sums are all numbers up to the count.
    var rest = count
    var size = 1
    while rest > 0, effort > 0 {
      let chunk = min(size, rest)
      rest -= chunk
      size *= 2
      guard Int128(chunk) * period.reducedCost <= maximum else { continue }
      let key = reduced(Int128(chunk) * period.key)
      var next: [StateTable.State] = []
      for origin in states.states where origin.isLive {
        let state = state(
          origin, amount: Int128(chunk) * period.amount,
          reducedCost: Int128(chunk) * period.reducedCost, key: key)
        if let state { next.append(state) }
      }
      for state in next { add(chunk, to: state, of: deviations, into: &states) }
    }
  }

  private func reduced(_ key: Int128) -> Int128 {
    guard let modulus else { return key }
    return key % modulus
  }

  /// The state that follows; `nil` when its reduced cost is too large, or it goes too far beyond the
  /// need.
  private mutating func state(
    _ origin: StateTable.State, amount: Int128, reducedCost: Int128, key: Int128
  ) -> StateTable.State? {
    effort -= 1
    var state = origin
    state.reducedCost += reducedCost
    guard state.reducedCost <= maximum else { return nil }
    state.amount += amount
    if state.amount > roomForNow,
      state.reducedCost + bound.price.cost * (state.amount - roomForNow) > maximum
    {
      return nil
    }
    state.key += key
    if let modulus, state.key >= modulus { state.key -= modulus }
    return state
  }

  private mutating func insert(
    _ state: StateTable.State, packs: Int, of deviations: Deviations, into states: inout StateTable
  ) {
    var state = state
    state.step = trail.step(to: packs, of: deviations.curve, after: state.step)
    states.insert(state)
  }

  private mutating func add(
    _ periods: Int, to state: StateTable.State, of deviations: Deviations,
    into states: inout StateTable
  ) {
    let packs = trail.packs(of: deviations.curve, at: state.step, base: deviations.base)
    insert(state, packs: packs + periods * deviations.period.packs, of: deviations, into: &states)
  }
}
