import PerModel

/// Compares a price with the unit price beside it.
enum UnitPriceCheck {
  /// Confirms a candidate, or says that it is unclear, by the unit price that is shown.
  static func check(_ candidate: inout Candidate) {
    guard let shown = candidate.unitPriceShown, let price = candidate.price,
      let quantity = candidate.quantity
    else { return }
    switch agrees(price.amount, quantity, shown) {
    case true?: candidate.evidence = .confirmed(.unitPriceFits)
    case false?:
      if candidate.evidence.isConfirmed { return }
      candidate.evidence = .unclear(.unitPriceDiffers)
    case nil: break
    }
  }

  /// Whether the price is the unit price times the quantity, as it is rounded; `nil` where they cannot be compared.
  static func agrees(
    _ price: Rational, _ quantity: Quantity, _ shown: Candidate.UnitPrice
  ) -> Bool? {
    // A hundred sheets say nothing of nine rolls.
    if let name = quantity.countName, let other = shown.per.countName, name != other {
      return nil
    }
    guard quantity.unit.kind == shown.per.unit.kind,
      let expected = try? price * shown.per.total / quantity.total,
      let difference = try? (expected - shown.price.amount).magnitude,
      // Half a unit of the last shown digit, or a whole one if truncated, or 1 in 200 for labels computed from a
      // rounded weight.
      let digit = lastDigit(of: shown.price),
      let share = try? shown.price.amount / Rational(200)
    else { return nil }
    return difference <= digit || difference <= share
      || isRounded(price, from: quantity, shown)
  }

  /// Whether a small price is the unit price times the quantity, rounded to what can be paid: 180 g at 1.79 a kilogram are
  /// 0.32, which is 1.78 a kilogram.
  private static func isRounded(
    _ price: Rational, from quantity: Quantity, _ shown: Candidate.UnitPrice
  ) -> Bool {
    guard let exact = try? shown.price.amount * quantity.total / shown.per.total,
      let difference = try? (price - exact).magnitude,
      let half = try? Rational(1, over: shown.price.currency.fractionDigits == 0 ? 2 : 200)
    else { return false }
    return difference <= half
  }

  /// A cent, or less where there are more digits: a tenth of one in "8.6¢".
  private static func lastDigit(of price: Money) -> Rational? {
    var digit = try? Rational(1, over: price.currency.fractionDigits == 0 ? 1 : 100)
    for _ in 0..<2 {
      guard let own = digit, (try? price.amount / own)?.isInteger == false else { break }
      digit = try? own / Rational(10)
    }
    return digit
  }
}
