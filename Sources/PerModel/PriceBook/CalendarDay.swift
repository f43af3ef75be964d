/// A day of the Gregorian calendar, without a time and without a time zone.
///
/// Prices are dated with the day that it was where the person was. All arithmetic is on day numbers, never
/// on hours.
public struct CalendarDay: Hashable, Sendable {
  /// Days since 1 January 1970.
  public let number: Int

  /// The first and the last day that can be written: years have four digits.
  public static let first = CalendarDay(checked: -719_162)
  /// 31 December 9999.
  public static let last = CalendarDay(checked: 2_932_896)

  private init(checked number: Int) { self.number = number }

  /// The day with this number, or else the nearest possible one.
  public init(number: Int) {
    self.number = min(max(number, Self.first.number), Self.last.number)
  }

  /// `nil` for a day that does not exist, such as 29 February 2025.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    // Years begin in March here, so that the leap day is the last (E. G. Richards, in the Explanatory
    // Supplement to the Astronomical Almanac, section 15.11).
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let days = 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day
    self.init(checked: days - 719_469)
  }

  /// Reads "2026-11-05"; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int? {
      var number = 0
      for byte in bytes[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return number
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month and day of the month, the latter two from 1.
  public var components: (year: Int, month: Int, day: Int) {
    // The inverse of the above, from 1 March of the year 0 on
    let days = number + 719_468
    let century = (4 * days + 3) / 146_097
    let inCentury = days - 146_097 * century / 4
    let year = (4 * inCentury + 3) / 1461
    let inYear = inCentury - 1461 * year / 4
    let month = (5 * inYear + 2) / 153
    return (
      100 * century + year + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      inYear - (153 * month + 2) / 5 + 1
    )
  }

  /// How many days a month has, from 1 for January.
  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same day a number of months later, or the last day of that month where it is shorter (Regulation
  /// 1182/71, article 3).
  public func adding(months: Int) -> CalendarDay {
    let (year, month, day) = components
    let count = year * 12 + month - 1 + min(max(months, -120_000), 120_000)
    guard count >= 12 else { return .first }
    let (newYear, newMonth) = (count / 12, count % 12 + 1)
    let length = Self.length(ofMonth: newMonth, in: newYear)
    return CalendarDay(year: newYear, month: newMonth, day: min(day, length)) ?? .last
  }
}

extension CalendarDay: Strideable {
  /// How many days it is to another one.
  public func distance(to other: CalendarDay) -> Int { other.number - number }

  /// The day that is this number of days later, limited to the first and the last possible day.
  public func advanced(by days: Int) -> CalendarDay {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return CalendarDay(number: overflow ? (days < 0 ? .min : .max) : sum)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// ISO 8601: "2026-11-05".
  public var description: String {
    let (year, month, day) = components
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
