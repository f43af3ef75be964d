import Glibc

/// A damaged file while its readable rows are copied. Others cannot write it meanwhile: what was
/// acknowledged before is read, and what comes later waits and then finds another file.
final class DamagedFile {
  let file: DatabaseFile
  /// `nil` if SQLite cannot open it.
  let connection: Connection?
  /// The same file, without SQLite.
  let pages: PageScan?
  private let descriptor: Int32
  private let busyTimeout: Int32
  private let isLocked: Bool
  private let modification: [Int]

  /// Throws `locked` while another process writes, `newerThanProgram` for a file of a newer program, `beforeFirst` for one from before the first release,
  /// `cannotOpen(.foreign)` for one of another program, and `notADatabase` for one that holds nothing of
  /// Per's.
  init(_ file: DatabaseFile, busyTimeout: Int32) throws(DatabaseError) {
    self.file = file
    self.busyTimeout = busyTimeout
    let hasHeader = file.hasHeader
    // All of these stay open to the end: closing one gives up the locks of all (POSIX.1, fcntl).
    pages = PageScan(file)
    descriptor = open(file.path, O_RDWR | DatabaseFile.withoutWaiting)
    connection = try? Connection(path: file.path, mode: .readWrite, busyTimeout: busyTimeout)
    modification = file.modification
    if let connection {
      if let owner = (try? connection.integer("PRAGMA application_id")) ?? nil,
        owner != Schema.applicationID
      {
        throw .cannotOpen(.foreign)
      }
      let version = (try? connection.integer("PRAGMA user_version")) ?? nil
      if let version, version > Schema.version { throw .newerThanProgram(schema: Int(version)) }
      if let version, (1..<Int64(Schema.first)).contains(version) {
        throw .beforeFirst(schema: Int(version))
      }
      isLocked = try connection.prepareForSalvage()
    } else {
      isLocked = false
    }
    guard hasHeader || pages?.findsRow == true else { throw .notADatabase }
  }

  deinit { close(descriptor) }

  /// The schema with which the file was written; `nil` if that cannot be read.
  var schema: Int? {
    let version = connection.flatMap { (try? $0.integer("PRAGMA user_version")) ?? nil }
    return version.flatMap { (Schema.first...Schema.version).contains(Int($0)) ? Int($0) : nil }
  }

  /// Gives the new file this one's name, and keeps this one under another.
  ///
  /// Throws `locked` if another process could write meanwhile, or has replaced the file.
  func replace(with new: UnfinishedFile, keptAs kept: DatabaseFile) throws(DatabaseError) {
    try Self.keepOthersFromOpening(descriptor, busyTimeout)
    defer { Self.letOthersOpen(descriptor) }
    let nobodyWrote = isLocked && connection?.isInTransaction == true || isUnchanged
    guard connection?.hasMoved != true, nobodyWrote else { throw .locked }
    do {
      try file.link(to: kept)
      // If it is killed here, the file is without its log until `undoInterruptedRecovery`.
      try new.replace(file)
    } catch {
      file.undoLink(to: kept)
      throw error
    }
    unlink(kept.path + "-shm")
  }

  private var isUnchanged: Bool { file.modification == modification }

  /// Gives the damaged file and its log their names back if a recovery was killed while the files changed
  /// places, so that nothing is lost and it can be recovered again.
  static func undoInterruptedRecovery(
    _ file: DatabaseFile, busyTimeout: Int32
  ) throws(DatabaseError) {
    guard let identity = file.identity else {
      // The file system has no hard links, and the file has only the other name.
      let kept = file.siblings("damaged").reversed().filter(\.isRegular)
        .max { $0.changeTime < $1.changeTime }
      if let kept, UnfinishedFile.removeAbandoned(for: file) { file.undoLink(to: kept) }
      return
    }
    guard file.hasSecondName,
      let kept = file.siblings("damaged").first(where: { $0.isRegular && $0.identity == identity })
    else { return }
    // Never closed: that would give up the locks of other connections in this process.
    let descriptor = open(file.path, O_RDWR | DatabaseFile.withoutWaiting)
    guard descriptor >= 0 else { return }
    // A recovery that is still running ends before the lock is granted.
    try keepOthersFromOpening(descriptor, busyTimeout)
    defer { letOthersOpen(descriptor) }
    if file.identity == identity, kept.identity == identity { file.undoLink(to: kept) }
  }

  /// The file must not be opened while its log has another name. Every connection that opens it first locks this
  /// byte for reading (SQLite's os.h, PENDING_BYTE).
  private static func keepOthersFromOpening(
    _ descriptor: Int32, _ busyTimeout: Int32
  ) throws(DatabaseError) {
    let clock = ContinuousClock()
    let start = clock.now
    while !setLock(F_WRLCK, descriptor) {
      // A read-only file cannot be locked, but is not written either.
      guard errno == EAGAIN || errno == EACCES else { return }
      guard clock.now - start < .milliseconds(busyTimeout) else { throw .locked }
      usleep(1000)
    }
  }

  private static func letOthersOpen(_ descriptor: Int32) { _ = setLock(F_UNLCK, descriptor) }

  /// F_OFD_SETLK, a macro for GNU programs only: a lock that also keeps out the threads of this process.
  private static let setOwnLock: Int32 = 37

  private static func setLock(_ type: Int32, _ descriptor: Int32) -> Bool {
    var lock = Glibc.flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 1
    return fcntl(descriptor, setOwnLock, &lock) == 0
  }
}
