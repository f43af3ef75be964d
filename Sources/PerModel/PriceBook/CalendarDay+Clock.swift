import Glibc

extension CalendarDay {
  /// The day by the clock and the time zone of the system.
  public static var byClock: CalendarDay { CalendarDay(secondsSince1970: Int64(time(nil))) }

  /// The day in the system's time zone at a time: seconds since the beginning of 1970.
  public init(secondsSince1970 seconds: Int64) {
    var time = time_t(seconds)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil,
      let day = CalendarDay(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else {
      self.init(number: Int(seconds / 86_400))
      return
    }
    self = day
  }
}
