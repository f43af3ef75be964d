import PerModel

// What a line says about money.
extension LineReadings {
  /// A price with a currency, or with a word that says that one comes.
  func addPrice(_ stretch: LineStretch) {
    let span = stretch.words
    if places[span.lowerBound].formerLength > 0, let former = formerPrice(span) {
      if isNumberedBrand(span), vetoed(.numberedBrand, stretch) { return }
      add(
        .formerPrice(former, isLowest: saysLowest(span.lowerBound)), span,
        leftover: .leftoverPrice)
      return
    }
    if stretch.count > 1, addLeadingFormerPrice(stretch) { return }
    guard mayBePrice(stretch), places[span.lowerBound].formerLength == 0 else { return }
    if !stretch.anyHas(.times), saysOfEach(stretch), vetoed(.priceOfOne, stretch) { return }
    let text = words.lent(stretch.words)
    guard isPriceText(stretch, text),
      let read = try? reader.prices.read(text)
    else { return }
    if read.isSum, joinsNumberOfName(stretch), vetoed(.gluedSign, stretch) { return }
    if startsBeforeSign(stretch), vetoed(.signOfNext, stretch) { return }
    if read.isSum, stretch.count > 2, words.has(.whole, stretch.start),
      !words.anyHas([.currency, .digit], stretch.start + 1), words.has(.dash, stretch.start + 1),
      vetoed(.dashBeforePrice, stretch)
    {
      return
    }
    if read.isSum, stretch.first.contains(.count), vetoed(.sumOfCounts, stretch) { return }
    if read.isSum, stretch.end < words.count, words.words[stretch.end].meaning.role == .free,
      vetoed(.sumWithFree, stretch)
    {
      return
    }
    if read.isSum, stretch.anyHas(.sum), stretch.end < words.count,
      isLoneCurrency(stretch.end)
        || words.count(of: .currency, in: span) > 1 && words.has(.letter, stretch.end)
          && !words.anyHas([.digit, .unit, .count, .introduction, .separator], stretch.end),
      vetoed(.sumForOther, stretch)
    {
      return
    }
    // `unitPrice` reads the price of one.
    let isProduct = read.isSum && stretch.anyHas(.times)
    if isProduct {
      if !(stretch.numbers == 1 && text.contains("*")), vetoed(.product, stretch) { return }
    } else if stretch.anyHas(.times), saysOfEach(stretch), vetoed(.footnoteStar, stretch) {
      return
    }
    if read.currency != nil || stretch.anyHas(.ownCurrency) {
      if !saysCurrency(text), vetoed(.wordAsCurrency, stretch) { return }
      let isGrouped = stretch.numbers > 1 && !read.isSum
      // "89р 99к"
      if isGrouped, words.has([.number, .letter], span.upperBound - 1) {
        raiseNameCost(span.upperBound - 1, to: .leftoverAmount)
      }
      let isForeign = read.currency ?? reader.currency != reader.currency
      if isForeign, span.contains(where: isDesignation), vetoed(.designation, stretch) { return }
      if isOctane(read, stretch), vetoed(.octane, stretch) { return }
      if isWeight(read, stretch), vetoed(.weightAsMoney, stretch) { return }
      if isForeign, isLettersAndNumber(stretch), vetoed(.standardNumber, stretch) { return }
      if isForeign, stretch.count == 2, isLoneCurrency(span.lowerBound),
        span.upperBound < words.count, isLoneCurrency(span.upperBound),
        words.has(.ownCurrency, span.upperBound), vetoed(.ownSignBehind, stretch)
      {
        return
      }
      if isGrouped, span.upperBound < words.count, isLoneCurrency(span.upperBound),
        vetoed(.twoPrices, stretch)
      {
        return
      }
      let isIntroduced =
        words.has(.introduction, span.lowerBound) || startsPricePhrase(span.lowerBound)
        || span.lowerBound > 0 && words.has(.onlyUnit, span.lowerBound - 1)
      // In "8 € 2,99" the sign belongs to the one number or to the other.
      let next = span.upperBound
      // "2 in 1 199 Kč" may be one number or two.
      let isContested =
        isGrouped && !isIntroduced
        || next < words.count
          && (isLoneCurrency(next - 1) && mayBeAmountOfMoney(next)
            || isLoneCurrency(span.lowerBound) && isLoneCurrency(next))
      // In "70 pcs, 1 899 ₽" and "(1:7) 1 099 Ft" the 1 is no name.
      if isGrouped, span.lowerBound > 0,
        words.has(.separator, span.lowerBound - 1) || closes(span.lowerBound - 1)
      {
        raiseNameCost(span.lowerBound, to: .nameNumberAtEnd)
      }
      add(
        .price(read), span,
        isGrouped && !isIntroduced ? .groupedPrice : nil, and: isForeign ? .foreignCurrency : nil,
        leftover: .leftoverPrice, isContested: isContested)
      // The "PEN" of "BIC PEN 5.99" are soles, or a pen.
      if isForeign, span.count == 2, WordSet.codeAndWord.contains(words.plain(span.lowerBound)) {
        add(.name, span.lowerBound..<span.lowerBound + 1)
      }
    } else if span.count > 1 {
      addLongBarePrice(read, span)
    }
  }

