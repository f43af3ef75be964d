import PerModel

/// Finds days among the words of a text: "29 Nov", "29.11.", "Nov 29, 2026", "Sunday", "11月29日".
struct OfferDaysScan {
  /// A number, a word or a sign.
  struct Piece {
    enum Kind: Equatable {
      case number(Int, digits: Int)
      case word(Substring)
      case sign(Character)
    }
    let kind: Kind
    /// The word of the text that it is in.
    let word: Int
    /// Whether nothing is between it and the piece before.
    let isGlued: Bool
  }

  /// A day as it is written.
  struct Written {
    var year: Int?
    var month = 0
    var day = 0
    /// From 1 for Monday, if nothing else is stated.
    var weekday: Int?
    /// The distance from today, if nothing else is stated.
    var distance: Int?
    /// The piece behind it.
    var end: Int
    /// Whether it can be nothing else, as "2.10" can.
    var isSure = true
    /// Whether only a word says that it is a day: "29-11" is from one number to another as well.
    var needsWord = false
    /// Whether it is a day of the week by its whole name.
    var isNamed = false
  }

  private(set) var pieces: [Piece] = []
  /// The first piece of each word, and the end.
  private(set) var starts: [Int] = []
  private let words: TermText
  private let dates: DateHabits

  init(_ words: TermText, _ dates: DateHabits) {
    (self.words, self.dates) = (words, dates)
    var end = -1
    for (index, word) in words.words.enumerated() {
      starts.append(pieces.count)
      var isGlued = word.range.lowerBound == end
      end = word.range.upperBound
      for kind in Self.kinds(of: word.text) {
        pieces.append(Piece(kind: kind, word: index, isGlued: isGlued))
        isGlued = true
      }
    }
    starts.append(pieces.count)
  }

  private static func kinds(of text: Substring) -> [Piece.Kind] {
    var kinds: [Piece.Kind] = []
    var rest = text
    while let first = rest.first {
      if digit(first) != nil {
        let digits = rest.prefix { digit($0) != nil }
        let value =
          digits.count <= OfferDaysLimit.digits
          ? digits.reduce(0) { $0 * 10 + (digit($1) ?? 0) } : Int.max
        kinds.append(.number(value, digits: digits.count))
        rest = rest[digits.endIndex...]
      } else if isOfWord(first) {
        // An apostrophe and a hyphen are in words: "jusqu'au", "segunda-feira".
        let word = rest.prefix(while: isOfWord)
        kinds.append(.word(word))
        rest = rest[word.endIndex...]
      } else {
        kinds.append(.sign(first))
        rest = rest.dropFirst()
      }
    }
    return kinds
  }

  /// The value of a digit. Unicode is not asked about ASCII, of which nearly all lines are.
  private static func digit(_ character: Character) -> Int? {
    guard let byte = character.asciiValue else { return character.wholeNumberValue }
    return ASCII.digits.contains(byte) ? Int(byte - ASCII.digits.lowerBound) : nil
  }

  private static func isOfWord(_ character: Character) -> Bool {
    if let byte = character.asciiValue { return ASCII.isLetter(byte) || character == "'" }
    return character.isLetter && !DayWords.signs.contains(character) || "’׳".contains(character)
  }

  /// Whether a word begins as a day does in numbers: "23.11.-29.11.", "23/11".
  static func isDayAndMonth(_ word: Substring) -> Bool {
    // Most words begin with a letter, and most others are numbers.
    guard let first = word.utf8.first, first < 0x3A || first >= 0x80 else { return false }
    if first < 0x80, !word.utf8.prefix(3).contains(where: { (0x2D...0x2F).contains($0) }) {
      return false
    }
    guard case let pieces = kinds(of: word.prefix(OfferDaysLimit.longestDay)), pieces.count >= 3,
      case .number(1...31, digits: 1...2) = pieces[0],
      case .sign(let sign) = pieces[1], "./-".contains(sign),
      case .number(1...31, digits: 1...2) = pieces[2]
    else { return false }
    return true
  }

  func isEnd(_ place: Int) -> Bool { place >= pieces.count }

  private func number(_ place: Int) -> (value: Int, digits: Int)? {
    guard place < pieces.count, case .number(let value, let digits) = pieces[place].kind else {
      return nil
    }
    return (value, digits)
  }

  func word(_ place: Int) -> Substring? {
    guard place < pieces.count, case .word(let word) = pieces[place].kind else { return nil }
    return word
  }

  func sign(_ place: Int) -> Character? {
    guard place < pieces.count, case .sign(let sign) = pieces[place].kind else { return nil }
    return sign
  }

  private func isGlued(_ place: Int) -> Bool { place < pieces.count && pieces[place].isGlued }

  /// The place behind words that add nothing, and days of the week before a date.
  private func skippingFillers(_ place: Int) -> Int {
    var place = place
    while let word = word(place) {
      if DayWords.fillers.contains(word) {
        place += 1
        // The Hebrew "the" is joined to its number: "ה-29".
        if sign(place) == "-", isGlued(place) { place += 1 }
      } else {
        break
      }
    }
    return place
  }

  /// The day that begins at a piece; `nil` for none.
  func day(at start: Int) -> Written? {
    let place = skippingFillers(start)
    guard place < pieces.count else { return nil }
    if let weekday = weekday(at: place) {
      return date(at: skippingFillers(weekday.end)) ?? weekday
    }
    if let word = word(place), let distance = DayWords.distances[word] {
      return Written(distance: distance, end: place + 1)
    }
    return date(at: place)
  }

