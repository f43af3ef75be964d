import Glibc
import PerModel
import Synchronization

/// Where the time of day and the random part of new identities come from. A test gives its own, so that what it does
/// can be repeated.
final class IdentitySource: Sendable {
  /// The time of day in milliseconds since 1970.
  let milliseconds: @Sendable () -> Int64
  /// Bits that tell an identity from all others.
  let random: @Sendable () -> UInt64
  /// The millisecond of the last identity, and the twelve bits that follow it.
  private let last = Mutex<(milliseconds: Int64, count: UInt64)>((0, 0))

  init(milliseconds: @escaping @Sendable () -> Int64, random: @escaping @Sendable () -> UInt64) {
    (self.milliseconds, self.random) = (milliseconds, random)
  }

  @TaskLocal static var current = IdentitySource(
    milliseconds: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    },
    random: { UInt64.random(in: 0...UInt64.max) })

  /// The beginning of the next identity. Those that are made in one millisecond are counted, so that they are in the order
  /// in which they were made (RFC 9562, section 6.2, method 1), from one that leaves room for more.
  fileprivate func next() -> (milliseconds: Int64, count: UInt64) {
    let (now, start) = (milliseconds(), random() & 0x3FF)
    return last.withLock { last in
      // Where more are made than can be counted, the milliseconds run ahead of the clock.
      let isAhead = last.milliseconds >= now && last.milliseconds - now < 1000
      if !isAhead {
        last = (now, start)
      } else if last.count < 0xFFF {
        last.count += 1
      } else {
        last = (last.milliseconds + 1, start)
      }
      return last
    }
  }
}

extension UniqueID {
  /// A new identity, later than all that this program has made before while the clock has not been put back.
  public static func new() -> UniqueID {
    let source = IdentitySource.current
    let (milliseconds, count) = source.next()
    return UniqueID(milliseconds: milliseconds, count, source.random())
  }
}
