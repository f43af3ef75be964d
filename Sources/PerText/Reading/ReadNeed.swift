import PerModel

/// What was read from a text about an amount that is needed.
public struct ReadNeed: Hashable, Sendable {
  /// What is needed, each time or as a whole.
  public let quantity: ReadQuantity
  /// How often and for how long; `nil` for once.
  public let rhythm: Need.Rhythm?

  /// A need of this much: each time where there is a rhythm, else once.
  public init(quantity: ReadQuantity, rhythm: Need.Rhythm? = nil) {
    self.quantity = quantity
    self.rhythm = rhythm
  }

  /// The need, in `defaultUnit` where no unit was written.
  ///
  /// Throws `tooLarge` where it does not fit in exact arithmetic.
  public func need(defaultUnit: Unit) throws(NeedError) -> Need {
    let whole: Quantity
    do { whole = try quantity.quantity(defaultUnit: defaultUnit) } catch { throw .tooLarge }
    return try Need(whole, rhythm)
  }
}
