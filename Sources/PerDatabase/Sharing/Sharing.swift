import PerModel

/// With whom the file shares its price book, and how far that has come.
public struct Sharing: Hashable, Sendable {
  /// The book, which is the same on all devices.
  public var book: SharedBook.ID
  /// This file among the devices.
  public var device: SharingDevice.ID
  /// The address of the server, without a password; empty where the book is exchanged through folders only.
  public var server = ""
  /// The path of the folder through which the program exchanges the book by itself; empty for none.
  public var folder = ""
  /// The server's number of the last change that was taken in.
  public var received: Int64 = 0
  /// The server's mark of that change, which another one has after a backup was restored.
  public var mark: Int64 = 0
  /// How often this device has sent changes to the server.
  public var pushes: Int64 = 0
  /// How far the server's clock was ahead of this computer's, in milliseconds.
  public var clockOffset: Int64 = 0
  /// When changes were last exchanged, in seconds since 1970; 0 for never.
  public var lastExchange: Int64 = 0
  /// The number of the last file that this device has written into a folder.
  public var files: Int64 = 0
  /// The number of the last field that is in one of these files.
  public var written: Int64 = 0
  /// The files that this device has written into folders, the last ones last.
  public var ownFiles: [OwnFile] = []
  /// What was wrong with the last exchange; `nil` where nothing was.
  public var problem: SharingProblem?
  /// The latest time at which another device claims to have written, and that device; `nil` before one has.
  public var latest: SharedField.Stamp?

  /// A file that this device has written into a folder.
  public struct OwnFile: Hashable, Sendable {
    /// The number in its name.
    public let number: Int64
    /// Its fields are those of this device after this number …
    public let start: Int64
    /// … up to this one.
    public let last: Int64
    /// The number of bytes.
    public let size: Int

    /// A file with fields of this device.
    public init(number: Int64, start: Int64, last: Int64, size: Int) {
      (self.number, self.start, self.last, self.size) = (number, start, last, size)
    }
  }

  /// How many of its own files a device remembers at most; a folder has far fewer of them.
  public static let maximumOwnFiles = 100

  /// A share in a book that has not been exchanged yet.
  public init(book: SharedBook.ID, device: SharingDevice.ID = .new(), server: String = "") {
    (self.book, self.device, self.server) = (book, device, server)
  }
}

/// A device that shares a book.
public struct SharingMember: Hashable, Sendable {
  /// Which one it is.
  public let device: SharingDevice.ID
  /// When it last wrote something, in seconds since 1970 by its own clock.
  public let lastChange: Int64
}

extension Sharing.OwnFile {
  fileprivate var text: String { "\(number) \(start) \(last) \(size)" }

  fileprivate init?(text: Substring) {
    let numbers = text.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 4 else { return nil }
    self.init(number: numbers[0], start: numbers[1], last: numbers[2], size: Int(numbers[3]))
  }
}

/// The rows of `shared_setting`: what `Sharing` says, and the device's clock.
struct SharingSettings {
  let connection: Connection

  private enum Name: String {
    case book, device, server, folder, received, mark, pushes, files, written, problem, clock,
      latest
    case clockOffset = "clock offset"
    case lastExchange = "last exchange"
    case ownFiles = "own files"
    /// Not empty where sharing has ended.
    case ended
  }

  /// `nil` where nothing is shared. Where sharing has ended, it is known with whom, because changes still become fields:
  /// shared again, the same book goes on.
  func sharing(evenIfEnded: Bool = false) throws(DatabaseError) -> Sharing? {
    if !evenIfEnded, try hasEnded() { return nil }
    guard let book = try text(.book).flatMap({ SharedBook.ID($0) }),
      let device = try text(.device).flatMap({ SharingDevice.ID($0) })
    else { return nil }
    var sharing = Sharing(book: book, device: device)
    sharing.server = try text(.server) ?? ""
    sharing.folder = try text(.folder) ?? ""
    let problem = try text(.problem) ?? ""
    sharing.problem = problem.isEmpty ? nil : SharingProblem(text: problem)
    sharing.received = try number(.received)
    sharing.mark = try number(.mark)
    sharing.pushes = try number(.pushes)
    sharing.files = try number(.files)
    sharing.written = try number(.written)
    sharing.ownFiles = try (text(.ownFiles) ?? "").split(separator: "\n").compactMap {
      Sharing.OwnFile(text: $0)
    }
    sharing.clockOffset = try number(.clockOffset)
    sharing.lastExchange = try number(.lastExchange)
    let latest = try (text(.latest) ?? "").split(separator: " ")
    if latest.count == 2, let clock = Int64(latest[0]), let device = SharingDevice.ID(latest[1]) {
      sharing.latest = SharedField.Stamp(clock: clock, device: device)
    }
    return sharing
  }

