import PerModel
import PerText

// What stands around a price in its line, and in the line before it.
extension PriceSpots {
  /// "500 gr" are grams where one does not pay in zlotys.
  func isSize(_ text: String, _ price: ReadPrice) -> Bool {
    if isCountAndSize(text) { return true }
    guard let currency = price.currency, currency != readers.currency,
      !text.contains(where: \.isCurrencySymbol),
      // "1.88 Pound (Pack of 1)"
      let size = readers.quantity(text)
        ?? readers.quantity(String(text.prefix { $0 != "(" }).trimmed)
    else { return false }
    return size.unit.kind == .mass || size.unit.kind == .volume
  }

  /// "12 ct / 12 fl oz" is no price of 12 cents, and "1/2 gal" none of a dollar.
  private func isCountAndSize(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains(where: \.isCurrencySymbol),
      let size = readers.quantity(String(parts[1]).trimmed), size.unit.kind != .count
    else { return false }
    let first = String(parts[0]).trimmed
    return readers.quantity(first)?.unit.kind == .count
  }

  /// "9 products" in an element that its author calls an amount is not a price.
  func isCount(_ text: String, _ price: ReadPrice) -> Bool {
    price.currency == nil && price.amount.isInteger
      && readers.quantity(text)?.unit.kind == .count && text.contains(where: \.isLetter)
  }

  /// "Persil Gel 40" is not a price in laris: behind other words, foreign codes stand in capitals before a number.
  func isName(_ price: ReadPrice, in text: String) -> Bool {
    guard let currency = price.currency, currency != readers.currency,
      !text.contains(currency.code)
    else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.indices.dropFirst().contains { place in
      words[place].uppercased() == currency.code && place + 1 < words.count
        && words[place + 1].first?.isNumber == true
    }
  }

  /// "Under £5 (12)" beside "£5 – £10 (31)" is a filter, and the price of nothing.
  func isOfFilter(_ spot: PriceSpot, _ lines: [TextLine]) -> Bool {
    spot.kind == .price
      && (rangeLines.contains(spot.line - 1) || rangeLines.contains(spot.line + 1))
      && readers.price(lines[spot.line].text) == nil
  }

  /// "More buying choices", "$13.90 (3 new offers)"
  func isOfOtherSellers(_ spot: PriceSpot, _ lines: [TextLine]) -> Bool {
    guard spot.kind == .price else { return false }
    if PriceLabel(lines[spot.line].text).isOfOtherSellers { return true }
    guard spot.line > 0 else { return false }
    let before = lines[spot.line - 1]
    return before.text.utf8.count <= PageLimit.label && !before.hasDigits
      && !before.traits.contains(.heading) && PriceLabel(before.text).isOfOtherSellers
  }

  /// "Campo Real 1 l" is not a price in reais: a foreign currency has a sign, or an amount with cents.
  func isCurrencyName(_ price: ReadPrice, _ marks: Int) -> Bool {
    marks == 0 && price.currency.map { $0 != readers.currency } ?? false
  }

  /// The price of one in "2 × £1.55", as orders write how many were bought.
  func priceOfOne(_ text: String) -> ReadPrice? {
    guard PriceMarks.count(in: text) == 1, let count = BoughtCount.count(in: text), count > 0,
      let sign = text.firstIndex(where: TimesSigns.all.contains),
      let price = readers.price(String(text[text.index(after: sign)...]).trimmed)
        ?? readers.price(String(text[..<sign]).trimmed),
      price.currency != nil, price.per == nil, !price.isSum
    else { return nil }
    return price
  }

  /// The words at the end of a line: "In den Warenkorb" behind a price is a button, and no price of a basket.
  static func wordsBehind(_ text: String) -> String {
    String(text.reversed().prefix { $0.isLetter || $0 == " " || $0 == "." }.reversed())
  }

  /// "Only £13" of "Only £13, was £20": what is said of a former price is not said of that of today.
  static func text(_ text: String, without former: ReadLine.Part<ReadPrice>?) -> String {
    guard let range = former?.range else { return text }
    let bytes = Array(text.utf8)
    guard range.upperBound <= bytes.count else { return text }
    return String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
  }

  /// "6 x 1.5 l (1 l = €0.53)" of a line that ends in a deposit: that is the price of nothing else in it.
  func withoutDeposit(_ text: String) -> ReadLine? {
    guard PriceMarks.count(in: text) > 1, PriceLabel(Self.wordsBehind(text)).isDeposit,
      let last = text.lastIndex(where: \.isNumber)
    else { return nil }
    // The amount, a sign of its currency, the word that adds it, and what parts it from the rest
    let backwards = text[...last].reversed().drop { $0.isNumber || ".,".contains($0) }
    let rest = backwards.drop { $0.isCurrencySymbol || $0.isWhitespace }.drop { !$0.isWhitespace }
    let read = readers.line(
      String(rest.drop { $0.isWhitespace || "·+|,;-–".contains($0) }.reversed()))
    // "1.29 € plus 0.25 € deposit" is read with it.
    return read.unitPrice != nil || read.statedQuantity != nil && read.price != nil ? read : nil
  }

