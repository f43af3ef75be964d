/// A part of a picture that looks like bars: stripes side by side, all in one direction.
struct StripedRegion {
  /// Its middle, and the direction across the stripes, of length 1.
  let center, along: Point
  /// How long it is across the stripes, and along them.
  let length, height: Double

  /// Its corners from the upper left with the clock.
  var corners: [Point] {
    let (right, down) = (length / 2, height / 2)
    let corners = [(-right, -down), (right, -down), (right, down), (-right, down)].map {
      Point(
        x: center.x + $0.0 * along.x - $0.1 * along.y, y: center.y + $0.0 * along.y + $0.1 * along.x
      )
    }
    return TurnedRectangle.ordered(corners)
  }

  /// Whether a place is in it, or nearly so.
  func contains(_ point: Point) -> Bool {
    let from = point - center
    return from.along(along).magnitude <= length * CodeLimit.reach
      && from.across(along).magnitude <= height * CodeLimit.reach
  }
}
