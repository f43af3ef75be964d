import PerModel
import Testing

@Suite struct CalendarDayTests {
  /// Every day of the years around a leap year that is none, counted one by one.
  @Test func everyDayFollowsTheOneBefore() throws {
    var day = try #require(CalendarDay(year: 1895, month: 1, day: 1))
    for year in 1895...2105 {
      let isLeap = year % 4 == 0 && year != 1900 && year != 2100
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        .enumerated()
      {
        for number in 1...length {
          let parts = day.components
          #expect(parts == (year, month + 1, number))
          #expect(CalendarDay(year: year, month: month + 1, day: number) == day)
          day = day.advanced(by: 1)
        }
        #expect(CalendarDay(year: year, month: month + 1, day: length + 1) == nil)
      }
    }
  }

  @Test func daysAreNumberedFrom1970() throws {
    #expect(CalendarDay("1970-01-01")?.number == 0)
    #expect(CalendarDay("2000-03-01")?.number == 11_017)
    #expect(CalendarDay("0001-01-01") == .first)
    #expect(CalendarDay("9999-12-31") == .last)
    #expect(CalendarDay.last.advanced(by: 1) == .last)
    #expect(CalendarDay.first.advanced(by: .min) == .first)
    #expect(CalendarDay.first.description == "0001-01-01")
  }

  @Test(arguments: [
    "", "2026-11-5", "2026-13-01", "2026-00-01", "2026-11-31", "2025-02-29", "1900-02-29",
    "0000-01-01", "2026/11/05", "2026-11-05 ", "+026-11-05", "２026-11-05", "10000-01-01",
  ])
  func whatIsNoDayIsRefused(_ text: String) { #expect(CalendarDay(text) == nil) }

  @Test(arguments: [
    ("2028-02-29", -12, "2027-02-28"), ("2028-02-29", 12, "2029-02-28"),
    ("2028-02-29", 48, "2032-02-29"), ("2026-03-31", -1, "2026-02-28"),
    ("2026-11-05", -12, "2025-11-05"), ("2026-01-15", -1, "2025-12-15"),
    ("2026-12-31", 2, "2027-02-28"), ("0001-06-01", -12, "0001-01-01"),
    ("9999-06-01", 12, "9999-12-31"),
  ])
  func aMonthEndsWithTheSameDate(_ text: String, _ months: Int, _ later: String) throws {
    #expect(try #require(CalendarDay(text)).adding(months: months).description == later)
  }
}
