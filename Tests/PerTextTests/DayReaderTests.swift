import PerModel
import PerText
import Testing

@Suite struct DayReaderTests {
  /// 22 November 2026.
  static let today = CalendarDay(year: 2026, month: 11, day: 22)!

  @Test(arguments: [
    ("en_US", "2026-11-05", "2026-11-05"),
    ("en_US", "today", "2026-11-22"),
    ("en_US", " Yesterday ", "2026-11-21"),
    ("en_US", "Nov 5", "2026-11-05"),
    ("en_US", "5 Nov", "2026-11-05"),
    ("en_US", "November 5", "2026-11-05"),
    ("en_US", "Nov 23", "2026-11-23"), ("en_US", "Dec 24", "2026-12-24"),
    ("en_US", "Jan 20", "2026-01-20"),
    ("en_US", "Jan 25", "2026-01-25"),
    ("en_US", "11/5", "2026-11-05"),
    ("en_US", "11/05/2026", "2026-11-05"),
    ("en_US", "11/5/25", "2025-11-05"),
    ("en_US", "Nov 5, 2024", "2024-11-05"),
    ("en_US", "Feb 29", "2024-02-29"),
    ("en_US", "Feb 29 2024", "2024-02-29"),
    ("en_US", "Saturday", "2026-11-21"),
    ("en_US", "sunday", "2026-11-22"),
    ("de_DE", "Samstag", "2026-11-21"),
    ("en_GB", "5/11", "2026-11-05"),
    ("en_GB", "5 November 2025", "2025-11-05"),
    ("de_DE", "5.11.", "2026-11-05"),
    ("de_DE", "05.11.2026", "2026-11-05"),
    ("de_DE", "5. Nov.", "2026-11-05"),
    ("de_DE", "5. November", "2026-11-05"),
    ("fr_FR", "5 nov.", "2026-11-05"),
    ("fr_FR", "05/11/2026", "2026-11-05"),
    ("pl_PL", "5 listopada", "2026-11-05"),
    ("ja_JP", "11月5日", "2026-11-05"),
    ("zh_CN", "2026年11月5日", "2026-11-05"),
    ("ar_EG", "٥ نوفمبر", "2026-11-05"),
    ("he_IL", "5 בנוב׳", "2026-11-05"),
    ("th_TH", "5/11/2569", "2026-11-05"),
  ])
  func daysAreReadAsTheLocaleWritesThem(locale: String, text: String, expected: String) {
    let reader = DayReader(UserLocale(identifier: locale), today: Self.today)
    #expect(reader.read(text)?.description == expected)
  }

  @Test func aDayOfTheWeekIsTheNextOneWhereThatIsMeant() {
    let reader = DayReader(UserLocale(identifier: "en_US"), today: Self.today)
    #expect(reader.read("Saturday", .next)?.description == "2026-11-28")
    #expect(reader.read("Sunday", .next)?.description == "2026-11-22")
    #expect(reader.read("tomorrow", .next)?.description == "2026-11-23")
  }

  @Test func aDayToComeCanBeMeant() {
    let reader = DayReader(UserLocale(identifier: "en_US"), today: Self.today)
    #expect(reader.read("Nov 29", .next)?.description == "2026-11-29")
    #expect(reader.read("Jan 3", .next)?.description == "2027-01-03")
  }

  @Test(arguments: [
    "", "5", "Nov", "Nov 31", "tomorrow-ish", "13/13", "2026-13-01", "soon", "2 for 5", "Nov 5 6",
    "29 Feb 2025",
  ])
  func whatIsNoDayIsNotRead(text: String) {
    #expect(DayReader(UserLocale(identifier: "en_US"), today: Self.today).read(text) == nil)
  }

  /// Whatever the calendar of the locale; days of last year are written with it.
  @Test(arguments: [
    "en_US", "de_DE", "ja_JP", "ar_SA", "fa_IR", "th_TH", "he_IL", "zh_TW", "sv_SE",
  ])
  func whatIsWrittenIsReadBack(locale: String) {
    let locale = UserLocale(identifier: locale)
    let reader = DayReader(locale, today: Self.today)
    let formatter = Formatter(locale)
    for distance in stride(from: 0, through: -320, by: -7) {
      let day = Self.today.advanced(by: distance)
      #expect(reader.read(formatter.day(day, hasYear: false)) == day)
    }
  }
}
