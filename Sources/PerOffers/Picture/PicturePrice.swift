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
  /// Whether its point shows that, or the sign before it: ".90", "€90"
  var isEnd = false
  /// What stands right below it or behind it.
  var unitPrices: [Candidate.UnitPrice] = []
  /// "2/$5"
  var deal: Deal?
  var kind = Kind.price
  /// A price "from".
  var isLowest = false
  /// A price with tax, which may stand beside the one without it.
  var isWithTax = false

  enum Kind { case price, former, loyalty, bonus }

  /// The same as the cents of a price whose other digits were not seen, which two digits may be: ",85 €", "35 €"
  var asCents: PicturePrice? {
    guard place.text.count(where: \.isNumber) == 2 else { return nil }
    if let mark = place.text.first, ".,".contains(mark) { return self }
    guard hasSign, amount.denominator == 1, let part = try? amount / Rational(100) else {
      return nil
    }
    var cents = self
    cents.amount = part
    return cents
  }

  /// The one price that ends with the cents seen, or is all of the digits, and that unit price and quantity are printed
  /// for.
  func whole(
    from units: [Candidate.UnitPrice], _ quantities: [Quantity]
  ) -> (Money, Quantity, Candidate.UnitPrice)? {
    guard units.count <= PictureLimit.unitPrices, quantities.count <= PictureLimit.unitPrices else {
      return nil
    }
    var found: (Money, Quantity, Candidate.UnitPrice)?
    for unit in units {
      for quantity in quantities where quantity.unit.kind == unit.per.unit.kind {
        guard let exact = try? unit.price.amount * quantity.total / unit.per.total,
          exact.isPositive, exact < Rational(100_000)
        else { continue }
        let whole = exact.numerator / exact.denominator
        let ending = (max(0, whole - 1)...(whole + 1)).map { try? Rational($0, over: 1) + amount }
        // "18", without ",-"
        for price in ending + [isTorn ? other : nil] {
          guard let price, UnitPriceCheck.agrees(price, quantity, unit) == true
          else { continue }
          if let found, found.0.amount != price { return nil }
          found = (Money(price, unit.price.currency), quantity, unit)
        }
      }
    }
    return found
  }
}
