import PerModel
import PerWords

/// Reads a day as the user's locale writes it ("5 Nov", "5.11.", "11/5/2026"), as "2026-11-05", or as "today"
/// and "yesterday".
///
/// It compares the text with the locale's spelling of one day after another, so that it need not parse any format,
/// whatever the calendar.
public final class DayReader {
  /// Which of all the days of a name is meant: the last that was, or the next to come. One of the next weeks is
  /// never taken for that of last year.
  public enum Occurrence: Sendable { case last, next }

  private let today: CalendarDay
  private let numbers: DateFormat?
  private let names: [DateFormat]
  private let year: DateFormat?
  private let numbersWithYear: DateFormat?

  /// A reader for which this day is today.
  public init(_ locale: UserLocale, today: CalendarDay) {
    func format(_ skeleton: String) -> DateFormat? { DateFormat(skeleton, locale: locale.dates) }
    self.today = today
    numbers = format("Md")
    names = ["MMMd", "MMMMd"].compactMap(format)
    year = format("y")
    numbersWithYear = format("yMd")
  }

  /// The day that the text says; `nil` if it says none.
  public func read(_ text: String, _ occurrence: Occurrence = .last) -> CalendarDay? {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    if let day = CalendarDay(text.filter { !$0.isWhitespace }) { return day }
    let parts = Self.parts(of: text)
    if parts == Self.parts(of: localized("Today")) || Self.today.contains(parts) { return today }
    if parts == Self.parts(of: localized("Yesterday")) || Self.yesterday.contains(parts) {
      return today.advanced(by: -1)
    }
    if let day = weekday(parts, occurrence) ?? day(of: parts, occurrence) { return day }
    guard let place = placeOfYear(in: parts), let number = Int(parts[place]) else { return nil }
    var rest = parts
    rest.remove(at: place)
    // "年" in "2026年11月5日"
    let yearWords = year.map { Self.parts(of: $0.text(today)) } ?? []
    rest.removeAll { Int($0) == nil && yearWords.contains($0) }
    guard let (_, month, day) = self.day(of: rest, occurrence)?.components else { return nil }
    let year = number < 100 ? today.components.year / 100 * 100 + number : number - yearsAhead
    return CalendarDay(year: year, month: month, day: day)
  }

  /// "Saturday": the last one that was, or the next to come; "tomorrow".
  private func weekday(_ parts: [String], _ occurrence: Occurrence) -> CalendarDay? {
    guard parts.count == 1, let word = parts.first.map({ Substring($0) }) else { return nil }
    if let distance = DayWords.distances[word] { return today.advanced(by: distance) }
    guard let number = DayWords.weekdays[word] else { return nil }
    // 1 January 1970 was a Thursday.
    let distance = (number - 1 - (today.number + 3) % 7 + 7) % 7
    return today.advanced(by: occurrence == .next || distance == 0 ? distance : distance - 7)
  }

  /// How far the years of the locale's calendar are ahead of the Gregorian ones: 543 in Thailand.
  private var yearsAhead: Int {
    let written = year.flatMap { Self.parts(of: $0.text(today)).compactMap { Int($0) }.first }
    return (written ?? today.components.year) - today.components.year
  }

  /// The day with this month and day of the month.
  private func day(of parts: [String], _ occurrence: Occurrence) -> CalendarDay? {
    guard parts.contains(where: { Int($0) != nil }) else { return nil }
    let isNumeric = parts.allSatisfy { Int($0) != nil }
    func isMeant(_ day: CalendarDay) -> Bool {
      if isNumeric { return numbers.map { Self.parts(of: $0.text(day)) == parts } ?? false }
      return names.contains { Self.sameParts(Self.parts(of: $0.text(day)), parts) }
    }
    func next(within days: Range<Int>) -> CalendarDay? {
      days.lazy.map { self.today.advanced(by: $0) }.first(where: isMeant)
    }
    if occurrence == .next { return next(within: 0..<Self.searchedDays) }
    let last = (0..<Self.searchedDays).lazy.map { self.today.advanced(by: -$0) }
      .first(where: isMeant)
    // A day of this year is written without it; one of last year is not, so that the next is as likely.
    guard let last, last.components.year < today.components.year,
      last.distance(to: today) >= Self.fewDays
    else { return last }
    return next(within: 1..<Self.nextDays + 1) ?? last
  }

  /// Whether both have the same words, and the same numbers in the same order: "Nov 5" and "5 Nov".
  private static func sameParts(_ one: [String], _ other: [String]) -> Bool {
    Set(one) == Set(other) && one.filter { Int($0) != nil } == other.filter { Int($0) != nil }
  }

  /// Which part is the year: the one of four digits or, of three numbers, the one where the locale has it.
  private func placeOfYear(in parts: [String]) -> Int? {
    guard parts.count >= 3 else { return nil }
    if let place = parts.firstIndex(where: { $0.count == 4 && Int($0) != nil }) { return place }
    guard parts.count == 3, parts.allSatisfy({ Int($0) != nil }), let numbersWithYear,
      let sample = CalendarDay(year: 2034, month: 11, day: 27)
    else { return nil }
    return Self.parts(of: numbersWithYear.text(sample)).firstIndex { $0.hasSuffix("34") }
  }

  /// The words and numbers of a text, in small letters and European digits, without leading zeros.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in text.lowercased() {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let written = character.wholeNumberValue.map { String($0) } ?? String(character)
      let isJoined = last.map {
        $0.isLetter && character.isLetter || $0.isNumber && character.isNumber
      }
      if isJoined == true { parts[parts.count - 1] += written } else { parts.append(written) }
    }
    return parts.map { part in part.count < 4 ? Int(part).map { String($0) } ?? part : part }
  }

  private static let today = Words.all(.today).map { [$0] }
  private static let yesterday = Words.all(.yesterday).map { [$0] }
  /// The most characters that a typed day has.
  private static let maximumLength = 100
  /// If a text of November says that something was seen on 24 December, that is a typo or the day of an offer.
  private static let nextDays = 60
  /// A day of last year no further back than this is taken as meant.
  private static let fewDays = 300
  /// Four years, for 29 February.
  private static let searchedDays = 1462
}
