/// A text of a picture as it would stand if the camera had been held straight.
public struct StraightText: Sendable, Hashable {
  /// What it says.
  public var text: String
  /// How sure that is, in thousandths.
  public var score: Int
  /// Its sides in pixels.
  public var left, top, right, bottom: Int
  /// Whether it is written up or down.
  public var isUpright = false
  /// The colour behind its letters, where it is known.
  public var ground: Ground?
  /// The colour of its letters, where it is known.
  public var ink: Ground?
  /// Whether it has one number, whose digits are known to be of one size.
  public var hasLevelDigits = false
  /// The numbers of the texts of the document that it is made of.
  public var sources: [Int]

  /// A text with its sides.
  public init(
    text: String, score: Int = 1000, left: Int, top: Int, right: Int, bottom: Int,
    sources: [Int] = []
  ) {
    (self.text, self.score, self.sources) = (text, score, sources)
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Its size in pixels.
  public var width: Int { right - left }
  public var height: Int { bottom - top }
  /// Twice its middle, so that it is a whole number.
  public var middle: Int { top + bottom }
  public var center: Int { left + right }
}

extension Document {
  /// The texts of a picture as if it had been taken straight, in the same order, without what is read of codes.
  public var straightTexts: [StraightText] {
    let slope = self.slope
    return texts.enumerated().compactMap { number, text in
      if codes.contains(where: { $0.holds(text) }) { return nil }
      func straight(_ corner: PlacedText.Corner) -> PlacedText.Corner {
        PlacedText.Corner(
          x: corner.x + slope * corner.y / Self.unit, y: corner.y - slope * corner.x / Self.unit)
      }
      let corners = text.corners.map(straight)
      // What is turned a little against the rest is as high as a letter of it.
      let across = corners.map(\.x)
      let (top, bottom) = (corners[0].y + corners[1].y, corners[2].y + corners[3].y)
      var result = StraightText(
        text: text.text, score: text.score, left: across.min() ?? 0, top: top / 2,
        right: across.max() ?? 0, bottom: bottom / 2, sources: [number])
      result.ground = text.ground
      result.ink = text.ink
      result.hasLevelDigits = text.hasLevelDigits
      result.isUpright = result.height * 2 > result.width * 3 && text.text.count > 2
      return result
    }
  }

  /// Millionths.
  private static let unit = 1_000_000

  /// How many millionths of a pixel lines fall with each pixel to the right: what most wide texts do.
  private var slope: Int {
    var slopes: [(slope: Int, width: Int)] = []
    for text in texts where text.corners.count == 4 {
      let (one, two, four) = (text.corners[0], text.corners[1], text.corners[3])
      let (width, height) = (two.x - one.x, four.y - one.y)
      guard height > 0, width > 3 * height else { continue }
      slopes.append(((two.y - one.y) * Self.unit / width, width))
    }
    slopes.sort { $0.slope < $1.slope }
    let half = slopes.reduce(0) { $0 + $1.width } / 2
    var sum = 0
    for (slope, width) in slopes {
      sum += width
      if sum > half { return slope }
    }
    return 0
  }
}
