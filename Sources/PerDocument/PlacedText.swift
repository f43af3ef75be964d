/// A text that was read in a picture, and where it is.
public struct PlacedText: Sendable, Hashable {
  /// What it says.
  public var text: String
  /// How sure that is, in thousandths.
  public var score: Int
  /// Its corners in pixels, from the upper left with the clock.
  public var corners: [Corner]
  /// The colour behind its letters; `nil` if unknown, or if there is none that prevails.
  public var ground: Ground?
  /// The colour of its letters, as their thickest parts show it; `nil` if unknown.
  public var ink: Ground?
  /// Whether it has one number, whose digits are all of one size: none of them are raised cents.
  public var hasLevelDigits = false

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
    let sides = corners.sides
    return Box(
      page: page, left: part(sides.left, size.x), top: part(sides.top, size.y),
      right: part(sides.right, size.x), bottom: part(sides.bottom, size.y))
  }
}

extension [PlacedText.Corner] {
  /// The sides of the smallest upright rectangle around them, in pixels.
  var sides: (left: Int, top: Int, right: Int, bottom: Int) {
    let (across, down) = (map(\.x), map(\.y))
    return (across.min() ?? 0, down.min() ?? 0, across.max() ?? 0, down.max() ?? 0)
  }
}
