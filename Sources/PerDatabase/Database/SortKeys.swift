/// The places of one comparison's rows: numbers that ascend and leave gaps.
struct SortKeys {
  /// The distance between two products that are added one after the other. It leaves room for 2³¹ products,
  /// and for 32 halvings between two.
  static let gap: Int64 = 1 << 32

  private var keys: [Int64] = []
  private var places: [Int64] = []

  mutating func append(key: Int64, place: Int64) {
    keys.append(key)
    places.append(place)
  }

  /// Where new rows go, and which old ones have to move.
  struct Merged: Equatable {
    var added: [Int64] = []
    /// Empty unless a gap was too small: then every row is given a new place.
    var moved: [Int64: Int64] = [:]
  }

  /// Finds places for rows at these indices, which ascend and are those after the change. Throws
  /// `outdated` for an index out of range.
  func merging(_ indices: [Int]) throws(DatabaseError) -> Merged {
    var merged = Merged()
    var next = 0
    while next < indices.count {
      // Rows that come one after the other share a gap.
      var end = next + 1
      while end < indices.count, indices[end] - 1 == indices[end - 1] { end += 1 }
      let before = indices[next] - next
      guard (0...places.count).contains(before), next == 0 || indices[next] > indices[next - 1]
      else { throw .outdated }
      let count = Int64(end - next)
      let lower = before > 0 ? places[before - 1] : nil
      let upper = before < places.count ? places[before] : nil
      guard let room = Self.room(for: count, between: lower, and: upper) else {
        return spread(indices)
      }
      merged.added += room
      next = end
    }
    return merged
  }

  /// `count` keys spread evenly between two; `nil` when they do not fit.
  private static func room(for count: Int64, between lower: Int64?, and upper: Int64?) -> [Int64]? {
    let (start, step, overflow): (Int64, Int64, Bool)
    switch (lower, upper) {
    case (nil, nil): (start, step, overflow) = (0, gap, false)
    case (let lower?, nil):
      (start, step) = (lower, gap)
      overflow = lower.addingReportingOverflow(count * gap).overflow
    case (nil, let upper?):
      step = gap
      (start, overflow) = upper.subtractingReportingOverflow((count + 1) * gap)
    case (let lower?, let upper?):
      let distance = upper.subtractingReportingOverflow(lower)
      (start, step, overflow) = (lower, distance.partialValue / (count + 1), distance.overflow)
    }
    guard step > 0, !overflow else { return nil }
    return (1...count).map { start + $0 * step }
  }

  /// New places for everything.
  private func spread(_ indices: [Int]) -> Merged {
    var merged = Merged()
    var old = 0
    for index in 0..<(places.count + indices.count) {
      let place = Int64(index + 1) * Self.gap
      if merged.added.count < indices.count, indices[merged.added.count] == index {
        merged.added.append(place)
      } else {
        merged.moved[keys[old]] = place
        old += 1
      }
    }
    return merged
  }
}
