import PerModel

/// Reads from when to when an offer holds: "offer until 29 Nov", "gültig bis 29.11.", "23–29 Nov", "11月29日まで".
struct OfferDaysFinder {
  private let words: TermText
  private let scan: OfferDaysScan
  /// Decides which Sunday "until Sunday" means, and the year of a day without one.
  private let today: CalendarDay
  private let vetoes: Vetoes

  init(
    _ words: TermText, _ dates: DateHabits, today: CalendarDay, _ vetoes: Vetoes = Vetoes()
  ) {
    (self.words, self.today, self.vetoes) = (words, today, vetoes)
    scan = OfferDaysScan(words, dates)
  }

  /// The days found in some words.
  struct Found {
    /// `nil` for a day that does not exist, and for an offer that ends before it begins.
    var days: OfferDays?
    /// Whether each day exists, so that only their order is wrong.
    var isOrderWrong = false
    let words: Range<Int>
    /// Whether the days can be nothing else, as "2.10" can.
    let isSure: Bool
    /// Whether words before them tell of an offer: "gültig bis 29.11".
    var saysHead = false
  }

  /// The days that the words from one on say.
  ///
  /// - Parameter isAlone: whether nothing else can be meant, so that a bare day is the last one.
  func days(at start: Int, isAlone: Bool = false) -> Found? {
    var word = start
    var saysOnly = false
    while word < words.words.count, let length = length(of: DayWords.heads, at: word) {
      saysOnly = saysOnly || self.length(of: DayWords.only, at: word) != nil
      word += length
    }
    var found = days(from: start, heads: word - start, saysOnly: saysOnly, isAlone: isAlone)
    found?.saysHead = word > start
    return found
  }

  private func days(from start: Int, heads: Int, saysOnly: Bool, isAlone: Bool) -> Found? {
    var word = start + heads
    var saysFrom = false
    var saysUntil = false
    var needsLast = false
    if let length = length(of: DayWords.until, at: word) {
      saysUntil = true
      word += length
    } else if let length = length(of: DayWords.from, at: word) {
      saysFrom = true
      needsLast = DayWords.fromOrOf.contains(words.words[word].text) && !isAlone
      word += length
    }
    guard word < words.words.count else { return nil }
    // "de 23 a 29 de novembro"
    let hasFiller = DayWords.fillers.contains(words.words[word].text)
    let place = scan.starts[word]
    if saysUntil {
      return scan.day(at: place).flatMap {
        isMeant($0, from: start) ? found(first: nil, last: $0, from: start, $0.end) : nil
      }
    }
    let isOpen = saysFrom || heads > 0 || isAlone || hasFiller
    if let range = range(at: place, from: start, isOpen: isOpen) { return range }
    guard let day = scan.day(at: place), isOpen || !isUnsaid(day, from: start),
      isMeant(day, from: start)
    else { return nil }
    if let found = onlyDay(day, from: start, saysOnly: saysOnly) { return found }
    if let end = behind(day.end) { return found(first: nil, last: day, from: start, end) }
    if let end = behind(day.end, DayWords.fromBehind) {
      return found(first: day, last: nil, from: start, end)
    }
    if saysFrom {
      return needsLast && vetoed(.dayOfProduct, start, day.end)
        ? nil : found(first: day, last: nil, from: start, day.end)
    }
    return isAlone || !vetoed(.bareDay, start, day.end)
      ? found(first: nil, last: day, from: start, day.end) : nil
  }

  /// Whether only a word would make a day of what is from one number to another as well, and there is none.
  private func isUnsaid(_ day: OfferDaysScan.Written, from start: Int) -> Bool {
    day.needsWord && vetoed(.numbersAsDay, start, day.end)
  }

  /// Whether a day that only words make one is not a number of something.
  private func isMeant(_ day: OfferDaysScan.Written, from start: Int) -> Bool {
    !day.needsWord || max(day.day, day.month) > OfferDaysLimit.months.upperBound
      || scan.word(day.end) == nil || !vetoed(.numberOfThings, start, day.end)
  }

  /// A single day on which an offer holds: "only Saturday", "Saturday only", "nur heute".
  private func onlyDay(
    _ day: OfferDaysScan.Written, from start: Int, saysOnly: Bool
  ) -> Found? {
    guard let end = saysOnly ? day.end : behind(day.end, DayWords.only),
      day.weekday == nil || day.isNamed || !vetoed(.shortWeekday, start, end)
    else { return nil }
    return found(first: day, last: day, from: start, end)
  }

