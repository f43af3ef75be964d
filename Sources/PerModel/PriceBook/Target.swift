/// The unit price at which a person wants to buy an article.
public enum Target: Hashable, Sendable {
  /// This unit price or less: €1.80/kg.
  case price(Money, per: ReferenceUnit)
  /// This share under the usual price, above 0 and below 1.
  case underUsual(Rational)

  /// The unit price that meets it; `nil` while the usual price is not known, and beyond exact arithmetic.
  public func unitPrice(usual: UsualPrice?) -> UnitPrice? {
    switch self {
    case .price(let money, let unit):
      guard let amount = try? money.amount / unit.baseAmount else { return nil }
      return UnitPrice(perBaseUnit: amount, money.currency)
    case .underUsual(let share):
      guard let usual, let amount = try? usual.median.perBaseUnit * (.one - share) else {
        return nil
      }
      return UnitPrice(perBaseUnit: amount, usual.median.currency)
    }
  }

  /// Whether a unit price is low enough; `nil` if that cannot be said.
  public func isMet(
    by unitPrice: UnitPrice, measuring measure: Measure, usual: UsualPrice?
  ) -> Bool? {
    if case .price(_, let unit) = self, unit.kind != measure.kind { return nil }
    guard let limit = self.unitPrice(usual: usual), limit.currency == unitPrice.currency else {
      return nil
    }
    return unitPrice <= limit
  }
}

// The exchange form in files and in the database: "at 9/5 EUR per 1 kilogram", "under usual 1/10".
extension Target {
  /// The exact text of the target.
  public var exactText: String {
    switch self {
    case .price(let money, let unit):
      "at \(money.amount) \(money.currency.code) per \(unit.exactText)"
    case .underUsual(let share): "under usual \(share)"
    }
  }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    if words.count == 3, words[0] == "under", words[1] == "usual",
      let share = number(words[2], where: { $0.isPositive && $0 < .one })
    {
      self = .underUsual(share)
    } else if words.count == 6, words[0] == "at", words[3] == "per",
      let amount = number(words[1], where: { !$0.isNegative }),
      let currency = Currency(code: words[2]),
      let unit = ReferenceUnit(exact: words[4...5].joined(separator: " "))
    {
      self = .price(Money(amount, currency), per: unit)
    } else {
      return nil
    }
  }
}
