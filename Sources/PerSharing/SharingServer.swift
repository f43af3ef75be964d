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