  /// From one day to another: "23.11.–29.11.", "23 to 29 Nov".
  private func range(at place: Int, from start: Int, isOpen: Bool) -> Found? {
    let full = scan.day(at: place)
    let firsts = [full, scan.bareDay(at: place)].compactMap(\.self)
    for var first in firsts {
      guard let (next, isWord) = joint(first.end), let last = scan.day(at: next),
        last.weekday == nil || first.weekday != nil || !vetoed(.dateToWeekday, start, last.end)
      else { continue }
      if first.month == 0, first.weekday == nil, first.distance == nil {
        guard last.month > 0,
          isOpen || !isWord && first.isSure || scan.pieces[next].isGlued
            || !vetoed(.priceBeforeDay, start, last.end),
          isOpen || last.isSure || !vetoed(.unsureDays, start, last.end)
        else { continue }
        (first.month, first.year) = (last.month, last.year)
        first.isSure = last.isSure
      } else if !isOpen, !first.isSure || isWord && first.month == 0 {
        guard !isWord && areNear(first, last) || !vetoed(.distantDays, start, last.end) else {
          continue
        }
      }
      guard isOpen || !isUnsaid(first, from: start), isMeant(last, from: start) else { continue }
      return found(first: first, last: last, from: start, behind(last.end) ?? last.end)
    }
    return nil
  }

  /// Whether "1/12-8/12" is of these weeks; from one fraction to another it hardly ever is.
  private func areNear(_ first: OfferDaysScan.Written, _ last: OfferDaysScan.Written) -> Bool {
    guard first.month > 0, first.month == last.month, !first.needsWord,
      let days = found(first: first, last: last, from: 0, scan.pieces.count)?.days,
      let begins = days.first, let ends = days.last
    else { return false }
    return abs(begins.number - today.number) <= OfferDaysLimit.near
      && ends.number - today.number <= OfferDaysLimit.near
  }

  /// The place behind the joint of two days, and whether the joint is a word.
  private func joint(_ place: Int) -> (next: Int, isWord: Bool)? {
    guard place < scan.pieces.count else { return nil }
    if let sign = scan.sign(place), "-–—~〜～".contains(sign) { return (place + 1, false) }
    let word = scan.pieces[place].word
    guard scan.starts[word] == place, let length = length(of: DayWords.joints, at: word),
      word + length < words.words.count
    else { return nil }
    return (scan.starts[word + length], true)
  }

  /// The place behind a word that makes the day before it the last: "まで".
  private func behind(_ place: Int, _ phrases: PhraseTable = DayWords.untilBehind) -> Int? {
    guard place < scan.pieces.count else { return nil }
    let word = scan.pieces[place].word
    guard scan.starts[word] == place, let length = length(of: phrases, at: word) else {
      return nil
    }
    return scan.starts[word + length]
  }

  private func vetoed(_ veto: Veto, _ start: Int, _ end: Int) -> Bool {
    vetoes.vetoed(veto, words.text(start..<wordEnd(end)))
  }

  /// The end of the words up to a piece, which a piece may be in the middle of.
  private func wordEnd(_ end: Int) -> Int {
    guard !scan.isEnd(end) else { return words.words.count }
    let word = scan.pieces[end].word
    return scan.starts[word] == end ? word : word + 1
  }

  private func length(of phrases: PhraseTable, at word: Int) -> Int? {
    let length = words.length(ofAny: phrases, at: word)
    return length > 0 ? length : nil
  }

  private func found(
    first: OfferDaysScan.Written?, last: OfferDaysScan.Written?, from start: Int, _ end: Int
  ) -> Found? {
    let isWhole = scan.isEnd(end) || scan.starts[scan.pieces[end].word] == end
    guard isWhole || !vetoed(.dayInsideWord, start, end) else { return nil }
    let isSure = (first?.isSure ?? true) && (last?.isSure ?? true)
    let span = start..<wordEnd(end)
    let until = last.map { day($0) { $0 >= today ? $0.number : nil } }
    let limit = until ?? nil
    let from = first.map { first in
      day(first) { day in
        if let limit { return day <= limit ? -day.number : nil }
        // Alone it is the nearest: offers are told before they begin.
        return abs(day.number - today.number)
      }
    }
    guard (last == nil) == (until == nil), until != .some(nil), from != .some(nil) else {
      return Found(days: nil, words: span, isSure: isSure)
    }
    let days = OfferDays(from: from ?? nil, until: limit)
    return Found(days: days, isOrderWrong: days == nil, words: span, isSure: isSure)
  }

  /// The best of the days that may be meant, by the smallest number; `nil` if none exists.
  private func day(
    _ written: OfferDaysScan.Written, by badness: (CalendarDay) -> Int?
  ) -> CalendarDay? {
    if let distance = written.distance { return today.advanced(by: distance) }
    if let weekday = written.weekday {
      return OfferDaysLimit.weekdays.map { today.advanced(by: $0) }
        .filter { ($0.number + 3) % 7 + 1 == weekday }
        .compactMap { day in badness(day).map { (day, $0) } }.min { $0.1 < $1.1 }?.0
    }
    if let year = written.year {
      return CalendarDay(year: year, month: written.month, day: written.day)
    }
    let year = today.components.year
    let years = year - OfferDaysLimit.yearsBehind...year + OfferDaysLimit.yearsAhead
    return years.compactMap {
      CalendarDay(year: $0, month: written.month, day: written.day)
    }.compactMap { day in badness(day).map { (day, $0) } }.min { $0.1 < $1.1 }?.0
  }
}
