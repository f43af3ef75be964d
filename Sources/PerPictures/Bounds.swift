/// An upright rectangle.
struct Bounds {
  let left, top, right, bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest one around corners.
  init(_ corners: [Point]) {
    (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
  }

  /// Its corners, from the upper left with the clock.
  var corners: [Point] {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// Whether enough of the smaller one is in both: boxes of neighbours touch, and two of the same text share a third.
  func overlaps(_ other: Bounds) -> Bool {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    guard width > 0, height > 0 else { return false }
    return width * height * Self.partInBoth >= min(area, other.area)
  }

  private static let partInBoth = 3.0

  /// Whether both are in one row, and about as high.
  func isBeside(_ other: Bounds) -> Bool {
    abs(top - other.top) + abs(bottom - other.bottom) < (bottom - top) / Self.partOfRow
  }

  private static let partOfRow = 4.0

  private var area: Double { (right - left) * (bottom - top) }
}
