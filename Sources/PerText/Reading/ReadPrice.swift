import PerModel

/// What was read from a price text.
public struct ReadPrice: Hashable, Sendable {
  /// In whole units of the currency; 0 or more.
  public let amount: Rational
  /// What the amount is the price of, where the text says it: 1 lb in "3.49/lb", 100 g in "€1.99 per
  /// 100 g", 1 piece in "0.69 each". Then it is not a price of a whole pack.
  public let per: Quantity?
  /// `nil` where none was written.
  public let currency: Currency?
  /// Whether a sum was typed, so that the field may show its result.
  public let isSum: Bool
  /// Whether a separator could have been read otherwise ("1.250"), so that the field should show
  /// how it was read.
  public let wasAmbiguous: Bool
  /// The most digits that were typed after a decimal separator, in whole units of the currency.
  public let fractionDigits: Int

  /// A price that was read.
  public init(
    amount: Rational, currency: Currency?, per: Quantity? = nil, isSum: Bool = false,
    wasAmbiguous: Bool = false, fractionDigits: Int = 0
  ) {
    self.amount = amount
    self.per = per
    self.currency = currency
    self.isSum = isSum
    self.wasAmbiguous = wasAmbiguous
    self.fractionDigits = fractionDigits
  }

  /// The price that a sum comes to, rounded half up to the digits of a currency, or to the most that were typed.
  /// A sum that would round to nothing stays exact, because it is not free. A single price stays as it was typed.
  public func rounded(in currency: Currency) -> Rational {
    let digits = max(currency.fractionDigits, fractionDigits)
    guard isSum, let rounded = try? amount.rounded(fractionDigits: digits), !rounded.isZero else {
      return amount
    }
    return rounded
  }

  /// The price in the currency that it names, or else in that of the others.
  public func money(in others: Currency) -> Money {
    let currency = self.currency ?? others
    return Money(rounded(in: currency), currency)
  }

  /// The price and the content of a whole pack, and what the price was stated for if only for a part.
  ///
  /// A price per unit is multiplied by the quantity, exactly; without one, the unit itself is what is
  /// bought. "0.69 each" is the price of each piece of a count, and of the pack of anything else.
  ///
  /// Throws `differentKinds` where the price is for something that cannot be compared with the
  /// quantity: "3.49/lb" of a liter. `tooLarge` where the result does not fit.
  public func priced(
    _ quantity: Quantity?
  ) throws(ReadingError) -> (price: Rational, quantity: Quantity?, per: Quantity?) {
    guard let per else { return (amount, quantity, nil) }
    guard let quantity else { return (amount, per, per) }
    let isEach = per.measure == Measure(.count) && per.total == .one
    if isEach, quantity.unit.kind != .count { return (amount, quantity, nil) }
    guard quantity.measure.isComparable(with: per.measure) else {
      throw ReadingError(.differentKinds, 0..<0)
    }
    let price = try exactly(0..<0) { () throws(ArithmeticError) in
      try amount * quantity.total / per.total
    }
    return (price, quantity, per)
  }
}
