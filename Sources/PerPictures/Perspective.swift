/// Maps a rectangle to four corners seen in perspective.
struct Perspective {
  private let a, b, c, d, e, f, g, h: Double

  /// (Heckbert, "Fundamentals of texture mapping", section 2.2.3)
  init(from size: (width: Double, height: Double), to corners: [Point]) {
    let (one, two, three, four) = (corners[0], corners[1], corners[2], corners[3])
    let (right, below) = (two - three, four - three)
    let sum = Point(x: one.x - two.x + three.x - four.x, y: one.y - two.y + three.y - four.y)
    let whole = right.x * below.y - below.x * right.y
    let g = whole == 0 ? 0 : (sum.x * below.y - below.x * sum.y) / whole
    let h = whole == 0 ? 0 : (right.x * sum.y - sum.x * right.y) / whole
    a = (two.x - one.x + g * two.x) / size.width
    b = (four.x - one.x + h * four.x) / size.height
    c = one.x
    d = (two.y - one.y + g * two.y) / size.width
    e = (four.y - one.y + h * four.y) / size.height
    f = one.y
    self.g = g / size.width
    self.h = h / size.height
  }

  func place(_ x: Double, _ y: Double) -> Point {
    let depth = g * x + h * y + 1
    return Point(x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth)
  }
}
