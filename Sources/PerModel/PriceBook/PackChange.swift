/// A pack that holds more or less than it did.
public struct PackChange: Hashable, Sendable {
  /// What it held when it was last seen.
  public let from: Quantity
  /// What it holds now.
  public let to: Quantity
  /// How much more it holds, as a share of what it held; below 0 where it holds less.
  public let contentChange: Rational
  /// How much more a unit costs than by the last price, as a share of that; `nil` while unknown.
  public let unitPriceChange: Rational?

  /// Whether there is less in it and a unit costs more.
  public var isShrinkflation: Bool {
    contentChange.isNegative && unitPriceChange.map(\.isPositive) ?? false
  }
}

extension PriceHistory {
  /// How the pack of a price differs from the pack of the last price before it, in the same store where
  /// there is one; `nil` where it does not, its content is not known, or it is sold loose. A pack of quite
  /// another size is no changed one.
  public func packChange(to judged: PriceObservation) -> PackChange? {
    let before = others(than: judged).filter {
      $0.observation.day <= judged.day && $0.observation.isOfSimilarSize(as: judged)
    }
    let store = Article.key(of: judged.store)
    let last = before.last { Article.key(of: $0.observation.store) == store } ?? before.last
    guard let last, let old = last.observation.quantity, let new = judged.quantity,
      last.observation.product.terms.pricedPer == nil, judged.product.terms.pricedPer == nil,
      old.measure.isComparable(with: new.measure), old.total != new.total,
      let change = try? new.total / old.total - .one
    else { return nil }
    let unitPrice = judged.entry(in: currency)?.unitPrice
    return PackChange(
      from: old, to: new, contentChange: change,
      unitPriceChange: unitPrice.flatMap { $0.excess(over: last.unitPrice) })
  }
}

extension PriceObservation {
  /// Whether neither pack holds half as much again as the other.
  func isOfSimilarSize(as other: PriceObservation) -> Bool {
    guard let own = quantity, let others = other.quantity,
      own.measure.isComparable(with: others.measure),
      let ratio = try? own.total / others.total, let limit = try? Rational(3, over: 2),
      let inverse = try? .one / limit
    else { return false }
    return inverse < ratio && ratio < limit
  }
}
