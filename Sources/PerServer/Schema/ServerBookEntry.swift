import PerModel

/// A book on a server, as a list of books names it.
public struct ServerBookEntry: Hashable, Sendable {
  /// The book.
  public let id: SharedBook.ID
  /// What people call it.
  public let name: String
  /// What this login may do.
  public let role: ServerRole
  /// The logins that decide who belongs to it, in alphabetical order.
  public let owners: [String]
  /// Whether this login has made it, and did not just find itself invited.
  public let isOwn: Bool
}
