import Glibc

/// Keeps two programs from watching one file: the second waits until the first has ended.
///
/// Two would do no harm, but everything would be done twice.
struct WatchLock {
  private let descriptor: Int32
  private let path: String

  /// `nil` if there is no place for locks, something other than a file has the lock's name, or the file is
  /// inaccessible.
  ///
  /// - Parameter folder: the place for locks.
  init?(
    _ file: String, in folder: String? = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }
  ) {
    var status = stat()
    guard let folder, folder.hasPrefix("/"), stat(file, &status) == 0 else { return nil }
    path = Self.path(of: status, in: folder)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
  }

  /// The name of the lock of a file.
  static func path(of file: stat, in folder: String) -> String {
    "\(folder)/per-sync-\(file.st_dev)-\(file.st_ino).lock"
  }

  /// Waits until no other program watches the file; the result is false where standard input has ended before that.
  func wait(_ wakeups: Wakeups) -> Bool {
    // A program that ends closes the lock.
    let closing = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    defer { close(closing) }
    guard inotify_add_watch(closing, path, UInt32(IN_CLOSE_WRITE)) >= 0 else { return true }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if wakeups.inputHasEnded { return false }
      var waiting = ([closing] + wakeups.inputDescriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&waiting, nfds_t(waiting.count), -1)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(closing, &buffer, buffer.count) > 0 {}
    }
    return true
  }
}
