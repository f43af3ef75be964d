import PerModel

/// An axis from 0, with marks at round numbers.
struct ChartAxis {
  /// The number at the end of the axis.
  let end: Rational
  private let step: Rational

  /// An axis that ends at or above `maximum`; numbers are round in a unit of that factor.
  init(to maximum: Rational, in factor: Rational) throws(ArithmeticError) {
    let inUnit = try maximum / factor
    var power: Rational = 1
    while power > inUnit { power = try power / 10 }
    while try power * 10 <= inUnit { power = try power * 10 }
    // The finest step that needs no more than five marks.
    var chosen = try power * 2
    for finer in [power, try power / 2, try power / 5] {
      if try finer * 5 >= inUnit { chosen = finer }
    }
    step = try chosen * factor
    var end = step
    while end < maximum { end = try end + step }
    self.end = end
  }

  /// In ten-thousandths, rounded half up.
  func place(of value: Rational) throws(ArithmeticError) -> Int {
    let rounded = try (value / end * 10_000).rounded(fractionDigits: 0)
    return Int(rounded.numerator)
  }

  /// - Parameters:
  ///   - hasZero: whether there is a mark where the axis begins.
  ///   - texts: the words for all marks at once, so that they look alike.
  func marks(
    hasZero: Bool = false, _ texts: ([Rational]) -> [String]
  ) throws(ArithmeticError) -> [ChartPlot.Mark] {
    var values: [Rational] = hasZero ? [.zero] : []
    var value = step
    while value <= end {
      values.append(value)
      value = try value + step
    }
    return try zip(values, texts(values)).map { (value, text) throws(ArithmeticError) in
      ChartPlot.Mark(place: try place(of: value), text: text)
    }
  }
}
