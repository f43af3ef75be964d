/// The choices of packs so far, without those that another is sure to equal or beat.
///
/// Every number in it is a deviation from the packs that make up the bound.
struct StateTable {
  struct State {
    /// How much more they contain.
    var amount: Int128
    /// What they cost beyond the price of their amount, as in `LagrangianBound.scaled`; 0 or more.
    var reducedCost: Int128
    /// Amounts with equal keys can be compared: equal amounts or, where the pivot fills every gap that
    /// is a multiple of its period, amounts that differ by such a multiple.
    var key: Int128
    /// The last step that led here, in `Trail`; −1 for none.
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

  /// Adds a state, unless one of the same key has neither a larger reduced cost nor a larger amount:
  /// whatever completes the new state completes that one at least as well, with more of the pivot.
  @discardableResult
  mutating func insert(_ state: State) -> Bool {
    if 2 * states.count >= slots.count { grow() }
    let slot = slot(of: state.key)
    let place = slots[slot]
    if place < 0 {
      slots[slot] = Int32(states.count)
    } else {
      let other = states[Int(place)]
      if other.reducedCost <= state.reducedCost, other.amount <= state.amount { return false }
      if state.reducedCost <= other.reducedCost {
        if state.amount <= other.amount { states[Int(place)].isLive = false }
        slots[slot] = Int32(states.count)
      }
    }
    states.append(state)
    return true
  }

  /// Removes the states that cost as much as another that contains more.
  mutating func removeExceeded(price: Int128) {
    var order = states.indices.filter { states[$0].isLive }
    order.sort { first, second in
      let (first, second) = (states[first], states[second])
      return first.amount == second.amount
        ? first.reducedCost < second.reducedCost : first.amount > second.amount
    }
    var rest = StateTable(capacity: order.count)
    var least = Int128.max
    for place in order {
      let cost = states[place].reducedCost + price * states[place].amount
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
