/// A text that was read in a picture, and where it stands.
public struct PlacedText: Sendable, Hashable {
  /// What it says.
  public var text: String
  /// How sure that is, in thousandths.
  public var score: Int
  /// Its corners in pixels, from the upper left with the clock.
  public var corners: [Corner]

  /// A place in pixels from the upper left of the picture.
  public struct Corner: Sendable, Hashable {
    /// How far to the right, and how far down.
    public var x, y: Int

    /// A place in pixels.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// A text with four corners.
  public init(text: String, score: Int, corners: [Corner]) {
    (self.text, self.score, self.corners) = (text, score, corners)
  }

  /// The smallest upright box around it in a picture of a size.
  public func box(in size: Corner, page: Int = 1) -> Box {
    func part(_ place: Int, _ side: Int) -> Box.Fraction {
      min(max(place, 0), side) * Box.whole / max(side, 1)
    }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    return Box(
      page: page, left: part(across.min() ?? 0, size.x), top: part(down.min() ?? 0, size.y),
      right: part(across.max() ?? 0, size.x), bottom: part(down.max() ?? 0, size.y))
  }
}
