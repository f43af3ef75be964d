/// What is usually paid for an article: quartiles of unit prices.
public struct UsualPrice: Hashable, Sendable {
  /// A quarter of the prices are at most this.
  public let lowerQuartile: UnitPrice
  /// Half of them are.
  public let median: UnitPrice
  /// Three quarters of them are.
  public let upperQuartile: UnitPrice
  /// The median of those that were not reduced; `nil` where all were.
  public let regularMedian: UnitPrice?
  /// How many prices these are.
  public let count: Int
}

extension UsualPrice {
  /// How another unit price is judged: up to the lower quartile it is low, from the upper one on it is high. Where both
  /// are the same, only a price below or above them is.
  public func verdict(on unitPrice: UnitPrice) -> PriceVerdict {
    if lowerQuartile == upperQuartile {
      if unitPrice < lowerQuartile { return .low }
      return unitPrice > upperQuartile ? .high : .usual
    }
    if unitPrice <= lowerQuartile { return .low }
    return unitPrice >= upperQuartile ? .high : .usual
  }

  /// Whether a price is so far from the others that it may be mistyped: over three times the median, or under
  /// a third of it (as Open Prices has it).
  public func isOutlier(_ unitPrice: UnitPrice) -> Bool {
    guard let triple = try? median.perBaseUnit * 3, let third = try? median.perBaseUnit / 3 else {
      return false
    }
    return unitPrice.perBaseUnit > triple || unitPrice.perBaseUnit < third
  }
}
