import Glibc
import PerModel

extension ServerBook {
  /// Why waiting has ended.
  public enum Wakeup: Hashable, Sendable {
    /// Another device has changed the book.
    case change
    /// Something can be read from the descriptor that was given.
    case descriptor
    /// Nothing has happened in time.
    case timeout
  }

  /// Whether the server says when another device has changed the book. If it does not, as behind a pooler, waiting only
  /// ends when time is up, and the book has to be asked.
  public func hasNotifications() throws(ServerError) -> Bool {
    if listening == .notYet { listening = try startListening() ? .works : .silent }
    return listening == .works
  }

  /// Waits until another device has changed the book, something can be read from `descriptor`, or time is up. Changes
  /// that happened before the first call may be missed: pull once after `hasNotifications()`. It does not report what was
  /// already pulled, and reports the rest no sooner than half a second after the last pull.
  public func waitForChange(
    milliseconds: Int64, orInputFrom descriptors: [Int32] = []
  ) throws(ServerError) -> Wakeup {
    let hasNotifications = try hasNotifications()
    let deadline = Deadline(milliseconds: milliseconds)
    while true {
      if hasNotifications { try hearOfChanges() }
      let isTold = told > pulled
      if isTold, nextPull.milliseconds == 0 {
        // After asking now, a device knows all that was announced, whether or not it is true.
        told = 0
        nextPull = Deadline(milliseconds: .random(in: Self.pause))
        return .change
      }
      if untold != nil, nextWord.milliseconds == 0 {
        try tellOthers()
        // Meanwhile something may have been said.
        continue
      }
      var waiting = ([connection.descriptor] + descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      var timeout = deadline.milliseconds
      if isTold { timeout = min(timeout, nextPull.milliseconds) }
      if untold != nil { timeout = min(timeout, nextWord.milliseconds) }
      let count = poll(&waiting, nfds_t(waiting.count), timeout)
      if count < 0, errno != EINTR { throw .cut }
      // What was due while the machine was busy is still said.
      let isWordDue = untold != nil && nextWord.milliseconds == 0
      if count == 0, deadline.milliseconds == 0, !isWordDue { return .timeout }
      guard count > 0 else { continue }
      if waiting.dropFirst().contains(where: { $0.revents != 0 }) { return .descriptor }
      // A server that ends a session says so
      if !hasNotifications { try connection.takeNotifications { _, _, _ in } }
    }
  }

  /// Notes which pushes others have told of, without waiting.
  private func hearOfChanges() throws(ServerError) {
    let (own, channel) = (connection.session, channel)
    var last: Int64 = 0
    try connection.takeNotifications { name, session, text in
      // Any login can send one, with anything in it.
      if name == channel, session != own { last = max(last, Int64(text) ?? pulled + 1) }
    }
    told = max(told, last)
    // A device that announced a later push has woken all others since this one.
    if let untold, untold <= last { self.untold = nil }
  }

  /// Notifies the others of a push: at once if this device does not listen, else after a moment, because one
  /// notification serves many pushes into a book, and each wakes every device.
  func tell(of seq: Int64) throws(ServerError) {
    guard listening == .works else { return try tellOthers() }
    // Earlier notifications do not cover this push.
    try hearOfChanges()
    if untold == nil { nextWord = Deadline(milliseconds: .random(in: Self.moment)) }
    untold = seq
  }

  private static let moment: ClosedRange<Int64> = 0...100

  /// Whether this device has pushed something that has not been announced to the others. `waitForChange` announces it,
  /// or else `tellOthers`.
  public var owesWord: Bool { untold != nil }

  /// Tells the others that something new has come.
  public func tellOthers() throws(ServerError) {
    do throws(ServerError) {
      try connection.run(
        "SELECT pg_notify($1, seq::text) FROM per.state($2, $3, 0)", .text(channel), .id(id),
        .id(device))
    } catch .other(_, _) {
      // They ask every half minute.
    } catch .notInstalled {
      // This engine does not notify either.
    }
    untold = nil
  }

  /// Begins to listen, unless nothing would be heard: behind a pooler LISTEN succeeds, and so does a notification to
  /// oneself within one transaction, but nothing ever arrives after that. The number of the session gives the pooler away.
  private func startListening() throws(ServerError) -> Bool {
    let session = try connection.run("SELECT pg_backend_pid()::bigint")
    guard session.integer(0, 0) == Int64(connection.session) else { return false }
    let probe = "per:probe:\(connection.session):\(UInt64.random(in: 0...UInt64.max))"
    do throws(ServerError) {
      try connection.run("LISTEN \(connection.quoted(name: channel))")
      try connection.run("LISTEN \(connection.quoted(name: probe))")
      try connection.run("SELECT pg_notify($1, '')", .text(probe))
    } catch .other(_, _) {
      return false
    } catch .notInstalled {
      return false
    }
    let deadline = Deadline(milliseconds: 2000)
    var isHeard = false
    while !isHeard {
      try connection.takeNotifications { name, _, _ in isHeard = isHeard || name == probe }
      if isHeard { break }
      var waiting = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, deadline.milliseconds)
      if count == 0 { return false }
      if count < 0, errno != EINTR { throw .cut }
    }
    try connection.run("UNLISTEN \(connection.quoted(name: probe))")
    return true
  }

  private var channel: String { "per:\(id)" }
}