  /// "(412)" is how many people rate it: no shop puts a price without a currency in brackets.
  static func isRatingCount(_ price: ReadPrice, in text: String) -> Bool {
    price.currency == nil && price.per == nil && price.amount.isInteger
      && PriceMarks.isInBrackets(text)
  }

  /// What a line says of the price in the next one: "Price per 1 kg:".
  static func label(_ text: String) -> String? {
    guard text.utf8.count <= PageLimit.label, text.last == ":" || text.last == "：" else {
      return nil
    }
    return String(text.dropLast())
  }

  /// Whether a number is a price without a sign of money: "3,99" on lines of plain text, "3,99 / kpl" anywhere.
  // Apart, and never inlined: the optimizer of Swift 6.3 fails where this is part of `read`.
  @inline(never)
  func isBarePrice(_ text: String, _ price: ReadPrice, _ line: TextLine) -> Bool {
    // "2.50 per piece"
    let ends: (Character) -> Bool = { $0 == "/" || price.per != nil && $0.isWhitespace }
    let text = String(text.prefix { !ends($0) }).trimmed
    if PriceMarks.hasNoCents(text) { return true }
    guard arePlain || line.traits.contains(.raised) || price.per.map({ $0.unit == .item }) ?? false
    else { return false }
    return PriceMarks.hasCents(text)
  }

  /// Whether a line says that the price in the next one was asked before: "statt".
  static func isFormerLabel(_ text: String) -> Bool {
    text.utf8.count <= PageLimit.formerLabel && !text.contains(where: \.isNumber)
      && PriceLabel(text).isFormer
  }

  static func behind(_ label: String, in text: String) -> String {
    text.hasPrefix(label) ? String(text.dropFirst(label.count)).trimmed : text
  }

  /// The price of a unit that the label ends with.
  func perUnit(_ text: String, by label: String) -> ReadPrice? {
    let start = label.firstIndex { $0.isNumber }
    guard
      let unit = start.map({ label[$0...] }) ?? label.split(whereSeparator: \.isWhitespace).last,
      let price = readers.price(text + "/" + unit), let per = price.per,
      per.unit.kind != .count || per.total == .one
    else { return nil }
    return price
  }

  /// The price before a slash and an unknown unit: "109.00/fp". With a number, as in "£0.29/100sht", it is the price of
  /// several units, not of the article.
  func ofUnknownUnit(_ text: String) -> (price: ReadPrice, isOfSeveral: Bool)? {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let unit = String(text[text.index(after: slash)...]).trimmed
    guard (1...10).contains(unit.count), let last = unit.last, last.isLetter || last == ".",
      unit.contains(where: \.isLetter),
      unit.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
      let price = readers.price(String(text[..<slash]).trimmed), price.per == nil, !price.isSum,
      !isSize(String(text[..<slash]), price)
    else { return nil }
    return (price, unit.first?.isNumber == true)
  }

  /// "51:71", as Swedish shops write 51.71.
  func hasColon(_ text: String) -> Bool {
    let parts = text.prefix { !$0.isWhitespace && $0 != "/" }
      .split(separator: ":", omittingEmptySubsequences: false)
    return readers.currency.hasColons && parts.count == 2 && parts[1].count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// "Price: 2.49 €", "Now £2.49"
  func withoutLabel(_ text: String) -> (String, ReadPrice)? {
    guard var start = text.firstIndex(where: { $0.isNumber || $0.isCurrencySymbol }),
      start > text.startIndex
    else { return nil }
    // The capitals of "R$" and "HK$" are part of the sign; those of "NOW£2.49" are not.
    if text[start].isCurrencySymbol {
      let capitals = text[..<start].reversed().prefix { $0.isASCII && $0.isUppercase }.count
      let sign = text.index(start, offsetBy: -capitals)
      if readers.price(String(text[sign...]))?.currency != nil { start = sign }
    }
    var label = text[..<start]
    // The currency may be a word before the number.
    var words = label.split(separator: " ")
    var price = readers.price(String(text[start...]))
    if price?.currency == nil, let last = words.last,
      let other = readers.price(last + " " + text[start...])
    {
      price = other
      words.removeLast()
      label = Substring(words.joined(separator: " "))
    }
    // "statt 12.60"
    if arePlain, price?.currency == nil, PriceMarks.hasCents(String(text[start...])),
      PriceLabel(String(label)).isFormer
    {
      price = readers.price(text[start...] + " " + readers.currency.code) ?? price
    }
    guard let price, label.count <= PageLimit.labelBefore, !isSize(String(text[start...]), price),
      !isName(price, in: text)
    else { return nil }
    return (String(label).trimmed, price)
  }
}
