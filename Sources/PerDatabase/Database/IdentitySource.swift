import Glibc
import PerModel

/// Where the time of day and the random part of new identities come from. A test gives its own, so that what it does
/// can be repeated.
struct IdentitySource: Sendable {
  /// The time of day in milliseconds since 1970.
  let milliseconds: @Sendable () -> Int64
  /// Bits that tell an identity from all others.
  let random: @Sendable () -> UInt64

  @TaskLocal static var current = IdentitySource(
    milliseconds: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    },
    random: { UInt64.random(in: 0...UInt64.max) })
}

extension UniqueID {
  /// A new identity.
  public static func new() -> UniqueID {
    let source = IdentitySource.current
    return UniqueID(milliseconds: source.milliseconds(), source.random(), source.random())
  }
}
