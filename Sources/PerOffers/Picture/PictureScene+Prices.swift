import PerDocument
import PerModel
import PerText

// What is a price in one text.
extension PictureScene {
  /// "2/$5", printed as large as a price
  func dealPrice(_ text: StraightText) -> PicturePrice? {
    guard text.height * 10 >= bodyHeight * 14, text.text.count <= 12,
      case let read = readers.line(text.text), read.price == nil, let deal = read.deal?.value
    else { return nil }
    switch deal.kind {
    case .total(let count, let price), .proRata(let count, let price):
      guard let each = try? price / Rational(count) else { return nil }
      return PicturePrice(
        amount: each, place: text, isDoubtful: text.score < Self.sure, hasSign: true, deal: deal)
    default: return nil
    }
  }

  /// Two large digits alone are the cents of a price.
  func torn(_ number: PictureNumber, _ text: StraightText) -> PicturePrice? {
    guard text.height * 10 >= bodyHeight * 7, number.digits.count == 2, number.cents == nil,
      !number.isOpen, !number.hasSign, number.before.isEmpty, number.after.isEmpty,
      readers.currency.fractionDigits > 0, let cents = Int(number.digits),
      let amount = try? Rational(Int128(cents), over: 100)
    else { return nil }
    return PicturePrice(
      amount: amount, place: text, isDoubtful: true, hasSign: false, isTorn: true)
  }

  /// A price that is in one text.
  func single(_ number: PictureNumber, _ text: StraightText) -> PicturePrice? {
    let isLarge = text.height * 10 >= bodyHeight * 14
    let wholeCurrency = readers.currency.fractionDigits == 0
    var isDoubtful = text.score < Self.sure || number.isGuessed
    var isBare = false
    var amount: Rational?
    let withCents =
      (3...6).contains(number.digits.count)
      ? PictureNumber(String(number.digits.dropLast(2)) + "." + number.digits.suffix(2))
        .flatMap { $0.amount(cents: $0.cents) } : nil
    let asWhole = number.amount(cents: nil)
    var other: Rational?
    if number.cents == nil, let small = smallMoney(number, text) {
      amount = small
    } else if let cents = number.cents {
      amount = number.amount(cents: cents)
      // "1,251" in small print is no price, but 1.25 l.
      if cents.count == 3, !isLarge, !number.hasSign, !wholeCurrency { return nil }
      if cents.count == 3 {
        if wholeCurrency { amount = Int(number.digits + cents).map { Rational($0) } }
        isDoubtful = true
      }
    } else if number.isRound {
      amount = number.amount(cents: nil)
    } else if number.hasSign || wholeCurrency, !number.digits.isEmpty {
      guard number.digits.count >= 2 || number.hasSign else { return nil }
      // "€799" may lack its comma.
      amount = asWhole
      if !wholeCurrency, number.digits.count >= 3 {
        isDoubtful = true
        other = withCents
      }
    } else if isLarge, (3...5).contains(number.digits.count), !number.isOpen {
      // "799", whose cents are raised or only smaller
      (amount, other) = (withCents, asWhole)
      isBare = !isDoubtful
      isDoubtful = true
    } else if isLarge, number.isOpen, (1...4).contains(number.digits.count) {
      // "12.-", whose dash was not seen
      amount = asWhole
      isDoubtful = true
    }
    guard let amount, amount.isPositive else { return nil }
    return PicturePrice(
      amount: amount, place: text, isDoubtful: isDoubtful, hasSign: number.hasSign, isBare: isBare,
      other: other)
  }

  /// "47p", "89 ct"
  private func smallMoney(_ number: PictureNumber, _ text: StraightText) -> Rational? {
    let sign = number.after.lowercased()
    guard number.before.isEmpty, sign == "¢" || LabelWords.words(.smallMoney).contains(sign),
      let read = readers.price(number.digits + sign), read.per == nil,
      read.currency == readers.currency, read.amount < .one
    else { return nil }
    return read.amount
  }
}
