import Glibc

/// The exit status of the program.
enum SyncExitStatus: Int32 {
  case success = 0
  /// The server refused it.
  case refused = 1
  /// The program was called wrongly, or something here cannot be used.
  case usage = 2
  /// The server cannot be reached, or has no time: the same may succeed later. EX_TEMPFAIL of sysexits.
  case later = 75
}
