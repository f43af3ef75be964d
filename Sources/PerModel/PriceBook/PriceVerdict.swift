/// What is to be said of a price.
public enum PriceVerdict: String, CaseIterable, Sendable {
  case low, usual, high
  /// Too little is known to say it.
  case first
}
