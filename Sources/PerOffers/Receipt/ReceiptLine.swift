import PerModel
import PerText

/// A line of a receipt: what it is about, and the amount at its end.
struct ReceiptLine {
  /// The line without its amount.
  var label: String
  /// What stands at its end, with its sign.
  var amount: Rational?
  var currency: Currency?
  /// A count or an amount of one thing, and the price of each.
  var times: Times?
  /// How much one holds, where a line below its name says it.
  var size: Quantity?
  let text: String
  /// The number of the line in the document.
  let index: Int

  /// "2 Stk x 0,99", "1,104 kg x 1,69 EUR/kg"
  struct Times {
    let count: Rational
    /// `nil` for pieces.
    let unit: PerModel.Unit?
    let price: Rational
    /// What the price is of; `nil` for one.
    let per: Quantity?
    /// Whether the line says nothing else.
    var isAlone: Bool

    init(count: Rational, unit: PerModel.Unit?, price: Rational, per: Quantity?, isAlone: Bool) {
      (self.count, self.unit, self.price, self.per) = (count, unit, price, per)
      self.isAlone = isAlone
    }

    /// Pieces, each of which costs the price.
    init(_ count: Int, at price: Rational, isAlone: Bool = false) {
      self.init(count: Rational(count), unit: nil, price: price, per: nil, isAlone: isAlone)
    }

    /// Pieces that cost an amount together.
    init?(_ count: Int, costing amount: Rational) {
      guard let price = try? amount / Rational(count) else { return nil }
      self.init(count, at: price)
    }

    /// What that comes to.
    var product: Rational? {
      guard let unit else { return try? count * price }
      guard let per, let quantity = try? Quantity(count, unit), per.unit.kind == unit.kind else {
        return try? count * price
      }
      return try? price * quantity.total / per.total
    }

    /// Whether count times price gives this amount, rounded as tills do in this currency.
    func fits(_ amount: Rational, in currency: Currency) -> Bool {
      guard let product, let difference = try? (product - amount.magnitude).magnitude else {
        return false
      }
      guard unit != nil || !count.isInteger, let coin = currency.smallestCoin else {
        return difference.isZero
      }
      // Where prices have no cents, sums have none either.
      return difference <= coin || amount.isInteger && price.isInteger && difference < .one
    }
  }

  /// Whether a label names something: three letters, or one where each is a syllable or a word.
  static func isName(_ label: String) -> Bool {
    let letters = label.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count >= 3 || letters.contains { $0.value > 0x2E80 }
  }
}

extension Currency {
  /// One of its last digit: a cent, a yen.
  var smallestCoin: Rational? {
    try? Rational(1, over: (0..<fractionDigits).reduce(1) { count, _ in count * 10 })
  }
}
