import PerModel

/// How far two figures of a line may be apart and still say the same. Each is a fraction of the whole, 1/100 for 100.
enum LineTolerance {
  /// Unit prices and percentages are rounded when they are printed: one percent.
  static let rounding: Rational = 100
  /// One of two meanings of a line fits its unit price far better, so it may be off by more: two percent.
  static let meaning: Rational = 50
  /// Packs are named by a rounded size, as those of fluid ounces are in milliliters.
  static let packSize: Rational = 120
  /// The cents of a price: the sum of its parts may be a cent off for each.
  static let cents: Rational = 100

  /// The parts of one by which a price is off that was rounded to this many decimals: half of the last digit.
  static func ofRounding(fractionDigits: Int) -> Int128 {
    (0..<fractionDigits).reduce(2) { half, _ in half * 10 }
  }
}

extension Rational {
  /// Whether it differs from another by no more than a part of a whole, which is the other one unless it is given;
  /// `false` beyond exact arithmetic.
  func isNear(_ other: Rational, within tolerance: Rational, of whole: Rational? = nil) -> Bool {
    guard let distance = try? (self - other).magnitude * tolerance else { return false }
    return distance <= whole ?? other
  }
}
