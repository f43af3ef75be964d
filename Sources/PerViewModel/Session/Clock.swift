import Glibc

/// The time of day.
enum Clock {
  /// Seconds since 1970.
  static var now: Int64 { Int64(time(nil)) }
}
