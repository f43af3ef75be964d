import Glibc

/// What runs next to an outline in whole pixels, with round corners, as the networks were taught.
enum OffsetOutline {
  /// How far the pieces of an arc may be from the arc.
  private static let tolerance = 0.25

  static func points(around corners: [Point], distance: Double) -> [Point] {
    var outline: [Point] = []
    for corner in corners {
      let whole = Point(x: corner.x.rounded(.towardZero), y: corner.y.rounded(.towardZero))
      if outline.last.map({ $0 != whole }) ?? true { outline.append(whole) }
    }
    while outline.count > 1, outline.first == outline.last { outline.removeLast() }
    guard outline.count > 2, distance > 0 else { return [] }
    let bound = min(tolerance, distance * tolerance)
    let steps = min(.pi / acos(1 - bound / distance), distance * .pi)
    let turn = 2 * Double.pi / steps
    // To the outside of each side
    let directions = outline.indices.map { index in
      let side = outline[(index + 1) % outline.count] - outline[index]
      let length = outline[index].distance(to: outline[(index + 1) % outline.count])
      return Point(x: side.y / length, y: -side.x / length)
    }
    var points: [Point] = []
    for (index, corner) in outline.enumerated() {
      let (before, after) = (
        directions[(index + outline.count - 1) % outline.count], directions[index]
      )
      func add(_ direction: Point) {
        points.append(
          Point(
            x: (corner.x + direction.x * distance).rounded(),
            y: (corner.y + direction.y * distance).rounded()))
      }
      let (sine, cosine) = (before.across(after), before.along(after))
      // Nearly straight on
      if (sine * distance).magnitude < 1, cosine > 0 {
        add(before)
        continue
      }
      let pieces = max(1, Int((atan2(sine, cosine).magnitude / turn).rounded()))
      for piece in 0..<pieces {
        let angle = Double(piece) * turn
        add(
          Point(
            x: before.x * cos(angle) - before.y * sin(angle),
            y: before.x * sin(angle) + before.y * cos(angle)))
      }
      add(after)
    }
    return points
  }
}
