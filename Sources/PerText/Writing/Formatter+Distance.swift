import PerModel

extension Formatter {
  /// How far something is, in the unit that people of the region think in: "350 m", "1.2 km", "12 km";
  /// "800 ft", "0.8 mi"; in the United Kingdom yards instead of feet.
  public func distance(_ length: Quantity) -> String {
    let (small, large, least): (String, String, Rational) =
      switch locale.region.measurementSystem {
      case .metric: ("meter", "kilometer", .one)
      case .us: ("foot", "mile", Self.tenth)
      case .uk, .imperial: ("yard", "mile", Self.tenth)
      }
    guard let large = Unit(id: large), let small = Unit(id: small) else {
      return quantity(length)
    }
    do throws(ArithmeticError) {
      let far = try length.total(in: large)
      if far >= least {
        return amountText(
          try far.rounded(fractionDigits: far < 10 ? 1 : 0), large, nil, false)
      }
      let near = try length.total(in: small)
      // What rounds up to a whole kilometer is written as one.
      if large.id == "kilometer", try near.rounded(fractionDigits: 0) >= 1000 {
        return amountText(.one, large, nil, false)
      }
      return amountText(
        try near.rounded(fractionDigits: near < 10 ? 1 : 0), small, nil, false)
    } catch {
      return localized("too large to show")
    }
  }

  private static let tenth: Rational = (try? Rational(1, over: 10)) ?? .one
}
