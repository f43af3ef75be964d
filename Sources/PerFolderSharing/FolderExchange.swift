import Glibc
import PerDatabase
import PerFiles
import PerModel
import PerSharing
import PerTransfer
import PerWords

/// Exchanges a book through a folder that a program such as Syncthing or Nextcloud carries to other devices.
///
/// Each device writes its own files, `DEVICE.NUMBER.jsonl`, with what it has written since the last one, and never
/// changes them; it reads those of the others. The conflict copies that such programs make are read as well, because
/// reading twice changes nothing. Others may put anything into the folder: claims about this device are not trusted,
/// and unreadable files are named and skipped.
public struct FolderExchange {
  /// The book to share with a file that shares none yet.
  public enum Choice: Hashable, Sendable {
    /// One that is in the folder.
    case book(SharedBook.ID)
    /// A new one, whatever is in the folder.
    case new
  }

  /// What an exchange has done.
  public struct Result: Hashable, Sendable {
    /// How many fields were written for others.
    public var sent = 0
    /// How many fields of others were new.
    public var received = 0
    /// What could not be read, and why. The rest was.
    public var problems: [SharingError] = []
    /// The book of the folder that the file shares from now on; `nil` if it did before, or has begun one.
    public var joined: SharedBook.ID?
    /// Another device whose clock is far ahead, because no server tells the time; `nil` if none.
    public var deviceAhead: SharingProblem?
  }

  let database: any SharingDatabase
  let folder: OpenFolder
  private let choice: Choice?
  /// How many of its own files a device leaves in the folder before it merges them into one.
  let maximumFiles: Int
  static let fieldsAtOnce = 2000

  /// An exchange of a file's book through the folder at a path.
  ///
  /// - Parameter choice: which book a file is to share that shares nothing yet; needed where the folder has several.
  public init(
    _ database: any SharingDatabase, path: String, choosing choice: Choice? = nil,
    maximumFiles: Int = 16
  ) throws(SharingError) {
    (self.database, self.choice, self.maximumFiles) = (database, choice, maximumFiles)
    do throws(OpenFolder.Problem) { folder = try OpenFolder(path: path) } catch {
      throw .folder(path: path, error.number)
    }
  }

  /// Reads what others have written, and writes what they have not seen. A file that shares nothing yet begins to share
  /// the folder's book or, if it has none, a new one.
  ///
  /// Throws `severalBooks` if the folder has several and none was chosen.
  public func run(isCancelled: () -> Bool = { false }) throws(SharingError) -> Result {
    var result = Result()
    let names = try names()
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

  static func device(of name: String) -> SharingDevice.ID? {
    SharingDevice.ID(name.prefix { $0 != "." })
  }

  /// The number of a file; `nil` for a conflicting copy.
  static func number(of name: String) -> Int64? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 ? Int64(parts[1]) : nil
  }

  /// The names of the files that may be of a book.
  func names() throws(SharingError) -> [String] {
    do throws(OpenFolder.Problem) { return try folder.names().filter(Self.isOfBook) } catch {
      throw .folder(path: folder.path, error.number)
    }
  }

  func sharing() throws(SharingError) -> Sharing {
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
      result.joined = try chosen(names)
      let sharing = Sharing(book: result.joined ?? .new())
      return try SharingError.whileUsing { () throws(DatabaseError) in
        try database.beginSharing(sharing)
      }
    }
    if let choice, choice != .book(known.book) { throw .otherBook }
    let last = names.filter { Self.device(of: $0) == known.device }.compactMap(Self.number).max()
    guard let last, last > known.files else { return }
    try SharingError.whileUsing { () throws(DatabaseError) in
      try database.becomeAnotherDevice()
    }
  }

  /// The book that is shared from now on; `nil` for a new one.
  private func chosen(_ names: [String]) throws(SharingError) -> SharedBook.ID? {
    if choice == .new { return nil }
    var devices: [SharedBook.ID: Set<SharingDevice.ID>] = [:]
    var problem: SharingError?
    for name in names {
      do throws(SharingError) {
        let lines = try open(name)
        devices[lines.book, default: []].insert(lines.device)
      } catch { problem = problem ?? error }
    }
    if case .book(let book) = choice {
      guard devices[book] != nil else { throw .noBook(book) }
      return book
    }
    guard devices.count < 2 else {
      throw .severalBooks(
        devices.map { FolderBook(id: $0, devices: $1.count) }.sorted { "\($0.id)" < "\($1.id)" })
    }
    // A folder of files that cannot be read may be another person's book.
    if devices.isEmpty, let problem { throw problem }
    return devices.keys.first
  }

  private func open(_ name: String) throws(SharingError) -> SharedFieldLines {
    let file: Int32
    do throws(OpenFolder.Problem) { file = try folder.open(name, O_RDONLY) } catch {
      throw .file(name: name, reason: error.sentence)
    }
    do throws(TransferError) {
      return try SharedFieldLines(ByteSource(owning: file))
    } catch { throw .file(name: name, reason: error.message) }
  }

  /// Reads a file, and counts the fields that were new.
  private func read(_ name: String, _ count: inout Int) throws(SharingError) {
    if try SharingError.whileUsing({ () throws(DatabaseError) in try database.hasRead(name) }) {
      return
    }
    let sharing = try sharing()
    var lines = try open(name)
    guard lines.book == sharing.book else {
      throw .file(name: name, reason: localized("it belongs to another book"))
    }
    let receiver = FieldReceiver(database, of: sharing.device, isFromServer: false)
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
      try receiver.receive(fields)
    }
    count += try receiver.finish()
    if let problem { throw problem }
    try SharingError.whileUsing { () throws(DatabaseError) in try database.markRead(name) }
  }
}

extension OpenFolder.Problem {
  fileprivate var sentence: String {
    switch self {
    case .notRegular: TransferError(.notRegularFile).message
    case .system(let number): TransferError(.cannotRead(number)).message
    }
  }
}
