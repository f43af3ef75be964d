import PerModel

// What one unit costs.
extension LineReadings {
  /// Whether some words say what one of a unit costs: "$1.99/lb", "1,99 € pro kg", "5.49 each".
  func addUnitPrice(_ stretch: LineStretch) -> Bool {
    guard
      stretch.anyHas([.slash, .per, .restatement, .multiplier])
        || !stretch.last.isDisjoint(with: [.each, .unit, .count]) || stretch.first.contains(.unit)
        || saysPerUnit(stretch.start) || words.hasUnspaced && saysPerWithoutSpaces(stretch)
    else { return false }
    let last = stretch.end - 1
    if stretch.count == 2, words.words[stretch.start].meaning.role == .of, words.has(.number, last),
      stretch.end < words.count, words.has(.unit, stretch.end),
      !words.anyHas([.digit, .ownCurrency], stretch.end), vetoed(.numberOfWeight, stretch)
    {
      return false
    }
    if stretch.end < words.count, words.has(.number, stretch.end), hasNumberLabel(stretch.end),
      vetoed(.labelBehindPrice, stretch)
    {
      return false
    }
    if stretch.first.contains(.whole), saysNumberLabel(before: stretch.start),
      vetoed(.labelledClass, stretch)
    {
      return false
    }
    if contentOfEach.contains(stretch.start), stretch.start > contentOfEach.lowerBound,
      vetoed(.contentOfEach, stretch)
    {
      return false
    }
    if words.says(.eachAtEnd, last), !saysEach(last), vetoed(.eachOfNext, stretch) { return false }
    if endsInFormerLabel(stretch), vetoed(.labelOfNextPrice, stretch) { return false }
    let isBehindPrice = stretch.count > 1 && isBehindMoney(last) && isBareUnit(last)
    // "1,25 kg à 2,40 €/kg"
    let isBehindAt =
      stretch.hasDigit && announcesUnitPrice(stretch.start - 1)
      && words.anyHas([.number, .currency], stretch.start)
    let isBehindWord = endsInPerWord(stretch, isBehindAt: isBehindAt)
    // "$22.90 x kg"
    let isBehindTimes =
      stretch.count > 2 && words.has(.times, last - 1) && isBareUnit(last)
      && isBehindMoney(last - 1)
    let timed = unitPriceBehindTimes(stretch)
    guard
      stretch.anyHas([.slash, .per, .restatement]) || isBehindPrice || timed != nil || isBehindWord
        || isBehindTimes || isPriceOfPiece(stretch)
        || words.hasUnspaced && saysPerWithoutSpaces(stretch)
        || (stretch.count > 2 || stretch.anyHas([.each, .currency])) && saysEach(last)
        || stretch.anyHas(.multiplier)
          && stretch.words.contains(where: { words.has(.multiplier, $0) && !words.has(.times, $0) })
        || isUnitBeforePrice(stretch.start) || stretch.count > 1 && saysPerUnit(last),
      !(stretch.anyHas(.code) && vetoed(.codeInUnitPrice, stretch)),
      !(startsWithLeastCount(stretch) && vetoed(.leastCountOfUnit, stretch)),
      !(endsInCondition(stretch) && vetoed(.conditionBehindUnitPrice, stretch)),
      let read = labelledUnitPrice(stretch) ?? timed ?? unitPrice(stretch)
    else { return false }
    let isOfName = stretch.first.contains(.whole) && read.price.currency == nil
    add(
      .unitPrice(read), stretch.words, isOfName ? .decimalPrice : nil,
      leftover: .leftoverUnitPrice)
    if isBehindAt, read.quantity.unit?.kind != .count { addAnnounced(read, stretch) }
    if stretch.start > 0, isUnitBeforePrice(stretch.start), isTimesForPer(stretch.start - 1) {
      add(.unitPrice(read), stretch.start - 1..<stretch.end, leftover: .leftoverUnitPrice)
    }
    addRestatedUnitPrice(read, stretch.words)
    if isBehindPrice || isBehindWord || isBehindTimes || stretch.count > 1 && stretch.anyHas(.slash)
      || saysEach(last)
    {
      raiseNameCost(last, to: .nameKeyword)
    }
    return true
  }

  /// "$15.41/kg $6.99/lb" says the same twice.
  private func addRestatedUnitPrice(_ read: ReadUnitPrice, _ span: Range<Int>) {
    defer { lastUnitPrice = (span, read) }
    guard let (first, said) = lastUnitPrice, first.upperBound == span.lowerBound,
      let unit = said.quantity.unit, let other = read.quantity.unit,
      unit != other, unit.kind == other.kind,
      let one = said.quantity.total, let second = read.quantity.total,
      let same = try? said.price.amount / one * second,
      read.price.amount.isNear(same, within: LineTolerance.rounding)
    else { return }
    add(
      .unitPrice(said), first.lowerBound..<span.upperBound, leftover: .leftoverUnitPrice)
  }

