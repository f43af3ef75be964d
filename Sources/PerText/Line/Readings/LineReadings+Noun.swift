import PerModel

// Counts of things that no table names, or that do not stand next to their number.
extension LineReadings {
  /// The French "Avocats les 4 2,49 €": how many the price behind them is for, where it is the only one.
  func addTogether(_ index: Int) {
    let number = index + 1
    guard number + 1 < words.count, words.has(.whole, number), saysOwn(.together, index),
      let count = wholeNumber(number),
      // "les 3 : 7,98 €"
      case let price = words.isText(number + 1, ":") ? number + 2 : number + 1,
      price < words.count,
      LineLimit.together.contains(count) || !vetoed(.manyTogether, index..<price),
      words.anyHas([.plainDecimal, .currency], price)
        || words.has(.whole, price) && price + 1 < words.count && isLoneCurrency(price + 1),
      !addTotal(of: count, index..<price),
      !((0..<index).contains(where: {
        words.anyHas([.plainDecimal, .currency], $0) && !words.has(.unit, $0)
      })
        && vetoed(.priceBeforeTogether, index..<price))
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isContainer: true, multiplies: true)), index..<price,
      leftover: .leftoverCount)
  }

  /// "9,90 € les 2 : 15 €": several together cost more than one before them, and less than as many of those.
  private func addTotal(of count: Int, _ span: Range<Int>) -> Bool {
    let price = span.upperBound
    let end = price + 1 < words.count && isLoneCurrency(price + 1) ? price + 2 : price + 1
    guard count > 1, words.isText(price - 1, ":"), let one = priceBefore(span.lowerBound),
      let all = try? one * Rational(count),
      let whole = try? reader.prices.read(words.lent(price..<end)), !whole.isSum,
      one < whole.amount, whole.amount < all
    else { return false }
    raiseNameCost(span.lowerBound, to: .leftoverDeal)
    add(
      .deal(Deal(.total(count: count, price: whole.amount), currency: whole.currency)),
      span.lowerBound..<end, .deal, leftover: .leftoverDeal)
    return true
  }

  /// How many words are between a number and what says that it counts, at most.
  private static let between = 5

  /// "4 tarrinas de 125 g", "4 zips x 90 g": a number, things in the plural, and the size of each behind a link.
  func addCountBeforeSize(_ link: Int) {
    let size = link + 1
    guard link > 1, size < words.count, words.has(.number, size), isLink(link),
      words.anyHas([.unit, .onlyUnit], size)
        || size + 1 < words.count && words.anyHas([.unit, .onlyUnit], size + 1)
          && !words.has(.digit, size + 1),
      let start = countedThings(before: link) ?? countAtHead(before: link),
      !(saysOwn(.ingredient, start + 1) && vetoed(.ingredientsBeforeSize, start..<start + 2))
    else { return }
    guard saysOwn(.eachLink, link) || isPlural(link - 1) || !vetoed(.oneOfSize, start..<link)
    else { return }
    // The parser reads "4 bottles of 1 l".
    if start + 2 == link, words.has(.count, start + 1), vetoed(.containersOfSize, start..<link) {
      return
    }
    let end = words.has(.unit, size) ? size + 1 : size + 2
    guard let read = try? reader.quantities.read(words.lent(size..<end)),
      read.unit?.kind == .mass || read.unit?.kind == .volume
        || !vetoed(.lengthOfThings, size..<end)
    else { return }
    let counted = endOfCounted(start, before: link)
    addThings(from: start, to: counted)
    if counted > link { return }
    add(.mark(parts: true), link..<size)
  }

  /// Where a count ends that begins a line: before what it counts, which the line is about, "4 Dosen Bohnen à 255 g".
  /// Behind a name it takes the things with it: "Joghurt 4 Becher à 150 g".
  private func endOfCounted(_ start: Int, before link: Int) -> Int {
    guard words.has(.whole, start) else { return start + 1 }
    guard start == 0, let first = (1..<link).first(where: { !words.has(.container, $0) }),
      words.words[first].meaning.role != .of
    else { return link + 1 }
    return first
  }

  /// "12 Individually Wrapped Bars (60 g each)": the amount in each of the things counted some words before.
  func addCountsBeforeEach() {
    for reading in all where !reading.isLeftover {
      let start = reading.words.lowerBound
      guard start > 1, case .amount(_, let extent) = reading.value,
        extent == .each, let first = countedThings(before: start)
      else { continue }
      addThings(from: first, to: first + 1)
    }
  }

  /// The number before some words of a name; `nil` where they are something else.
  func countedThings(before end: Int) -> Int? {
    var index = end - 1
    while index >= 0, end - index <= Self.between, words.has(.letter, index),
      !words.anyHas([.digit, .separator, .currency, .times], index)
    {
      index -= 1
    }
    guard index >= 0, index < end - 1, words.has(.whole, index),
      !(isOfName(index) && vetoed(.sizeOfThings, index..<end)),
      index == 0 || !words.anyHas([.digit, .times], index - 1)
        || !vetoed(.factorBeforeThings, index - 1..<end),
      let count = wholeNumber(index),
      LineLimit.pack.contains(count) || !vetoed(.manyThings, index..<end)
    else { return nil }
    // "12 years"
    if let unit = words.words[index + 1].meaning.unit, unit.kind != .count,
      vetoed(.unitOfThings, index..<index + 2)
    {
      return nil
    }
    return index
  }

  /// Where the number is that begins a line like "2x Manner Schnitten à 75 g", "Zwei Manner Schnitten à 75 g".
  private func countAtHead(before link: Int) -> Int? {
    guard link > 1, saysOwn(.eachLink, link), timesOrNumberWord(0) != nil,
      (1..<link).allSatisfy({
        words.has(.letter, $0) && !words.anyHas([.digit, .currency, .times, .count], $0)
      })
    else { return nil }
    return 0
  }

  /// The 2 of "2x" and of "two".
  func timesOrNumberWord(_ index: Int) -> Int? {
    if words.has(.numberWord, index) {
      return NumberWords.shared.number(words.plain(index), reader.habits.language)
    }
    guard words.has([.digit, .times], index) else { return nil }
    let word = words.bytes(index)
    let digits = word.prefix { ASCII.digits.contains($0) }
    let range = words.words[index].range
    guard TimesSigns.isOne(words.text(at: range.lowerBound + digits.count..<range.upperBound))
    else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Adds how many things there are that each hold the amount behind them.
  func addThings(from start: Int, to end: Int) {
    guard let count = wholeNumber(start) ?? timesOrNumberWord(start) else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isContainer: true, multiplies: true, isEach: true)), start..<end,
      leftover: .leftoverCount)
  }

  private func isLink(_ index: Int) -> Bool {
    words.has(.times, index) && !words.has(.digit, index) || saysOwn(.eachLink, index)
      || saysOwn(.sizeLink, index)
  }

  /// Whether a word names several things in the user's language.
  private func isPlural(_ index: Int) -> Bool {
    OwnWords.pluralEnding.contains(
      endOf: words.plain(index), before: 3, for: reader.habits.language)
  }

  /// "10 frische Bio-Eier": the number at the head of a line counts what is named behind it.
  func addCountOfNouns() {
    guard words.count > 2, words.has(.whole, 0), !words.has(.digit, 1), words.has(.letter, 1),
      !(words.anyHas([.unit, .times, .currency, .percent, .multiplier], 1)
        && vetoed(.unitAtHead, 0..<2)),
      let count = wholeNumber(0),
      LineLimit.pack.contains(count) || !vetoed(.manyAtHead, 0..<2),
      !(saysOwn(.ingredient, 1) && vetoed(.ingredientsAtHead, 0..<2)),
      !([.half, .halfOf, .quarterOf, .halved].contains(words.words[1].meaning.role)
        && vetoed(.halfAtHead, 0..<2))
    else { return }
    var index = 1
    var (isCounted, isSeveral) = (false, false)
    while index < words.count, index <= Self.between, words.has(.letter, index),
      !words.anyHas([.digit, .separator, .currency], index)
    {
      isCounted = isCounted || isCountedNoun(index) || index > 1 && namesDoses(index)
      isSeveral = isSeveral || isPlural(index) && !words.has(.container, index)
      index += 1
    }
    guard isCounted || isSeveral,
      !(all.contains { !$0.fact.isDisjoint(with: [.amount, .count, .deal]) }
        && vetoed(.numberBesideAmount, 0..<index))
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init()), 0..<1, isCounted ? nil : .countOfNames,
      leftover: isCounted ? .leftoverCount : nil)
  }

  /// Whether a word, or it and the next, names what is used up one by one: "80 pyramid tea bags".
  private func namesDoses(_ index: Int) -> Bool {
    let text = words.lent(index..<min(index + 2, words.count))
    guard var cursor = try? text.cursor(reader.habits), (try? cursor.advance()) != nil else {
      return false
    }
    return cursor.meaning.countName?.isOfDoses == true
  }

  func isCountedNoun(_ index: Int) -> Bool {
    let (word, language) = (words.plain(index), reader.habits.language)
    return OwnWords.countedNoun.contains(word, for: language)
      || reader.habits.own.contains(.compounds)
        && OwnWords.countedNoun.contains(endOf: word, before: 2, for: language)
  }
}
