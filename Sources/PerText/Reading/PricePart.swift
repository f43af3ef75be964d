import PerModel

/// A part of a price text while it is put together.
struct PricePart {
  var amount: Rational
  /// `nil` where none was written, or only the hundredth of whatever the currency is.
  var currency: Currency?
  var isPercent = false
  var range: Range<Int>

  static func sum(_ left: PricePart, _ right: PricePart, subtracting: Bool)
    throws(ReadingError) -> PricePart
  {
    var result = left
    result.range = left.range.lowerBound..<right.range.upperBound
    result.currency = try common(left, right, result.range)
    // "$5.00-$6.00"
    if subtracting, left.currency != nil, right.currency != nil, left.amount < right.amount {
      throw ReadingError(.notOneAmount, result.range)
    }
    result.amount = try exactly(result.range) { () throws(ArithmeticError) -> Rational in
      let other = right.isPercent ? try left.amount * right.amount : right.amount
      return subtracting ? try left.amount - other : try left.amount + other
    }
    return result
  }

  /// The 139 and the 90 of "139-90".
  func adding(hundredths: PricePart) throws(ReadingError) -> PricePart {
    let range = range.lowerBound..<hundredths.range.upperBound
    let amount = try exactly(range) { () throws(ArithmeticError) in
      try self.amount + hundredths.amount / 100
    }
    return PricePart(amount: amount, currency: hundredths.currency, range: range)
  }

  /// At most one of two factors is money.
  static func product(_ left: PricePart, _ right: PricePart) throws(ReadingError) -> PricePart {
    let range = left.range.lowerBound..<right.range.upperBound
    guard left.currency == nil || right.currency == nil else {
      throw ReadingError(.currencyMismatch, range)
    }
    return PricePart(
      amount: try exactly(range) { () throws(ArithmeticError) in try left.amount * right.amount },
      currency: left.currency ?? right.currency, range: range)
  }

  static func quotient(_ left: PricePart, _ right: PricePart) throws(ReadingError) -> PricePart {
    let range = left.range.lowerBound..<right.range.upperBound
    guard right.currency == nil else { throw ReadingError(.currencyMismatch, range) }
    return PricePart(
      amount: try exactly(range) { () throws(ArithmeticError) in try left.amount / right.amount },
      currency: left.currency, range: range)
  }

  private static func common(_ left: PricePart, _ right: PricePart, _ range: Range<Int>)
    throws(ReadingError) -> Currency?
  {
    if let one = left.currency, let other = right.currency, one != other {
      throw ReadingError(.currencyMismatch, range)
    }
    return left.currency ?? right.currency
  }
}
