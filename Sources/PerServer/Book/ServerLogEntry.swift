import PerModel

/// One push into a shared book.
public struct ServerLogEntry: Hashable, Sendable {
  /// Its number in the book.
  public let seq: Int64
  /// When, by the server's clock, in milliseconds since 1970.
  public let time: Int64
  /// Whose login it was.
  public let person: String
  /// Which device it came from, by its own account.
  public let device: SharingDevice.ID
  /// How many fields it changed.
  public let fields: Int64
}
