import Glibc

/// Two pairs of parallels that are turned around an outline, always onto its next side (Toussaint, "Solving geometric
/// problems with the rotating calipers", 1983): one of the rectangles that they make is the smallest.
struct Calipers {
  typealias Vector = SIMD2<Float>

  private let outline: [Vector]
  private let sides: [Vector]
  /// One divided by the length of each side.
  private let scales: [Float]

  /// - Parameter outline: of a convex shape, with the clock, at least three points.
  init(around outline: [Point]) {
    let points = outline.map { Vector(Float($0.x), Float($0.y)) }
    self.outline = points
    sides = points.indices.map { points[($0 + 1) % points.count] - points[$0] }
    scales = sides.map { side in
      let (x, y) = (Double(side.x), Double(side.y))
      return Float(1 / (x * x + y * y).squareRoot())
    }
  }

  /// A rectangle by a corner and two sides.
  private struct Rectangle {
    let corner, along, across: Vector
  }

  /// The corners of the smallest rectangle, one after the other.
  func smallest() -> (corners: [Point], shortSide: Float)? {
    func first(_ isBefore: (Vector, Vector) -> Bool) -> Int {
      outline.indices.reduce(0) { isBefore(outline[$1], outline[$0]) ? $1 : $0 }
    }
    // Where the upper, right, lower and left parallel touch
    var touching = [
      first { $0.y < $1.y }, first { $0.x > $1.x }, first { $0.y > $1.y }, first { $0.x < $1.x },
    ]
    var best: (area: Float, rectangle: Rectangle)?
    for _ in outline.indices {
      // As if each were the upper one
      let turned = (0..<4).map { Self.turned(sides[touching[$0]], back: $0) }
      var next = 0
      for place in 1..<4 where Self.isBefore(turned[place], turned[next]) { next = place }
      let place = touching[next]
      let direction = Self.turned(sides[place] * scales[place], back: next)
      touching[next] = (place + 1) % outline.count
      let across = Vector(-direction.y, direction.x)
      let width = Self.dot(outline[touching[1]] - outline[touching[3]], direction)
      let height = Self.dot(outline[touching[2]] - outline[touching[0]], across)
      let area = width * height
      guard best == nil || area <= best!.area else { continue }
      let left = Self.dot(direction, outline[touching[3]])
      let top = Self.dot(across, outline[touching[0]])
      let scale = 1 / (direction.x * across.y - across.x * direction.y)
      let corner = Vector(
        (left * across.y - top * direction.y) * scale,
        (direction.x * top - across.x * left) * scale)
      best = (area, Rectangle(corner: corner, along: direction * width, across: across * height))
    }
    return best.map { Self.corners($0.rectangle) }
  }

  /// Found from the middle, the size and the angle, as elsewhere.
  private static func corners(_ rectangle: Rectangle) -> (corners: [Point], shortSide: Float) {
    func length(_ side: Vector) -> Float {
      let (x, y) = (Double(side.x), Double(side.y))
      return Float((x * x + y * y).squareRoot())
    }
    let middle = rectangle.corner + (rectangle.along + rectangle.across) * 0.5
    var (width, height) = (length(rectangle.along), length(rectangle.across))
    var angle = Float(atan2(Double(rectangle.along.y), Double(rectangle.along.x)))
    angle = Float(Double(angle) * 180 / .pi)
    while angle >= 0 {
      angle -= 90
      (width, height) = (height, width)
    }
    while angle < -90 {
      angle += 90
      (width, height) = (height, width)
    }
    let turn = Double(angle) * .pi / 180
    let (cosine, sine) = (Float(cos(turn)) * 0.5, Float(sin(turn)) * 0.5)
    let one = Vector(
      middle.x - sine * height - cosine * width, middle.y + cosine * height - sine * width)
    let two = Vector(
      middle.x + sine * height - cosine * width, middle.y - cosine * height - sine * width)
    let corners = [one, two, 2 * middle - one, 2 * middle - two]
    return (corners.map { Point(x: Double($0.x), y: Double($0.y)) }, min(width, height))
  }

  private static func dot(_ one: Vector, _ other: Vector) -> Float {
    one.x * other.x + one.y * other.y
  }

  /// Some quarter turns against the clock.
  private static func turned(_ side: Vector, back quarters: Int) -> Vector {
    switch quarters {
    case 0: side
    case 1: Vector(side.y, -side.x)
    case 2: Vector(-side.x, -side.y)
    default: Vector(-side.y, side.x)
    }
  }

  /// Whether the parallels, turning clockwise, reach one side before the other.
  private static func isBefore(_ one: Vector, _ other: Vector) -> Bool {
    one.x * other.y - one.y * other.x > 0
  }
}
