import Glibc

/// Waits for a lock that another connection holds.
///
/// SQLite's own handler soon tries only ten times a second, and would miss the short gaps that an import
/// leaves between its parts.
final class BusyWait {
  var milliseconds: Int32
  private var start: ContinuousClock.Instant = .now

  init(milliseconds: Int32) { self.milliseconds = milliseconds }

  /// Waits a little. False when the time is up.
  func wait(_ attempt: Int32) -> Bool {
    if attempt == 0 { start = .now }
    guard ContinuousClock.now - start < .milliseconds(milliseconds) else { return false }
    usleep(attempt < 5 ? 500 : 2000)
    return true
  }
}
