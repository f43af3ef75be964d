/// How a unit price compares with the best one. All figures are exact.
public struct Rank: Hashable, Sendable {
  /// 1 for the best; equal unit prices share a number, and the next one skips as many (1, 1, 3).
  public let number: Int
  /// What one base unit of the product costs.
  public let unitPrice: UnitPrice
  /// The lowest unit price of the comparison.
  public let best: UnitPrice
  /// Whether another product has exactly the same unit price.
  public let isTied: Bool
  /// Differences up to this share count as "about the same".
  package let tolerance: Rational

  package init(
    number: Int, unitPrice: UnitPrice, best: UnitPrice, isTied: Bool, tolerance: Rational
  ) {
    (self.number, self.unitPrice, self.best) = (number, unitPrice, best)
    (self.isTied, self.tolerance) = (isTied, tolerance)
  }

  /// Whether nothing has a lower unit price.
  public var isBest: Bool { number == 1 }

  /// How much more it costs than the best, as a share of the best: u / best − 1. It is also how
  /// much more the best gives for the same money. `nil` when the best is free and this is not.
  public var excess: Rational? { isBest ? .zero : unitPrice.excess(over: best) }

  /// Whether the difference from the best is within the comparison's tolerance, but not zero: label
  /// rounding, such as 16 fl oz sold as 473 ml.
  public var isAboutTheSame: Bool {
    guard !isBest, let excess else { return false }
    return excess <= tolerance
  }

  /// How much the same money buys, as a share of what it buys of the best: from 0 to 1.
  public var yield: Rational {
    if isBest { return .one }
    return (try? best.perBaseUnit / unitPrice.perBaseUnit) ?? .zero
  }
}