  func isLoneCurrency(_ index: Int) -> Bool {
    words.has(.currency, index) && !words.has(.digit, index)
  }

  /// Whether a word is a number to which a currency before it may belong: not the second one of
  /// "12 EUR 10 EUR", and none with a unit.
  private func mayBeAmountOfMoney(_ index: Int) -> Bool {
    let ends: LineWords.Traits = [.unit, .count, .times]
    let next = index + 1
    return words.has(.number, index) && !words.has(.currency, index)
      && !words.anyHas(ends, index)
      && !(next < words.count && (words.anyHas(ends, next) || isLoneCurrency(next)))
  }

  private func saysOfEach(_ stretch: LineStretch) -> Bool {
    let signs: LineWords.Traits = [.per, .multiplier, .count]
    return stretch.anyHas(signs)
      && stretch.words.contains {
        words.anyHas(signs, $0) && !words.has(.ownCurrency, $0) && !saysOwn(.beforeCents, $0)
      }
  }

  /// Whether several words that announce a price begin with one that means nothing of it alone: "nová cena 1,99 €".
  func startsPricePhrase(_ index: Int) -> Bool {
    guard words.has(.phrase, index), let phrase = phrase(index), phrase.role == .priceNoise,
      index + phrase.length < words.count,
      words.anyHas([.number, .currency], index + phrase.length)
    else { return false }
    raiseNameCost(index, to: .nameKeyword)
    return true
  }

  /// What can be seen before anything is read: a price says its currency, or is one number, or some
  /// that make one: "1 250,00".
  private func mayBePrice(_ stretch: LineStretch) -> Bool {
    if stretch.anyHas(.onlyUnit), !stretch.anyHas(.bracket) { return false }
    if stretch.anyHas([.currency, .phrase]) { return true }
    guard stretch.count > 1 else { return false }
    return stretch.numbers == 1
      || stretch.numbers == stretch.count && !stretch.anyHas(.percent)
        && (reader.groupsBySpace || !stretch.words.allSatisfy { words.isPlainNumber($0) })
  }

  private func isPriceText(_ stretch: LineStretch, _ text: LentText) -> Bool {
    let span = stretch.words
    guard
      !stretch.first.isDisjoint(with: [.number, .currency, .introduction, .bracket])
        || startsPricePhrase(span.lowerBound),
      !stretch.last.contains(.separator)
    else { return false }
    if stretch.anyHas(.ratherUnit), vetoed(.unitAsMoney, stretch) { return false }
    if stretch.anyHas(.dash), text.hasSpacedMinus, vetoed(.spacedMinus, stretch) { return false }
    let next = span.upperBound
    let isOfNext =
      words.has(.introduction, next - 1) && next < words.count && words.has(.number, next)
      || endsInCondition(stretch)
    if isOfNext, vetoed(.wordsOfNext, stretch) { return false }
    if stretch.numbers < 2 { return true }
    var (currencies, both) = (0, 0)
    // The "ár" of "új ár 1 299 Ft" and the "e" of "5 euro e 49" are no money.
    let start =
      startsPricePhrase(span.lowerBound)
      ? span.lowerBound + (phrase(span.lowerBound)?.length ?? 0) : span.lowerBound
    for index in start..<span.upperBound
    where words.has(.currency, index) && !saysOwn(.and, index) {
      currencies += 1
      if words.has(.digit, index) { both += 1 }
    }
    return currencies < 2 && both < 2 || currencies == 2 && saysCents(stretch, text)
      || !vetoed(.severalCurrencies, stretch)
  }

  /// Whether the second number counts hundredths of the currency of the first: "8 zł 99 gr".
  private func saysCents(_ stretch: LineStretch, _ text: LentText) -> Bool {
    guard stretch.numbers == 2, !stretch.anyHas([.bracket, .per, .slash]),
      let read = try? reader.prices.read(text),
      let second = stretch.words.last(where: { words.has(.digit, $0) }),
      let cents = try? reader.prices.read(words.lent(second..<stretch.end))
    else { return false }
    return !read.isSum && cents.amount < .one && cents.currency ?? read.currency == read.currency
  }

