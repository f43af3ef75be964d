import PerModel
import PerText

// Counts and the prices of each in columns beside the amount.
extension ReceiptLineReader {
  /// Whether a label is more than the words for "how many" and "each".
  static func hasName(_ label: [String]) -> Bool {
    label.contains { word in
      word.contains(where: \.isLetter)
        && !ReceiptWords.isOfCounts(word.lowercased().filter(\.isLetter))
    }
  }

  /// How many stand first, and the price of each before the amount: "2 YOGURT 1,35 2,70", "2 x BEANS @ 1.40 2.80".
  /// The product has to be the amount, so that no number of a name is taken for a count.
  func counted(
    _ words: [String]
  ) -> (label: String, amount: Rational, currency: Currency?, times: ReceiptLine.Times)? {
    guard words.count >= 4, let number = Int(words[0]), ReceiptLimit.count.contains(abs(number)),
      let found = lastAmount(words, from: 1), found.amount.isNegative == (number < 0)
    else { return nil }
    var name = Array(words[1..<found.words.lowerBound])
    if let first = name.first, Self.timesSigns.contains(first) { name.removeFirst() }
    if let last = name.last, ReceiptWords.isOfCounts(last.lowercased()) { name.removeLast() }
    guard let last = name.popLast(), let price = amount(last)?.amount,
      (try? price * Rational(number)) == found.amount
    else { return nil }
    if let last = name.last, Self.timesSigns.contains(last) { name.removeLast() }
    guard let first = name.first, ReceiptLine.isName(name.joined(separator: " ")),
      Self.hasName(name), count([words[0], first], before: 2)?.unit == nil
    else { return nil }
    return (
      name.joined(separator: " "), found.amount, found.currency,
      ReceiptLine.Times(abs(number), at: price)
    )
  }

  /// How much was weighed stands first, and the price of a unit before the amount: "0,612KG APPLES 2,49 1,52".
  func weighed(
    _ words: [String]
  ) -> (label: String, amount: Rational, currency: Currency?, times: ReceiptLine.Times)? {
    guard words.count >= 4, let found = lastAmount(words, from: 1), found.amount.isPositive
    else { return nil }
    let end = found.words.lowerBound - 1
    // "0,612KG" or "0,612 KG"
    let first = words[0].contains(where: \.isLetter) ? 1 : 2
    guard end > first, let weight = count(words, before: first), weight.start == 0,
      let unit = weight.unit, let price = amount(words[end])?.amount, price.isPositive
    else { return nil }
    let name = words[first..<end].joined(separator: " ")
    let times = ReceiptLine.Times(
      count: weight.count, unit: unit, price: price, per: nil, isAlone: false)
    guard ReceiptLine.isName(name), times.fits(found.amount, in: readers.currency) else {
      return nil
    }
    return (name, found.amount, found.currency, times)
  }

  /// The count and the price of each in columns before the amount: "MILK 6 ud 0,89 5,34", "MILK 2,980 2 5,960", or the
  /// weight of weighed goods: "BANANAS 0,912 kg 1,99 1,81".
  func countedBehind(
    _ words: [String]
  ) -> (label: String, amount: Rational, currency: Currency?, times: ReceiptLine.Times)? {
    // "6 ud 0,89 € 5,34 €"
    let currency = lastAmount(words, from: 1)?.currency
    let words = words.filter {
      !$0.allSatisfy(\.isCurrencySymbol) && $0 != readers.currency.code
        && !LabelWords.words(.currencySign).contains($0)
    }
    guard words.count >= 4, !hasTimes(words), let found = lastAmount(words, from: 1),
      found.amount.isPositive
    else { return nil }
    let end = found.words.lowerBound
    func line(
      _ start: Int, _ count: Rational, _ unit: PerModel.Unit?, _ price: Rational
    ) -> (label: String, amount: Rational, currency: Currency?, times: ReceiptLine.Times)? {
      let times = ReceiptLine.Times(
        count: count, unit: unit, price: price, per: nil, isAlone: start == 0)
      let name = words[..<start].joined(separator: " ")
      guard start == 0 || ReceiptLine.isName(name),
        times.fits(found.amount, in: currency ?? readers.currency)
      else { return nil }
      return (name, found.amount, currency, times)
    }
    if end >= 3, let price = amount(words[end - 1])?.amount, price.isPositive {
      if let left = count(words, before: end - 1), left.unit != nil,
        let line = line(left.start, left.count, left.unit, price)
      {
        return line
      }
      let hasWord = ReceiptWords.isOfCounts(words[end - 2].lowercased())
      let place = hasWord ? end - 3 : end - 2
      if place >= 0, let number = Int(words[place]), ReceiptLimit.pieces.contains(number),
        let line = line(place, Rational(number), nil, price)
      {
        return line
      }
    }
    if end >= 3, let number = Int(words[end - 1]), ReceiptLimit.pieces.contains(number),
      let price = amount(words[end - 2])?.amount, price.isPositive,
      let line = line(end - 2, Rational(number), nil, price)
    {
      return line
    }
    // "64,95 2,00 st 129,90"
    if end >= 4, let left = count(words, before: end), left.start > 1, left.start < end - 1,
      let price = amount(words[left.start - 1])?.amount, price.isPositive
    {
      return line(left.start - 1, left.count, left.unit, price)
    }
    return nil
  }

  /// Whether a sign of multiplication, or a word for "each", stands beside a number; that of a pack, "4 x 400 g", is part of
  /// a name.
  private func hasTimes(_ words: [String]) -> Bool {
    words.indices.contains { place in
      Self.timesSigns.contains(words[place])
        && !(place + 1 < words.count
          && (isMeasured(words[place + 1])
            || place + 2 < words.count && isMeasured("1 " + words[place + 2])))
        && [place - 1, place + 1].contains {
          words.indices.contains($0) && words[$0].contains(where: \.isNumber)
        }
    }
  }

  /// How many behind the name, and the amount of all: "TEA 250 g × 2   24.00". What each costs has no parts of a cent; and
  /// in "HAM X4   3.15" the number is part of the name, as the capital letter shows that is glued to it.
  func countedWithSign(
    _ words: [String], of text: String
  ) -> (label: String, amount: Rational, currency: Currency?, times: ReceiptLine.Times)? {
    guard let sign = words.lastIndex(where: { TimesSigns.isOne($0) }), sign > 0,
      sign + 1 < words.count, let number = Int(words[sign + 1]),
      ReceiptLimit.count.contains(number),
      Int(words[sign - 1]) == nil, let found = lastAmount(words, from: sign + 2),
      found.amount.isPositive, let price = try? found.amount / Rational(number),
      let coin = (found.currency ?? readers.currency).smallestCoin,
      (try? price / coin)?.isInteger == true, !text.contains(" X\(number)"),
      sign + 2 == found.words.lowerBound
        || count([words[sign + 1], words[sign + 2]], before: 2)?.unit == nil
    else { return nil }
    let behind = words[(sign + 2)..<found.words.lowerBound]
    let name = words[..<sign] + (behind == ["="] ? [] : behind)
    let label = name.joined(separator: " ")
    guard ReceiptLine.isName(label), !name.contains(where: { amount($0) != nil }) else {
      return nil
    }
    return (
      label, found.amount, found.currency,
      ReceiptLine.Times(number, at: price)
    )
  }

  /// "円"
  static func isCurrency(_ character: Character) -> Bool {
    LabelWords.words(.currencySign).contains(String(character))
  }
}
