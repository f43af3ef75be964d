/// Why a need is invalid.
public enum NeedError: Error, Hashable, Sendable {
  /// A number of periods is zero or less.
  case notPositive
  /// The whole does not fit in exact arithmetic.
  case tooLarge
}
