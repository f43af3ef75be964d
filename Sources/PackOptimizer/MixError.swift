import PerModel

/// Why a need cannot be covered.
public enum MixError: Error, Hashable, Sendable {
  /// The limits leave less than is needed.
  case limitTooLow(available: Rational)
  /// There is not an offer that can be bought.
  case notForSale
  /// The numbers do not fit in exact arithmetic.
  case tooLarge
}
