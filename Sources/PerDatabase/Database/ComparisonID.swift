/// A stored comparison's identity; never given to another one in the same file.
public struct ComparisonID: Hashable, Sendable {
  /// From 1 on.
  public let rawValue: Int64

  /// The identity with this number.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}
