import Glibc

/// A point in time that is not moved when the clock is set.
struct Deadline {
  private let end: Int64

  init(seconds: Int64) { self.init(milliseconds: seconds * 1000) }

  init(milliseconds: Int64) { end = Self.now + milliseconds }

  /// How long it is until then: for `poll`.
  var milliseconds: Int32 { Int32(clamping: max(0, end - Self.now)) }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
