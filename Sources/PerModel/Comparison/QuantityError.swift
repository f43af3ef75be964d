/// Why a quantity is invalid.
public enum QuantityError: Error, Hashable, Sendable {
  /// The amount or a number of packs is zero or less.
  case notPositive
  /// The whole content does not fit in exact arithmetic.
  case tooLarge
}