  func set(_ sharing: Sharing) throws(DatabaseError) {
    try set(.book, "\(sharing.book)")
    try set(.device, "\(sharing.device)")
    try set(.server, sharing.server)
    try set(.folder, sharing.folder)
    try set(.problem, sharing.problem?.text ?? "")
    try set(.received, "\(sharing.received)")
    try set(.mark, "\(sharing.mark)")
    try set(.pushes, "\(sharing.pushes)")
    try set(.files, "\(sharing.files)")
    try set(.written, "\(sharing.written)")
    try set(.ownFiles, sharing.ownFiles.map(\.text).joined(separator: "\n"))
    try set(.clockOffset, "\(sharing.clockOffset)")
    try set(.lastExchange, "\(sharing.lastExchange)")
    try set(.latest, sharing.latest.map { "\($0.clock) \($0.device)" } ?? "")
  }

  /// Whether sharing has ended.
  func hasEnded() throws(DatabaseError) -> Bool { try !(text(.ended) ?? "").isEmpty }

  func setEnded(_ hasEnded: Bool) throws(DatabaseError) { try set(.ended, hasEnded ? "1" : "") }

  func removeAll() throws(DatabaseError) { try connection.run("DELETE FROM shared_setting") }

  /// The device's clock as it was left.
  func clock() throws(DatabaseError) -> HybridClock { HybridClock(last: try number(.clock)) }

  func set(_ clock: HybridClock) throws(DatabaseError) { try set(.clock, "\(clock.last)") }

  /// The last row of a table, of those from before sharing, that has become fields.
  func describedRows(of table: String) throws(DatabaseError) -> Int64 {
    try connection.first(
      of: "SELECT value FROM shared_setting WHERE name = ?", .text("described \(table)")
    ) { (row) in row.text(0).flatMap { Int64($0) } ?? 0 } ?? 0
  }

  func setDescribedRows(of table: String, _ key: Int64) throws(DatabaseError) {
    try set("described \(table)", "\(key)")
  }

  /// Takes what is in the file for something that has not become fields yet.
  func forgetDescribedRows() throws(DatabaseError) {
    try connection.run("DELETE FROM shared_setting WHERE name LIKE 'described %'")
  }

  private func text(_ name: Name) throws(DatabaseError) -> String? {
    try connection.first(
      of: "SELECT value FROM shared_setting WHERE name = ?", .text(name.rawValue)
    ) { (row) in row.text(0) ?? "" }
  }

  private func number(_ name: Name) throws(DatabaseError) -> Int64 {
    try text(name).flatMap { Int64($0) } ?? 0
  }

  private func set(_ name: Name, _ value: String) throws(DatabaseError) {
    try set(name.rawValue, value)
  }

