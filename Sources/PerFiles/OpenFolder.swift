import Glibc

/// A folder in which others may put anything: links to other people's files, pipes that keep their reader waiting, files
/// under names that were meant for others.
///
/// All operations are relative to the folder as it was opened. Opens only regular files, and follows no links. A new
/// file has an unpredictable name until it is complete.
public final class OpenFolder {
  /// Why something in a folder cannot be opened or written.
  public enum Problem: Error, Hashable, Sendable {
    /// It is a link, a pipe, a folder or anything else but a file.
    case notRegular
    /// What the system says, by its `errno`.
    case system(Int32)

    /// The `errno` that says so.
    public var number: Int32 {
      switch self {
      case .system(let number): number
      // Only this number says that a name is not that of a file.
      case .notRegular: EINVAL
      }
    }
  }

  /// The path by which it was opened; links in that are followed, because a person has named it.
  public let path: String
  private let descriptor: Int32

  /// Opens a folder.
  public init(path: String) throws(Problem) {
    self.path = path
    descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
  }

  deinit { close(descriptor) }

  /// The names of all that is in it, in their order.
  public func names() throws(Problem) -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let problem = Problem.system(errno)
      if copy >= 0 { close(copy) }
      throw problem
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether anything has this name, a link that leads nowhere as well.
  public func contains(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// The number of bytes of a file; `nil` if there is no file of this name.
  public func size(of name: String) -> Int? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, Self.isRegular(status)
    else { return nil }
    return Int(status.st_size)
  }

  /// Whether a name is that of an open file.
  public func isSame(_ name: String, as file: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return fstatat(descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && fstat(file, &opened) == 0 && named.st_ino == opened.st_ino
      && named.st_dev == opened.st_dev
  }

  /// Opens a file; the caller closes the descriptor.
  ///
  /// - Parameter flags: how, such as `O_RDONLY`.
  public func open(_ name: String, _ flags: Int32) throws(Problem) -> Int32 {
    let file = try checked(name) { openat(descriptor, $0, flags | Self.carefully, 0o600) }
    var status = stat()
    guard fstat(file, &status) == 0, Self.isRegular(status) else {
      close(file)
      throw .notRegular
    }
    return file
  }

  /// Makes a file that only the user can read, and that must not be there yet; the caller closes the descriptor.
  public func create(_ name: String) throws(Problem) -> Int32 {
    try checked(name) {
      openat(descriptor, $0, O_RDWR | O_CREAT | O_EXCL | Self.carefully, 0o600)
    }
  }

  /// Renames a file, replacing any file of that name.
  public func rename(_ name: String, to other: String) throws(Problem) {
    _ = try checked(other) { renameat(descriptor, name, descriptor, $0) }
  }

  /// Removes a name, and not what a link leads to. Folders stay.
  public func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Waits until the disk has the names.
  public func synchronize() { fsync(descriptor) }

  /// No pipe waits for its other end, and no device does anything because it is opened.
  private static let carefully = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  private static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// What a call of the system gives; a name that leads out of the folder is refused.
  private func checked(_ name: String, _ call: (String) -> Int32) throws(Problem) -> Int32 {
    guard !name.utf8.contains(UInt8(ascii: "/")) else { throw .system(EINVAL) }
    let result = call(name)
    if result >= 0 { return result }
    switch errno {
    // A link, a socket or a pipe without a reader, a folder.
    case ELOOP, ENXIO, EISDIR: throw .notRegular
    case let number: throw .system(number)
    }
  }
}
