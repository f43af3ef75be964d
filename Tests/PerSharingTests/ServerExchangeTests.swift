import DatabaseTesting
import PerDatabase
import PerModel
import Testing

@testable import PerSharing

/// A server in memory, which does what the real one does, and fails when it is told to.
private final class MemoryServer: SharingServer {
  var fields: [SharedField.Subject: [String: (field: SharedField, change: Int64)]] = [:]
  var pushes: [SharingDevice.ID: Int64] = [:]
  var changes: Int64 = 0
  var marks: [Int64: Int64] = [:]
  var time: Int64 { SharedClock.now + timeAhead }
  var timeAhead: Int64 = 0
  var isReadOnly = false
  /// How many more calls succeed; `nil` for all.
  var callsLeft: Int?
  /// Whether a call that fails has been carried out, as when the connection is cut at the very end.
  var failsAfterwards = false
  var device: SharingDevice.ID?

  private func call<Value>(_ body: () -> Value) throws(SharingError) -> Value {
    let fails = callsLeft == 0
    callsLeft = callsLeft.map { max(0, $0 - 1) }
    if fails, !failsAfterwards { throw .server(SharingProblem(.cut), mayPass: true) }
    let value = body()
    if fails { throw .server(SharingProblem(.cut), mayPass: true) }
    return value
  }

  func state(at change: Int64) throws(SharingError) -> SharingServerState {
    try call {
      SharingServerState(
        changes: changes, pushes: device.flatMap { pushes[$0] } ?? 0, time: time,
        mark: marks[change] ?? 0, isReadOnly: isReadOnly)
    }
  }

  func push(_ new: [SharedField], number: Int64) throws(SharingError) -> Int64 {
    let limit = HybridClock.time(time + HybridClock.maximumLead)
    guard new.allSatisfy({ $0.stamp.clock <= limit }) else {
      throw .server(SharingProblem(.clockAhead), mayPass: false)
    }
    return try call {
      changes += 1
      marks[changes] = .random(in: 1...Int64.max)
      if let device { pushes[device] = max(pushes[device] ?? 0, number) }
      for field in new {
        if let known = fields[field.subject]?[field.name], known.field.stamp >= field.stamp {
          continue
        }
        fields[field.subject, default: [:]][field.name] = (field, changes)
      }
      return changes
    }
  }

  func pull(
    after number: Int64, _ body: ([SharedField], Int64) throws(SharingError) -> Void
  ) throws(SharingError) {
    let due = fields.values.flatMap(\.values).filter { $0.change > number }
    for (change, fields) in Dictionary(grouping: due, by: \.change).sorted(by: { $0.key < $1.key })
    {
      _ = try call {}
      try body(fields.map(\.field), change)
    }
  }
}

private enum SharedClock {
  /// Milliseconds since 1970.
  static var now: Int64 { UniqueID<MemoryServer>.new().milliseconds }
}

@Suite struct ServerExchangeTests {
  private let server = MemoryServer()
  private let devices: [SQLiteDatabase]

  init() throws {
    let book = SharedBook.ID.new()
    devices = try (0..<3).map { _ in
      let database = try SQLiteDatabase(path: ":memory:")
      try database.beginSharing(Sharing(book: book, server: "postgresql:///"))
      return database
    }
  }

  @discardableResult
  private func exchange(_ index: Int) throws -> ServerExchange.Result {
    server.device = try devices[index].sharing()?.device
    return try ServerExchange(devices[index], server, fieldsAtOnce: 5).run()
  }

