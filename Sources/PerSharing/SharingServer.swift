import PerModel

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
  /// What tells the change that was asked for from another one with its number; 0 where there is none.
  public var mark: Int64
  /// Whether this person may only read.
  public var isReadOnly: Bool

  /// What was said.
  public init(changes: Int64, pushes: Int64, time: Int64, mark: Int64, isReadOnly: Bool = false) {
    (self.changes, self.pushes, self.time, self.mark) = (changes, pushes, time, mark)
    self.isReadOnly = isReadOnly
  }
}
