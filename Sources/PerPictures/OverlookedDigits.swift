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

  /// The first of several texts in which the middle of a place is; `nil` if none is there.
  static func known(_ place: [Point], in texts: [[Point]]) -> Int? {
    let own = sides(place)
    let (x, y) = ((own.left + own.right) / 2, (own.top + own.bottom) / 2)
    return texts.firstIndex { corners in
      let other = sides(corners)
      return other.left...max(other.left, other.right) ~= x
        && other.top...max(other.top, other.bottom) ~= y
    }
  }

  /// Whether a text may be the cents of a price, also behind the sign that parts them: "€35".
  static func canBeBehind(_ text: String) -> Bool {
    let digits = text.drop { ".,".contains($0) || $0.isCurrencySymbol }
      .prefix { $0.isASCII && $0.isNumber }
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

  /// Whether a text may be a price, with its sign or without.
  static func canBePrice(_ text: String) -> Bool {
    let digits = text.count { $0.isASCII && $0.isNumber }
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber)
    else { return false }
    return DigitPlace.digitsOfPrice.contains(digits) && !text.contains("%")
      && text.count { $0.isLetter } <= DigitPlace.lettersOfSign
      && !text[first...last].contains(where: \.isLetter)
      && text.count <= digits + DigitPlace.besideDigits
  }

  /// Whether a text is a large price, or a digit so large that its cents are a text of their own.
  static func isLarge(_ text: String, _ height: Double, beside usual: Double) -> Bool {
    if text.count == 1, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return height >= usual * DigitPlace.loneOfRow
    }
    return canBePrice(text) && height >= usual * DigitPlace.largeOfRow
  }

  /// The corners of whatever stands right before the cents, at least as high as they are; `nil` if nothing does.
  func corners() -> [Point]? {
    let left = max(0, sides.left - tenths(DigitPlace.before))
    let top = max(0, sides.top - tenths(DigitPlace.above))
    let bottom = min(picture.height, sides.bottom + tenths(DigitPlace.below))
    guard min(sides.left - left, bottom - top) >= DigitPlace.leastPixels else { return nil }
    // Before raised cents the box around them may begin within the digit.
    let edge = sides.left - left
    let area = InkArea(
      picture, left: left, top: top,
      right: min(picture.width, sides.left + tenths(DigitPlace.overlap)), bottom: bottom)
    // Its letters are lower than the place in which a text is found.
    let least = max(DigitPlace.leastPixels, tenths(DigitPlace.least))
    let gap = tenths(DigitPlace.gap)
    let shapes = area.shapes.filter {
      $0.height >= least && $0.left > 0 && $0.top > 0 && $0.bottom < area.height - 1
        && $0.width < 2 * $0.height
    }
    func isBeside(_ shape: InkArea.Shape, _ edge: Int, within gap: Int) -> Bool {
      shape.right <= edge + 2 && edge - shape.right <= gap
    }
    // The cents themselves do not reach the lower side of their box.
    func isBesideCents(_ shape: InkArea.Shape) -> Bool {
      isBeside(shape, edge, within: gap)
        || shape.right < area.width - 1 && shape.left < edge && shape.right > edge
          && shape.bottom + top >= sides.bottom - tenths(DigitPlace.slack)
    }
    // "1," before raised cents: the point is lower than a digit, and as far from it as from them.
    func isBefore(_ shape: InkArea.Shape, _ point: InkArea.Shape) -> Bool {
      point.height * DigitPlace.point < shape.height * 10
        && (shape.top + shape.bottom) / 2 < point.top
        && isBeside(shape, point.left, within: gap)
    }
    let besideCents = area.shapes.filter(isBesideCents)
    let near = shapes.filter { shape in
      isBesideCents(shape) || besideCents.contains { isBefore(shape, $0) }
    }
    guard
      let nearest = near.filter({ point in !near.contains { isBefore($0, point) } })
        .max(by: { $0.right < $1.right }),
      nearest.top + top < sides.bottom, nearest.bottom + top > sides.top
    else { return nil }
    var whole = nearest
    // A narrow shape may end as far to the left as it begins.
    while let next = shapes.filter({
      $0.left < whole.left
        && isBeside($0, whole.left, within: whole.height / DigitPlace.partBetween)
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
