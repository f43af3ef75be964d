import PerModel
import PerText

// How many or how much there was, and what each cost.
extension ReceiptLineReader {
  /// A count and the price of each, and which words say it.
  func times(_ words: [String]) -> (times: ReceiptLine.Times, words: Range<Int>)? {
    for (index, word) in words.enumerated()
    where Self.timesSigns.contains(word) {
      guard index > 0, index + 1 < words.count else { continue }
      if let found = pricedFirst(words, at: index) { return found }
      // "0.845 kg NET @ $3.90/kg"
      let isNet = index > 1 && ReceiptWords.isOfCounts(words[index - 1].lowercased())
      guard
        let left = count(words, before: index) ?? (isNet ? count(words, before: index - 1) : nil)
      else { continue }
      if let per = priceOfOne(words, from: index + 1) {
        return (
          ReceiptLine.Times(
            count: left.count, unit: left.unit, price: per.price, per: per.quantity, isAlone: true),
          left.start..<index + 4
        )
      }
      for length in [4, 3, 2, 1]
      where index + length < words.count + 0 && index + 1 + length <= words.count {
        var text = words[index + 1..<index + 1 + length].joined(separator: " ")
        if let word = LabelWords.words(.priceOfEach).first(where: text.hasPrefix) {
          text.removeFirst(word.count)
        }
        // The amount of the line is not part of the price.
        if length > 1, amount(words[index + length]) != nil,
          words[index + 1..<index + length].contains(where: { $0.contains(where: \.isNumber) })
        {
          continue
        }
        guard let price = readers.price(text), !price.isSum, price.amount.isPositive else {
          continue
        }
        if length > 1, price.per == nil, price.currency == nil { continue }
        if price.currency == nil, price.per == nil, isPack(words, price.amount, index + 1 + length)
        {
          continue
        }
        return (
          ReceiptLine.Times(
            count: left.count, unit: left.unit, price: price.amount,
            per: price.per.flatMap { $0.unit.kind == .count ? nil : $0 }, isAlone: true),
          left.start..<index + 1 + length
        )
      }
    }
    return weighed(words)
  }

  /// "6 x 1,5 l" is a pack, and so is "6 x 1,5" where prices have cents and the line costs something else.
  private func isPack(_ words: [String], _ price: Rational, _ next: Int) -> Bool {
    let behind = words[next...]
    if let unit = behind.first, isMeasured("1 " + unit) { return true }
    if behind.count > 1, isMeasured("1 " + behind.prefix(2).joined(separator: " ")) { return true }
    return !isWhole && amount(words[next - 1]) == nil && next > 3
      && lastAmount(words, from: next) != nil
  }

  /// "0,85 € x 2", "139.90 * 0.814 kg", "@248 × 2": the price of each before how many or how much.
  private func pricedFirst(
    _ words: [String], at sign: Int
  ) -> (times: ReceiptLine.Times, words: Range<Int>)? {
    let hasCurrency =
      sign > 1 && amount(words[sign - 1]) == nil && amount(words[sign - 2]) != nil
      && readers.price(words[sign - 2] + " " + words[sign - 1])?.currency != nil
    let place = hasCurrency ? sign - 2 : sign - 1
    guard let price = amount(words[place])?.amount, price.isPositive else { return nil }
    let isMarked = hasCurrency || place > 0 && words[place - 1] == "@"
    for length in [2, 1] where sign + length < words.count {
      let end = sign + 1 + length
      guard let right = count(words, before: end), right.start == sign + 1,
        isMarked || right.unit != nil && right.unit?.kind != .count || length == 2
          || right.count.isInteger
      else { continue }
      // "12 x 5" is twelve at 5.
      if isWhole, !isMarked, right.unit == nil, right.count > price { return nil }
      // "24 x 500 ml" is a pack.
      if isWhole, !isMarked, right.unit != nil, right.count.isInteger { return nil }
      if !isWhole, amount(words[sign + 1]) != nil, right.unit == nil { return nil }
      // The amount of the line is not a count.
      if length == 1, end == words.count, right.unit == nil, amount(words[sign + 1]) != nil {
        return nil
      }
      let start = place > 0 && words[place - 1] == "@" ? place - 1 : place
      return (
        ReceiptLine.Times(
          count: right.count, unit: right.unit, price: price, per: nil, isAlone: true),
        start..<end
      )
    }
    return nil
  }

  /// "1 lb /0.58": the price of one behind a slash.
  private func priceOfOne(
    _ words: [String], from start: Int
  ) -> (price: Rational, quantity: Quantity)? {
    guard start + 2 < words.count, words[start + 2].hasPrefix("/"),
      let price = readers.price(String(words[start + 2].dropFirst())), price.per == nil,
      let left = count(words, before: start + 2), left.start == start, let unit = left.unit,
      let quantity = try? Quantity(left.count, unit)
    else { return nil }
    return (price.amount, quantity)
  }

  /// "0,560 kg 1,99 €/kg"
  private func weighed(_ words: [String]) -> (times: ReceiptLine.Times, words: Range<Int>)? {
    for index in words.indices {
      guard let left = count(words, before: index), let unit = left.unit, unit.kind != .count else {
        continue
      }
      for length in [3, 2, 1] where index + length <= words.count {
        if length > 1, amount(words[index + length - 1]) != nil { continue }
        let text = words[index..<index + length].joined(separator: " ")
        guard let price = readers.price(text), let per = price.per, per.unit.kind == unit.kind
        else { continue }
        return (
          ReceiptLine.Times(
            count: left.count, unit: unit, price: price.amount, per: per, isAlone: true),
          left.start..<index + length
        )
      }
    }
    return nil
  }

  /// The number, and perhaps the unit, that end before a word.
  func count(
    _ words: [String], before index: Int
  ) -> (count: Rational, unit: PerModel.Unit?, start: Int)? {
    for length in [2, 1] where index >= length {
      let text = words[index - length..<index].joined(separator: " ")
      guard text.first?.isNumber == true else { continue }
      let isCounted = LabelWords.words(.counter).contains(String(text.suffix(1)))
      if length == 1, let number = number(isCounted ? String(text.dropLast()) : text) {
        return (number, nil, index - 1)
      }
      guard let read = try? readers.quantity.read(text), read.packs.isEmpty, read.amount.isPositive
      else {
        // "2 Stk", "3 ST."
        if length == 2, let number = number(words[index - 2]),
          words[index - 1].allSatisfy({ $0.isLetter || $0 == "." }),
          words[index - 1].count <= 4
        {
          return (number, nil, index - 2)
        }
        continue
      }
      let unit = read.unit.flatMap { $0.kind == .count ? nil : $0 }
      return (read.amount, unit, index - length)
    }
    return nil
  }

  /// A plain number with at most four digits after the separator.
  private func number(_ text: String) -> Rational? {
    let plain = text.replacingComma
    guard plain.count <= 9, let number = (try? Rational(decimal: plain)) ?? nil, number.isPositive
    else {
      return nil
    }
    return number
  }
}

extension String {
  /// With a point for the comma.
  fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
}
