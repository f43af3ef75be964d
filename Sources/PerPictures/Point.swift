/// A place in a picture.
struct Point: Equatable {
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
