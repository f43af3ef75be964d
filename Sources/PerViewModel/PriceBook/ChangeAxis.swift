import PerModel
import PerText
import PerWords

/// An axis of changes, from a round one at or below the lowest to a round one at or above the highest; nothing has changed
/// at 0, which is on it.
struct ChangeAxis {
  private let low: Int
  private let high: Int
  private let step: Rational

  init(_ changes: [Rational]) throws(ArithmeticError) {
    let least = changes.min().map { min($0, .zero) } ?? .zero
    let most = changes.max().map { max($0, .zero) } ?? .zero
    var step = try Rational(1, over: 200)
    // 0.5 %, 1 %, 2 %, 5 %, 10 % …: at most four of them
    let factors = [Rational(2), Rational(2), try Rational(5, over: 2)]
    var place = 0
    while try (most - least) / step > 4 {
      step = try step * factors[place % 3]
      place += 1
    }
    self.step = step
    low = -(try Self.roundedUp(-least / step))
    high = max(try Self.roundedUp(most / step), low + 1)
  }

  /// The least whole number that is not below one of at least 0.
  private static func roundedUp(_ number: Rational) throws(ArithmeticError) -> Int {
    let whole = try number.rounded(fractionDigits: 0, rule: .down)
    return Int(whole.numerator) + (whole < number ? 1 : 0)
  }

  /// In ten-thousandths of the axis.
  func place(of change: Rational) throws(ArithmeticError) -> Int {
    let place = try (change / step - Rational(low)) * 10_000 / Rational(high - low)
    return Int(try place.rounded(fractionDigits: 0).numerator)
  }

  func marks(
    _ text: (Rational) -> String
  ) throws(ArithmeticError) -> [ChartPlot.Mark] {
    try (low...high).map { (number) throws(ArithmeticError) in
      let change = try Rational(number) * step
      return ChartPlot.Mark(place: try place(of: change), text: text(change))
    }
  }
}
