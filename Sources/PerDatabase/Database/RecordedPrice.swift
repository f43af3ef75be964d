import PerModel

/// What a new price has become.
public struct RecordedPrice: Hashable, Sendable {
  /// The article, which may be new.
  public let article: Article
  /// The fact, which may have been there already.
  public let observation: PriceObservation
  /// What was changed; `nil` where the book said the same already.
  public let change: BookChange?
}