  private func unitPrice(_ stretch: LineStretch) -> ReadUnitPrice? {
    var whole = words.range(stretch.words)
    if whole.count > 1, words.lent(at: whole).hasPrefix("("), words.lent(at: whole).hasSuffix(")") {
      whole = whole.lowerBound + 1..<whole.upperBound - 1
    }
    guard let (read, place) = try? reader.unitPrices.readParts(words.lent(at: whole)),
      let per = read.per, let place, !read.isSum
    else { return nil }
    let sign = whole.lowerBound + place.lowerBound..<whole.lowerBound + place.upperBound
    let isLeading = sign.lowerBound == whole.lowerBound
    let priceRange = trimmed(
      isLeading ? sign.upperBound..<whole.upperBound : whole.lowerBound..<sign.lowerBound)
    let isWhole = read.currency == nil && NumberForm(words.bytes(at: priceRange)) == .whole
    let isCounted = words.words(in: priceRange).contains { index in
      words.has(.count, index) && !words.has(.currency, index)
        && words.words[index].range.upperBound <= priceRange.upperBound
    }
    if isCounted, vetoed(.countBeforeUnit, stretch) { return nil }
    if endsInPriceOfUnit(sign), vetoed(.priceBehindUnit, stretch) { return nil }
    let hasSlash = words.line.bytes[sign.lowerBound] == UInt8(ascii: "/")
    let says = hasSlash ? false : isLeading || words.words(in: sign).contains(where: saysPer)
    if !hasSlash, isGluedUnit(sign, behind: priceRange), vetoed(.gluedUnit, stretch) {
      return nil
    }
    if !hasSlash, !says {
      let first = stretch.start
      let isEnd = first > 0 && words.has(.currency, first) && words.has(.number, first - 1)
      if read.currency == nil, !stretch.anyHas(.ownCurrency), !isPriceOfPiece(stretch),
        vetoed(.unitWithoutMoney, stretch)
      {
        return nil
      }
      if isEnd, vetoed(.endOfPrice, stretch) { return nil }
    }
    if isLeading, stretch.start > 0, words.has(.count, stretch.start - 1),
      words.words[stretch.start].meaning.role == .of, words.hasDigit(in: sign),
      vetoed(.weightOfEach, stretch)
    {
      return nil
    }
    if isWhole, words.hasDigit(in: sign) || per.unit.kind == .count && !says,
      vetoed(.ratio, stretch)
    {
      return nil
    }
    if isForeignCode(read, stretch), vetoed(.codeBeforeAmount, stretch) {
      return nil
    }
    return Self.price(read, per: per, priceRange, sign)
  }

  /// Whether a unit directly follows its number: "da 66cl" is not a price in dinars.
  private func isGluedUnit(_ sign: Range<Int>, behind price: Range<Int>) -> Bool {
    guard sign.lowerBound == price.upperBound, let last = words.bytes(at: price).last else {
      return false
    }
    return ASCII.digits.contains(last)
      && ASCII.isLetter(words.line.bytes[sign.lowerBound])
  }

  /// Whether a number comes after the unit, and so is what one costs, or all of it: "€/kg 7,96", "0.90/kg 0.66".
  /// Only Hebrew and Arabic write amounts that way round.
  private func endsInPriceOfUnit(_ range: Range<Int>) -> Bool {
    let span = words.words(in: range)
    let (unit, number) = (span.upperBound - 2, span.upperBound - 1)
    return span.count > 1 && words.has(.number, number) && !words.has(.letter, number)
      && words.has(.unit, unit)
      && (!words.has(.digit, unit) || words.has(.slash, unit) && words.has(.plainDecimal, number))
      && (words.has(.slash, unit)
        || (words.bytes(unit).first ?? 0) < Script.hebrewAndArabic.lowerBound)
  }

  /// A unit price with the places of its parts.
  static func price(
    _ read: ReadPrice, per: Quantity, _ priceRange: Range<Int>, _ quantityRange: Range<Int>
  ) -> ReadUnitPrice {
    ReadUnitPrice(
      price: ReadPrice(
        amount: read.amount, currency: read.currency, wasAmbiguous: read.wasAmbiguous,
        fractionDigits: read.fractionDigits),
      quantity: ReadQuantity(amount: per.amount, unit: per.unit, countName: per.countName),
      priceRange: priceRange, quantityRange: quantityRange)
  }

  /// "kg", alone: before or after a price it says what that is for.
  func isBareUnit(_ index: Int) -> Bool {
    guard words.has(.unit, index), words.words[index].range.count > 1,
      !words.anyHas([.digit, .currency], index),
      let unit = words.words[index].meaning.unit
    else { return false }
    return Self.unitsOfPrices.contains(unit)
      && !isBed(index)
  }

