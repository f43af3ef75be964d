/// Packs chosen so far, without those that others are sure to be as good as.
///
/// Every number in it is a deviation from the packs that the bound is made of.
struct MixStates {
  struct State {
    /// How much more they contain.
    var amount: Int128
    /// What they cost beyond the price of their amount, scaled; 0 or more.
    var slack: Int128
    /// Amounts with equal keys can be compared: equal ones or, where the pivot fills every gap that
    /// is a multiple of its period, those that differ by such a multiple.
    var key: Int128
    /// The last step that led here, in `MixTrail`; −1 for none.
    var step: Int32
    var isLive = true
  }

  private(set) var states: ContiguousArray<State> = []
  /// Places in `states` by key, open addressing; −1 is free.
  private var slots: ContiguousArray<Int32>

  init(capacity: Int = 0) {
    var count = 64
    while count < 2 * capacity { count *= 2 }
    slots = ContiguousArray(repeating: -1, count: count)
    states.reserveCapacity(capacity)
  }

  /// Adds a state, unless one of the same key needs no more slack and has no larger amount: whatever
  /// completes the new one completes that one at least as well, with some more of the pivot.
  @discardableResult
  mutating func insert(_ state: State) -> Bool {
    if 2 * states.count >= slots.count { grow() }
    let slot = slot(of: state.key)
    let place = slots[slot]
    if place < 0 {
      slots[slot] = Int32(states.count)
    } else {
      let other = states[Int(place)]
      if other.slack <= state.slack, other.amount <= state.amount { return false }
      if state.slack <= other.slack {
        if state.amount <= other.amount { states[Int(place)].isLive = false }
        slots[slot] = Int32(states.count)
      }
    }
    states.append(state)
    return true
  }

  /// Leaves out the states that cost as much as another one that contains more.
  mutating func removeExceeded(price: Int128) {
    var order = states.indices.filter { states[$0].isLive }
    order.sort { first, second in
      let (first, second) = (states[first], states[second])
      return first.amount == second.amount
        ? first.slack < second.slack : first.amount > second.amount
    }
    var rest = MixStates(capacity: order.count)
    var least = Int128.max
    for place in order {
      let cost = states[place].slack + price * states[place].amount
      guard cost < least else { continue }
      least = cost
      rest.insert(states[place])
    }
    self = rest
  }

  private func slot(of key: Int128) -> Int {
    let mask = slots.count - 1
    let low = UInt64(truncatingIfNeeded: key)
    let high = UInt64(truncatingIfNeeded: key >> 64)
    // Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    var slot = Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] >= 0, states[Int(slots[slot])].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: -1, count: 2 * old.count)
    for place in old where place >= 0 { slots[slot(of: states[Int(place)].key)] = place }
  }
}

/// The steps by which packs were chosen.
struct MixTrail {
  struct HistoryOperation {
    /// The step before; −1 for none.
    let previous: Int32
    let line: Int32
    /// How many packs of the offer there are now.
    let packs: Int
  }

  private(set) var steps: ContiguousArray<HistoryOperation> = []

  /// The step after which there are so many packs of a line, coming from `last`.
  mutating func step(to packs: Int, of line: Int, after last: Int32) -> Int32 {
    var previous = last
    if last >= 0, steps[Int(last)].line == Int32(line) { previous = steps[Int(last)].previous }
    steps.append(HistoryOperation(previous: previous, line: Int32(line), packs: packs))
    return Int32(steps.count - 1)
  }

  /// How many packs of the line there are after a step that may be about it.
  func packs(of line: Int, at last: Int32, base: Int) -> Int {
    guard last >= 0, steps[Int(last)].line == Int32(line) else { return base }
    return steps[Int(last)].packs
  }

  /// The packs of all lines after a step.
  func packs(at last: Int32, base: [Int]) -> [Int] {
    var packs = base
    var last = last
    while last >= 0 {
      let step = steps[Int(last)]
      packs[Int(step.line)] = step.packs
      last = step.previous
    }
    return packs
  }
}
