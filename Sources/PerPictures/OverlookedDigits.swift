/// The large digits before the cents of a price, which the network that finds texts often overlooks when they are few.
struct OverlookedDigits {
  private let picture: PixelPicture
  private let sides: (left: Int, top: Int, right: Int, bottom: Int)
  private let height: Int

  /// - Parameters:
  ///   - cents: the corners of a text that may be the cents of a price.
  ///   - picture: the picture in which it was found.
  init(before cents: [Point], in picture: PixelPicture) {
    self.picture = picture
    sides = Self.sides(cents)
    height = max(1, sides.bottom - sides.top)
  }

  private static func sides(_ corners: [Point]) -> (left: Int, top: Int, right: Int, bottom: Int) {
    let bounds = Bounds(corners)
    return (Int(bounds.left), Int(bounds.top), Int(bounds.right), Int(bounds.bottom))
  }

  /// Whether one of several texts stands where the digits would.
  func areKnown(_ texts: [[Point]]) -> Bool {
    texts.contains { corners in
      let other = Self.sides(corners)
      return other.left < sides.left && other.right > sides.left - tenths(DigitPlace.gap)
        && other.top < sides.bottom && other.bottom > sides.top
    }
  }

  /// Whether a text may be the cents of a price.
  static func canBeBehind(_ text: String) -> Bool {
    let digits = text.drop { ".,".contains($0) }.prefix { $0.isASCII && $0.isNumber }
    let isShort =
      text.count <= DigitPlace.cents
      || text.count <= DigitPlace.centsWithSign && text.last?.isCurrencySymbol == true
    return digits.count == 2 && text.count(where: \.isNumber) == 2 && isShort
  }

  /// Whether a text may be what stands before the cents of a price.
  static func canBe(_ text: String) -> Bool {
    let digits = text.count { $0.isASCII && $0.isNumber }
    return DigitPlace.digits.contains(digits) && text.count <= digits + 2
      && !text.contains { $0.isLetter || $0.isWhitespace || $0 == "%" }
      && text.first.map { !".,".contains($0) } == true
  }

  /// The corners of whatever stands right before the cents, at least as high as they are; `nil` if nothing does.
  func corners() -> [Point]? {
    let left = max(0, sides.left - tenths(DigitPlace.before))
    let top = max(0, sides.top - tenths(DigitPlace.above))
    let bottom = min(picture.height, sides.bottom + tenths(DigitPlace.below))
    guard min(sides.left - left, bottom - top) >= DigitPlace.leastPixels else { return nil }
    let area = InkArea(picture, left: left, top: top, right: sides.left, bottom: bottom)
    // Its letters are lower than the place in which a text is found.
    let least = max(DigitPlace.leastPixels, tenths(DigitPlace.least))
    let shapes = area.shapes.filter {
      $0.height >= least && $0.left > 0 && $0.top > 0 && $0.bottom < area.height - 1
        && $0.width < 2 * $0.height
    }
    func isBeside(_ shape: InkArea.Shape, _ edge: Int, within gap: Int) -> Bool {
      shape.right <= edge + 2 && edge - shape.right <= gap
    }
    // "1," before raised cents: the point is lower than a digit, and as far from it as from them.
    let point = area.shapes.filter {
      $0.height < least && isBeside($0, area.width, within: tenths(DigitPlace.gap))
    }.max { $0.bottom < $1.bottom }
    func isNear(_ shape: InkArea.Shape) -> Bool {
      if isBeside(shape, area.width, within: tenths(DigitPlace.gap)) { return true }
      guard let point, (shape.top + shape.bottom) / 2 < point.top else { return false }
      return isBeside(shape, point.left, within: tenths(DigitPlace.gap))
    }
    guard
      let nearest = shapes.filter(isNear).max(by: { $0.right < $1.right }),
      nearest.top + top < sides.bottom, nearest.bottom + top > sides.top
    else { return nil }
    var whole = nearest
    while let next = shapes.filter({
      isBeside($0, whole.left, within: whole.height / DigitPlace.partBetween)
        && abs($0.top - whole.top) * DigitPlace.partAside <= whole.height
        && abs($0.bottom - whole.bottom) * DigitPlace.partAside <= whole.height
    }).max(by: { $0.right < $1.right }) {
      whole.left = next.left
    }
    let room = max(2, whole.height / DigitPlace.partAround)
    return Bounds(
      left: Double(max(0, left + whole.left - room)), top: Double(max(0, top + whole.top - room)),
      right: Double(min(left + whole.right + 1 + room, picture.width)),
      bottom: Double(min(top + whole.bottom + 1 + room, picture.height))
    ).corners
  }

  private func tenths(_ count: Int) -> Int { height * count / 10 }
}