  /// "for 2.10", "1 250,00", "1.99 incl. VAT".
  private func addLongBarePrice(_ read: ReadPrice, _ span: Range<Int>) {
    let numbers = span.filter { words.has(.digit, $0) }
    guard !read.isSum else { return }
    if numbers.count > 1 {
      guard numbers.count == span.count, !span.contains(where: { words.has(.letter, $0) }) else {
        return
      }
      add(.price(read), span, .groupedPrice)
      return
    }
    guard let number = numbers.first else { return }
    if feedsPeople(number), vetoed(.peopleFed, span) { return }
    if words.has(.introduction, span.lowerBound) {
      // "ab 2 Tassen"
      let isCount =
        conditionLength(span.lowerBound) > 0 && words.has(.whole, number)
        && number + 1 < words.count && isOfNameAlone(number + 1)
      add(.price(read), span, isCount ? .wholePriceInside : .introducedPrice)
      if !isCount { raiseNameCost(number, to: .nameNumberAtEnd) }
    } else {
      let isWhole = words.has(.whole, number)
      add(.price(read), span, isWhole ? .wholePrice : .centsPrice)
    }
  }

  /// A number on its own: with two decimals anywhere, a whole one at the end or after an amount.
  func addBarePrice(_ index: Int) {
    let text = words.lent(index..<index + 1)
    let span = index..<index + 1
    guard !words.has(.onlyUnit, index), !beginsWithCurrency(index) else { return }
    if isOfName(index), vetoed(.sizeAsPrice, span) { return }
    if isLabelledWhole(index), vetoed(.labelAsPrice, span) { return }
    if words.has([.slash, .each], index) || saysPriceOfPiece(index), vetoed(.slashedEach, span) {
      return
    }
    if lastUnitPrice != nil, startsOfRanges.contains(index), vetoed(.rangeAsPrice, span) { return }
    let isPlain = words.isPlainNumber(index)
    let read = isPlain ? nil : barePrice(index)
    guard isPlain || read != nil else { return }
    let isNumbered =
      !isPlain && text.contains(".") && Scalars.isLetter(UTF8.scalar(in: text.bytes, at: 0).0)
    if isNumbered, vetoed(.numberedName, span) { return }
    if let read, read.isSum {
      if text.contains("/") || !text.contains(anyOf: ".,"), vetoed(.nameAsSum, span) { return }
      add(.price(read), span, .centsPrice, leftover: .leftoverAmount)
      return
    }
    let atEnd = words.isLast(index) || places[index].isBehindAmount
    let written = NumberForm(text.bytes)
    if written == nil { raiseNameCost(index, to: .nameCents) }
    let form = written ?? (text.contains(anyOf: ".,:") ? .cents : .whole)
    let cost: LineCost =
      switch form {
      case .whole where atEnd && (isBehindUnitPrice(index) || isOfNameBesideUnitPrice(index)):
        .wholePriceInside
      case .whole: atEnd ? .wholePrice : .wholePriceInside
      case .decimal: atEnd ? .decimalPrice : .decimalPriceInside
      case .cents: .centsPrice
      }
    add(
      read.map { .price($0) } ?? .plainPrice, span,
      cost,
      and: atEnd ? nil : .earlierPrice)
  }

  /// Whether the word is a price in a currency, if it is one: "€5", but not "5 ct" of whatever the
  /// currency is.
  private func beginsWithCurrency(_ index: Int) -> Bool {
    words.words[index].meaning.currency?.candidates.isEmpty == false
  }

  private func barePrice(_ index: Int) -> ReadPrice? {
    guard let read = try? reader.prices.read(words.lent(index..<index + 1)), read.currency == nil
    else { return nil }
    return read
  }

  /// "1 kg free": at the end or after what it is of, because the word also occurs in names.
  func addFree(_ index: Int) {
    let span = index..<index + 1
    guard places[index].isBehindAmount || !vetoed(.freeBeforeAmount, span),
      words.isLast(index) || words.has(.store, index + 1) || !vetoed(.freeInsideName, span),
      let read = try? reader.prices.read(words.lent(span))
    else { return }
    add(.price(read), span, .freePrice, leftover: .leftoverCount)
  }

  /// Whether a word of the text is a currency. The codes that are words elsewhere ("pen", "top")
  /// are written in capitals, and single letters directly before the number.
  func saysCurrency(_ text: LentText) -> Bool {
    if text.hasCurrencySign { return true }
    guard var cursor = try? text.cursor(reader.habits) else { return false }
    while (try? cursor.advance()) != nil, cursor.token != .end {
      guard cursor.token == .word, let word = cursor.meaning.currency else { continue }
      if isCurrency(word, cursor) { return true }
    }
    return false
  }

  private func isCurrency(_ word: CurrencyWord, _ cursor: Cursor) -> Bool {
    let text = UnsafeBufferPointer(rebasing: cursor.text[cursor.range])
    if text.count == 1, cursor.isLetter(at: 0), cursor.start == 0,
      cursor.text.count > 1, cursor.text[1] == 0x20
    {
      return word.currency(besides: reader.currency) == reader.currency && text[0] & 0x20 == 0
    }
    guard word.candidates.count == 1, let code = word.candidates.first?.code,
      text.count == code.utf8.count,
      zip(text, code.utf8).allSatisfy({ $0 & ~0x20 == $1 })
    else { return true }
    return text.elementsEqual(code.utf8) || WordSet.plainCode.contains(text)
  }
}
