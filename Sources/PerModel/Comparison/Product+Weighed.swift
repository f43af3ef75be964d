extension Product {
  /// Changes how much it holds. A price that was stated per unit is worked out again; where the unit
  /// no longer fits, or nothing is held, it stays the price of the whole.
  public mutating func weigh(_ other: Quantity?) {
    defer { quantity = other }
    guard terms.pricedPer != nil else { return }
    guard let price, let quantity, let other,
      quantity.measure.isComparable(with: other.measure),
      let amount = try? price.amount * other.total / quantity.total
    else {
      terms.pricedPer = nil
      return
    }
    self.price = Money(amount, price.currency)
  }
}
