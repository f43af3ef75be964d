import PerDocument
import PerModel

/// A large price in a picture.
struct PicturePrice {
  var amount: Rational
  /// Where it is, with its cents.
  var place: StraightText
  /// Whether nothing shows which digits are the cents, or a digit was badly read.
  var isDoubtful: Bool
  var hasSign: Bool
  /// Whether nothing parts its cents.
  var isBare = false
  /// What it is where the cents begin elsewhere.
  var other: Rational?
  /// Whether these are only the cents of one whose other digits were not seen.
  var isTorn = false
  /// "2/$5"
  var deal: Deal?
  var kind = Kind.price
  /// A price "from".
  var isLowest = false

  enum Kind { case price, former, loyalty, bonus }

  /// The one price that ends with the cents seen, and that unit price and quantity are printed for.
  func whole(
    from units: [Candidate.UnitPrice], _ quantities: [Quantity]
  ) -> (Money, Quantity, Candidate.UnitPrice)? {
    guard let (money, quantity, unit) = PictureArithmetic.onlyPrice(units, quantities),
      let difference = try? money.amount - amount, difference.isInteger
    else { return nil }
    return (money, quantity, unit)
  }
}
