/// A code of bars or squares that was read in a picture, and where it is.
public struct PlacedCode: Sendable, Hashable {
  /// How it is written.
  public enum Kind: String, Sendable, Hashable { case bars, shortUPC, squares }

  /// How it is written.
  public var kind: Kind
  /// What it says: digits, or any text in squares.
  public var text: String
  /// Whether two looks at it that were prepared differently say the same. Others may well be misread, although their
  /// last digit checks the others.
  public var isSeenTwice: Bool
  /// Its corners in pixels, from the upper left with the clock.
  public var corners: [PlacedText.Corner]

  /// A code with four corners.
  public init(kind: Kind, text: String, isSeenTwice: Bool, corners: [PlacedText.Corner]) {
    (self.kind, self.text) = (kind, text)
    (self.isSeenTwice, self.corners) = (isSeenTwice, corners)
  }

  /// The smallest upright box around it in a picture of a size.
  public func box(in size: PlacedText.Corner, page: Int = 1) -> Box {
    PlacedText(text: "", score: 0, corners: corners).box(in: size, page: page)
  }

  /// Whether a text lies on the bars, or is the number that is printed near them.
  func holds(_ text: PlacedText) -> Bool {
    let (own, other) = (corners.sides, text.corners.sides)
    let middle = PlacedText.Corner(
      x: (other.left + other.right) / 2, y: (other.top + other.bottom) / 2)
    if (own.left...own.right).contains(middle.x), (own.top...own.bottom).contains(middle.y) {
      return true
    }
    // Digits stand within a third of the length of the bars.
    let reach = max(own.right - own.left, own.bottom - own.top) / 3
    guard (own.left - reach...own.right + reach).contains(middle.x),
      (own.top - reach...own.bottom + reach).contains(middle.y),
      text.text.allSatisfy({ $0.isWholeNumber || $0 == " " || $0 == ">" || $0 == "<" })
    else { return false }
    let digits = text.text.filter(\.isWholeNumber)
    return digits.count > 5 || self.text.contains(digits)
  }
}
