import PerModel

// What a line says that was paid before.
extension LineReadings {
  /// "was £4", "statt 5,99 €", "UVP: 5,99".
  func formerPrice(_ span: Range<Int>) -> ReadPrice? {
    let length = places[span.lowerBound].formerLength
    guard length < span.count else { return nil }
    // Dutch "van 5,99 voor 3,99" and Portuguese "de 5,99 por 3,99"; "van" and "de" are words of names,
    // too.
    let saysFrom =
      WordSet.formerPair.contains(words.plain(span.lowerBound)) && !isBetweenPrices(span)
    let rest = span.lowerBound + length..<span.upperBound - (saysFrom ? 1 : 0)
    guard saysFrom == WordSet.nowPair.contains(words.plain(span.upperBound - 1)), !rest.isEmpty,
      case let numbers = words.count(of: .digit, in: rest),
      numbers == 1 || numbers == 2 && reader.groupsBySpace,
      !(reader.groupsBySpace && isBeforeGroup(span.upperBound - 1)
        && vetoed(.partOfGroupedPrice, span))
    else { return nil }
    var place = words.range(rest)
    let text = words.lent(at: place)
    if text.hasSuffix(")"), !text.contains("(") { place = place.lowerBound..<place.upperBound - 1 }
    guard let read = try? reader.prices.read(words.lent(at: place)), !read.isSum,
      read.currency ?? reader.currency == reader.currency || saysCurrency(words.lent(at: place))
        || !vetoed(.wordAsFormerCurrency, span)
    else { return nil }
    return read
  }

  /// Whether the next number is a group of three digits of this one: "korábbi ár 3 499 Ft".
  private func isBeforeGroup(_ index: Int) -> Bool {
    let next = index + 1
    return next < words.count && words.has(.whole, index) && words.bytes(index).count < 4
      && words.has(.whole, next) && words.bytes(next).count == 3
  }

  /// The former price in "5,99 € → 4,99 €", "289,90 TL yerine 229,90 TL" and "599 Ft 899 Ft helyett".
  func addLeadingFormerPrice(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    let isAtEnd =
      stretch.end == words.count && stretch.start > 0 && saysOwn(.formerBehind, last)
      && words.has(.currency, stretch.start - 1)
    guard stretch.count > 1, stretch.numbers == 1, isAtEnd || stretch.end < words.count,
      isBehindFormerPrice(last), isAtEnd || words.anyHas([.number, .currency], stretch.end),
      stretch.anyHas([.currency, .plainDecimal])
        || !isAtEnd && words.anyHas([.currency, .plainDecimal], stretch.end),
      let former = try? reader.prices.read(words.lent(stretch.start..<last)), !former.isSum
    else { return false }
    if !isAtEnd, let now = number(stretch.end), now >= former.amount,
      vetoed(.risingPrice, stretch)
    {
      return false
    }
    add(.formerPrice(former, isLowest: false), stretch.words, leftover: .leftoverPrice)
    return true
  }

  /// Whether the last words say that what follows was asked before: "je 250 g 1,39 € statt" 2,29 €.
  func endsInFormerLabel(_ stretch: LineStretch) -> Bool {
    guard stretch.end < words.count, words.anyHas([.number, .currency], stretch.end),
      !endsInCondition(stretch)
    else { return false }
    return stretch.words.dropFirst().contains {
      places[$0].formerLength > 0 && $0 + places[$0].formerLength >= stretch.end
    }
  }

  /// Whether a word or an arrow makes the price before it one that was asked before.
  func isBehindFormerPrice(_ index: Int) -> Bool {
    LineWords.isArrow(words.bytes(index)) || saysOwn(.formerBehind, index)
      || isBetweenPairOfPrices(index)
  }

  /// "7,99 voor 5,99"
  private func isBetweenPairOfPrices(_ index: Int) -> Bool {
    let (before, next) = (index - 1, index + 1)
    guard before > 0, next < words.count else { return false }
    if saysOwn(.toNow, index) {
      return isFromPrice(before) && words.anyHas([.number, .currency], next)
    }
    return WordSet.nowPair.contains(words.plain(index))
      && words.has(.plainDecimal, before) && words.has(.plainDecimal, next)
  }

