/// Cents that stand smaller and raised behind the digits of a price: the network reads "14⁹⁹ €" as "1499 €", and may take
/// them for the sign of degrees.
struct RaisedDigits {
  /// What stands in the text before the cents, the digits that were read as theirs, and what is behind.
  private let before, digits, behind: Substring
  /// Where the cents are in the piece; `nil` where nothing is raised.
  private let place: InkArea.Shape?
  /// Whether all digits are of one size.
  let isLevel: Bool

  /// - Parameters:
  ///   - text: what was read in a piece of a picture.
  ///   - piece: the piece, upright.
  init?(_ text: String, in piece: PixelPicture) {
    guard let run = Self.digits(of: text) else { return nil }
    let (number, rest) = (text[run], text[run.upperBound...])
    // Behind the digits a sign of degrees, if any
    let isSign = rest.first.map(Self.isSign) == true
    let count = number.count { $0.isNumber }
    guard isSign ? Self.beforeSign ~= count : Self.withCents ~= count else { return nil }
    let cents = isSign ? run.upperBound : text.index(run.upperBound, offsetBy: -Self.cents)
    let end = isSign ? text.index(after: run.upperBound) : run.upperBound
    (before, digits, behind) = (text[..<cents], text[cents..<end], text[end...])
    // What reaches into the piece from another text is no digit of this one, nor is a comma or a line.
    let whole = InkArea(piece, left: 0, top: 0, right: piece.width, bottom: piece.height).shapes
      .filter { $0.left > 0 && $0.right < piece.width - 1 }
    let tallest = whole.map(\.height).max() ?? 0
    let shapes = whole.filter { shape in
      let isCut = shape.top == 0 || shape.bottom == piece.height - 1
      return shape.height * (isCut ? 2 : Self.least) >= tallest
    }.sorted { $0.left < $1.left }
    // From the start of the text, or from its end: there are as many shapes as digits and signs.
    let signs = text[..<run.lowerBound].count { $0 != " " }
    let length = isSign ? count + Self.cents : count
    let isAtEnd = run.upperBound == text.endIndex || isSign && end == text.endIndex
    let own = Array(isAtEnd ? shapes.suffix(length) : shapes.dropFirst(signs).prefix(length))
    place = Self.place(own, large: length - Self.cents)
    isLevel = !isSign && own.count == length && Self.areLevel(own)
  }

  /// Whether a text may have raised cents.
  static func mayBe(in text: String) -> Bool { digits(of: text) != nil }

  /// The text with a point before its cents; `nil` where they are not raised.
  var text: String? {
    place == nil || digits.count < Self.cents ? nil : "\(before).\(digits)\(behind)"
  }

  /// The text with other digits for the cents.
  func text(with read: String) -> String? {
    let digits = read.filter { $0 != " " }
    guard digits.count == Self.cents, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return "\(before).\(digits)\(behind)"
  }

  /// Only the cents, if they were read as one sign, with a little space around them.
  func unread(in piece: PixelPicture) -> PixelPicture? {
    guard digits.count < Self.cents, let place else { return nil }
    let room = max(2, place.height / DigitPlace.partAround)
    return piece.part(
      left: max(0, place.left - room), top: max(0, place.top - room),
      right: min(piece.width, place.right + 1 + room),
      bottom: min(piece.height, place.bottom + 1 + room))
  }

  private static func isSign(_ character: Character) -> Bool { "\u{B0}\u{BA}".contains(character) }

  /// The first run of digits, behind a sign or at the start of a text, or the only one at its end.
  private static func digits(of text: String) -> Range<String.Index>? {
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    guard text.count <= longest, let first = text.firstIndex(where: isDigit) else { return nil }
    let rest = text[first...]
    // "1 499", but not "178 18%"
    var end = rest.firstIndex { !isDigit($0) && !" .,".contains($0) } ?? text.endIndex
    if end < text.endIndex, !isSign(text[end]), let space = rest[..<end].firstIndex(of: " ") {
      end = space
    }
    // "119⁴º" is read as it is.
    guard end == text.endIndex || !text[end].isNumber else { return nil }
    while end > first, !isDigit(text[text.index(before: end)]) { end = text.index(before: end) }
    // "1,499", with three digits or five behind its comma
    let parts = text[first..<end].split(omittingEmptySubsequences: false) { ".,".contains($0) }
    guard parts.count == 1 || parts.count == 2 && [3, 5].contains(parts[1].count) else {
      return nil
    }
    let isSigned = text[..<first].count <= 2 && text[..<first].allSatisfy { !$0.isWhitespace }
    let isLast = text[end...].drop(while: isSign).isEmpty
    return isSigned || isLast ? first..<end : nil
  }

  private static func place(_ own: [InkArea.Shape], large: Int) -> InkArea.Shape? {
    guard own.count == large + cents else { return nil }
    let (digits, raised) = (own[..<large], own[large...])
    guard let top = digits.map(\.top).min(), let bottom = digits.map(\.bottom).max() else {
      return nil
    }
    let height = bottom - top + 1
    func isNear(_ one: Int, _ other: Int, _ parts: Int) -> Bool {
      abs(one - other) * parts <= height
    }
    guard
      digits.allSatisfy({ isNear($0.top, top, alike) && isNear($0.bottom, bottom, alike) }),
      raised.allSatisfy({
        isNear($0.top, raised[large].top, alike) && isNear($0.bottom, raised[large].bottom, alike)
          && isNear($0.top, top, raisedBy)
          && smaller ~= 100 * $0.height / height
      })
    else { return nil }
    let (first, last) = (raised[large], raised[large + 1])
    return InkArea.Shape(
      left: first.left, top: min(first.top, last.top), right: last.right,
      bottom: max(first.bottom, last.bottom))
  }

  private static func areLevel(_ digits: [InkArea.Shape]) -> Bool {
    guard let first = digits.first else { return false }
    return digits.allSatisfy {
      abs($0.top - first.top) * alike <= first.height
        && abs($0.bottom - first.bottom) * alike <= first.height
    }
  }

  /// Two digits are cents.
  private static let cents = 2
  /// A price has up to four digits before its cents.
  private static let (withCents, beforeSign) = (3...6, 1...4)
  /// "Now $1498" and "$1,099 12% off" are prices, a longer text is a sentence.
  private static let longest = 24
  /// Raised digits are a third as high as the others, and more; commas and lines are not.
  private static let least = 3
  /// Digits of one size differ by an eighth of their height at most, and raised ones begin a fifth higher or lower.
  private static let (alike, raisedBy) = (8, 5)
  /// How high raised digits are, in hundredths of the others.
  private static let smaller = 35...82
}
