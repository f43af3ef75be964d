/// Why a product has no rank.
public enum UnrankedReason: Error, Hashable, Sendable {
  case missingQuantity
  case missingPrice
  case missingQuantityAndPrice
  /// Its deal has a price but a single pack has none, and too few are bought for the deal.
  case missingSinglePrice
  /// It does not state how much it contains of the substance that the comparison goes by.
  case missingStrength
  /// It is measured differently from the others.
  case differentMeasure
  /// The unit price does not fit in exact arithmetic.
  case tooLarge
}
