import PerDocument
import PerModel
import PerText

// What is a price in one text.
extension PictureScene {
  /// "9:41", unless prices are written that way
  static func isTime(_ text: String, _ readers: TextReaders) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && !readers.currency.hasColons
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }

  /// Not how much there is, and no date.
  static func canBePrice(_ number: PictureNumber, _ readers: TextReaders) -> Bool {
    let after = number.after.trimmed.lowercased()
    // "DOP 24 mesi": letters that are no money of this page, before what has no cents
    if number.cents == nil,
      [number.before, number.after].contains(where: {
        PictureNumber.isCode($0) && $0 != readers.currency.code
      })
    {
      return false
    }
    if number.isPercent {
      return (number.before + after).count(where: \.isLetter) <= PictureLimit.besidePercent
    }
    if after.hasPrefix("/") || number.before.contains("/") { return false }
    // "(0,79 €/)", of whose unit nothing was seen
    if after.hasSuffix("/)") || after.hasSuffix("/") { return false }
    if let slash = after.firstIndex(of: "/"),
      let kind = readers.quantity("1 " + String(after[after.index(after: slash)...]).trimmed)?.unit
        .kind,
      kind != .count
    {
      return false
    }
    // "R$ 5,60 o kg", "€ 3,18 al kg"
    let words = after.split(separator: " ")
    if words.count >= 2, words[words.count - 2].count <= PictureLimit.beforePriceOfPiece,
      let kind = readers.quantity("1 " + words[words.count - 1])?.unit.kind,
      [.mass, .volume].contains(kind)
    {
      return false
    }
    if let first = after.split(whereSeparator: { !$0.isLetter }).first {
      if after.hasPrefix(first), LabelWords.words(.per).contains(String(first)) { return false }
      if !number.hasSign, readers.quantity("1 " + first) != nil { return false }
    }
    if number.before.contains(where: PictureWords.isStar) { return false }
    // "(+ 0.25 Pfand)" comes on top of a price.
    if number.before.hasSuffix("+") { return false }
    // "- 10 €" chooses prices up to that, or is taken off.
    if ["-", "–", "—", "<", ">", "≤", "≥"].contains(number.before.trimmed), number.hasSign,
      !number.digits.isEmpty
    {
      return false
    }
    // How many there are of a kind: "Bio (56)"
    if number.before.hasSuffix("("), number.after.hasPrefix(")"), number.cents == nil,
      !number.hasSign
    {
      return false
    }
    // "30杯分"
    if readers.currency.fractionDigits == 0, !number.hasSign, number.cents == nil,
      !number.isRound, after.contains(where: \.isLetter)
    {
      return false
    }
    let label = PriceLabel(number.before)
    if label.isOther { return false }
    let before = number.before.split(whereSeparator: { !$0.isLetter })
    return before.allSatisfy { $0.count <= 2 || PictureNumber.isCode(String($0)) } || label.isFormer
      || label.isLowest || label.isLoyalty
      || before.last.map { LabelWords.words(.beforePrice).contains($0.lowercased()) } == true
  }

  /// Whether a text continues the line above: "kg-Preis", "1 kg ="
  static func goesOn(_ text: StraightText, _ texts: [StraightText]) -> Bool {
    texts.contains { other in
      guard other.text.count >= PictureLimit.lineThatGoesOn, other.middle < text.middle,
        abs(other.height - text.height) * PictureMeasure.likeLine < text.height,
        text.top - other.bottom < text.height * PictureMeasure.belowLine / 100,
        other.left < text.right, text.left < other.right
      else { return false }
      let end = other.text.lowercased()
      return end.hasSuffix("=") || end.hasSuffix(":") && PriceLabel(end).isFormer
        || PriceMarks.count(in: end) == 0
          && LabelWords.words(.priceName).contains(where: end.hasSuffix)
    }
  }

  /// "13:95/st": what a piece costs; "739/kpl", whose cents are raised
  func priceOfPiece(_ text: StraightText) -> PicturePrice? {
    let parts = text.text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = PictureNumber(String(parts[0])),
      number.before.filter(\.isLetter).count <= PictureLimit.beforePriceOfPiece,
      number.hasSign || number.isRound || number.cents != nil
        || text.isLarge(beside: bodyHeight)
          && PictureLimit.largeWithoutPoint.contains(number.digits.count),
      let unit = readers.quantity("1 " + String(parts[1]).trimmed)?.unit, unit.kind == .count
    else { return nil }
    return single(number, text)
  }

  /// Whether what a piece costs stands beside what all of them cost.
  ///
  /// - Parameter wholes: how many of the prices, from the first one on, are not of pieces themselves.
  func isOfPiece(_ price: PicturePrice, beside wholes: Int) -> Bool {
    prices.enumerated().contains { index, other in
      let gap = other.place.gap(to: price.place)
      guard other.deal == nil, other.kind == .price else { return false }
      if gap.y <= PictureReach.smallPrint * bodyHeight,
        gap.x <= PictureReach.smallPrintAcross * bodyHeight,
        other.place.height * 100 >= price.place.height * PictureMeasure.priceOfAll
      {
        return true
      }
      // In a row of a list it is only printed smaller.
      return index < wholes && gap.y <= bodyHeight && gap.x <= PictureReach.row * bodyHeight
        && other.amount > price.amount
        && !price.place.isLarge(beside: bodyHeight)
        && price.place.height * 100 < other.place.height * PictureMeasure.smaller
    }
  }

  /// Whether what a piece costs is in brackets, or printed smaller than most prices, wherever those of its card stand:
  /// "(11,87 TL/adet)".
  func isSmallPrint(_ ofPiece: StraightText, beside wholes: Int) -> Bool {
    let heights = prices[..<wholes].filter { $0.kind != .former }.map(\.place.height).sorted()
    guard let usual = heights.isEmpty ? nil : heights[heights.count / 2] else { return false }
    return ofPiece.text.hasPrefix("(") && ofPiece.text.hasSuffix(")")
      || heights.count >= PictureLimit.style
        && ofPiece.height * 100 < usual * PictureMeasure.smaller
  }

  /// "2/$5", printed as large as a price
  func dealPrice(_ text: StraightText) -> PicturePrice? {
    guard text.isLarge(beside: bodyHeight), text.text.count <= PictureLimit.deal,
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
    guard text.height * 100 >= bodyHeight * PictureMeasure.tornCents, number.digits.count == 2,
      number.cents == nil,
      !number.isOpen, !number.hasSign, number.before.isEmpty, number.after.isEmpty,
      readers.currency.fractionDigits > 0, let cents = Int(number.digits),
      let amount = try? Rational(Int128(cents), over: 100)
    else { return nil }
    return PicturePrice(
      amount: amount, place: text, isDoubtful: true, hasSign: false,
      other: number.digits.hasPrefix("0") ? nil : Rational(cents), isTorn: true)
  }

  /// "8" where "25,-" and others say that prices are whole, and one that is as high stands in its row: its dash was not
  /// seen.
  func digit(
    _ number: PictureNumber, _ text: StraightText,
    beside numbers: [(number: PictureNumber, text: StraightText)]
  ) -> PicturePrice? {
    guard number.digits.count == 1, number.cents == nil, !number.isOpen, !number.hasSign,
      number.before.isEmpty, number.after.isEmpty, text.isLarge(beside: bodyHeight),
      text.score >= PictureLimit.scoreOfDigits, let amount = number.amount(cents: nil),
      amount.isPositive,
      numbers.count(where: { $0.number.isOpen || $0.number.isRound }) >= PictureLimit.style
    else { return nil }
    let isInRow = numbers.contains {
      !$0.number.digits.isEmpty && $0.text != text && $0.text.gap(to: text).y == 0
        && ($0.number.isOpen || $0.number.isRound || $0.number.cents != nil)
        && abs($0.text.height - text.height) * PictureMeasure.likeLine < text.height
    }
    return isInRow
      ? PicturePrice(amount: amount, place: text, isDoubtful: true, hasSign: false) : nil
  }

  /// ".90" where prices have signs, "€90" where signs part them from their cents: the cents of one whose other digits
  /// were not seen.
  func end(_ number: PictureNumber, _ text: StraightText) -> PicturePrice? {
    let isEnd = number.digits.isEmpty && !number.hasSign && number.before.isEmpty
    guard isEnd || number.isSignAndCents, number.after.isEmpty,
      let count = Int(number.isSignAndCents ? number.digits : number.cents ?? ""),
      number.isSignAndCents || number.cents?.count == 2,
      let amount = try? Rational(Int128(count), over: 100)
    else { return nil }
    var price = PicturePrice(amount: amount, place: text, isDoubtful: true, hasSign: false)
    (price.isTorn, price.isEnd) = (true, true)
    return price
  }

  /// "529.97" where other sums have a sign before them: the first digit may be a sign that a line goes through.
  func withSignInDigits(_ price: PicturePrice, _ number: PictureNumber) -> PicturePrice {
    guard !number.hasSign, number.before.isEmpty, number.digits.count > 1,
      let digit = number.digits.first, digit == "5" || digit == "8", number.cents?.count == 2,
      let rest = PictureNumber(number.digits.dropFirst() + "." + (number.cents ?? ""))?
        .amount(cents: number.cents), rest.isPositive
    else { return price }
    var doubted = price
    (doubted.isDoubtful, doubted.other) = (true, rest)
    return doubted
  }

  /// A price that is in one text.
  func single(_ number: PictureNumber, _ text: StraightText) -> PicturePrice? {
    let isLarge = text.isLarge(beside: bodyHeight)
    let wholeCurrency = readers.currency.fractionDigits == 0
    var isDoubtful = text.score < Self.sure || number.isGuessed
    var isBare = false
    var amount: Rational?
    let withCents =
      PictureLimit.withoutPoint.contains(number.digits.count)
      ? PictureNumber(String(number.digits.dropLast(2)) + "." + number.digits.suffix(2))
        .flatMap { $0.amount(cents: $0.cents) } : nil
    let asWhole = number.amount(cents: nil)
    var other: Rational?
    if number.cents == nil, let small = smallMoney(number, text) {
      amount = small
    } else if let cents = number.cents {
      // "3,31" yen lack a digit; "税込192.24円" is exact.
      if wholeCurrency, cents.count == 2, number.digits.count <= 3,
        !PriceLabel(number.before).isWithTax || !text.text.contains(".")
      {
        return nil
      }
      amount = number.amount(cents: cents)
      other = behindFormer(number, cents)
      // "1,251" in small print is not a price, but 1.25 l.
      if cents.count == 3, !isLarge, !number.hasSign, !wholeCurrency { return nil }
      if cents.count == 3 {
        let areThousands = areThousands || number.hasSign && text.hasLevelDigits
        if wholeCurrency || areThousands {
          amount = Int(number.digits + cents).map { Rational($0) }
        }
        isDoubtful = isDoubtful || !areThousands && !wholeCurrency
      }
    } else if number.isRound {
      amount = number.amount(cents: nil)
    } else if number.hasSign || wholeCurrency, !number.digits.isEmpty {
      guard number.digits.count >= 2 || number.hasSign else { return nil }
      // "€799" may lack its comma, unless a screen shows that no cents are raised.
      amount = asWhole
      if !readers.currency.isWrittenWhole, number.digits.count >= 3 {
        isDoubtful = isDoubtful || !text.hasLevelDigits
        other = withCents
      }
    } else if isLarge, PictureLimit.largeWithoutPoint.contains(number.digits.count), !number.isOpen
    {
      // "799", whose cents are raised or only smaller
      (amount, other) = (withCents, asWhole)
      isBare = !isDoubtful
      isDoubtful = true
    } else if isLarge, number.isOpen, PictureLimit.beforePoint.contains(number.digits.count) {
      // "12.-", whose dash was not seen
      amount = asWhole
      isDoubtful = true
    }
    guard let amount, amount.isPositive else { return nil }
    return PicturePrice(
      amount: amount, place: text, isDoubtful: isDoubtful, hasSign: number.hasSign, isBare: isBare,
      other: other)
  }

  /// 1.35 of "1,691.35": a price may run on behind the former one, whose mark was read as that of thousands.
  private func behindFormer(_ number: PictureNumber, _ cents: String) -> Rational? {
    let digits = number.digits
    guard digits.count == 4, cents.count == 2, !number.hasSign,
      let former = (try? Rational(decimal: digits.prefix(1) + "." + digits.dropFirst().prefix(2)))
        ?? nil,
      let price = (try? Rational(decimal: digits.suffix(1) + "." + cents)) ?? nil,
      price < former, price.isPositive
    else { return nil }
    return price
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
