import PerModel

/// What was read from a price text.
public struct ReadPrice: Hashable, Sendable {
  /// In whole units of the currency; 0 or more.
  public let amount: Rational
  /// `nil` where none was written.
  public let currency: Currency?
  /// Whether a sum was typed, so that the field may show its result.
  public let isSum: Bool
  /// Whether a separator could have been read otherwise ("1.250"), so that the field should show
  /// how it was read.
  public let wasAmbiguous: Bool

  public init(
    amount: Rational, currency: Currency?, isSum: Bool = false, wasAmbiguous: Bool = false
  ) {
    self.amount = amount
    self.currency = currency
    self.isSum = isSum
    self.wasAmbiguous = wasAmbiguous
  }
}
