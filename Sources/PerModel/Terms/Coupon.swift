/// A coupon: what it takes off, and whether it applies to every pack.
public struct Coupon: Hashable, Sendable {
  /// How much it takes off.
  public let reduction: Reduction
  /// Whether it applies to every pack; otherwise it applies once to all that is bought.
  public let isPerPack: Bool

  /// A coupon for all that is bought or, if so stated, for every pack.
  public init(_ reduction: Reduction, isPerPack: Bool = false) {
    self.reduction = reduction
    self.isPerPack = isPerPack
  }

  /// How much a coupon takes off.
  public enum Reduction: Hashable, Sendable {
    /// An amount of money, more than 0.
    case amount(Rational)
    /// A share of the price of one pack, above 0 and at most 1.
    case percent(Rational)
  }

  /// What it takes off the price of all packs: never more than they cost.
  ///
  /// - Parameters:
  ///   - goods: what the packs cost before the coupon, 0 or more.
  ///   - each: what one pack costs, from which a coupon that applies once takes its share.
  ///
  /// Throws `overflow` where the result does not fit.
  public func discount(
    on goods: Rational, packs: Int, each: Rational
  ) throws(ArithmeticError) -> Rational {
    switch reduction {
    case .amount(let amount):
      return min(goods, isPerPack ? try amount * Rational(packs) : amount)
    case .percent(let part):
      return isPerPack ? try goods * part : min(goods, try each * part)
    }
  }
}

// The exchange form.
extension Coupon {
  var exactText: String {
    let reduction =
      switch reduction {
      case .amount(let amount): "amount \(amount)"
      case .percent(let part): "percent \(part)"
      }
    return "\(reduction) \(isPerPack ? "pack" : "once")"
  }

  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let isPerPack = ["pack": true, "once": false][words[2]] else {
      return nil
    }
    switch words[0] {
    case "amount":
      guard let amount = number(words[1], where: \.isPositive) else { return nil }
      self.init(.amount(amount), isPerPack: isPerPack)
    case "percent":
      guard let part = number(words[1], where: isPart) else { return nil }
      self.init(.percent(part), isPerPack: isPerPack)
    default: return nil
    }
  }
}
