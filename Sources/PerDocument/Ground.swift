/// The colour behind the letters of a text in a picture.
public struct Ground: Sendable, Hashable {
  /// How much of each colour, from 0 to 255.
  public var red, green, blue: UInt8

  /// A colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// How far two may be apart that look alike: what JPEG leaves of one colour.
  private static let slack = 20

  /// Whether two look alike.
  public func isLike(_ other: Ground) -> Bool {
    func isNear(_ part: KeyPath<Ground, UInt8>) -> Bool {
      abs(Int(self[keyPath: part]) - Int(other[keyPath: part])) <= Self.slack
    }
    return isNear(\.red) && isNear(\.green) && isNear(\.blue)
  }
}

extension Ground? {
  /// Whether both are known and do not look alike.
  public func differs(from other: Ground?) -> Bool {
    guard let self, let other else { return false }
    return !self.isLike(other)
  }
}
