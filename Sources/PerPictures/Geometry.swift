/// A place in a picture.
struct Point {
  var x, y: Double

  static func - (one: Point, other: Point) -> Point {
    Point(x: one.x - other.x, y: one.y - other.y)
  }

  func distance(to other: Point) -> Double {
    let difference = self - other
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }

  /// How far it lies in a direction.
  func along(_ direction: Point) -> Double { x * direction.x + y * direction.y }

  /// Positive where it lies to the left of a direction.
  func across(_ direction: Point) -> Double { direction.x * y - direction.y * x }
}

/// The smallest rectangle around points, turned as it may be.
struct TurnedRectangle {
  /// Its corners, one after the other.
  let corners: [Point]
  /// The length of its shorter side.
  let shortSide: Double

  /// `nil` for no points.
  init?(around points: [Point]) {
    let hull = Self.hull(points)
    guard let first = hull.first else { return nil }
    guard hull.count > 2 else {
      let last = hull[hull.count - 1]
      corners = [first, last, last, first]
      shortSide = 0
      return
    }
    var best: (area: Double, corners: [Point], side: Double)?
    for index in hull.indices {
      let next = hull[(index + 1) % hull.count]
      let length = hull[index].distance(to: next)
      guard length > 0 else { continue }
      let along = Point(x: (next.x - hull[index].x) / length, y: (next.y - hull[index].y) / length)
      let across = Point(x: -along.y, y: along.x)
      var (left, right, near, far) = (
        Double.infinity, -Double.infinity, Double.infinity, -Double.infinity
      )
      for point in hull {
        let (a, b) = (point.along(along), point.along(across))
        (left, right, near, far) = (min(left, a), max(right, a), min(near, b), max(far, b))
      }
      let area = (right - left) * (far - near)
      guard best == nil || area < best!.area - 1e-9 else { continue }
      let corners = [(left, near), (right, near), (right, far), (left, far)].map {
        Point(x: $0.0 * along.x + $0.1 * across.x, y: $0.0 * along.y + $0.1 * across.y)
      }
      best = (area, corners, min(right - left, far - near))
    }
    guard let best else { return nil }
    (corners, shortSide) = (best.corners, best.side)
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

  /// Its corners from the upper left with the clock.
  var ordered: [Point] { Self.ordered(corners) }

  /// Four corners from the upper left with the clock.
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
    let distance = area.magnitude / 2 * growth / length
    var points: [Point] = []
    for corner in corners {
      for (x, y) in circle {
        points.append(
          Point(
            x: (corner.x.rounded(.towardZero) + distance * x).rounded(),
            y: (corner.y.rounded(.towardZero) + distance * y).rounded()))
      }
    }
    return TurnedRectangle(around: points)
  }

  private static let growth = 1.6
  /// 32 directions, the first of which is to the right.
  private static let circle: [(Double, Double)] = {
    var (x, y) = (1.0, 0.0)
    let (cosine, sine) = (0.980_785_280_403_230_4, 0.195_090_322_016_128_27)
    return (0..<32).map { _ in
      defer { (x, y) = (x * cosine - y * sine, x * sine + y * cosine) }
      return (x, y)
    }
  }()
}
