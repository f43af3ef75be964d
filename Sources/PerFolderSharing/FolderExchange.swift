import Glibc
import PerDatabase
import PerModel
import PerSharing
import PerTransfer

/// Exchanges a book through a folder that a program such as Syncthing or Nextcloud carries to other devices.
///
/// Each device writes files of its own, `DEVICE.NUMBER.jsonl`, with what it has written since the last, and never
/// changes one; it reads those of the others. What such programs make of conflicts is read too, because reading twice
/// changes nothing.
public struct FolderExchange {
  /// What an exchange has done.
  public struct Result: Hashable, Sendable {
    /// How many fields were written for others.
    public var sent = 0
    /// How many fields of others were new.
    public var received = 0
    /// What could not be read, and why. The rest was.
    public var problems: [SharingError] = []
    /// Another device whose clock is far ahead, because no server tells the time; `nil` where there is none.
    public var deviceAhead: SharingProblem?
  }

  private let database: any SharingDatabase
  private let folder: FolderFiles
  /// So many files of its own a device leaves in the folder before it makes one of all.
  private let maximumFiles: Int
  private static let fieldsAtOnce = 2000

  /// An exchange of a file's book through the folder at a path.
  public init(_ database: any SharingDatabase, path: String, maximumFiles: Int = 16) {
    self.database = database
    folder = FolderFiles(path: path)
    self.maximumFiles = maximumFiles
  }

  /// Reads what others have written, and writes what they have not seen. A file that shares nothing yet begins to
  /// share the folder's book or, where there is none, a new one.
  public func run(isCancelled: () -> Bool = { false }) throws(SharingError) -> Result {
    var result = Result()
    let names = try folder.names().filter(Self.isOfBook)
    try begin(names, &result)
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.describeRows(isCancelled: isCancelled)
    }
    let device = try sharing().device
    for name in names where Self.device(of: name) != device || Self.number(of: name) == nil {
      if isCancelled() { throw .database(.cancelled) }
      do throws(SharingError) {
        try read(name, &result.received)
      } catch .file(let name, let reason) {
        result.problems.append(.file(name: name, reason: reason))
      }
    }
    try SharingError.whileUsing { () throws(DatabaseError) in try database.settleShared() }
    result.sent = try write(names)
    let now = Int64(time(nil))
    result.deviceAhead = try Self.deviceAhead(sharing(), now: now)
    let ahead = result.deviceAhead
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.updateSharing {
        $0.lastExchange = now
        if $0.problem == nil || $0.problem?.kind == .deviceAhead { $0.problem = ahead }
      }
    }
    return result
  }

  /// What is to be said of the device that claims to have written last; `now` is in seconds since 1970.
  private static func deviceAhead(_ sharing: Sharing, now: Int64) -> SharingProblem? {
    let day: Int64 = 86_400_000
    guard let latest = sharing.latest, latest.clock > HybridClock.time(now * 1000 + day) else {
      return nil
    }
    return SharingProblem(.deviceAhead, details: "\(latest.device)")
  }

  /// Files that are being written, or that belong to the program which carries the folder, are not read.
  private static func isOfBook(_ name: String) -> Bool {
    name.hasSuffix(".jsonl") && !name.hasPrefix(".")
  }

  private static func device(of name: String) -> SharingDevice.ID? {
    SharingDevice.ID(name.prefix { $0 != "." })
  }

  /// The number of a file; `nil` for a conflicting copy.
  private static func number(of name: String) -> Int64? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 ? Int64(parts[1]) : nil
  }

  private func sharing() throws(SharingError) -> Sharing {
    let sharing = try SharingError.whileUsing { () throws(DatabaseError) in
      try database.sharing()
    }
    guard let sharing else { throw .notShared }
    return sharing
  }

  /// Begins to share where nothing is shared, and finds out whether the file is an older copy of itself: then it is
  /// another device, because its numbers have been given out.
  private func begin(_ names: [String], _ result: inout Result) throws(SharingError) {
    let known = try SharingError.whileUsing { () throws(DatabaseError) in try database.sharing() }
    guard let known else {
      var book: SharedBook.ID?
      for name in names where book == nil {
        do throws(SharingError) { book = try open(name).book } catch {
          result.problems.append(error)
        }
      }
      // A folder of files that cannot be read may be somebody's book.
      guard book != nil || names.isEmpty else { throw result.problems[0] }
      result.problems = []
      let sharing = Sharing(book: book ?? .new())
      return try SharingError.whileUsing { () throws(DatabaseError) in
        try database.beginSharing(sharing)
      }
    }
    let last = names.filter { Self.device(of: $0) == known.device }.compactMap(Self.number).max()
    guard let last, last > known.files else { return }
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.becomeAnotherDevice()
    }
  }

  private func open(_ name: String) throws(SharingError) -> SharedFieldLines {
    do throws(TransferError) {
      return try SharedFieldLines(ByteSource(path: folder.path(of: name)))
    } catch { throw .file(name: name, reason: error.message) }
  }

  /// Takes in a file, and counts the fields that were new.
  private func read(_ name: String, _ count: inout Int) throws(SharingError) {
    if try SharingError.whileUsing({ () throws(DatabaseError) in try database.hasRead(name) }) {
      return
    }
    let sharing = try sharing()
    var lines = try open(name)
    guard lines.book == sharing.book else { throw .otherBook }
    let keeper = FieldKeeper(database, of: sharing.device, isFromServer: false)
    var problem: SharingError?
    var isAtEnd = false
    while !isAtEnd {
      var fields: [SharedField] = []
      do throws(TransferError) {
        while fields.count < Self.fieldsAtOnce {
          guard let field = try lines.next() else {
            isAtEnd = true
            break
          }
          fields.append(field)
        }
      } catch {
        // What came before it counts.
        (problem, isAtEnd) = (.file(name: name, reason: error.message), true)
      }
      try keeper.take(fields)
    }
    count += try keeper.finish()
    if let problem { throw problem }
    try SharingError.whileUsing { () throws(DatabaseError) in try database.markRead(name) }
  }

  /// Writes what this device has written since its last file; the result is how many fields.
  private func write(_ names: [String]) throws(SharingError) -> Int {
    let sharing = try sharing()
    let own = names.filter { Self.device(of: $0) == sharing.device && Self.number(of: $0) != nil }
    let newest = own.max { (Self.number(of: $0) ?? 0) < (Self.number(of: $1) ?? 0) }
    var written: Int64 = 0
    if let newest, let lines = try? open(newest) { written = lines.last }
    let isNew = try SharingError.whileUsing { () throws(DatabaseError) in
      try database.ownFields(after: written, limit: 1).fields.isEmpty
    }
    if isNew { return 0 }
    // One file takes the place of many.
    let isCompact = own.count >= maximumFiles
    let count = try writeFile(after: isCompact ? 0 : written, sharing)
    if isCompact { for name in own { folder.remove(name) } }
    return count
  }

  private func writeFile(after number: Int64, _ sharing: Sharing) throws(SharingError) -> Int {
    let last = try SharingError.whileUsing { () throws(DatabaseError) in try database.lastField() }
    var count = 0
    let next = sharing.files + 1
    // The number is given out before the file is there: it is never given out twice.
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.updateSharing { $0.files = next }
    }
    try folder.write("\(sharing.device).\(next).jsonl") { (line) throws(SharingError) in
      try line(SharedFieldLines.heading(sharing.book, from: sharing.device, last: last))
      var done = number
      while done < last {
        let (fields, reached) = try SharingError.whileUsing { () throws(DatabaseError) in
          try database.ownFields(after: done, limit: Self.fieldsAtOnce)
        }
        if fields.isEmpty { break }
        for field in fields { try line(SharedFieldLines.line(field, in: sharing.device)) }
        count += fields.count
        done = reached
      }
      try line(SharedFieldLines.end(count))
    }
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.updateSharing { $0.written = max($0.written, last) }
    }
    return count
  }
}

