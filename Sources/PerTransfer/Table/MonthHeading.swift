import PerModel
import PerText

/// A month as it stands above prices or in a cell: "Jan", "January 2026", "2026-01", "1月".
struct MonthHeading {
  /// From 1 to 12.
  let month: Int
  /// `nil` where the text does not say.
  let year: Int?

  /// `nil` where a text says anything else as well.
  init?(_ text: String, for locale: UserLocale) {
    let words = Self.words(text)
    guard (1...2).contains(words.count) else { return nil }
    var (month, year): (Int?, Int?) = (nil, nil)
    for word in words {
      if let number = Int(word) {
        // "01/2026" and "Jan 26".
        if Self.isYear(word) {
          year = number
        } else if words.count == 2, month == nil, (1...12).contains(number), word.count < 3,
          words.contains(where: Self.isYear)
        {
          month = number
        } else if TableFigure.shortYears.contains(number), year == nil,
          words.contains(where: { Self.named($0, locale) != nil })
        {
          year = 2000 + number
        } else {
          return nil
        }
      } else if month == nil, let named = Self.named(word, locale) {
        month = named
      } else {
        return nil
      }
    }
    guard let month else { return nil }
    (self.month, self.year) = (month, year)
  }

  /// As it stands in a cell: "2026-01", and the text itself where it says no year.
  func cell(_ text: String) -> String {
    year.map { "\($0)-" + (month < 10 ? "0" : "") + String(month) } ?? text
  }

  /// The first day of the month; without a year, of the last one that has begun on `today`.
  func firstDay(today: CalendarDay) -> CalendarDay? {
    if let year { return CalendarDay(year: year, month: month, day: 1) }
    let thisYear = today.components.year
    return [thisYear, thisYear - 1].lazy.compactMap {
      CalendarDay(year: $0, month: month, day: 1)
    }.first { $0 <= today }
  }

  /// Whether a heading has the name of a month or the number of a year in it.
  static func mayBe(_ text: String) -> Bool {
    words(text).contains { named($0, nil) != nil || isYear($0) }
  }

  /// Whether a heading has the name of a month in it.
  static func isMonth(_ text: String) -> Bool { words(text).contains { named($0, nil) != nil } }

  /// The year that a word is; `nil` for any other.
  static func year(_ word: String) -> Int? { isYear(word) ? Int(word) : nil }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber || DayWords.yearSigns.contains($0) }
      .map(String.init)
  }

  private static func named(_ word: String, _ locale: UserLocale?) -> Int? {
    if word.last.map(DayWords.monthSigns.contains) == true { return Int(word.dropLast()) }
    return DayWords.month(word, for: locale)
  }

  private static func isYear(_ word: String) -> Bool {
    word.count == 4 && Int(word).map { TableFigure.yearsOfHeadings.contains($0) } == true
  }
}
