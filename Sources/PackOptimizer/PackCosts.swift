import PerModel

/// What 1, 2, 3 … packs of something cost together.
///
/// This need not be a price times a number, but from some number on it repeats: "3 for 2" every 3
/// packs; where the first pack costs less, every pack after it.
public struct PackCosts: Hashable, Sendable {
  /// The number of packs before the pattern begins to repeat: 0 if it repeats from the first pack.
  public let settled: Int
  /// The length of the pattern, in packs; at least 1.
  public let period: Int
  /// What `period` more packs cost from then on; `nil` where no more are sold.
  public let increment: Rational?
  /// The cost of 1, 2 … `settled + period` packs; `nil` for a number that is not sold.
  let first: [Rational?]

  /// Asks `cost` for the costs of 1 to `settled + 2 * period` packs, from which all others follow.
  ///
  /// `cost` returns `nil` for a number that is not sold ("2 for 5" alone does not say what one
  /// costs). From each number above `settled`, `period` more packs must cost the same.
  ///
  /// Throws `irregular` where they do not, `negative` where a cost or `increment` is below zero, and
  /// `tooLarge` where the costs do not fit in exact arithmetic.
  public init(
    settled: Int = 0, period: Int = 1, _ cost: (Int) throws(ArithmeticError) -> Rational?
  ) throws(OfferError) {
    guard settled >= 0, period >= 1, settled <= Self.maximumLength, period <= Self.maximumLength
    else {
      throw .irregular
    }
    var costs: [Rational?] = []
    var increment: Rational?
    do {
      for count in 1...settled + 2 * period { costs.append(try cost(count)) }
      for (now, later) in zip(costs[settled...], costs[(settled + period)...]) {
        guard let now, let later else {
          guard now == nil, later == nil else { throw OfferError.irregular }
          continue
        }
        let difference = try later - now
        guard increment == nil || increment == difference else { throw OfferError.irregular }
        increment = difference
      }
    } catch let error as OfferError { throw error } catch { throw .tooLarge }
    guard costs.allSatisfy({ $0?.isNegative != true }), increment?.isNegative != true else {
      throw .negative
    }
    self.settled = settled
    self.period = period
    self.increment = increment
    first = Array(costs[..<(settled + period)])
  }

  /// The longest that a store prints.
  private static let maximumLength = 10_000

  /// Whether this number of packs is sold.
  func isSold(_ count: Int) -> Bool {
    if count <= first.count { return count > 0 && first[count - 1] != nil }
    return increment != nil && first[settled + (count - settled - 1) % period] != nil
  }

  /// What a number of packs costs, 0 for none; `nil` if that number is not sold.
  ///
  /// Throws `overflow` where it does not fit in exact arithmetic.
  public func cost(ofPacks count: Int) throws(ArithmeticError) -> Rational? {
    if count <= 0 { return .zero }
    if count <= first.count { return first[count - 1] }
    let (periods, rest) = (count - settled - 1).quotientAndRemainder(dividingBy: period)
    guard let cost = first[settled + rest], let increment else { return nil }
    return try cost + increment * Rational(periods)
  }
}
