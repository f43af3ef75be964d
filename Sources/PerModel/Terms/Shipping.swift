/// What delivery costs.
public struct Shipping: Hashable, Sendable {
  /// In whole units of the currency, 0 or more.
  public let amount: Rational
  /// Whether it is charged for every pack; otherwise once for an order, whose packs share it.
  public let isPerPack: Bool

  /// An amount for an order or, if so stated, for every pack.
  public init(_ amount: Rational, isPerPack: Bool = false) {
    self.amount = amount
    self.isPerPack = isPerPack
  }

  /// What the delivery of a number of packs costs.
  ///
  /// Throws `overflow` where the result does not fit.
  public func cost(ofPacks packs: Int) throws(ArithmeticError) -> Rational {
    isPerPack ? try amount * Rational(packs) : amount
  }
}

// The exchange form.
extension Shipping {
  var exactText: String { "\(amount) \(isPerPack ? "pack" : "order")" }

  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let isPerPack = ["pack": true, "order": false][words[1]],
      let amount = number(words[0], where: { !$0.isNegative })
    else { return nil }
    self.init(amount, isPerPack: isPerPack)
  }
}
