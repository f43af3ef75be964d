/// A sales tax, which a price includes or the till adds.
public struct Tax: Hashable, Sendable {
  /// As a share of the price without it: 13 % is 13/100; from 0 to 10.
  public let rate: Rational
  /// Whether the price includes it; then nothing is added.
  public let isIncluded: Bool

  /// A tax at a rate from 0 to `maximumRate`.
  public init(rate: Rational, isIncluded: Bool) {
    self.rate = rate
    self.isIncluded = isIncluded
  }

  /// Ten times the price; no tax comes near it.
  public static let maximumRate: Rational = 10

  /// The tax of a price that includes it, at any rate.
  public static let included = Tax(rate: .zero, isIncluded: true)

  /// What the till adds to an amount.
  ///
  /// Throws `overflow` where the result does not fit.
  public func added(to amount: Rational) throws(ArithmeticError) -> Rational {
    isIncluded ? .zero : try amount * rate
  }
}

// The exchange form.
extension Tax {
  var exactText: String { "\(isIncluded ? "included" : "added") \(rate)" }

  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let isIncluded = ["included": true, "added": false][words[0]],
      let rate = number(words[1], where: { !$0.isNegative && $0 <= Tax.maximumRate })
    else { return nil }
    self.init(rate: rate, isIncluded: isIncluded)
  }
}
