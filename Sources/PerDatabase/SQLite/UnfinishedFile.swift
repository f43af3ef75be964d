import Glibc

/// A file that is being written beside another one, under a name that says so ("per.unfinished.sqlite"),
/// until it is whole and replaces that one.
///
/// It is locked while it is being written, so that one that a killed process has left can be told from
/// one that another process is still writing.
final class UnfinishedFile {
  let file: DatabaseFile
  private let descriptor: Int32
  private var isMoved = false

  /// Makes an empty one, for nobody else's eyes, after removing those that were left.
  init(for other: DatabaseFile) throws(DatabaseError) {
    Self.removeAbandoned(for: other)
    while true {
      let file = other.free("unfinished")
      let descriptor = open(file.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw errno == EROFS ? .readOnly : DatabaseFile.error(errno)
      }
      // Somebody who cleans up may have come between.
      var status = stat()
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
        file.identity?.number == UInt(status.st_ino)
      {
        (self.file, self.descriptor) = (file, descriptor)
        return
      }
      close(descriptor)
    }
  }

  deinit {
    if !isMoved { file.delete() }
    close(descriptor)
  }

  /// Gives it the name of another file, which it replaces, or of none.
  func replace(_ other: DatabaseFile) throws(DatabaseError) {
    try file.replace(other)
    isMoved = true
  }

  /// Removes those for a file that nobody is writing any more; whether there were any.
  @discardableResult
  static func removeAbandoned(for other: DatabaseFile) -> Bool {
    var isAny = false
    for number in 1...4 {
      let file = other.sibling("unfinished", number)
      let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        file.delete()
        isAny = true
      }
      close(descriptor)
    }
    return isAny
  }
}
