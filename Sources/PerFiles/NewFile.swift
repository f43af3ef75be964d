import Glibc

/// A file that is being written into a folder: the folder shows all of it or nothing.
///
/// It is locked meanwhile, which tells it from one that a killed program has left.
public final class NewFile {
  private let folder: OpenFolder
  private let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// How many bytes were written.
  public private(set) var size = 0

  /// Makes an empty one.
  ///
  /// - Parameter owner: whose file it is; what a killed program has left of the same owner is removed.
  public init(in folder: OpenFolder, of owner: String) throws(OpenFolder.Problem) {
    self.folder = folder
    try Self.removeAbandoned(of: owner, in: folder)
    let random = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    name = Self.start(of: owner) + random.joined() + Self.ending
    descriptor = try folder.create(name)
    flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit {
    if !isFinished { folder.remove(name) }
    close(descriptor)
  }

  /// Writes more bytes.
  public func write(_ bytes: some Sequence<UInt8>) throws(OpenFolder.Problem) {
    buffer += bytes
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Gives the file its name, replacing any file of that name, and waits until the disk has it.
  public func finish(as other: String) throws(OpenFolder.Problem) {
    try flush()
    guard fsync(descriptor) == 0 else { throw .system(errno) }
    try folder.rename(name, to: other)
    isFinished = true
    // Another program that may write into the folder may have replaced it.
    guard folder.isSame(other, as: descriptor) else { throw .notRegular }
    folder.synchronize()
  }

  private func flush() throws(OpenFolder.Problem) {
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(errno) }
      rest = rest.dropFirst(count)
    }
    size += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  private static let ending = ".tmp"

  private static func start(of owner: String) -> String { ".\(owner)." }

  private static func removeAbandoned(
    of owner: String, in folder: OpenFolder
  ) throws(OpenFolder.Problem) {
    for name in try folder.names()
    where name.hasPrefix(start(of: owner)) && name.hasSuffix(ending) {
      guard let file = try? folder.open(name, O_RDONLY) else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { folder.remove(name) }
      close(file)
    }
  }
}
