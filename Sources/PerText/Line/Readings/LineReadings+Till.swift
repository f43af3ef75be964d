import PerModel

// How tills and wholesalers write amounts.
extension LineReadings {
  /// "0,980kg*1,29 1,26": tills print the amount, the price of one, and the product. Returns whether it is that; then a
  /// weight is the amount, and for pieces the price is that of one.
  func addTillProduct(_ stretch: LineStretch) -> Bool {
    var end = stretch.end
    // "1,2 kg * 99,90 = 119,88"
    if end + 1 < words.count, words.bytes(end).elementsEqual([UInt8(ascii: "=")]) { end += 1 }
    guard stretch.anyHas(.times) || weighsAt(stretch) != nil,
      stretch.first.contains(.number) || startsTillWeight(stretch.start),
      stretch.count < (reader.groupsBySpace ? 8 : 6), end < words.count, words.has(.number, end),
      let sign = weighsAt(stretch) ?? timesSign(in: stretch.words),
      let much = tillAmount(at: sign.before), let unit = much.unit,
      much.packs.isEmpty, !much.isSum,
      let one = tillPrice(at: sign.behind), !one.isSum,
      let total = tillTotal(end), !total.isSum,
      isWeighed(much, unit, at: one, stretch), comes(much.amount, one, to: total),
      vetoed(.amountAtTill, stretch)
    else { return false }
    guard unit.kind == .count else {
      add(.amount(much, .plain), stretch.start..<end, leftover: .leftoverAmount)
      places[end].isBehindAmount = true
      return true
    }
    // The total behind it is the price of all.
    add(
      .count(much, .init(isContainer: true, multiplies: true, isEach: true)), stretch.start..<end,
      leftover: .leftoverCount)
    return true
  }

  /// The total at the end of a line, "2,30", or "1 680 Ft" where spaces separate groups of digits.
  private func tillTotal(_ index: Int) -> ReadPrice? {
    let next = index + 1
    if reader.groupsBySpace, next < words.count, words.has(.whole, index), words.has(.whole, next),
      let read = try? reader.prices.read(words.lent(index..<next + 1))
    {
      return read
    }
    return try? reader.prices.read(words.lent(at: withoutTaxLetter(index)))
  }

  /// "2 x 1,15 2,30 B", "1 x4,29 4,29C": the count, the price of one, and the total, without a counted noun. The price
  /// is that of one.
  func addTillSum(_ index: Int) {
    guard words.has(.whole, index), index + 2 < words.count, words.has(.times, index + 1),
      let count = wholeNumber(index),
      count <= LineLimit.tillCount || !vetoed(.manyAtTill, index..<index + 2)
    else { return }
    // "x4,29" and "x 4,29"
    let next = words.has(.digit, index + 1) ? index + 2 : index + 3
    guard next < words.count, let sign = timesSign(in: index..<next),
      let each = try? reader.prices.read(words.lent(at: sign.behind)), !each.isSum,
      let total = try? reader.prices.read(words.lent(at: withoutTaxLetter(next))), !total.isSum,
      comes(Rational(count), each, to: total),
      each.fractionDigits > 0 || !vetoed(.wholePriceAtTill, index..<next),
      total.fractionDigits > 0 || !vetoed(.wholeTotalAtTill, index..<next + 1)
    else { return }
    all.removeAll {
      $0.words.lowerBound == index && $0.fact == .deal && vetoed(.sumAsDeal, $0.words)
    }
    let hasLetter = next + 2 == words.count && Self.isTaxLetter(words.bytes(next + 1))
    add(
      .price(each), index..<(hasLetter ? next + 2 : next + 1), leftover: .leftoverPrice)
  }

  /// "4,29C" at the end of a line: a price with the letter of its tax.
  func addTaxedTillPrice(_ index: Int) {
    let price = withoutTaxLetter(index)
    // "4,29 C"; in "1 kg 3.00 C" the letter is the name.
    if index > 0, index + 2 == words.count, hasName(before: index),
      NumberForm(words.bytes(index)) == .cents,
      Self.isTaxLetter(words.bytes(index + 1)),
      !all.contains(where: { $0.words.lowerBound < index && $0.words.upperBound > index + 1 }),
      let read = try? reader.prices.read(words.lent(index..<index + 1))
    {
      raiseNameCost(index + 1, to: .nameKeyword)
      return add(.price(read), index..<index + 2, .centsPrice)
    }
    guard index > 0, price.count < words.words[index].range.count,
      let read = try? reader.prices.read(words.lent(at: price)), read.currency == nil,
      !read.isSum,
      index + 1 == words.count || !vetoed(.taxLetterInside, index..<index + 1),
      read.fractionDigits == 2 || !vetoed(.letterBehindWhole, index..<index + 1)
    else { return }
    add(.price(read), index..<index + 1, .centsPrice, leftover: .leftoverPrice)
  }

  /// Whether a word before another one can name something.
  private func hasName(before index: Int) -> Bool {
    (0..<index).contains {
      words.has(.letter, $0) && !words.anyHas([.digit, .unit, .currency], $0)
    }
  }

  /// Where the number of "4,29C" is; the whole word if it has no such letter.
  func withoutTaxLetter(_ index: Int) -> Range<Int> {
    let (word, range) = (words.bytes(index), words.range(index..<index + 1))
    guard word.count > 3, ASCII.digits.contains(word[word.count - 2]),
      Self.isTaxLetter(UnsafeBufferPointer(rebasing: word.suffix(1)))
    else { return range }
    return range.lowerBound..<range.upperBound - 1
  }