  private func weekday(at place: Int) -> Written? {
    let whole = pieces[place].word
    if place == starts[whole], let number = DayWords.weekdays[words.words[whole].text] {
      return Written(
        weekday: number, end: starts[whole + 1], isNamed: Self.isName(words.words[whole].text))
    }
    guard let word = word(place), let number = DayWords.weekdays[word] else { return nil }
    return Written(
      weekday: number, end: sign(place + 1) == "." ? place + 2 : place + 1,
      isNamed: Self.isName(word))
  }

  /// Whether a day of the week is written out: "so" and "sun" are other words as well.
  private static func isName(_ word: Substring) -> Bool {
    word.count > OfferDaysLimit.shortWeekday
      || word.unicodeScalars.contains { $0.value > OfferDaysLimit.unabbreviated }
  }

  /// Only the number of a day, whose month is that of the day behind it: the 23 of "23–29 Nov".
  func bareDay(at start: Int) -> Written? {
    let place = skippingFillers(start)
    guard let number = number(place), number.digits <= 2, OfferDaysLimit.days.contains(number.value)
    else {
      return nil
    }
    var end = skippingEnding(place + 1)
    if sign(end) == ".", isGlued(end) { end += 1 }
    if isSign(of: DayWords.daySigns, end) { end += 1 }
    return Written(day: number.value, end: end, isSure: number.digits == 2)
  }

  private func isSign(of signs: Set<Character>, _ place: Int) -> Bool {
    sign(place).map(signs.contains) ?? false
  }

  private func skippingEnding(_ place: Int) -> Int {
    if let word = word(place), isGlued(place), DayWords.endings.contains(word) { return place + 1 }
    if let sign = sign(place), isGlued(place), DayWords.endingSigns.contains(sign) {
      return place + 1
    }
    return place
  }

  private func date(at place: Int) -> Written? {
    if let word = word(place), let month = dates.month(word) {
      return dayBehindMonth(month, place + 1)
    }
    guard let first = number(place) else { return nil }
    if first.digits == 4 { return dateBehindYear(first.value, place + 1) }
    guard first.digits <= 2 else { return nil }
    if isSign(of: DayWords.monthSigns, place + 1) {
      return dayBehindMonthSign(first.value, place + 2)
    }
    if let sign = sign(place + 1), "./-".contains(sign), isGlued(place + 1),
      let second = number(place + 2), second.digits <= 2,
      isGlued(place + 2) || sign == "."
    {
      if let date = numeric(first.value, sign, second.value, place + 3, second.digits) {
        return date
      }
    }
    // "29 Nov", "29. November", "29 de noviembre"
    var next = skippingEnding(place + 1)
    if sign(next) == ".", isGlued(next) { next += 1 }
    next = skippingFillers(next)
    guard let word = word(next), let month = dates.month(word) else { return nil }
    next += 1
    if sign(next) == ".", isGlued(next) { next += 1 }
    return withYear(Written(month: month, day: first.value, end: next))
  }

  /// "Nov 29", "November 29th, 2026"
  private func dayBehindMonth(_ month: Int, _ start: Int) -> Written? {
    var place = start
    if sign(place) == ".", isGlued(place) { place += 1 }
    guard let day = number(place), day.digits <= 2 else { return nil }
    return withYear(Written(month: month, day: day.value, end: skippingEnding(place + 1)))
  }

  private func dayBehindMonthSign(_ month: Int, _ place: Int) -> Written? {
    guard let day = number(place), day.digits <= 2 else { return nil }
    let isClosed = isSign(of: DayWords.daySigns, place + 1)
    return Written(month: month, day: day.value, end: place + (isClosed ? 2 : 1))
  }

  /// "2026-11-29", "2026年11月29日"
  private func dateBehindYear(_ year: Int, _ place: Int) -> Written? {
    guard isGlued(place) else { return nil }
    if let first = word(place)?.first, DayWords.yearSigns.contains(first),
      let month = number(place + 1), isSign(of: DayWords.monthSigns, place + 2),
      var date = dayBehindMonthSign(month.value, place + 3)
    {
      date.year = year
      return date
    }
    guard let sign = sign(place), "-/.".contains(sign), let month = number(place + 1),
      self.sign(place + 2) == sign, let day = number(place + 3)
    else { return nil }
    return Written(year: year, month: month.value, day: day.value, end: place + 4)
  }

  private func numeric(
    _ first: Int, _ sign: Character, _ second: Int, _ place: Int, _ digits: Int
  ) -> Written? {
    let isMonthFirst =
      sign == "/"
      && (dates.isMonthFirst && OfferDaysLimit.months.upperBound >= first
        || second > OfferDaysLimit.months.upperBound)
    let (day, month) = isMonthFirst ? (second, first) : (first, second)
    guard OfferDaysLimit.months.contains(month), OfferDaysLimit.writtenDays.contains(day) else {
      return nil
    }
    // "3/4" may be a fraction, and "2.10" a price.
    var date = Written(
      month: month, day: day, end: place,
      isSure: sign == "/" && max(first, second) > OfferDaysLimit.months.upperBound)
    date.needsWord = sign == "-"
    // "3-9/11" is from one day to another.
    if sign == "-", isGlued(place), let next = self.sign(place), "/.".contains(next) { return nil }
    guard self.sign(place) == sign, isGlued(place) else { return date }
    if let year = number(place + 1), year.digits == 4 || year.digits == 2 && isGlued(place + 1) {
      date.year = year.digits == 2 ? OfferDaysLimit.years.lowerBound + year.value : year.value
      date.end = place + 2
      date.isSure = true
      date.needsWord = false
      return date
    }
    guard sign == "." else { return nil }
    date.end = place + 1
    date.isSure = true
    return date
  }

  private func withYear(_ date: Written) -> Written {
    var date = date
    let place = skippingFillers(date.end)
    if let year = number(place), year.digits == 4, OfferDaysLimit.years.contains(year.value) {
      (date.year, date.end) = (year.value, place + 1)
    }
    return date
  }
}
