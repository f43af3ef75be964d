/// Why an offer is impossible.
public enum OfferError: Error, Hashable, Sendable {
  /// The amount is zero or less, or the limit below zero.
  case notPositive
  /// A number of packs would cost less than nothing, or more packs ever less.
  case negative
  /// The costs do not repeat as promised.
  case irregular
  /// The costs do not fit in exact arithmetic.
  case tooLarge
}
