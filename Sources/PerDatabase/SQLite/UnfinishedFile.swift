import Glibc

/// A file that is written next to another one ("per.unfinished.sqlite"), and replaces that one when it is
/// whole.
///
/// It is locked meanwhile, which tells it from one that a killed process has left.
final class UnfinishedFile {
  let file: DatabaseFile
  private let descriptor: Int32
  private var isMoved = false

  /// Makes an empty one that only the user can read, after removing abandoned ones.
  init(for other: DatabaseFile) throws(DatabaseError) {
    Self.removeAbandoned(for: other)
    while true {
      let file = other.unusedSibling("unfinished")
      let descriptor = open(file.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw errno == EROFS ? .readOnly : DatabaseFile.error(errno)
      }
      // Another process may just have removed it as abandoned.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, file.isSame(as: descriptor) {
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

  /// Gives it the name of another file, which it replaces, or a free one, and waits until the disk has it.
  func replace(_ other: DatabaseFile) throws(DatabaseError) {
    guard fsync(descriptor) == 0 else { throw DatabaseFile.error(errno) }
    // Another program may have put something in its place.
    guard file.isSame(as: descriptor) else { throw .fileRemoved }
    guard rename(file.path, other.path) == 0 else { throw DatabaseFile.error(errno) }
    isMoved = true
    other.synchronizeFolder()
  }

  /// Removes the unfinished files for a file that no program is writing any longer. The result is whether there
  /// were any.
  @discardableResult
  static func removeAbandoned(for other: DatabaseFile) -> Bool {
    var isAny = false
    for number in 1...4 {
      let file = other.sibling("unfinished", number)
      // Anything but a file was not left by our programs.
      guard file.isRegular else { continue }
      let descriptor = open(file.path, O_RDWR | O_NOFOLLOW | DatabaseFile.withoutWaiting)
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
