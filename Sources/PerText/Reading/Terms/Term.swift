import PerModel

/// The terms of a product that can be typed, each by itself.
public enum Term: CaseIterable, Hashable, Sendable {
  case loyaltyPrice, coupon, deposit, tax, shipping, drained, usableShare, packCount, limit
  case strength, density
}

extension Terms {
  /// Takes a term away.
  public mutating func clear(_ term: Term) { copy(term, from: Terms()) }

  /// Takes one term from others.
  public mutating func copy(_ term: Term, from other: Terms) {
    switch term {
    case .loyaltyPrice: loyaltyPrice = other.loyaltyPrice
    case .coupon: coupon = other.coupon
    case .deposit: deposit = other.deposit
    case .tax: tax = other.tax
    case .shipping: shipping = other.shipping
    case .drained: drained = other.drained
    case .usableShare: usableShare = other.usableShare
    case .packCount: packCount = other.packCount
    case .limit: limit = other.limit
    case .strength: strength = other.strength
    case .density: density = other.density
    }
  }

  /// Whether a term is said.
  public func has(_ term: Term) -> Bool {
    var without = self
    without.clear(term)
    return without != self
  }
}
