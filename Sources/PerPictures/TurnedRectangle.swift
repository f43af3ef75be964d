import Glibc

/// The smallest rectangle around points, turned as it may be.
///
/// **Its corners are rounded to whole pixels, and half a pixel more or less is another text**: so it is counted in
/// numbers as short as those of the pipeline with which the networks were tried.
struct TurnedRectangle {
  /// Its corners, one after the other.
  let corners: [Point]
  /// The length of its shorter side.
  let shortSide: Double

  /// `nil` for no points.
  init?(around points: [Point], topStart: TopStart) {
    let hull = Self.hull(points)
    guard let first = hull.first else { return nil }
    guard hull.count > 2 else {
      let last = hull[hull.count - 1]
      corners = [first, last, last, first]
      shortSide = 0
      return
    }
    guard let best = Calipers(around: Self.turned(hull, topStart)).smallest() else { return nil }
    (corners, shortSide) = (best.corners, Double(best.shortSide))
  }

  /// The end of its top side at which an outline begins; decides between equal rectangles.
  enum TopStart { case left, right }

  /// The outline with the clock, from behind where it begins.
  private static func turned(_ hull: [Point], _ topStart: TopStart) -> [Point] {
    let top = hull.indices.min { one, other in
      let (one, other) = (hull[one], hull[other])
      return one.y != other.y
        ? one.y < other.y : topStart == .left ? one.x < other.x : one.x > other.x
    }!
    return Array(hull[(top + 1)...] + hull[...top])
  }

  /// The points on the outside, one after the other (Andrew's monotone chain).
  private static func hull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: some Sequence<Point>) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1,
          (point - chain[chain.count - 2]).across(chain[chain.count - 1] - chain[chain.count - 2])
            <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      chain.removeLast()
      return chain
    }
    return half(sorted) + half(sorted.reversed())
  }

  /// Its corners, clockwise from the upper left.
  var ordered: [Point] { Self.ordered(corners) }

  /// Four corners, clockwise from the upper left.
  static func ordered(_ corners: [Point]) -> [Point] {
    let sorted = corners.sorted { $0.x < $1.x }
    let left = sorted[..<2].sorted { $0.y < $1.y }
    let right = sorted[2...].sorted { $0.y < $1.y }
    return [left[0], right[0], right[1], left[1]]
  }

  /// The rectangle around what lies within a distance of four corners.
  static func grown(_ corners: [Point]) -> TurnedRectangle? {
    var area = 0.0
    var length = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      area += corner.x * next.y - next.x * corner.y
      length += corner.distance(to: next)
    }
    guard length > 0 else { return nil }
    return TurnedRectangle(
      around: OffsetOutline.points(around: corners, distance: area.magnitude / 2 * growth / length),
      topStart: .right)
  }

  private static let growth = 1.6
}
