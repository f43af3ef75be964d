/// Where something is on paper, in fractions of the page from its upper left corner.
public struct Box: Sendable, Hashable {
  /// The page, from 1.
  public var page: Int
  public var left, top, right, bottom: Fraction

  /// A millionth of the page is as fine as any printer.
  public typealias Fraction = Int
  /// What a fraction of 1 is.
  public static let whole = 1_000_000

  /// A box in millionths of the page.
  public init(page: Int, left: Fraction, top: Fraction, right: Fraction, bottom: Fraction) {
    self.page = page
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest box around both.
  public func united(with other: Box) -> Box {
    Box(
      page: page, left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}
