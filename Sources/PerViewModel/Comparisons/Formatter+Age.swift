import Glibc
import PerText

/// The time of day.
enum Clock {
  /// Seconds since 1970.
  static var now: Int64 { Int64(time(nil)) }
}

extension Formatter {
  /// How long ago something was, in the largest whole unit: "2 days ago".
  func age(seconds: Int64) -> String {
    let minutes = Int(max(0, seconds) / 60)
    let (hours, days) = (minutes / 60, minutes / 1440)
    if minutes < 1 { return localized("just now") }
    if hours < 1 {
      return localized(
        one: "%1$s minute ago", other: "%1$s minutes ago", count: minutes, integer(minutes))
    }
    if days < 1 {
      return localized(
        one: "%1$s hour ago", other: "%1$s hours ago", count: hours, integer(hours))
    }
    return localized(one: "%1$s day ago", other: "%1$s days ago", count: days, integer(days))
  }
}