  /// Whether a word is the letter of a rate of tax.
  static func isTaxLetter(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == 1 && LineLimit.taxLetters.contains(word[0])
  }

  /// Whether a weight is multiplied by a price: "1,264 kg*449 Ft/kg". Packs are whole, and come before or behind
  /// without money.
  func isWeightTimesPrice(_ stretch: LineStretch) -> Bool {
    guard stretch.anyHas(.times), stretch.anyHas(.unit), let sign = timesSign(in: stretch.words),
      let much = try? reader.quantities.read(words.lent(at: sign.before)),
      [.mass, .volume].contains(much.unit?.kind), much.packs.isEmpty, !much.isSum,
      let one = try? reader.prices.read(words.lent(at: sign.behind)), !one.isSum
    else { return false }
    let isMoney = stretch.end < words.count && words.has([.currency, .slash], stretch.end)
    return (one.fractionDigits == 2 || isMoney) && vetoed(.weightTimesPrice, stretch)
  }

  /// "kg 1,350 x 1,89": whether a weight begins with its unit here.
  func startsTillWeight(_ index: Int) -> Bool {
    index + 2 < words.count && words.has(.plainDecimal, index + 1) && words.has(.times, index + 2)
      && isBareUnit(index)
  }

  /// The amount before the sign: "0,980 kg", "kg 1,350", and "1,126", which tills weigh in kilograms.
  private func tillAmount(at range: Range<Int>) -> ReadQuantity? {
    if let read = try? reader.quantities.read(words.lent(at: range)), read.unit != nil {
      return read
    }
    let span = words.words(in: range)
    let (first, last) = (span.lowerBound, span.upperBound - 1)
    // "0,864*5,99"
    let word = words.has(.plainDecimal, last) ? words.bytes(last) : words.bytes(at: range)
    if span.count == 1, let amount = thousandths(word) {
      return ReadQuantity(amount: amount, unit: .kilogram)
    }
    guard words.has(.plainDecimal, last), let number = number(last) else { return nil }
    if span.count == 2, isBareUnit(first) {
      return ReadQuantity(packs: [], amount: number, unit: words.words[first].meaning.unit)
    }
    return nil
  }

  /// The price of one, perhaps with its unit: "22,90 Kč/kg".
  private func tillPrice(at range: Range<Int>) -> ReadPrice? {
    let text = words.lent(at: range)
    // "3卷" are three rolls.
    if let much = try? reader.quantities.read(text), much.unit != nil,
      vetoed(.unitOfFactor, words.words(in: range))
    {
      return nil
    }
    return (try? reader.prices.read(text)) ?? (try? reader.unitPrices.read(text))
  }

  /// Whether the one factor is rather a price than a number of packs: "1,5 l x 6 9,00" is not.
  private func isWeighed(
    _ much: ReadQuantity, _ unit: Unit, at price: ReadPrice, _ stretch: LineStretch
  ) -> Bool {
    let isNoCount = price.amount > Rational(LineLimit.pack.upperBound)
    if price.fractionDigits > 0 || isNoCount { return true }
    let isWeight =
      unit.kind == .count ? stretch.count == 1 : (try? much.amount * 10)?.isInteger == false
    return isWeight || !vetoed(.packsBeforeTotal, stretch)
  }

  /// Whether an amount times a price is the total, up to its last digit.
  func comes(_ amount: Rational, _ price: ReadPrice, to total: ReadPrice) -> Bool {
    guard Self.steps.indices.contains(total.fractionDigits), total.amount.isPositive,
      let distance = try? (amount * price.amount - total.amount).magnitude,
      let steps = try? distance * Self.steps[total.fractionDigits]
    else { return false }
    // Whole numbers need no rounding: 20 x 3 is no 59.
    let isWhole = amount.isInteger && price.fractionDigits <= total.fractionDigits
    return isWhole ? distance.isZero : steps <= 1
  }

  private static let steps: [Rational] = [1, 10, 100, 1000]

  /// "0,436 kg a 16,95": the weight and what a kilogram costs, around the word between them.
  private func weighsAt(_ stretch: LineStretch) -> (before: Range<Int>, behind: Range<Int>)? {
    guard stretch.count > 2, stretch.anyHas(.unit),
      let link = (stretch.start + 1..<stretch.end - 1).first(where: announcesUnitPrice)
    else { return nil }
    return (words.range(stretch.start..<link), words.range(link + 1..<stretch.end))
  }

  /// The text before the only times sign of some words, and behind it.
  func timesSign(in span: Range<Int>) -> (before: Range<Int>, behind: Range<Int>)? {
    let range = words.range(span)
    guard var cursor = try? words.lent(at: range).cursor(reader.habits) else { return nil }
    var sign: Range<Int>?
    while (try? cursor.advance()) != nil, cursor.token != .end {
      guard cursor.token == .times || cursor.token == .star else { continue }
      if sign != nil { return nil }
      sign = cursor.range
    }
    guard let sign, sign.lowerBound > 0, sign.upperBound < range.count else { return nil }
    return (
      range.lowerBound..<range.lowerBound + sign.lowerBound,
      range.lowerBound + sign.upperBound..<range.upperBound
    )
  }
}
