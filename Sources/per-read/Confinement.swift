import CSandbox
import Glibc

/// Confines the process before it looks at its input.
enum Confinement {
  /// Seconds of processor time: for a picture, and for anything else.
  static let (seconds, fewSeconds) = (60, 20)
  /// Bytes of memory.
  static let memory = 600 << 20

  /// Ends the process sooner, for anything but a picture. By then its limits can no longer be changed.
  static func endSooner() { endAfter(fewSeconds) }

  /// Gives a file the time of a picture that turns out to be one.
  static func endLater() { endAfter(0) }

  private static func endAfter(_ seconds: Int) {
    var time = itimerval()
    time.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
  }

  /// Whether it worked. Nothing may be read otherwise.
  ///
  /// - Parameter folders: may be read, besides those of the system's libraries.
  static func enter(reading folders: [String]) -> Bool {
    // Whatever was open when the program was started.
    for descriptor in 3..<Int32(256) { close(descriptor) }
    // It ends at once, whatever it was doing.
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGXCPU] {
      signal(number, SIG_DFL)
    }
    signal(SIGXFSZ, SIG_IGN)
    for (resource, value) in [
      (RLIMIT_CPU, seconds), (RLIMIT_DATA, memory), (RLIMIT_FSIZE, 0), (RLIMIT_CORE, 0),
      (RLIMIT_NOFILE, 64),
    ] {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      guard setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return false }
    }
    let paths = folders.map { strdup($0) }
    defer { for path in paths { free(path) } }
    return (paths.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
      sandbox_enter($0.baseAddress)
    }
  }
}
