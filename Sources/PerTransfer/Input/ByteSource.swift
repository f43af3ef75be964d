import Glibc
import Synchronization

/// Bytes that come in pieces, from a file or from memory; what is packed by gzip is unpacked.
public final class ByteSource {
  private let descriptor: Int32
  private let isOwned: Bool
  private var bytes: [UInt8]
  private var start = 0
  /// What unpacks the bytes; `nil` where they are not packed, or before the first are read.
  private var gunzip: Gunzip?
  private var isAtStart = true
  /// Bytes that were looked at, and are given again.
  private var seen: [UInt8] = []
  /// How many bytes are still to be read at most; `nil` for all.
  private var rest: Int?
  /// The number of bytes read, before any unpacking, for a progress bar; on any thread.
  public var consumed: Int { consumedCount.load(ordering: .relaxed) }
  private let consumedCount = Atomic(0)
  /// Runs before a read that may have to wait.
  private let willWait: () -> Void

  /// A regular file. What may keep its reader waiting forever is accepted on request only, and only where a person has
  /// handed it over, as a shell does with `<(…)`: a pipe that lies in a folder may be anybody's.
  ///
  /// Throws `cannotRead` and `notRegularFile`.
  public init(path: String, orHandedOver takesPipes: Bool = false) throws(TransferError) {
    descriptor = try Self.open(path, orHandedOver: takesPipes)
    (isOwned, bytes, willWait) = (true, [], {})
  }

  /// Opens what `init(path:orHandedOver:)` reads; the caller closes the descriptor.
  public static func open(
    _ path: String, orHandedOver takesPipes: Bool
  ) throws(TransferError) -> Int32 {
    let takesAll = takesPipes && isHandedOver(path)
    var status = stat()
    func isRegular() -> Bool { status.st_mode & S_IFMT == S_IFREG }
    // Opening a device may have side effects, and a socket cannot be opened at all.
    guard takesAll || stat(path, &status) != 0 || isRegular() else {
      throw TransferError(.notRegularFile)
    }
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | (takesAll ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw TransferError(.cannotRead(errno)) }
    guard takesAll || fstat(descriptor, &status) == 0 && isRegular() else {
      close(descriptor)
      throw TransferError(.notRegularFile)
    }
    return descriptor
  }

  /// Whether a path names an open file of a process, or a device: "/dev/stdin", "/dev/fd/63", "/proc/self/fd/0". There
  /// are folders below /dev into which everyone may write.
  private static func isHandedOver(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (parts.first, parts.count) {
    case ("dev", 2): return true
    case ("dev", 3): return parts[2] == "fd"
    case ("proc", 4): return parts[3] == "fd"
    default: return false
    }
  }

  /// An open file from among others' files, which is closed at the end. It is taken as it is, whatever is packed; what
  /// comes behind its present end is not read.
  public init(owning descriptor: Int32) {
    self.descriptor = descriptor
    (isOwned, bytes, willWait, isAtStart) = (true, [], {}, false)
    rest = size
  }

  /// An open file such as standard input; it is left open.
  public init(descriptor: Int32, willWait: @escaping () -> Void = {}) {
    self.descriptor = descriptor
    self.willWait = willWait
    (isOwned, bytes) = (false, [])
  }

  /// Bytes in memory.
  public init(_ bytes: [UInt8]) {
    descriptor = -1
    self.bytes = bytes
    (isOwned, willWait) = (false, {})
  }

  /// A text in memory.
  public convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// How many bytes there are; `nil` for anything but a regular file.
  public var size: Int? {
    guard descriptor >= 0 else { return bytes.count }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// The next bytes, at most this many; none at the end. Throws `cannotRead` and `damagedArchive`.
  public func next(atMost count: Int) throws(TransferError) -> [UInt8] {
    if !seen.isEmpty {
      let bytes = Array(seen.prefix(count))
      seen.removeFirst(bytes.count)
      return bytes
    }
    if isAtStart {
      isAtStart = false
      var first = try nextAsTheyAre(atMost: count)
      // A pipe may give its first bytes one by one.
      while first.count == 1, count > 1 {
        let more = try nextAsTheyAre(atMost: count - 1)
        if more.isEmpty { break }
        first += more
      }
      guard Gunzip.recognizes(first) else { return first }
      gunzip = try Gunzip(first)
    }
    guard let gunzip else { return try nextAsTheyAre(atMost: count) }
    return try gunzip.next(atMost: count) { () throws(TransferError) in
      try nextAsTheyAre(atMost: max(count, Self.packedSize))
    }
  }

  /// Whether it begins with some bytes; they are given again.
  func begins(with bytes: [UInt8]) throws(TransferError) -> Bool {
    var first = try next(atMost: Self.packedSize)
    while first.count < bytes.count {
      let more = try next(atMost: Self.packedSize)
      if more.isEmpty { break }
      first += more
    }
    seen = first + seen
    return first.starts(with: bytes)
  }

  /// How many packed bytes are read at once.
  private static let packedSize = 1 << 16

  private func nextAsTheyAre(atMost count: Int) throws(TransferError) -> [UInt8] {
    guard descriptor >= 0 else {
      let end = min(start + count, bytes.count)
      defer {
        start = end
        consumedCount.store(end, ordering: .relaxed)
      }
      return Array(bytes[start..<end])
    }
    willWait()
    let count = min(count, rest ?? count)
    var problem: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = read(descriptor, buffer.baseAddress, count)
      while result < 0, errno == EINTR { result = read(descriptor, buffer.baseAddress, count) }
      if result < 0 { problem = errno }
      filled = max(result, 0)
    }
    guard problem == 0 else { throw TransferError(.cannotRead(problem)) }
    consumedCount.add(chunk.count, ordering: .relaxed)
    rest = rest.map { $0 - chunk.count }
    return chunk
  }
}
