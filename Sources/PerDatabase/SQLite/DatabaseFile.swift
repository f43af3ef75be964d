import Glibc

/// The file of a database, and its folder.
struct DatabaseFile {
  let path: String

  /// Identifies a file, whatever its name.
  struct Identity: Equatable {
    let device: UInt
    let number: UInt
  }

  /// `nil` when there is no file.
  var identity: Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }

  /// When its name or anything else about it last changed.
  var changeTime: (Int, Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { return (0, 0) }
    return (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
  }

  /// Whether the name is that of an open file.
  func isSame(as descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }

  /// Whether the file has another name as well.
  var hasSecondName: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_nlink > 1
  }

  /// Whether anything has this name, even a link that leads nowhere.
  var isTaken: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether this is a file itself, and no link to one.
  var isRegular: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The name of anything but a file where SQLite keeps its log: opening a pipe would wait forever, and a link could
  /// lead anywhere.
  var obstructedLog: String? {
    let file = ["-wal", "-shm", "-journal"].lazy.map { DatabaseFile(path: path + $0) }
      .first { $0.isTaken && !$0.isRegular }
    return file.map { String($0.path.split(separator: "/").last ?? "") }
  }

  /// The number of bytes; `nil` when there is no file.
  var size: Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int(status.st_size)
  }

  /// Changes whenever the file or its log is written. An empty log holds nothing, and may come from a look
  /// at the file.
  var modification: [Int] {
    ["", "-wal"].flatMap { suffix -> [Int] in
      var status = stat()
      guard stat(path + suffix, &status) == 0, status.st_size > 0 else { return [] }
      return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }

  /// Whether it begins like every SQLite database (section 1.3 of the file format).
  var hasHeader: Bool {
    let descriptor = open(path, O_RDONLY | Self.withoutWaiting)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 16)
    return read(descriptor, &bytes, 16) == 16 && bytes == Array("SQLite format 3\0".utf8)
  }

  /// The file to which the path leads through links. SQLite keeps its log next to that one.
  var resolved: DatabaseFile {
    guard let path = realpath(path, nil) else { return self }
    defer { Glibc.free(path) }
    return DatabaseFile(path: String(cString: path))
  }

  /// Makes the folder and an empty file that only the user can read, unless they are there.
  func create() throws(DatabaseError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw .cannotOpen(.isFolder) }
      // Reading from a pipe or a device might never end.
      if status.st_mode & S_IFMT != S_IFREG { throw .notADatabase }
      // SQLite takes a single byte for an empty file, and writes over it.
      if status.st_size == 1 { throw .notADatabase }
      return
    }
    try Self.createFolder(Self.folder(of: path))
    let descriptor = open(path, O_WRONLY | O_CREAT | Self.withoutWaiting, 0o600)
    guard descriptor >= 0 else {
      throw errno == EROFS ? .readOnly : Self.error(errno)
    }
    close(descriptor)
  }

  /// An unused name in the folder of this file: "per.damaged.sqlite", "per.damaged-2.sqlite" …
  func unusedSibling(_ word: String) -> DatabaseFile { sibling(word, siblings(word).count + 1) }

  /// The files that have such names.
  func siblings(_ word: String) -> [DatabaseFile] {
    Array((1...).lazy.map { sibling(word, $0) }.prefix(while: \.isTaken))
  }

  func sibling(_ word: String, _ number: Int) -> DatabaseFile {
    sibling(number == 1 ? word : "\(word)-\(number)")
  }

  /// The file beside this one with a word before the ending: "per.before-2.sqlite".
  func sibling(_ word: String) -> DatabaseFile {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else {
      return DatabaseFile(path: "\(path).\(word)")
    }
    let folder = path[..<name.startIndex]
    return DatabaseFile(path: "\(folder)\(name[..<point]).\(word)\(name[point...])")
  }

  /// Gives the file a second name, and renames its log accordingly, which must not meet another file.
  func link(to other: DatabaseFile) throws(DatabaseError) {
    if Glibc.link(path, other.path) != 0 {
      // Not every file system has hard links. What has come to have the name is left alone.
      guard errno != EEXIST, rename(path, other.path) == 0 else { throw Self.error(errno) }
    }
    for suffix in ["-wal", "-shm"] where DatabaseFile(path: path + suffix).identity != nil {
      guard rename(path + suffix, other.path + suffix) == 0 else { throw Self.error(errno) }
    }
  }

  /// Undoes `link(to:)`, however far it came.
  func undoLink(to other: DatabaseFile) {
    for suffix in ["-shm", "-wal"] where DatabaseFile(path: path + suffix).identity == nil {
      rename(other.path + suffix, path + suffix)
    }
    if identity == nil {
      rename(other.path, path)
    } else if identity == other.identity {
      unlink(other.path)
    }
  }

  /// Waits until the disk has the names in the folder.
  func synchronizeFolder() {
    let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Removes the file and what SQLite keeps beside it.
  func delete() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Opens nothing that would keep the program waiting, as a pipe does.
  static let withoutWaiting = O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  static func error(_ number: Int32) -> DatabaseError {
    switch number {
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    case EFBIG: .tooLarge
    default: .cannotOpen(obstacle(number))
    }
  }

  static func obstacle(_ number: Int32) -> DatabaseError.Obstacle {
    switch number {
    case EISDIR: .isFolder
    case ENOTDIR, ENOENT: .noFolder
    case EACCES, EPERM: .notPermitted
    default: .system(number)
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func createFolder(_ folder: String) throws(DatabaseError) {
    guard mkdir(folder, 0o700) != 0 else { return }
    switch errno {
    case EEXIST: return
    case ENOENT where folder.contains("/"):
      try createFolder(self.folder(of: folder))
      guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
      throw error(errno)
    case let number: throw error(number)
    }
  }
}
