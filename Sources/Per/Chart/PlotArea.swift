/// Where the points of a drawing with two axes lie, in pixels. Places count from 0 to 10,000.
struct PlotArea {
  let isMirrored: Bool
  let width, left, across, top, down: Double

  /// The place along the axis below, from the right where one reads from there.
  func x(_ place: Int) -> Double {
    let start = left + across * Double(place) / 10_000
    return isMirrored ? width - start : start
  }

  /// The place of a price; dear is up.
  func y(_ price: Int) -> Double { top + down * (1 - Double(price) / 10_000) }

  /// Where something lies that has a place along the axis below and a price.
  func point(_ place: Int, _ price: Int) -> (Double, Double) { (x(place), y(price)) }
}
