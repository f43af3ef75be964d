import Glibc

/// A damaged file while what can be read of it is brought over. Nobody else can write it meanwhile:
/// what was acknowledged before is read, and what comes later waits and then finds another file.
final class DamagedFile {
  let file: DatabaseFile
  /// `nil` where SQLite cannot read anything of it.
  let connection: Connection?
  /// The same file, without SQLite.
  let pages: PageScan?
  private let descriptor: Int32
  private let busyTimeout: Int32
  private let isLocked: Bool
  private let modification: [Int]

  /// Throws `locked` while somebody writes, `newerThanProgram` and `cannotOpen(.foreign)` for a file
  /// that is none of ours, and `notADatabase` for one in which nothing is.
  init(_ file: DatabaseFile, busyTimeout: Int32) throws(DatabaseError) {
    self.file = file
    self.busyTimeout = busyTimeout
    let hasHeader = file.hasHeader
    // All of these stay open to the end: closing one gives up the locks of all (POSIX.1, fcntl).
    pages = PageScan(file)
    descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    connection = try? Connection(path: file.path, mode: .readWrite, busyTimeout: busyTimeout)
    modification = file.modification
    if let connection {
      if let owner = (try? connection.integer("PRAGMA application_id")) ?? nil,
        owner != Schema.applicationID
      {
        throw .cannotOpen(.foreign)
      }
      let version = (try? connection.integer("PRAGMA user_version")) ?? nil
      if let version, version > Schema.migrations.count {
        throw .newerThanProgram(schema: Int(version))
      }
      isLocked = try connection.prepareForSalvage()
    } else {
      isLocked = false
    }
    guard hasHeader || pages?.findsRow == true else { throw .notADatabase }
  }

  deinit { close(descriptor) }

  /// Lets the new file take this one's name, and keeps this one under another.
  ///
  /// Throws `locked` where somebody could write meanwhile, or has replaced the file.
  func yield(to new: UnfinishedFile, keptAs kept: DatabaseFile) throws(DatabaseError) {
    try keepOthersFromOpening()
    defer { letOthersOpen() }
    let nobodyWrote = isLocked && connection?.isInTransaction == true || isUnchanged
    guard connection?.hasMoved != true, nobodyWrote else { throw .locked }
    try file.link(to: kept)
    do {
      try new.replace(file)
    } catch {
      rename(kept.path + "-wal", file.path + "-wal")
      unlink(kept.path)
      throw error
    }
  }

  private var isUnchanged: Bool { file.modification == modification }

  /// For the moment in which the log has another name than its file already, nobody may open the file:
  /// who does reads this byte first (SQLite's os.h, PENDING_BYTE).
  private func keepOthersFromOpening() throws(DatabaseError) {
    let clock = ContinuousClock()
    let start = clock.now
    while !setLock(F_WRLCK) {
      // A file that may not be written cannot be locked, but nobody writes it either.
      guard errno == EAGAIN || errno == EACCES else { return }
      guard clock.now - start < .milliseconds(busyTimeout) else { throw .locked }
      usleep(1000)
    }
  }

  private func letOthersOpen() { _ = setLock(F_UNLCK) }

  /// F_OFD_SETLK, a macro for GNU programs only: a lock that also keeps out the threads of this process.
  private static let setOwnLock: Int32 = 37

  private func setLock(_ type: Int32) -> Bool {
    var lock = Glibc.flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 1
    return fcntl(descriptor, Self.setOwnLock, &lock) == 0
  }
}
