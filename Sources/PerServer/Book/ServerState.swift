/// The state of a shared book on a server.
public struct ServerState: Hashable, Sendable {
  /// The number of the last push that changed the book. Where it is lower than a device has seen, the server was
  /// restored from a backup.
  public let seq: Int64
  /// How often this device has pushed. Where it is lower than the device's own count, the server was restored.
  public let pushes: Int64
  /// The server's time, in milliseconds since 1970.
  public let time: Int64
  /// What this login may do.
  public let role: ServerRole
  /// Tells a push from another with the same number, which can exist once the book was restored from a backup; zero if
  /// none. Keep it with a cursor, and compare it.
  public let mark: Int64
}