  private func expectSame() throws {
    for _ in 0..<2 { for index in devices.indices { try exchange(index) } }
    let content = try devices[0].content
    for device in devices { #expect(try device.content == content) }
  }

  @Test func whatOneSendsAllReceive() throws {
    try devices[0].record("Milk", 1)
    try devices[1].record("Tea", 2)
    let sent = try exchange(0)
    #expect(sent.sent > 0 && sent.received == 0)
    try expectSame()
    #expect(try devices[2].names == ["Milk", "Tea"])
    // Nothing goes to and fro once both sides are equal.
    let changes = server.changes
    #expect(try exchange(1) == ServerExchange.Result())
    #expect(server.changes == changes)
  }

  @Test(arguments: [false, true]) func whateverIsCutOffGoesOn(isCarriedOut: Bool) throws {
    for number in 0..<12 { try devices[0].record("Milk \(number)", 1) }
    try devices[1].record("Milk 3", 2, after: 1)
    server.failsAfterwards = isCarriedOut
    for calls in 0..<30 {
      server.callsLeft = calls
      _ = try? exchange(calls % 2)
    }
    server.callsLeft = nil
    try expectSame()
    #expect(try devices[2].names.count == 12)
  }

  @Test func aServerThatWasRestoredGetsEverythingAgain() throws {
    try devices[0].record("Milk", 1)
    try exchange(0)
    let (fields, pushes, changes) = (server.fields, server.pushes, server.changes)
    try devices[0].record("Tea", 2)
    try exchange(0)
    try devices[1].record("Salt", 3)
    try exchange(1)
    (server.fields, server.pushes, server.changes) = (fields, pushes, changes)
    try expectSame()
    #expect(try devices[2].names == ["Milk", "Salt", "Tea"])
  }

  @Test func anotherChangeWithTheNumberOfALostOneIsNoticed() throws {
    try devices[0].record("Milk", 1)
    try exchange(0)
    try exchange(1)
    let (fields, pushes, changes) = (server.fields, server.pushes, server.changes)
    try devices[1].record("Tea", 2)
    try exchange(1)
    try exchange(0)
    let lost = server.changes
    (server.fields, server.pushes, server.changes) = (fields, pushes, changes)
    // A device that has seen none of it goes on from the backup, past the number of what is lost.
    while server.changes <= lost {
      try devices[2].record("Salt \(server.changes)", 3)
      try exchange(2)
    }
    try expectSame()
    #expect(try devices[2].names.contains("Tea"))
    #expect(try devices[0].names.contains("Salt \(changes)"))
  }

  @Test func whatWasChangedWhileNothingWasSharedIsSent() throws {
    try devices[0].record("Milk", 1)
    try expectSame()
    let sharing = try #require(try devices[1].sharing())
    try devices[1].endSharing()
    #expect(throws: SharingError.notShared) { try exchange(1) }
    try devices[1].rename("Milk", to: "Whole Milk")
    try devices[0].record("Tea", 2)
    try exchange(0)
    try devices[1].beginSharing(Sharing(book: sharing.book, server: sharing.server))
    // What the server has is not sent once more.
    #expect(try exchange(1).sent == 1)
    try expectSame()
    #expect(try devices[2].names == ["Tea", "Whole Milk"])
  }

  @Test func whoMayOnlyReadKeepsWhatItHas() throws {
    try devices[0].record("Milk", 1)
    try exchange(0)
    try devices[1].record("Tea", 2)
    server.isReadOnly = true
    let result = try exchange(1)
    #expect(result.sent == 0 && result.kept > 0 && result.received > 0)
    #expect(try devices[1].names == ["Milk", "Tea"])
    #expect(
      try devices[1].sharing()?.problem
        == SharingProblem(.readOnly, details: "\(result.kept)"))
    server.isReadOnly = false
    try expectSame()
    #expect(try devices[1].sharing()?.problem == nil)
    #expect(try devices[0].names == ["Milk", "Tea"])
  }

  @Test func aClockThatIsAYearAheadWinsNothing() throws {
    try devices[0].record("Milk", 1)
    try exchange(0)
    try exchange(1)
    // The device believes what it has been told; then its own clock jumps.
    try devices[0].updateSharing { $0.clockOffset = 365 * 86_400_000 }
    try devices[0].rename("Milk", to: "Early")
    try exchange(0)
    try exchange(1)
    try devices[1].rename("Early", to: "Late")
    try expectSame()
    #expect(try devices[0].names == ["Late"])
  }

  // MARK: What a clock far ahead has written, and a folder has brought

  private static let year: Int64 = 365 * 86_400_000

  /// Gives a device what another one has written, whose clock is a year ahead.
  private func bringEarly(to index: Int) throws {
    let early = try SQLiteDatabase(path: ":memory:")
    try early.beginSharing(Sharing(book: try #require(try devices[index].sharing()).book))
    try early.updateSharing { $0.clockOffset = Self.year }
    try early.record("Early", 1)
    try devices[index].receive(early.ownFields(after: 0, limit: .max).fields, isFromServer: false)
  }

  @Test func whatIsAheadOfTimeWaitsAndHoldsNothingUp() throws {
    try bringEarly(to: 0)
    try devices[0].record("Milk", 1)
    let result = try exchange(0)
    #expect(result.sent > 0 && result.early > 0)
    #expect(try devices[0].unsentCount() == result.early)
    #expect(
      try devices[0].sharing()?.problem
        == SharingProblem(.fieldsAhead, details: "\(result.early)"))
    try exchange(1)
    #expect(try devices[1].names == ["Milk"])
    // It is asked for as long as it waits, and nothing is sent twice.
    let changes = server.changes
    try devices[0].record("Tea", 2)
    #expect(try exchange(0).early == result.early)
    #expect(server.changes == changes + 1)
    #expect(try devices[0].names == ["Early", "Milk", "Tea"])
    server.timeAhead = Self.year
    #expect(try exchange(0).early == 0)
    #expect(try devices[0].sharing()?.problem == nil)
    try expectSame()
    #expect(try devices[2].names == ["Early", "Milk", "Tea"])
  }

  @Test func whoWritesOverWhatIsAheadOfTimeSendsIt() throws {
    try bringEarly(to: 0)
    let early = try exchange(0).early
    try devices[0].rename("Early", to: "Late")
    #expect(try exchange(0).early == early - 1)
    try exchange(1)
    #expect(try devices[1].names == ["Late"])
  }
}
