/// Numbers of rows, mostly consecutive ones.
struct KeyRanges: Hashable {
  private(set) var ranges: [ClosedRange<Int64>] = []

  init() {}

  /// Reads what `text` wrote; `nil` for anything else, such as more numbers than can be counted.
  init?(_ text: some StringProtocol) {
    var left = Int64.max
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-").compactMap { Int64($0) }
      guard ends.count == 2, ends[0] <= ends[1], ends[1] - ends[0] < left else { return nil }
      left -= ends[1] - ends[0] + 1
      ranges.append(ends[0]...ends[1])
    }
  }

  var text: String { ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",") }

  /// How many numbers there are.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether a number is among them.
  func contains(_ key: Int64) -> Bool { ranges.contains { $0.contains(key) } }

  /// Removes the numbers that are greater than one.
  mutating func removeAll(after last: Int64) {
    ranges = ranges.compactMap { range in
      range.lowerBound > last ? nil : range.lowerBound...min(range.upperBound, last)
    }
  }

  mutating func append(_ key: Int64) { append(key...key) }

  mutating func append(_ others: KeyRanges) { for range in others.ranges { append(range) } }

  private mutating func append(_ range: ClosedRange<Int64>) {
    if let last = ranges.last, last.upperBound &+ 1 == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound...range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
