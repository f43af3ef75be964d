import PerModel

/// The part of a database that shares the price book, the list of stores, the shopping list and chosen comparisons with
/// other devices. Each method that changes something is one transaction, but for `describeRows`.
public protocol SharingDatabase: AnyObject {
  /// With whom the file shares; `nil` where nothing is shared.
  func sharing() throws(DatabaseError) -> Sharing?
  /// Begins to share. What is in the file becomes part of the book as `describeRows` goes over it. Throws `outdated`
  /// where the file shares another book.
  func beginSharing(_ sharing: Sharing) throws(DatabaseError)
  /// Changes what is known of the sharing. Throws `outdated` where the file does not share (any more).
  func updateSharing(_ change: (inout Sharing) -> Void) throws(DatabaseError)
  /// Stops sharing. All that is in the file stays there.
  func endSharing() throws(DatabaseError)
  /// Shares a comparison with everybody who has the book. Throws `outdated` where the file does not share, and
  /// `missing` where there is no such comparison.
  func shareComparison(_ id: ComparisonID) throws(DatabaseError)
  /// The comparisons that are shared and not removed.
  func sharedComparisons() throws(DatabaseError) -> [ComparisonID]
  /// Makes shared fields of what was in the file before it was shared, some thousand rows at a time. Goes on where it
  /// has stopped. Throws `cancelled` where `isCancelled` returns true.
  func describeRows(isCancelled: () -> Bool) throws(DatabaseError)

  /// At most `limit` fields that the server does not have, and the number up to which they are.
  func unsentFields(limit: Int) throws(DatabaseError) -> (fields: [SharedField], last: Int64)
  /// How many fields the server does not have.
  func unsentCount() throws(DatabaseError) -> Int
  /// The server has what `unsentFields` gave, up to this number.
  func markSent(through number: Int64) throws(DatabaseError)
  /// The server has lost what it had: everything is sent and received once more.
  func startExchangeAnew() throws(DatabaseError)
  /// At most `limit` fields that this device has written after a number, and the number of the last.
  func ownFields(
    after number: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64)
  /// The number of the last field.
  func lastField() throws(DatabaseError) -> Int64
  /// Makes another device of this one, because the file is an older copy of itself. What is in none of the files that
  /// it has written is written by the new device.
  func becomeAnotherDevice() throws(DatabaseError)
  /// Whether a file of a folder has been read.
  func hasRead(_ file: String) throws(DatabaseError) -> Bool
  /// Remembers that a file of a folder has been read.
  func markRead(_ file: String) throws(DatabaseError)

  /// Takes in what other devices have written, and what follows for the sharing; the result is how many of the fields
  /// were new. `isFromServer` says that the server need not be sent them.
  func takeIn(
    _ fields: [SharedField], isFromServer: Bool, updating change: (inout Sharing) -> Void
  ) throws(DatabaseError) -> Int
  /// Does what can only be done once all that others have written is here: makes one of articles that several devices
  /// have made, and takes products into comparisons that they did not belong to before.
  func settleShared() throws(DatabaseError)
  /// Gives what this device has written, and the server does not have, times by the server's clock, in their order,
  /// where the device's clock was ahead of it. The clock goes on from there.
  func correctClock(serverTime: Int64) throws(DatabaseError)
  /// Writes fields as this device, now: what a person takes back of what others have done.
  func writeFields(
    _ fields: [(subject: SharedField.Subject, name: String, value: String?)]
  ) throws(DatabaseError)
}

extension SharingDatabase {
  /// Makes shared fields of what was in the file before it was shared.
  public func describeRows() throws(DatabaseError) { try describeRows(isCancelled: { false }) }

  /// Takes in what other devices have written; the result is how many of the fields were new.
  @discardableResult
  public func takeIn(_ fields: [SharedField], isFromServer: Bool) throws(DatabaseError) -> Int {
    try takeIn(fields, isFromServer: isFromServer, updating: { _ in })
  }
}
