import PerModel

// What changes the price.
extension LineReadings {
  func addDeal(_ stretch: LineStretch) {
    let signs: LineWords.Traits = [
      .deal, .introduction, .slash, .sum, .percent, .dash, .times, .store, .joined,
    ]
    let saysDeal = stretch.anyHas(signs) || hasPhrase(stretch) || areBehindAmount(stretch)
    guard saysDeal || words.hasAt || words.hasUnspaced,
      !stretch.isOpen, !stretch.anyHas([.onlyUnit, .ratherUnit])
    else { return }
    let text = words.lent(stretch.words)
    guard !isBareProduct(stretch, text), !endsBeforeUnit(stretch), !hasOnlyPercents(stretch),
      !hasOnlyCount(stretch), !words.isSize(stretch.start), !endsInsidePhrase(stretch),
      !startsWithSignOfCents(stretch), !multipliesCount(stretch),
      saysDeal || text.contains("@") || isWrittenWithoutSpaces(stretch)
        || words.hasUnspaced && saysOrMore(stretch),
      let read = try? reader.deals.read(text), read.priceEach == nil, isDeal(read, stretch, text)
    else { return }
    if case .each = read.kind {
      if !stretch.last.contains(.each) { addGuests(stretch) }
      // "2 db vásárlása esetén"
      for index in stretch.words where words.has(.phrase, index) {
        if phrase(index)?.role == .orMore { raiseNameCost(index, to: .nameKeyword) }
      }
    }
    let isLarge = read.groupSize > 24 || read.count > 100
    add(
      .deal(read), stretch.words, reader.costs[isLarge ? .largeDeal : .deal],
      leftover: .leftoverDeal)
  }

  /// "Cake for 8 or more 19.99" may say for how many people it is.
  private func addGuests(_ stretch: LineStretch) {
    let before = stretch.start - 1
    guard before > 0, words.words[before].meaning.role == .forWord,
      stretch.first.contains(.whole),
      let price = stretch.words.dropFirst().first(where: { words.anyHas([.number, .currency], $0) })
    else { return }
    all.append(LineReading(words: before..<price, value: .name, cost: reader.costs[.age]))
  }

  /// Whether there are only whole numbers and the signs between them: "6 x 330", but "3x2" may be three
  /// for two.
  private func isBareProduct(_ stretch: LineStretch, _ text: LentText) -> Bool {
    stretch.count > 1 && stretch.anyHas(.times) && !stretch.anyHas(.currency)
      && text.containsTimesSign
      && stretch.words.allSatisfy {
        words.has(.whole, $0) || words.has(.times, $0) && !words.has(.digit, $0)
      }
  }

  /// Whether there are only numbers, and percentages of which nothing says that they come off.
  private func hasOnlyPercents(_ stretch: LineStretch) -> Bool {
    stretch.traits.isSubset(of: [
      .digit, .number, .whole, .plainDecimal, .percent, .known, .joined,
    ]) && stretch.anyHas(.percent)
  }

  /// Whether a times sign joins a number to what is counted, and nothing says a deal: "2 x 56 wipes".
  private func multipliesCount(_ stretch: LineStretch) -> Bool {
    let signs: LineWords.Traits = [.deal, .introduction, .slash, .sum, .percent, .dash, .store]
    return stretch.anyHas(.times) && stretch.anyHas(.count) && !stretch.anyHas(signs)
      && stretch.words.dropFirst().contains {
        words.has(.whole, $0) && words.has(.times, $0 - 1) && $0 + 1 < stretch.end
          && words.has(.count, $0 + 1) && !words.has(.ownCurrency, $0 + 1)
      }
  }

  /// Whether there are only numbers and a name of what is counted: "tea bags 80".
  private func hasOnlyCount(_ stretch: LineStretch) -> Bool {
    stretch.traits.isSubset(of: [
      .digit, .number, .whole, .plainDecimal, .letter, .known, .count, .container, .phrase, .unit,
    ]) && stretch.count > 1 && words.areCountName(stretch.start..<stretch.start + 2)
  }

  /// Whether the last number has its unit in the next word: "79 g" is about grams.
  private func endsBeforeUnit(_ stretch: LineStretch) -> Bool {
    let next = stretch.end
    return next < words.count && stretch.last.contains(.number) && !stretch.last.contains(.letter)
      && words.anyHas([.unit, .count], next) && !words.anyHas([.ownCurrency, .digit], next)
      && !words.isOwnName(next)
  }

  /// Whether a phrase of several words may be among them: "un autre offert".
  private func hasPhrase(_ stretch: LineStretch) -> Bool {
    stretch.anyHas(.phrase)
      && stretch.words.dropLast().contains {
        words.has(.phrase, $0) && words.has(.letter, $0 + 1) && !words.has(.digit, $0 + 1)
      }
  }

