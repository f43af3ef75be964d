/// The quartiles of exact numbers, interpolated: type 7 of R. J. Hyndman and Y. Fan, Sample Quantiles in
/// Statistical Packages, The American Statistician 50 (1996), as in R and in PERCENTILE_CONT of SQL.
struct Quartiles {
  let lower: Rational
  let median: Rational
  let upper: Rational
  let count: Int

  /// `nil` for no numbers, and where a result does not fit in exact arithmetic.
  init?(_ numbers: some Sequence<Rational>) {
    let sorted = numbers.sorted()
    func quartile(_ number: Int) -> Rational? {
      let place = (sorted.count - 1) * number
      let (index, rest) = place.quotientAndRemainder(dividingBy: 4)
      if rest == 0 { return sorted[index] }
      return try? (sorted[index] * Rational(4 - rest) + sorted[index + 1] * Rational(rest)) / 4
    }
    guard !sorted.isEmpty, let lower = quartile(1), let median = quartile(2),
      let upper = quartile(3)
    else { return nil }
    (self.lower, self.median, self.upper, count) = (lower, median, upper, sorted.count)
  }

  init?(_ entries: [PriceHistory.Entry]) { self.init(entries.map(\.unitPrice.perBaseUnit)) }
}
