import PerModel

// What one unit costs, where a label before the number says so.
extension LineReadings {
  /// Whether a word only says that a price comes, and another follows: "fiyatı".
  func saysPrice(_ index: Int) -> Bool {
    index + 1 < words.count && words.words[index].meaning.role == .priceNoise
      && !words.has(.digit, index)
  }

  /// Whether a word only says that the price of a unit comes: the "à" of "à 2,40 €/kg".
  func announcesUnitPrice(_ index: Int) -> Bool {
    guard index > 0, !words.has(.digit, index) else { return false }
    let word = words.plain(index)
    return saysOwn(.eachLink, index) || saysOwn(.atPrice, index) || WordSet.eachOf.contains(word)
      || WordSet.bareAt.contains(word)
  }

  /// A price of a unit with the word before it that only announces one.
  func addAnnounced(_ read: ReadUnitPrice, _ stretch: LineStretch) {
    let start = stretch.start - 1
    all.removeAll {
      $0.fact == .unitPrice && $0.words.lowerBound < start && $0.words.upperBound > start
        && $0.words.upperBound < stretch.end && vetoed(.priceOfLaterUnit, $0.words)
    }
    add(.unitPrice(read), start..<stretch.end, leftover: .leftoverUnitPrice)
  }

  /// "Kilo zu 1,79 €", "le kg à 2,40": the unit, a word that announces its price, and that.
  func addPriceBehindUnit(_ index: Int) {
    let price = index + 2
    guard index > 0, price < words.count, isBareUnit(index), announcesUnitPrice(index + 1),
      !words.anyHas([.digit, .per, .multiplier], index - 1),
      let unit = words.words[index].meaning.unit, let per = try? Quantity(.one, unit)
    else { return }
    let end = price + 1 < words.count && isLoneCurrency(price + 1) ? price + 2 : price + 1
    guard words.anyHas([.plainDecimal, .currency], price),
      let read = try? reader.prices.read(words.lent(price..<end)), !read.isSum
    else { return }
    let one = Self.price(read, per: per, words.range(price..<end), words.range(index..<index + 1))
    add(.unitPrice(one), index..<end, leftover: .leftoverUnitPrice)
  }

  /// "5,99 zł za kg", "2,99 das Kilo", and behind "по" without a currency "139,90 за кг".
  func endsInPerWord(_ stretch: LineStretch, isBehindAt: Bool) -> Bool {
    let last = stretch.end - 1
    guard stretch.count > 2 else { return false }
    let isMoney = stretch.anyHas(.currency) || isBehindAt
    let isUnit = isBareUnit(last) || saysEach(last)
    if saysOwn(.ownPer, last - 1) {
      return isMoney
        ? isUnit || words.has(.count, last) && !words.has(.digit, last)
        : isUnit && words.has(.plainDecimal, last - 2)
    }
    return isUnit && isMoney && stretch.anyHas(.introduction)
      && words.says(.perBesidePrice, last - 1)
  }