  /// Whether the last word begins a phrase with the next: in "24.90 ₪ הנחה של 5 ₪" the discount is of 5.
  func endsInsidePhrase(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    return stretch.end < words.count && stretch.last.contains(.phrase)
      && !stretch.last.contains(.digit)
      && words.isPhrase(last..<last + 2)
  }

  /// Whether the currency with which it begins belongs to the cents before it: "7,99 € 3 for 2".
  private func startsWithSignOfCents(_ stretch: LineStretch) -> Bool {
    let (first, next) = (stretch.start, stretch.start + 1)
    return first > 0 && isLoneCurrency(first) && next < words.count && words.has(.whole, next)
      && NumberForm(words.bytes(first - 1)) == .cents
  }

  /// Whether what reads like a deal is one in a line, which has names and sizes too.
  private func isDeal(_ deal: Deal, _ stretch: LineStretch, _ text: LentText) -> Bool {
    let span = stretch.words
    let next = span.upperBound < words.count ? span.upperBound : nil
    // "3x2 Gel" is not money of Georgia.
    if let currency = deal.currency, currency != reader.currency, !saysCurrency(text) {
      return false
    }
    // "1+ 12 x 100 g" is food for cats older than one.
    if !stretch.last.contains(.each),
      span.contains(where: { words.has(.digit, $0) && words.lent($0..<$0 + 1).hasSuffix("+") })
    {
      return false
    }
    // "4 x 100 g 3.49 + 1 free": one of four, or another four?
    if text.hasPrefix("+"), saysSeveral(besides: span) { return false }
    if let next, words.has(.times, next), next + 1 < words.count, words.has(.digit, next + 1) {
      return false
    }
    switch deal.kind {
    case .each(count: 1, _): return false
    case .each where next.map({ words.anyHas([.unit, .count], $0) }) == true:
      return false
    // In "7.99 2 or more 6.99 each" the second price is the one that asks for two.
    case .each where isPackOfPieces(deal, stretch): return false
    case .each
    where (stretch.last.isDisjoint(with: [.digit, .currency, .each]) || endsInLeastCount(stretch))
      && next.map(startsPrice) == true:
      return false
    case .each(let count, let price):
      // In "4 5 @ 0.79" the first number is the price of one, in "6.99 from 2 packs" that of each.
      if stretch.first.contains(.number),
        ![price, Rational(count)].contains(number(span.lowerBound)),
        Int(words.text(span.lowerBound).prefix { $0.isNumber }) != count
      {
        return false
      }
      // "200x220" is a size, and "200x220 £299" one with its price.
      if stretch.anyHas(.times) {
        let isOneWord = stretch.first.contains([.times, .number])
        guard !text.contains("*"), stretch.numbers + (isOneWord ? 1 : 0) == 2 else { return false }
      }
      // "3 packs of 64 $6.99" are not $64 each.
      let last = span.upperBound - 1
      if price.isInteger, words.has([.digit, .currency], last), stretch.numbers > 2,
        (try? reader.prices.read(words.lent(last..<last + 1)))?.amount != price
      {
        return false
      }
      if price.isInteger, deal.currency == nil { return false }
      return true
    // "Salt - 500 g - 0.99" separates its parts with dashes, and "-,99" has one for no euro.
    case .amountOff where text.hasPrefix("- ") || text.hasPrefix("− "): return false
    case .amountOff
    where text.hasPrefix("-,") || text.hasPrefix("–,") || text.hasPrefix("-.")
      || text.hasPrefix("–."):
      return false
    // "Discount 3 Soap" may not be about money.
    case .amountOff(let off)
    where off.isInteger && deal.currency == nil && startsWithLetter(text):
      return false
    // In "0,89 sconto 20%" the discount comes after its word, and in "20% off 0.89" before it.
    case .amountOff:
      return next.map { !words.has(.percent, $0) } ?? true
        && (span.lowerBound == 0 || !words.has(.percent, span.lowerBound - 1))
    // "Quark 20%" is about fat.
    case .percentOff:
      guard saysMinusOrWord(text), !startsWithFrom(stretch) else { return false }
      // "50% less sugar" is a claim.
      return !(next.map { words.has(.letter, $0) && !words.has(.digit, $0) } ?? false)
        || !WordSet.claim.contains(words.plain(span.upperBound - 1))
    case .total where text.contains("/"): return deal.currency != nil
    // In "500 g sausages 8 pieces 3.19 €" the count is not what the price is for.
    case .total where isWrittenWithoutSpaces(stretch): return true
    case .total(let count, _):
      return isOneRun(span) || span.contains { joinsCountAndPrice($0) }
        || count < 4 && areBehindAmount(stretch)
    // "3x2" are three for two, and no size.
    case .payFor(let taken, let paid):
      // "Binder 1080 A4" is not a deal.
      guard !text.contains("/"), taken <= 24, taken <= paid * 4 else { return false }
      return !stretch.anyHas(.times)
        || span.count == 1 && taken < 10 && taken - paid < 3
    default: return !text.contains("*")
    }
  }

