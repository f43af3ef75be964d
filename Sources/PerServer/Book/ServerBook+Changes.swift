import Glibc
import PerModel

extension ServerBook {
  /// Why waiting has ended.
  public enum Wakeup: Hashable, Sendable {
    /// Somebody else has changed the book.
    case change
    /// Something can be read from the descriptor that was given.
    case descriptor
    /// Nothing has happened in time.
    case timeout
  }

  /// Whether the server says when somebody has changed the book. Where it does not, as behind a pooler, waiting only
  /// ever ends with its time, and the book has to be asked.
  public func hasNotifications() throws(ServerError) -> Bool {
    if listening == .notYet { listening = try startListening() ? .works : .silent }
    return listening == .works
  }

  /// Waits until somebody else has changed the book, something can be read from `descriptor`, or time is up. Changes
  /// that happened before the first call may be missed: pull once after `hasNotifications()`.
  public func waitForChange(
    milliseconds: Int64, orInputFrom descriptors: [Int32] = []
  ) throws(ServerError) -> Wakeup {
    let hasNotifications = try hasNotifications()
    let deadline = Deadline(milliseconds: milliseconds)
    while true {
      if hasNotifications, try takeChange() { return .change }
      var waiting = ([connection.descriptor] + descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&waiting, nfds_t(waiting.count), deadline.milliseconds)
      if count < 0, errno != EINTR { throw .cut }
      if count == 0 { return .timeout }
      guard count > 0 else { continue }
      if waiting.dropFirst().contains(where: { $0.revents != 0 }) { return .descriptor }
      // A server that ends a session says so
      if !hasNotifications { try connection.takeNotifications { _, _ in } }
    }
  }

  /// Whether somebody else has said that they changed the book, without waiting.
  private func takeChange() throws(ServerError) -> Bool {
    var isChanged = false
    let (own, channel) = (connection.session, channel)
    try connection.takeNotifications { name, session in
      if name == channel, session != own { isChanged = true }
    }
    return isChanged
  }

  /// Begins to listen, where that is of use. Behind a pooler all succeeds, even a word to oneself while a transaction has
  /// a session, and nothing ever comes after that; but the session there is another one than the pooler says.
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
      try connection.takeNotifications { name, _ in isHeard = isHeard || name == probe }
      if isHeard { break }
      var waiting = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, deadline.milliseconds)
      if count == 0 { return false }
      if count < 0, errno != EINTR { throw .cut }
    }
    try connection.run("UNLISTEN \(connection.quoted(name: probe))")
    return true
  }

  /// As per.push names it.
  private var channel: String { "per:\(id)" }
}