  /// Whether a price begins with its unit here: "kg 8,98 €".
  func isUnitBeforePrice(_ index: Int) -> Bool {
    // "kg fiyatı 29,90 TL"
    let next = index + (saysPrice(index + 1) ? 2 : 1)
    if saysPerUnit(index) {
      return next < words.count && words.anyHas([.number, .currency], next)
    }
    guard words.has(.unit, index), next < words.count, words.anyHas([.number, .currency], next),
      index == 0 || !words.anyHas([.digit, .per, .multiplier], index - 1)
        || words.has(.percent, index - 1) || isTimesForPer(index - 1), isBareUnit(index)
    else { return false }
    if isLoneCurrency(next) || words.has([.digit, .currency], next) { return true }
    // "kg 1,5 l"
    let behind = next + 1
    let isAmount =
      behind < words.count && words.anyHas([.unit, .count, .times], behind)
      && !words.has(.currency, behind)
    if behind < words.count, isLoneCurrency(behind) {
      let hasPrice = behind + 1 < words.count && words.has(.digit, behind + 1)
      // "kg 549 TL"
      if words.has(.whole, next) { return !hasPrice }
      // "sacchetto kg 1,5 € 2,49"
      if hasPrice, isUnitFirst(index), NumberForm(words.bytes(next)) == .decimal,
        vetoed(.amountBeforePrice, index..<next + 1)
      {
        return false
      }
    }
    return words.has(.number, next) && !(isAmount && vetoed(.unitBehindNumber, index..<behind + 1))
      && !words.anyHas([.unit, .count, .whole], next)
  }

  /// Whether an amount begins with its unit here, as Hebrew, Arabic and Italian labels have it: "ק״ג 1",
  /// "gr500", "ml 250".
  func isUnitBeforeCount(_ index: Int) -> Bool {
    let next = index + 1
    guard words.has(.unit, index), !words.has(.digit, index), next < words.count,
      words.has(.whole, next),
      index == 0 || !words.has(.digit, index - 1) || hasNumberLabel(index - 1),
      let first = words.bytes(index).first
    else { return false }
    // With a currency after it the number is what one of the unit costs, and with a unit it is in that.
    if next + 1 < words.count,
      isLoneCurrency(next + 1) || words.anyHas([.onlyUnit, .ratherUnit, .count], next + 1),
      vetoed(.numberOfUnitBehind, index..<next + 2)
    {
      return false
    }
    if Script.hebrewAndArabic.contains(first) { return true }
    guard
      WordSet.leadingUnit.contains(words.plain(index)) || index > 0 && hasNumberLabel(index - 1)
    else { return false }
    // Behind an amount the price comes: "gr 500 1,29"; "Gr. 4" is a size.
    return words.has(.joined, next)
      || next + 1 < words.count && words.anyHas([.plainDecimal, .currency], next + 1)
        && !(words.isSize(next) && words.words[next].range.count < 3
          && vetoed(.sizeBehindUnit, index..<next + 1))
  }

  private static let unitsOfPrices = Unit.all(
    "kilogram", "pound", "pfund", "etto", "hectogram", "liter", "jin", "gallon", "gallon-imperial",
    "quart",
    "quart-imperial", "pint", "pint-imperial")

  /// "5.49 each", "0,30 € pièce"
  func saysEach(_ index: Int) -> Bool {
    if words.has(.slash, index), words.says(.slashedEach, index) { return true }
    if words.has(.digit, index) || words.words[index].range.count < 2 { return false }
    if words.says(.eachAtEnd, index) {
      let next = index + 1
      return next == words.count || !words.anyHas([.digit, .unit, .count, .deal], next)
    }
    if words.has(.each, index) { return true }
    guard words.has(.count, index) else { return false }
    let meaning = words.words[index].meaning
    return meaning.unit == .item && !meaning.hasCountName
  }

  private func saysPer(_ index: Int) -> Bool {
    words.has(.per, index) || words.has(.each, index)
      || words.says(.perBesidePrice, index) || saysOwn(.ownPer, index) || saysPerUnit(index)
      || words.has(.times, index) && !words.anyHas([.digit, .unit], index)
  }

  /// Whether a word says "per" and a unit at once.
  func saysPerUnit(_ index: Int) -> Bool {
    words.anyHas([.unit, .count], index)
      && (words.says(.perUnit, index) || WordSet.perUnit.contains(words.plain(index)))
  }

  /// Whether it is one run of Chinese that says "per": "3.5元一斤", "每斤3.5元".
  private func saysPerWithoutSpaces(_ stretch: LineStretch) -> Bool {
    guard stretch.hasDigit, stretch.count == 1 || stretch.last.contains(.joined) else {
      return false
    }
    let text = words.lent(stretch.words).bytes
    return text.indices.contains { place in
      Self.perSigns.contains { text[place...].starts(with: $0) }
    }
  }

  private static let perSigns = Words.all(.perInRun).map { Array($0.utf8) }

  /// A range without the white space at its ends, and without a sign that says what something equals.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, [0x20, UInt8(ascii: "=")].contains(words.line.bytes[start]) { start += 1 }
    while start < end, words.line.bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }
}
