import Glibc

/// An import that is bringing rows into a file, for all other programs to see: what it has brought is not removed.
///
/// It holds a lock of the file's folder together with all others that run, and the system gives it back however the
/// program ends. A file of its own would lie about, and a descriptor of the database's file could not be closed without
/// giving up SQLite's locks (POSIX.1, fcntl).
final class RunningImport {
  private let descriptor: Int32

  /// `nil` where the folder cannot be locked; what is brought is then safe for a while.
  init?(into file: DatabaseFile) {
    descriptor = Self.open(file)
    guard descriptor >= 0 else { return nil }
    // To look whether one is running takes a moment.
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      usleep(1000)
    }
    close(descriptor)
    return nil
  }

  deinit { close(descriptor) }

  /// While it lasts, no import into a file of the folder begins.
  final class Pause {
    private let descriptor: Int32

    /// `nil` if one is running, or that is unknown.
    init?(of file: DatabaseFile) {
      descriptor = RunningImport.open(file)
      guard descriptor >= 0 else { return nil }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        return nil
      }
    }

    deinit { close(descriptor) }
  }

  private static func open(_ file: DatabaseFile) -> Int32 {
    Glibc.open(DatabaseFile.folder(of: file.path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
