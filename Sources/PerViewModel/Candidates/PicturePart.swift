import PerDocument
import PerModel

/// A part of a picture that is shown or marked, in millionths of its width and height.
public struct PicturePart: Hashable, Sendable {
  /// The page of a PDF file; 1 in a picture.
  public private(set) var page: Int
  /// Its sides, from the upper left corner of the picture.
  public private(set) var left, top, right, bottom: Int

  /// What the width and the height of a picture are.
  public static let whole = Box.whole
  /// How far a key moves a part or one of its sides.
  public static let step = whole / 100
  /// Less is a slip of the hand.
  static let smallest = 2 * step

  /// The part of a picture between two corners; `nil` if there is nothing to speak of between them.
  public init?(from start: (x: Int, y: Int), to end: (x: Int, y: Int), page: Int = 1) {
    self.page = page
    func inside(_ place: Int) -> Int { min(max(place, 0), Self.whole) }
    (left, right) = (inside(min(start.x, end.x)), inside(max(start.x, end.x)))
    (top, bottom) = (inside(min(start.y, end.y)), inside(max(start.y, end.y)))
    guard right - left >= Self.smallest, bottom - top >= Self.smallest else { return nil }
  }

  private init(page: Int, left: Int, top: Int, right: Int, bottom: Int) {
    self.page = page
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Where something was found; `nil` if that is not in a picture.
  init?(_ box: Box) {
    guard box.left < box.right, box.top < box.bottom else { return nil }
    self.init(
      page: box.page, left: box.left, top: box.top, right: box.right, bottom: box.bottom)
  }

  /// Where a key begins, as long as nothing is marked.
  public static func middle(ofPage page: Int) -> PicturePart {
    PicturePart(
      page: page, left: whole / 4, top: whole / 4, right: whole * 3 / 4, bottom: whole * 3 / 4)
  }

  var box: Box { Box(page: page, left: left, top: top, right: right, bottom: bottom) }

  /// With a margin around it, so that no letter is cut off.
  var widened: PicturePart {
    let (across, down) = ((right - left) / 20, (bottom - top) / 10)
    return PicturePart(
      page: page, left: max(left - across, 0), top: max(top - down, 0),
      right: min(right + across, Self.whole), bottom: min(bottom + down, Self.whole))
  }

  /// A place as a part of one, in whole hundredths.
  static func hundredths(_ place: Int) -> Rational {
    (try? Rational(Int128((place * 100 + whole / 2) / whole), over: 100)) ?? .zero
  }

  /// The part as many steps to the right and down as fit.
  public func moved(across: Int, down: Int) -> PicturePart {
    let x = min(max(across * Self.step, -left), Self.whole - right)
    let y = min(max(down * Self.step, -top), Self.whole - bottom)
    return PicturePart(
      page: page, left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The part, as many steps wider and higher as fit.
  public func grown(across: Int, down: Int) -> PicturePart {
    func end(_ start: Int, _ end: Int, _ steps: Int) -> Int {
      min(max(end + steps * Self.step, min(start + Self.smallest, end)), Self.whole)
    }
    return PicturePart(
      page: page, left: left, top: top, right: end(left, right, across),
      bottom: end(top, bottom, down))
  }
}
