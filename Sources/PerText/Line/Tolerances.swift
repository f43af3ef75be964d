import PerModel

/// How far two figures of a line may be apart and still say the same. Each is one part in so many of the whole.
enum LineTolerance {
  /// Unit prices and percentages are rounded when they are printed: one percent.
  static let rounding: Rational = 100
  /// Of two meanings of a line one fits its unit price by far, so that it may be off by more: two percent.
  static let meaning: Rational = 50
  /// Packs are named by a rounded size, as those of fluid ounces are in milliliters.
  static let packSize: Rational = 120
  /// The cents of a price: the sum of its parts may be a cent off for each.
  static let cents: Rational = 100
  /// Shops round a unit price to a cent, and so are half a cent off.
  static let halfCents: Rational = 200
  /// To a tenth of a cent, where it has as many digits: "1.4p each".
  static let halfTenths: Rational = 2000
  /// To a whole one, where it has no decimals, as in yen.
  static let halves: Rational = 2
}

extension Rational {
  /// Whether it differs from another by no more than a part of a whole; `false` beyond exact arithmetic.
  func isNear(_ other: Rational, within tolerance: Rational, of whole: Rational) -> Bool {
    guard let distance = try? (self - other).magnitude * tolerance else { return false }
    return distance <= whole
  }
}
