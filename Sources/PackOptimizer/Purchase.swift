import PerModel

/// A number of packs of one offer.
public struct Purchase<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the offer.
  public let offer: ID
  /// At least 1.
  public let packs: Int
  /// What they cost together.
  public let cost: Rational
  /// What they contain together.
  public let amount: Rational
}
