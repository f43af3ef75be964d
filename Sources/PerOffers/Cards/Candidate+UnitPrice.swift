import PerModel

// A price that is only that of a unit.
extension Candidate {
  /// "1.5 l" and "£1.20/l" without another price: that is not what the bottle costs.
  ///
  /// - Returns: whether the price was worked out.
  mutating func workOut(from shown: UnitPrice) -> Bool {
    guard let quantity, formerPrice == nil, shown.per.unit.kind != .count,
      shown.per.unit.kind == quantity.unit.kind, shown.per.total != quantity.total,
      let exact = try? shown.price.amount * quantity.total / shown.per.total,
      let amount = try? exact.rounded(fractionDigits: shown.price.currency.fractionDigits)
    else { return false }
    price = Money(amount, shown.price.currency)
    unitPriceShown = shown
    evidence = .unclear(.unitPriceOnly)
    return true
  }
}