/// The files of a folder.
struct FolderFiles {
  let path: String

  /// The names of all files, in their order.
  func names() throws(SharingError) -> [String] {
    guard let folder = opendir(path) else { throw .folder(path: path, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names.sorted()
  }

  func path(of name: String) -> String { path + "/" + name }

  func remove(_ name: String) { unlink(path(of: name)) }

  /// Writes a file completely or not at all; a program that carries the folder's files elsewhere never sees half of
  /// it.
  func write(
    _ name: String,
    _ body: (_ write: (String) throws(SharingError) -> Void) throws(SharingError)
      -> Void
  ) throws(SharingError) {
    let unfinished = path(of: name + ".tmp")
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(path: unfinished, errno) }
    var isClosed = false
    defer {
      if !isClosed { close(descriptor) }
      unlink(unfinished)
    }
    var buffer: [UInt8] = []
    func flush() throws(SharingError) {
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .folder(path: unfinished, errno) }
        rest = rest.dropFirst(count)
      }
      buffer.removeAll(keepingCapacity: true)
    }
    try body { (text) throws(SharingError) in
      buffer += text.utf8
      buffer.append(UInt8(ascii: "\n"))
      if buffer.count > 1 << 16 { try flush() }
    }
    try flush()
    isClosed = true
    let isSynced = fsync(descriptor) == 0
    guard close(descriptor) == 0, isSynced, rename(unfinished, path(of: name)) == 0 else {
      throw .folder(path: unfinished, errno)
    }
    // The name has to be on the disk as well.
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }
}
