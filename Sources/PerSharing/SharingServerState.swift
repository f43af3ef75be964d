import Glibc

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