  /// Whether pieces without a name come after an amount: "200 g 2 kpl 5,00 €" may be two for five.
  private func areBehindAmount(_ stretch: LineStretch) -> Bool {
    guard places[stretch.start].isBehindAmount, stretch.count > 2, stretch.first.contains(.whole)
    else { return false }
    let pieces = words.words[stretch.start + 1].meaning
    return pieces.unit == .item && !pieces.hasCountName
  }

  /// Whether the last word is a bare count after words that say so: "comprando 2".
  private func endsInLeastCount(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    return stretch.last.contains(.whole)
      && (max(stretch.start, last - 3)..<last).contains { conditionLength($0) == last - $0 }
  }

  /// Whether the Italian "da 6 pezzi" may say how many are in a pack.
  private func isPackOfPieces(_ deal: Deal, _ stretch: LineStretch) -> Bool {
    guard case .each(4..., _) = deal.kind else { return false }
    return stretch.words.contains { words.says(.fromCount, $0) }
      && !stretch.words.contains { words.has(.container, $0) }
  }

  /// Whether a price comes, perhaps after a word that says so: "6.99", "por R$ 4,99".
  private func startsPrice(_ index: Int) -> Bool {
    if words.anyHas([.number, .currency], index) { return true }
    return index + 1 < words.count && words.anyHas([.introduction, .per], index)
      && words.anyHas([.number, .currency], index + 1)
  }

  /// Whether other words say that there are several in a pack.
  private func saysSeveral(besides span: Range<Int>) -> Bool {
    words.indices.contains { index in
      !span.contains(index)
        && (words.has(.times, index) || words.has(.count, index) && isBesideNumber(index))
    }
  }

  private func startsWithLetter(_ text: LentText) -> Bool {
    text.bytes.isEmpty ? false : Scalars.isLetter(UTF8.scalar(in: text.bytes, at: 0).0)
  }

  private func saysMinusOrWord(_ text: LentText) -> Bool {
    var says = false
    text.forEachScalar { scalar, _ in
      if scalar == 0x2D || scalar == 0x2212 || Scalars.isLetter(scalar) { says = true }
    }
    return says
  }

  /// Whether it is one word of Chinese or Japanese: "2点目半額", "第二件半价".
  private func isWrittenWithoutSpaces(_ stretch: LineStretch) -> Bool {
    stretch.count == 1 && words.lent(stretch.words).bytes.contains { (0xE3...0xE9).contains($0) }
  }

  /// Whether one of two words is the least count of a deal: "3パック以上 598円", "29.9元 2件起".
  private func saysOrMore(_ stretch: LineStretch) -> Bool {
    guard stretch.count == 2 else { return false }
    return stretch.words.contains { index in
      let word = words.plain(index)
      return words.has(.digit, index)
        && Self.orMoreEndings.contains { word.suffix($0.count).elementsEqual($0) }
    }
  }

  private static let orMoreEndings = Words.all(.orMoreEnding).map { Array($0.utf8) }
  private static let joinedFroms = Words.all(.joinedFrom).map { Array($0.utf8) + [0x2D] }

  /// Whether it begins with "from" and nothing takes the percentage off: "from 100% fruit".
  private func startsWithFrom(_ stretch: LineStretch) -> Bool {
    let length = conditionLength(stretch.start)
    let isFrom =
      length > 0
      ? stretch.start + length < stretch.end && words.has(.percent, stretch.start + length)
      : words.has(.percent, stretch.start)
        && Self.joinedFroms.contains { words.bytes(stretch.start).starts(with: $0) }
    return isFrom && !stretch.words.contains { words.words[$0].meaning.role == .off }
  }

  /// Whether a word may be a whole deal without a digit: "第二件半价".
  func isUnspacedText(_ index: Int) -> Bool {
    // Kana and Han begin with these bytes in UTF-8.
    words.bytes(index).first.map { (0xE3...0xE9).contains($0) } ?? false
  }

  /// Whether there is no space in it, as in "2個で500円".
  private func isOneRun(_ span: Range<Int>) -> Bool {
    span.count > 1 && span.dropFirst().allSatisfy { words.has(.joined, $0) }
  }

  /// Whether a word joins a count and a price: "2 for 5", "buy 3 5 €".
  private func joinsCountAndPrice(_ index: Int) -> Bool {
    switch words.words[index].meaning.role {
    case .forWord, .per, .buy, .get, .pay, .of, .dealNoise: true
    default: false
    }
  }
}
