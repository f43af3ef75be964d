import PerModel

/// Reads from when to when an offer holds: "offer until 29 Nov", "gültig bis 29.11.", "23–29 Nov", "11月29日まで".
struct OfferDaysFinder {
  private let words: TermText
  private let scan: OfferDaysScan
  /// Of which "until Sunday" depends, and the year of a day without one.
  private let today: CalendarDay

  init(_ words: TermText, isMonthFirst: Bool, today: CalendarDay) {
    (self.words, self.today) = (words, today)
    scan = OfferDaysScan(words, isMonthFirst: isMonthFirst)
  }

  /// What some words say of days.
  struct Found {
    /// `nil` for a day that does not exist, and for an offer that ends before it begins.
    var days: OfferDays?
    /// Whether each day exists, so that only their order is wrong.
    var isOrderWrong = false
    let words: Range<Int>
    /// Whether the days can be nothing else, as "2.10" can.
    let isSure: Bool
  }

  /// The days that the words from one on say.
  ///
  /// - Parameter isAlone: whether nothing else can be meant, so that a bare day is the last one.
  func days(at start: Int, isAlone: Bool = false) -> Found? {
    var word = start
    var saysHead = false
    while word < words.words.count, let length = length(of: DayWords.heads, at: word) {
      saysHead = true
      word += length
    }
    var saysFrom = false
    var saysUntil = false
    var needsLast = false
    if let length = length(of: DayWords.until, at: word) {
      saysUntil = true
      word += length
    } else if let length = length(of: DayWords.from, at: word) {
      saysFrom = true
      // "Pâté du 29 janvier" is of that day.
      needsLast = DayWords.fromOrOf.contains(words.words[word].text) && !isAlone
      word += length
    }
    guard word < words.words.count else { return nil }
    // "de 23 a 29 de novembro"
    let hasFiller = DayWords.fillers.contains(words.words[word].text)
    let place = scan.starts[word]
    if saysUntil {
      return scan.day(at: place).flatMap { found(first: nil, last: $0, from: start, $0.end) }
    }
    let isOpen = saysFrom || saysHead || isAlone || hasFiller
    if let range = range(at: place, from: start, isOpen: isOpen) { return range }
    guard let day = scan.day(at: place) else { return nil }
    if let end = behind(day.end) { return found(first: nil, last: day, from: start, end) }
    if let end = behind(day.end, DayWords.fromBehind) {
      return found(first: day, last: nil, from: start, end)
    }
    if saysFrom, !needsLast { return found(first: day, last: nil, from: start, day.end) }
    return isAlone ? found(first: nil, last: day, from: start, day.end) : nil
  }

  /// From one day to another: "23.11.–29.11.", "23 to 29 Nov".
  private func range(at place: Int, from start: Int, isOpen: Bool) -> Found? {
    let full = scan.day(at: place)
    let firsts = [full, scan.bareDay(at: place)].compactMap(\.self)
    for var first in firsts {
      guard let (next, isWord) = joint(first.end), let last = scan.day(at: next),
        last.weekday == nil || first.weekday != nil
      else { continue }
      if first.month == 0, first.weekday == nil, first.distance == nil {
        // In "2 until 29 Nov" the 2 is a price.
        guard last.month > 0, isOpen || !isWord && first.isSure || scan.pieces[next].isGlued else {
          continue
        }
        (first.month, first.year) = (last.month, last.year)
        first.isSure = last.isSure
      } else if !isOpen, !first.isSure || isWord && first.month == 0 {
        continue
      }
      return found(first: first, last: last, from: start, behind(last.end) ?? last.end)
    }
    return nil
  }

  /// The place behind what joins two days, and whether that is a word.
  private func joint(_ place: Int) -> (next: Int, isWord: Bool)? {
    guard place < scan.pieces.count else { return nil }
    if let sign = scan.sign(place), "-–—~〜～".contains(sign) { return (place + 1, false) }
    let word = scan.pieces[place].word
    guard scan.starts[word] == place, let length = length(of: DayWords.joints, at: word),
      word + length < words.words.count
    else { return nil }
    return (scan.starts[word + length], true)
  }

  /// The place behind what says behind a day that it is the last: "まで".
  private func behind(_ place: Int, _ phrases: [[Substring]] = DayWords.untilBehind) -> Int? {
    guard place < scan.pieces.count else { return nil }
    let word = scan.pieces[place].word
    guard scan.starts[word] == place, let length = length(of: phrases, at: word) else {
      return nil
    }
    return scan.starts[word + length]
  }

  private func length(of phrases: [[Substring]], at word: Int) -> Int? {
    let length = words.length(ofAny: phrases, at: word)
    return length > 0 ? length : nil
  }

  private func found(
    first: OfferDaysScan.Written?, last: OfferDaysScan.Written?, from start: Int, _ end: Int
  ) -> Found? {
    // A word that the day ends within means something else.
    let isWhole = scan.isEnd(end) || scan.starts[scan.pieces[end].word] == end
    guard isWhole else { return nil }
    let isSure = (first?.isSure ?? true) && (last?.isSure ?? true)
    let span = start..<(scan.isEnd(end) ? words.words.count : scan.pieces[end].word)
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

  /// The day of those that may be meant that is best, by the smallest number; `nil` where none exists.
  private func day(
    _ written: OfferDaysScan.Written, by badness: (CalendarDay) -> Int?
  ) -> CalendarDay? {
    if let distance = written.distance { return today.advanced(by: distance) }
    if let weekday = written.weekday {
      return (-6...13).map { today.advanced(by: $0) }
        .filter { ($0.number + 3) % 7 + 1 == weekday }
        .compactMap { day in badness(day).map { (day, $0) } }.min { $0.1 < $1.1 }?.0
    }
    if let year = written.year {
      return CalendarDay(year: year, month: written.month, day: written.day)
    }
    // Eight years, for 29 February.
    let year = today.components.year
    return (year - 4...year + 8).compactMap {
      CalendarDay(year: $0, month: written.month, day: written.day)
    }.compactMap { day in badness(day).map { (day, $0) } }.min { $0.1 < $1.1 }?.0
  }
}
