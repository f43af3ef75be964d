import Glibc
import PerDatabase
import PerModel

/// Exchanges a book with a server.
public struct ServerExchange {
  /// What an exchange has done.
  public struct Result: Hashable, Sendable {
    /// How many fields were sent.
    public var sent = 0
    /// How many fields of others were new.
    public var received = 0
    /// How many could not be sent, because this person may only read.
    public var kept = 0
    /// How many could not be sent yet: a folder has brought them from a device whose clock is ahead of the server's.
    public var early = 0
  }

  private let database: any SharingDatabase
  private let server: any SharingServer
  /// How many fields are sent as one.
  private let fieldsAtOnce: Int
  /// How many bytes of values are sent as one, but for those of the last field; a server takes eight times as much.
  private static let bytesAtOnce = 8 << 20

  /// An exchange of a file's book with its server.
  public init(
    _ database: any SharingDatabase, _ server: any SharingServer, fieldsAtOnce: Int = 10_000
  ) {
    (self.database, self.server, self.fieldsAtOnce) = (database, server, fieldsAtOnce)
  }

  /// Receives and sends until both sides are equal. If it throws, what was done stays
  /// done, and the next exchange goes on from there.
  public func run(isCancelled: () -> Bool = { false }) throws(SharingError) -> Result {
    try use { () throws(DatabaseError) in try database.describeRows(isCancelled: isCancelled) }
    var result = Result()
    do throws(SharingError) {
      try exchange(&result, isCancelled)
    } catch .restored {
      try use { () throws(DatabaseError) in try database.startExchangeAnew() }
      try exchange(&result, isCancelled)
    }
    return result
  }

  private func exchange(
    _ result: inout Result, _ isCancelled: () -> Bool
  ) throws(SharingError) {
    let known = try sharing()
    let state = try server.state(at: known.received)
    try use { () throws(DatabaseError) in try database.correctClock(serverTime: state.time) }
    // A server that knows less than it has said before, or something else, was restored from a backup.
    let isOther = known.received > 0 && known.mark != 0 && known.mark != state.mark
    if state.changes < known.received || state.pushes < known.pushes || isOther {
      try use { () throws(DatabaseError) in
        try database.startExchangeAnew()
        try database.updateSharing { $0.pushes = state.pushes }
      }
    }
    // What was cut off may have arrived.
    var pushes = max(try sharing().pushes, state.pushes)
    // If one change is later than the server's clock, the server refuses all: that one waits until the clock has caught up.
    let latest = HybridClock.time(state.time + HybridClock.maximumLead)
    var mayBeNew = try sharing().received != state.changes
    while true {
      if mayBeNew { result.received += try receive(isCancelled) }
      mayBeNew = true
      try use { () throws(DatabaseError) in try database.settleShared() }
      let waiting = try use { () throws(DatabaseError) in
        try database.unsentFields(through: latest, limit: 1).fields.count
      }
      if waiting == 0 || state.isReadOnly { break }
      result.sent += try send(through: latest, isCancelled, counting: &pushes)
    }
    var problem: SharingProblem?
    if state.isReadOnly {
      let count = try use { () throws(DatabaseError) in try database.unsentCount() }
      if count > 0 { problem = SharingProblem(.readOnly, details: "\(count)") }
      result.kept = count
    } else {
      let count = try use { () throws(DatabaseError) in try database.earlyCount(after: latest) }
      if count > 0 { problem = SharingProblem(.fieldsAhead, details: "\(count)") }
      result.early = count
    }
    let mark = try server.state(at: sharing().received).mark
    try use { () throws(DatabaseError) in
      try database.updateSharing {
        $0.mark = mark
        $0.lastExchange = Int64(time(nil))
        $0.problem = problem
      }
    }
  }

  private func receive(_ isCancelled: () -> Bool) throws(SharingError) -> Int {
    let sharing = try sharing()
    let receiver = FieldReceiver(database, of: sharing.device, isFromServer: true) {
      $0.received = $1
    }
    do throws(SharingError) {
      try server.pull(after: sharing.received) { (fields, through) throws(SharingError) in
        if isCancelled() { throw .database(.cancelled) }
        try receiver.receive(fields, through: through)
      }
    } catch {
      // What was received stays.
      _ = try receiver.finish()
      throw error
    }
    return try receiver.finish()
  }

  private func send(
    through latest: Int64, _ isCancelled: () -> Bool, counting pushes: inout Int64
  ) throws(SharingError) -> Int {
    var count = 0
    while true {
      if isCancelled() { throw .database(.cancelled) }
      let (fields, last) = try use { () throws(DatabaseError) in
        let most = try database.unsentFields(through: latest, limit: fieldsAtOnce)
        var size = 0
        let count = most.fields.prefix { field in
          defer { size += field.value?.utf8.count ?? 0 }
          return size < Self.bytesAtOnce
        }.count
        return count == most.fields.count
          ? most : try database.unsentFields(through: latest, limit: count)
      }
      if fields.isEmpty { return count }
      pushes += 1
      _ = try server.push(fields, number: pushes)
      let confirmed = pushes
      try use { () throws(DatabaseError) in
        try database.markSent(upTo: last, through: latest)
        try database.updateSharing { $0.pushes = confirmed }
      }
      count += fields.count
    }
  }

  private func sharing() throws(SharingError) -> Sharing {
    guard let sharing = try use({ () throws(DatabaseError) in try database.sharing() }) else {
      throw .notShared
    }
    return sharing
  }

  private func use<Value>(
    _ body: () throws(DatabaseError) -> Value
  ) throws(SharingError) -> Value { try SharingError.whileUsing(body) }
}

/// A server that keeps a book for all devices.
public protocol SharingServer: AnyObject {
  /// What the server says of the book and of this device, and of the change with a number.
  func state(at change: Int64) throws(SharingError) -> SharingServerState
  /// Sends fields; those that are later than what the server has are kept. Doing it twice changes nothing. `number`
  /// is how often this device has sent something. The result is the server's number of the last change.
  ///
  /// Throws `restored` where the server does not know of all that was sent before.
  func push(_ fields: [SharedField], number: Int64) throws(SharingError) -> Int64
  /// Gives what was changed after a number of the server, in the order of these numbers, and complete up to each.
  func pull(
    after number: Int64, _ body: ([SharedField], _ through: Int64) throws(SharingError) -> Void
  ) throws(SharingError)
}

/// What a server says of a book.
public struct SharingServerState: Hashable, Sendable {
  /// The number of the last change of the book.
  public var changes: Int64
  /// How often this device has sent something, as far as the server knows.
  public var pushes: Int64
  /// The server's time of day, in milliseconds since 1970.
  public var time: Int64
  /// Tells the requested change from another one with the same number; 0 if none.
  public var mark: Int64
  /// Whether this person may only read.
  public var isReadOnly: Bool

  /// What was said.
  public init(changes: Int64, pushes: Int64, time: Int64, mark: Int64, isReadOnly: Bool = false) {
    (self.changes, self.pushes, self.time, self.mark) = (changes, pushes, time, mark)
    self.isReadOnly = isReadOnly
  }
}
