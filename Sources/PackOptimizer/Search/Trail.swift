/// The steps by which packs were chosen.
struct Trail {
  struct Step {
    /// The step before; −1 for none.
    let previous: Int32
    let curve: Int32
    /// How many packs of the offer there are now.
    let packs: Int
  }

  private(set) var steps: ContiguousArray<Step> = []

  /// The step from `last` to a number of packs of an offer.
  mutating func step(to packs: Int, of curve: Int, after last: Int32) -> Int32 {
    var previous = last
    if last >= 0, steps[Int(last)].curve == Int32(curve) { previous = steps[Int(last)].previous }
    steps.append(Step(previous: previous, curve: Int32(curve), packs: packs))
    return Int32(steps.count - 1)
  }

  /// How many packs of an offer there are after a step that may be about it.
  func packs(of curve: Int, at last: Int32, base: Int) -> Int {
    guard last >= 0, steps[Int(last)].curve == Int32(curve) else { return base }
    return steps[Int(last)].packs
  }

  /// The packs of all offers after a step.
  func packs(at last: Int32, base: [Int]) -> [Int] {
    var packs = base
    var last = last
    while last >= 0 {
      let step = steps[Int(last)]
      packs[Int(step.curve)] = step.packs
      last = step.previous
    }
    return packs
  }
}