  /// "Kilopreis 7,96", "Kg-pris max. 67,60.": a word says both, price and unit.
  func addNamedUnitPrice(_ label: Int) {
    if words.has([.bracket, .digit], label) { addDrainedUnitPrice(label) }
    guard words.has(.letter, label), !words.has(.digit, label), label + 1 < words.count,
      let unit = unitOfPriceName(label)
    else { return }
    var number = label + 1
    if WordSet.limit.contains(words.plain(number)) { number += 1 }
    guard number < words.count, words.has(.number, number),
      number + 1 == words.count || !words.anyHas([.unit, .count], number + 1)
    else { return }
    var range = words.range(number..<number + 1)
    if words.bytes(number).last == UInt8(ascii: ".") {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard let read = try? reader.prices.read(words.lent(at: range)), !read.isSum,
      let per = try? Quantity(.one, unit)
    else { return }
    raiseNameCost(label, to: .nameKeyword)
    let end =
      number + 1 < words.count && isLoneCurrency(number + 1) ? number + 2 : number + 1
    add(
      .unitPrice(Self.price(read, per: per, range, words.range(label..<label + 1))), label..<end,
      leftover: .leftoverUnitPrice)
  }

  /// "7.95 / 100 g 1.59", "4.20 (100 g 2.10)": behind the price, what so much of it costs, as shelves have it.
  func addUnitPriceBehindPrice(_ open: Int) {
    let isBracket = words.bytes(open).first == UInt8(ascii: "(")
    guard open > 0, isBracket || words.isText(open, "/"), let before = priceBefore(open),
      let unit = (isBracket ? open..<open + 2 : open + 1..<open + 3).first(where: {
        $0 < words.count && words.has(.unit, $0)
      }),
      isBracket || unit > open + 1 || words.has(.digit, unit),
      case let number = unit + 1, number < words.count, words.has(.number, number)
    else { return }
    let closing = isBracket ? closes(number) : false
    guard isBracket == closing,
      number + 1 == words.count || closing || !words.anyHas([.unit, .count, .slash], number + 1)
    else { return }
    let amount = words.range(open..<unit + 1)
    let price = words.range(number..<number + 1)
    let cents = price.lowerBound..<price.upperBound - (closing ? 1 : 0)
    guard NumberForm(words.bytes(at: cents)) == .cents,
      let (read, _) = try? lending(
        words.text(at: cents) + " / " + words.text(at: amount.lowerBound + 1..<amount.upperBound),
        { text throws(ReadingError) in try reader.unitPrices.readParts(text) }),
      let per = read.per, per.unit.kind != .count, !read.isSum,
      // "2.99 / 100 g 14.95" says what the whole piece costs.
      isBracket || read.amount <= before
    else { return }
    add(
      .unitPrice(Self.price(read, per: per, cents, amount)), open..<number + 1,
      leftover: .leftoverUnitPrice)
  }

  private func unitOfPriceName(_ index: Int) -> Unit? {
    let name = words.plain(index)
    if WordSet.priceOfKilogram.contains(name) { return .kilogram }
    return WordSet.priceOfLiter.contains(name) ? .liter : nil
  }

  /// "€/kg 7,96", "kr./kg 67,60": the label of the unit price comes before the number.
  func labelledUnitPrice(_ stretch: LineStretch) -> ReadUnitPrice? {
    let (label, number) = (stretch.start, stretch.end - 1)
    guard stretch.count == 2, words.has([.currency, .slash, .unit], label),
      !words.has(.digit, label), words.anyHas([.plainDecimal, .whole], number),
      stretch.end == words.count || !words.anyHas([.unit, .count, .currency], stretch.end),
      let (read, place) = try? lending(
        "\(words.text(number)) \(words.text(label))",
        { text throws(ReadingError) in try reader.unitPrices.readParts(text) }),
      let per = read.per, place != nil, !read.isSum
    else { return nil }
    return Self.price(
      read, per: per, words.range(number..<number + 1), words.range(label..<label + 1))
  }

  /// "(1 kg ATG = 3,45)": what the drained weight costs, which says nothing where the line does not state that.
  private func addDrainedUnitPrice(_ open: Int) {
    guard words.bytes(open).first == UInt8(ascii: "("),
      let label = words.behind(open, upTo: 2).first(where: {
        WordSet.drainedWeight.contains(words.plain($0))
      }),
      label + 2 < words.count, words.isText(label + 1, "="),
      let end = words.behind(label + 1, upTo: 2).first(where: closes)
    else { return }
    let span = open..<end + 1
    let isStated = all.contains {
      if case .term(let term) = $0.value { term == .drained } else { false }
    }
    guard isStated else { return add(.name, span) }
    let (unit, price) = (words.range(open..<label), words.range(label + 2..<end + 1))
    let text =
      words.text(at: price.lowerBound..<price.upperBound - 1)
      + " / " + words.text(at: unit.lowerBound + 1..<unit.upperBound)
    guard
      let (read, _) = try? lending(
        text, { text throws(ReadingError) in try reader.unitPrices.readParts(text) }),
      let per = read.per, !read.isSum
    else { return }
    add(.unitPrice(Self.price(read, per: per, price, unit)), span, leftover: .leftoverUnitPrice)
  }

  /// Whether an amount of money ends before a word: "8,99 €", "R$ 8,99".
  func isBehindMoney(_ index: Int) -> Bool {
    words.has(.currency, index - 1)
      || index > 1 && words.has(.number, index - 1) && isLoneCurrency(index - 2)
  }

  /// "0,49 kpl": pieces are whole, so that a number with cents is what one costs.
  func isPriceOfPiece(_ stretch: LineStretch) -> Bool {
    stretch.count == 2 && words.has(.plainDecimal, stretch.start)
      && words.has(.count, stretch.end - 1) && saysEach(stretch.end - 1)
      && NumberForm(words.bytes(stretch.start)) == .cents
  }

  /// Whether everything before a last number is a unit price: "pr. kg 15,95 REMA 1000".
  func isBehindUnitPrice(_ index: Int) -> Bool {
    guard index > 3 else { return false }
    return (0..<index - 3).contains { per in
      words.has(.per, per) && words.has(.unit, per + 1) && !words.has(.digit, per + 1)
        && words.has(.number, per + 2) && !words.has(.digit, index - 1)
        && !(0..<per).contains { words.has(.digit, $0) }
    }
  }

  /// "SOS 1 kg": a code that is a word, with a whole number and its unit behind it.
  func isForeignCode(_ read: ReadPrice, _ stretch: LineStretch) -> Bool {
    stretch.count == 3 && read.currency ?? reader.currency != reader.currency
      && isLoneCurrency(stretch.start) && WordSet.codeAndWord.contains(words.plain(stretch.start))
      && words.has(.whole, stretch.start + 1) && words.has(.unit, stretch.end - 1)
      && !words.has(.slash, stretch.end - 1)
  }
}
