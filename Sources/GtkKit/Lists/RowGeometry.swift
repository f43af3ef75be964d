/// Where the rows of a list are when only some of them have been made: the height of the others is
/// estimated. All lengths are in pixels.
nonisolated struct RowGeometry {
  typealias ID = Int64

  /// The rows, from the top.
  var ids: [ID] = [] {
    didSet {
      // In a list that has become much longer, only the rows nearby are measured, again whenever rows are filled.
      if ids.count > 2 * oldValue.count + 1000 { heights.removeAll() }
      findMeasured()
    }
  }
  private var heights: [ID: Int] = [:]
  /// How high a row usually is.
  private var typical = 80
  /// The rows whose heights are known, from the top.
  private var measured: [Int] = []
  /// How much higher than estimated the rows above each of those are, and above the end.
  private var excesses = [0]
  private var areExcessesKnown = true

  /// Sets how high a row was measured to be.
  mutating func setHeight(_ height: Int, of index: Int) {
    guard height > 0, heights[ids[index]] != height else { return }
    // The first few tell how high the others may be; later ones would move everything.
    if heights.count < 8 {
      let total = heights.values.reduce(height, +)
      typical = total / (heights.count + 1)
    }
    if heights.updateValue(height, forKey: ids[index]) == nil {
      measured.insert(index, at: measuredCount(before: index))
    }
    areExcessesKnown = false
  }

  /// The height assumed for a row until it is measured: less than usual in a list that would get too
  /// high to be drawn.
  private var estimate: Int { min(typical, max(Self.maximumHeight / max(ids.count, 1), 1)) }

  /// How high a list may be: cairo counts in 24 bits, one of them the sign, and a display may have
  /// two pixels for each.
  private static var maximumHeight: Int { 3_000_000 }

  /// Forgets all heights: the rows have another width.
  mutating func forgetHeights() {
    heights.removeAll()
    findMeasured()
  }

  /// Where a row begins; for the number of rows, where the last one ends.
  mutating func top(of index: Int) -> Int {
    addUp()
    let index = min(max(index, 0), ids.count)
    return index * estimate + excesses[measuredCount(before: index)]
  }

  /// The rows that overlap the range between two heights.
  mutating func rows(from upper: Int, to lower: Int) -> Range<Int> {
    let first = max(place(of: upper), 0)
    var last = place(of: max(upper, lower - 1))
    // No more are made than have room once they are measured.
    if estimate < typical { last = min(last, first + (lower - upper) / max(typical / 2, 1) + 1) }
    return min(first, ids.count)..<min(max(last, first - 1) + 1, ids.count)
  }

  /// The last row that begins at or above a height; -1 if none.
  private mutating func place(of height: Int) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if top(of: middle) <= height { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// How many rows above this one have been measured.
  private func measuredCount(before index: Int) -> Int {
    var (low, high) = (0, measured.count)
    while low < high {
      let middle = (low + high) / 2
      if measured[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Finds the measured rows among all, which is the one thing here that takes longer in longer lists.
  private mutating func findMeasured() {
    measured = heights.isEmpty ? [] : ids.indices.filter { heights[ids[$0]] != nil }
    areExcessesKnown = false
  }

  private mutating func addUp() {
    guard !areExcessesKnown else { return }
    areExcessesKnown = true
    excesses = [0]
    excesses.reserveCapacity(measured.count + 1)
    var excess = 0
    for index in measured {
      excess += (heights[ids[index]] ?? estimate) - estimate
      excesses.append(excess)
    }
  }
}

extension RowGeometry {
  /// Which rows should exist: of the missing ones first at most `urgentBudget` of the visible ones
  /// (`seen`), then at most `budget` of those around them and around the selected one.
  nonisolated func plan(
    seen: Range<Int>, selected: Int?, budget: Int, urgentBudget: Int = .max, isMade: (ID) -> Bool
  ) -> RowPlan {
    let all = ids.indices
    guard !all.isEmpty else { return RowPlan(rows: [], missing: .none) }
    func around(_ range: Range<Int>, _ distance: Int) -> Range<Int> {
      (range.lowerBound - distance..<range.upperBound + distance).clamped(to: all)
    }
    let near = [seen] + (selected.map { [$0..<$0 + 1] } ?? [])
    var wanted = near.map { around($0, RowLimits.margin) }
    var kept = near.map { around($0, RowLimits.reach) }
    if all.count <= RowLimits.madeWhole { (wanted, kept) = ([all], [all]) }
    let middle = seen.isEmpty ? seen.lowerBound : (seen.lowerBound + seen.upperBound) / 2
    let missing = Set(wanted.joined()).filter { !isMade(ids[$0]) }
    let urgent = missing.filter { seen.contains($0) || $0 == selected }.sorted()
    let made = Set(kept.joined()).filter { isMade(ids[$0]) }
    if urgent.count > urgentBudget {
      return RowPlan(rows: made.union(urgent.prefix(urgentBudget)).sorted(), missing: .visible)
    }
    let others = missing.subtracting(urgent).sorted { abs($0 - middle) < abs($1 - middle) }
    let rows = made.union(urgent).union(others.prefix(budget))
    return RowPlan(rows: rows.sorted(), missing: others.count <= budget ? .none : .invisible)
  }
}

/// How many rows are made at once.
nonisolated enum RowBudget {
  /// Visible rows made in one turn of the main loop, so that it can take a key in between.
  static let visibleAtOnce = 2
  /// Invisible rows made along with the visible ones.
  static let atOnce = 2
  /// Invisible rows made each time the program is idle. Each time the whole window may be laid out and drawn.
  static let whenIdle = 6
  /// Rows far away that are removed each time the program is idle.
  static let removedWhenIdle = 4
  /// Rows that are not seen and filled again in one turn after the list has changed.
  static let filledUnseen = 4
  /// Rows assumed to be visible before there is a height.
  static let seenAtFirst = 7
}

/// Which rows of a long list are made.
nonisolated enum RowLimits {
  /// Lists up to this length get all of their rows.
  static let madeWhole = 100
  /// How many rows are made before and after the visible ones.
  static let margin = 24
  /// Rows farther away than this become others, or are removed.
  static let reach = 80
}

/// The rows that should exist for now.
nonisolated struct RowPlan {
  /// Their indices, from the top.
  let rows: [Int]
  /// Which rows are still to be made.
  let missing: Missing

  enum Missing { case none, invisible, visible }
}