  private func set(_ name: String, _ value: String) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO shared_setting (name, value) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """, .text(name), .text(value))
  }
}

/// The part of a database that shares the price book, the list of stores, the shopping list and chosen comparisons with
/// other devices. Each method that changes something is one transaction, but for `describeRows`.
public protocol SharingDatabase: AnyObject {
  /// With whom the file shares; `nil` where nothing is shared.
  func sharing() throws(DatabaseError) -> Sharing?
  /// Begins to share. The file's contents join the book as `describeRows` goes over them. If this book was the last one
  /// shared, resumes as the same device, with what changed meanwhile. Throws `outdated` if the file shares another
  /// book.
  func beginSharing(_ sharing: Sharing) throws(DatabaseError)
  /// Changes what is known of the sharing. Throws `outdated` if the file does not share, or no longer does.
  func updateSharing(_ change: (inout Sharing) -> Void) throws(DatabaseError)
  /// Stops sharing. All that is in the file stays there, and what is changed can still be shared with the same book.
  func endSharing() throws(DatabaseError)
  /// Shares a comparison with everyone who has the book. Throws `outdated` if the file does not share, and `missing` if
  /// there is no such comparison.
  func shareComparison(_ id: ComparisonID) throws(DatabaseError)
  /// The comparisons that are shared and not removed.
  func sharedComparisons() throws(DatabaseError) -> [ComparisonID]
  /// Makes shared fields from the file's contents before it was shared, some thousand rows at a time. Resumes where it
  /// stopped. Throws `cancelled` if `isCancelled` returns true.
  func describeRows(isCancelled: () -> Bool) throws(DatabaseError)

  /// At most `limit` fields that the server does not have and that were not written later than `clock`, and the number
  /// up to which they are.
  func unsentFields(
    through clock: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64)
  /// How many fields the server does not have.
  func unsentCount() throws(DatabaseError) -> Int
  /// How many of them another device has written later than `clock`.
  func earlyCount(after clock: Int64) throws(DatabaseError) -> Int
  /// The server has what `unsentFields` gave, up to this number.
  func markSent(upTo number: Int64, through clock: Int64) throws(DatabaseError)
  /// The server has lost what it had: everything is sent and received once more.
  func startExchangeAnew() throws(DatabaseError)
  /// At most `limit` fields that this device has written after a number, and the number of the last.
  func ownFields(
    after number: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64)
  /// The devices that have written what the book says now, and when each last did, in seconds since 1970 by its own
  /// clock; the latest first.
  func devices() throws(DatabaseError) -> [SharingMember]
  /// The number of the last field.
  func lastField() throws(DatabaseError) -> Int64
  /// Turns this device into another one, because the file is an older copy of itself. The new device writes whatever is
  /// in none of the files written so far.
  func becomeAnotherDevice() throws(DatabaseError)
  /// Whether a file of a folder has been read.
  func hasRead(_ file: String) throws(DatabaseError) -> Bool
  /// Remembers that a file of a folder has been read.
  func markRead(_ file: String) throws(DatabaseError)

  /// Writes the fields of other devices that `next` returns, then applies `change` to the sharing; returns how many
  /// fields were new. `isFromServer` means that the server already has them. Ends when `next` returns `nil`, or others
  /// have waited long enough.
  func receive(
    _ next: () -> SharedFieldBatch?, isFromServer: Bool, updating change: (inout Sharing) -> Void
  ) throws(DatabaseError) -> Int
  /// Does what needs all fields of the others: merges articles that several devices have made, and takes products into
  /// comparisons that they did not belong to before.
  func settleShared() throws(DatabaseError)
  /// Gives fields that this device wrote, and the server lacks, times by the server's clock, in order, if the device's
  /// clock was ahead. The clock goes on from there.
  func correctClock(serverTime: Int64) throws(DatabaseError)
  /// Writes fields as this device, now: to take back what others have done.
  func writeFields(
    _ fields: [(subject: SharedField.Subject, name: String, value: String?)]
  ) throws(DatabaseError)
}

extension SharingDatabase {
  /// Makes shared fields from the file's contents before it was shared.
  public func describeRows() throws(DatabaseError) { try describeRows(isCancelled: { false }) }

  /// At most `limit` fields that the server does not have, whenever they were written, and the number up to which they
  /// are.
  public func unsentFields(
    limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64) {
    try unsentFields(through: .max, limit: limit)
  }

  /// Writes what other devices have written; the result is how many of the fields were new.
  @discardableResult
  public func receive(_ fields: [SharedField], isFromServer: Bool) throws(DatabaseError) -> Int {
    var batch: SharedFieldBatch? = SharedFieldBatch(fields)
    return try receive({ batch.take() }, isFromServer: isFromServer, updating: { _ in })
  }
}