  /// Whether a price ends with a word and "from" is before it: the "$42" of "de $42 a $34.50".
  private func isFromPrice(_ last: Int) -> Bool {
    let first = words.has(.digit, last) ? last : last - 1
    guard first > 0 else { return false }
    // The Italian "da" is a dinar elsewhere.
    let isBehindSign = isLoneCurrency(first - 1) && words.words[first - 1].meaning.role != .of
    let sign = isBehindSign ? first - 1 : first
    return sign > 0 && words.has(.digit, first)
      && (words.has(.plainDecimal, first) || words.anyHas([.currency], sign) || first < last)
      && words.words[sign - 1].meaning.role == .of
  }

  /// Whether a price comes before the first word, and nothing but one after it: "€ 4,99 van € 5,99".
  private func isBetweenPrices(_ span: Range<Int>) -> Bool {
    let (before, next) = (span.lowerBound - 1, span.upperBound)
    guard before > 0, words.anyHas([.plainDecimal, .currency], before),
      span.dropFirst().contains(where: { words.has(.plainDecimal, $0) })
    else { return false }
    return !WordSet.nowPair.contains(words.plain(next - 1))
      && (next == words.count || !WordSet.nowPair.contains(words.plain(next)))
  }

  /// How many words stand here before a former price: "was", "au lieu de"; 0 for none.
  static func formerLength(at start: Int, in words: LineWords) -> Int {
    guard words.has(.listed, start), !words.has(.digit, start) else { return 0 }
    let lowest = lowestLength(at: start, in: words)
    if lowest > 0 { return lowest }
    let first = words.plain(start)
    // "i.p.v.", whose first point does not end it
    if WordSet.formerAbbreviation.contains(words.bytes(start)) {
      return start + 1 < words.count ? 1 : 0
    }
    guard formerWords.contains(first), let phrases = formerPhrases[small(first)] else { return 0 }
    return length(of: phrases, behind: start, in: words)
  }

  /// How many words of the longest of the phrases are at a word and after it; 0 for none. The first
  /// word is there already.
  private static func length(
    of phrases: [[String]], behind start: Int, in words: LineWords
  ) -> Int {
    phrases.lazy.filter { phrase in
      start + phrase.count < words.count
        && phrase.indices.allSatisfy { small(words.plain(start + 1 + $0)) == phrase[$0] }
    }.map { $0.count + 1 }.max() ?? 0
  }

  private static func small(_ word: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: word, as: UTF8.self).lowercased()
  }

  /// Whether a former price begins here that is the lowest of the last 30 days, which shops must name
  /// next to a reduced one. It may be lower than that.
  func saysLowest(_ start: Int) -> Bool { Self.lowestLength(at: start, in: words) > 0 }

  /// How many words say here that the lowest price of 30 days follows: "niedrigster Preis der letzten 30
  /// Tage"; 0 for none.
  private static func lowestLength(at start: Int, in words: LineWords) -> Int {
    let first = words.plain(start)
    guard lowestWords.contains(first), let phrases = lowestPhrases[small(first)] else { return 0 }
    let head = length(of: phrases, behind: start, in: words)
    guard head > 0 else { return 0 }
    // "az elmúlt 30 nap legalacsonyabb ára": the days come first
    if (start..<start + head).contains(where: { words.plain($0).elementsEqual("30".utf8) }) {
      return head
    }
    var says30 = false
    for index in start
      + head..<max(start + head, min(start + head + LineLimit.wordsOfDays, words.count - 1))
    {
      if says30, WordSet.days.contains(words.plain(index)) {
        // "przed obniżką": before the reduction
        let tail =
          index + 2 < words.count - 1 && WordSet.beforeReduction.contains(words.plain(index + 1))
          ? 2 : 0
        return index + 1 + tail - start
      }
      if words.plain(index).elementsEqual("30".utf8) { says30 = true }
    }
    return 0
  }

  private static let lowestWords = WordSet(lowestPhrases.keys)
  static let lowestPhrases = Words.byFirstWord(.lowestPrice)
  private static let formerWords = WordSet(formerPhrases.keys)
  static let formerPhrases = Words.byFirstWord(.formerPrice)
}
