/// Puts prices in order by keys such as `Rational.orderKey`, and looks at the prices only where keys are equal.
package struct PriceOrder {
  /// From the lowest price on, equal ones in the order in which they came; then those without a price.
  package let indices: [UInt32]
  /// How many have a price.
  package let rankedCount: Int

  private typealias Entry = (key: UInt64, index: UInt32)

  /// - Parameters:
  ///   - count: the number of prices, below 2³².
  ///   - key: the key of a price; `nil` if none.
  ///   - isBelow: whether the first of two prices with the same key is lower than the second.
  package init(count: Int, key: (Int) -> UInt64?, isBelow: (Int, Int) -> Bool) {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    var others: [UInt32] = []
    for index in 0..<count {
      if let key = key(index) {
        entries.append((key, UInt32(index)))
      } else {
        others.append(UInt32(index))
      }
    }
    Self.sort(&entries)
    Self.order(&entries, isBelow)
    rankedCount = entries.count
    indices = entries.map(\.index) + others
  }

  /// The ranks by the places before they were put in order, from 1 for the lowest price; equal ones share a number,
  /// and those without a price have 0.
  package func numbers(isEqual: (Int, Int) -> Bool) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: indices.count)
    for place in 0..<rankedCount {
      let index = Int(indices[place])
      let before = place == 0 ? nil : Int(indices[place - 1])
      numbers[index] =
        if let before, isEqual(before, index) { numbers[before] } else { UInt32(place + 1) }
    }
    return numbers
  }

  /// Sorts by the keys; entries with the same key stay in their order.
  private static func sort(_ entries: inout [Entry]) {
    guard entries.count > fewForDigits else {
      entries.sort { ($0.key, $0.index) < ($1.key, $1.index) }
      return
    }
    var sorted = entries
    for shift in stride(from: 0, to: UInt64.bitWidth, by: digitWidth) {
      if distribute(entries, into: &sorted, by: shift) { swap(&entries, &sorted) }
    }
  }

  /// Sorts by one digit of the keys. False, and nothing is done, where all have the same one.
  private static func distribute(
    _ entries: [Entry], into sorted: inout [Entry], by shift: Int
  ) -> Bool {
    let digit = { (key: UInt64) in Int(truncatingIfNeeded: key >> shift) & (1 << digitWidth - 1) }
    var starts = [Int](repeating: 0, count: 1 << digitWidth)
    for entry in entries { starts[digit(entry.key)] += 1 }
    if starts[digit(entries[0].key)] == entries.count { return false }
    var start = 0
    for index in starts.indices { (starts[index], start) = (start, start + starts[index]) }
    for entry in entries {
      let place = digit(entry.key)
      sorted[starts[place]] = entry
      starts[place] += 1
    }
    return true
  }

  /// Puts entries with the same key in the order of their prices.
  private static func order(_ entries: inout [Entry], _ isBelow: (Int, Int) -> Bool) {
    var start = 0
    while start < entries.count {
      var end = start + 1
      var isOrdered = true
      while end < entries.count, entries[end].key == entries[start].key {
        if isBelow(Int(entries[end].index), Int(entries[end - 1].index)) { isOrdered = false }
        end += 1
      }
      if !isOrdered {
        entries[start..<end].sort { left, right in
          if isBelow(Int(left.index), Int(right.index)) { return true }
          if isBelow(Int(right.index), Int(left.index)) { return false }
          return left.index < right.index
        }
      }
      start = end
    }
  }

  private static let digitWidth = 11
  /// Up to here, comparing is quicker than counting digits.
  private static let fewForDigits = 1000
}
