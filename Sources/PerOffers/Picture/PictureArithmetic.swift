import PerModel

/// What unit prices and quantities say of prices: it confirms, doubts or offers one, and changes none.
enum PictureArithmetic {
  /// Whether one of the unit prices times one of the quantities is the price; `nil` where that cannot be said.
  static func agreement(
    _ price: Rational, _ units: [Candidate.UnitPrice], _ quantities: [Quantity]
  ) -> Bool? {
    var answer: Bool?
    for unit in units {
      for quantity in quantities {
        switch UnitPriceCheck.agrees(price, quantity, unit) {
        case true?: return true
        case false?: answer = false
        case nil: break
        }
      }
    }
    return answer
  }

  /// The one price that each of the unit prices is printed for, each with one of the quantities.
  static func onlyPrice(
    _ units: [Candidate.UnitPrice], _ quantities: [Quantity]
  ) -> (Money, Quantity, Candidate.UnitPrice)? {
    guard let first = units.first, quantities.count <= PictureLimit.unitPrices,
      units.count <= PictureLimit.unitPrices
    else { return nil }
    func prices(_ unit: Candidate.UnitPrice) -> [(Money, Quantity)] {
      quantities.compactMap { quantity in
        guard unit.per.unit.kind == quantity.unit.kind,
          let share = try? quantity.total / unit.per.total, share != .one
        else { return nil }
        return onlyPrice(unit.price, share).map { ($0, quantity) }
      }
    }
    var left = prices(first)
    if units.count == 1, quantities.count > 1 { return nil }
    for unit in units.dropFirst() {
      let other = prices(unit).map(\.0)
      left.removeAll { !other.contains($0.0) }
    }
    guard let only = left.first, left.allSatisfy({ $0.0 == only.0 }) else { return nil }
    return (only.0, only.1, first)
  }

  /// The one price that is printed as this unit price; `nil` where there are several.
  static func onlyPrice(_ unit: Money, _ share: Rational) -> Money? {
    let digits = unit.currency.fractionDigits
    let coins = Rational((0..<digits).reduce(1) { count, _ in count * 10 })
    guard let half = try? Rational(1, over: 2), let exact = try? unit.amount * share * coins,
      let slack = try? half * share, slack < half,
      let shifted = try? exact + half
    else { return nil }
    guard let whole = try? Rational(shifted.numerator / shifted.denominator, over: 1),
      let off = try? exact - whole, off.magnitude <= slack, let amount = try? whole / coins,
      amount.isPositive
    else { return nil }
    return Money(amount, unit.currency)
  }

  /// Whether all digits but one are the same.
  static func resemble(_ one: Money, _ other: Money) -> Bool {
    let (one, other) = (
      one.amount.decimalText(fractionDigits: 2), other.amount.decimalText(fractionDigits: 2)
    )
    guard one.count == other.count else { return one.hasSuffix(other) || other.hasSuffix(one) }
    return zip(one, other).count { $0 != $1 } <= 1
  }
}
