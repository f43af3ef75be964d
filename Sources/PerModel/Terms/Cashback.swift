/// What the store gives back after the purchase: as money, or as a bonus that can be spent there.
public enum Cashback: Hashable, Sendable {
  /// A part, above 0 and at most 1, of what is paid at the till without the deposit.
  case percent(Rational)
  /// An amount of money, more than 0: for every pack, or once for an order and shared by its packs.
  case amount(Rational, isPerPack: Bool)

  /// What comes back, never more than was paid.
  ///
  /// - Parameter paid: what is paid at the till for `packs` packs, without the deposit; 0 or more.
  ///
  /// Throws `overflow` where the result does not fit.
  public func amount(on paid: Rational, packs: Int) throws(ArithmeticError) -> Rational {
    switch self {
    case .percent(let part): try paid * part
    case .amount(let amount, let isPerPack):
      min(paid, isPerPack ? try amount * Rational(packs) : amount)
    }
  }
}

// The exchange form: "percent 1/20", "amount 2 order".
extension Cashback {
  var exactText: String {
    switch self {
    case .percent(let part): "percent \(part)"
    case .amount(let amount, let isPerPack): "amount \(amount) \(isPerPack ? "pack" : "order")"
    }
  }

  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, let value = number(words[1], where: \.isPositive) else { return nil }
    switch (words[0], words.dropFirst(2)) {
    case ("percent", []) where value <= .one: self = .percent(value)
    case ("amount", ["pack"]): self = .amount(value, isPerPack: true)
    case ("amount", ["order"]): self = .amount(value, isPerPack: false)
    default: return nil
    }
  }
}
