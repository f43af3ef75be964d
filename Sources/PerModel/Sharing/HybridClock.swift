/// A clock that never runs backwards and keeps close to the time of day, however wrong the clocks of other
/// devices are.
///
/// Its time is 48 bits of milliseconds since 1970 followed by a counter of 16 bits (Kulkarni, Demirbas and others:
/// Logical Physical Clocks, 2014).
public struct HybridClock: Hashable, Sendable {
  /// The latest time that was given out or taken in.
  public private(set) var last: Int64

  /// How far the time of another device may be ahead of one's own before it no longer sets the clock, in
  /// milliseconds. What it wrote is kept.
  public static let maximumLead: Int64 = 5 * 60 * 1000

  /// The latest possible time: every other has a successor. What claims to be later is not a time.
  public static let latest = Int64.max - 1 << 32

  /// A clock that goes on from a time.
  public init(last: Int64 = 0) { self.last = max(0, last) }

  /// The next time, later than all before. `now` is in milliseconds since 1970.
  public mutating func tick(now: Int64) -> Int64 {
    last = max(Self.time(now), last + 1)
    return last
  }

  /// Goes on from the time of another device, so that what is written next is later than what has been read.
  public mutating func observe(_ time: Int64, now: Int64) {
    last = max(last, min(time, Self.time(now + Self.maximumLead)))
  }

  /// The first time of a millisecond since 1970.
  public static func time(_ milliseconds: Int64) -> Int64 {
    min(max(0, milliseconds), 1 << 47 - 1) << 16
  }

  /// The millisecond since 1970 of a time.
  public static func milliseconds(_ time: Int64) -> Int64 { time >> 16 }
}
