import PerModel

// Receipts that print how many, the price of one and what that comes to in columns, without signs.
extension LineReadings {
  /// "2 LECHE ENTERA 1L 0,96 1,92", "kg 0.875 3.20 2.80": numbers of which the last is the product of the others.
  func addTillColumns() {
    guard words.count > 3 else { return }
    var last = words.count - 1
    if Self.isTaxLetter(words.bytes(last)) || isLoneCurrency(last) { last -= 1 }
    let place = withoutTaxLetter(last)
    guard endsInCents(words.bytes(at: place)) else { return }
    let one = words.isText(last - 1, "=") ? last - 2 : last - 1
    guard one > 1, endsInCents(words.bytes(one)),
      let total = try? reader.prices.read(words.lent(at: place)), !total.isSum,
      let each = try? reader.prices.read(words.lent(one..<one + 1)), !each.isSum
    else { return }
    if addCountAtHead(each, total, one..<words.count) { return }
    addWeight(before: one, each, total, upTo: last)
  }

  /// Whether two decimals are at the end, as in "1,92" and "$19.12".
  private func endsInCents(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count > 3 && word[word.count - 3] | 2 == 0x2E
      && word.suffix(2).allSatisfy { ASCII.digits.contains($0) }
  }

  /// The 2 of "2 LECHE 0,96 1,92", whose price is that of one.
  private func addCountAtHead(_ each: ReadPrice, _ total: ReadPrice, _ span: Range<Int>) -> Bool {
    guard words.has(.whole, 0), words.has(.letter, 1),
      !words.anyHas([.digit, .unit, .count, .times, .currency, .percent], 1),
      let count = wholeNumber(0), (2...LineLimit.tillCount).contains(count),
      comes(Rational(count), each, to: total)
    else { return false }
    add(.mark(parts: true), 0..<1)
    add(.price(each), span, leftover: .leftoverPrice)
    return true
  }

  /// The weight before the price of a kilogram: "kg 0.875 3.20 2.80", "1.245 KG @ 28.90 35.98", "1.126 * 139.99 = 157.63".
  private func addWeight(
    before one: Int, _ each: ReadPrice, _ total: ReadPrice, upTo end: Int
  ) {
    var index = one - 1
    if isTimesSign(index) || words.isText(index, "@") { index -= 1 }
    var unit: Unit?
    if index > 0, isBareUnit(index) {
      unit = words.words[index].meaning.unit
      index -= 1
    }
    guard index >= 0, let amount = thousandths(words.bytes(index)) else { return }
    var start = index
    if unit == nil, index > 0, isBareUnit(index - 1) {
      unit = words.words[index - 1].meaning.unit
      start -= 1
    }
    guard comes(amount, each, to: total) else { return }
    add(
      .amount(ReadQuantity(amount: amount, unit: unit ?? .kilogram), .plain), start..<end,
      leftover: .leftoverAmount)
    places[end].isBehindAmount = true
  }

  /// What scales print, with three decimals: "1,126".
  func thousandths(_ word: UnsafeBufferPointer<UInt8>) -> Rational? {
    let (digits, decimals) = (word.dropLast(LineLimit.decimalsOfScale), LineLimit.decimalsOfScale)
    guard word.count > decimals + 1, let sign = digits.last, sign | 2 == 0x2E,
      let whole = Int(String(decoding: digits.dropLast(), as: UTF8.self)),
      let rest = Int(String(decoding: word.suffix(decimals), as: UTF8.self)), rest >= 0, whole >= 0
    else { return nil }
    return try? Rational(Int128(whole) * 1000 + Int128(rest), over: 1000)
  }
}
