import PerModel

/// The part of a database that shares the price book, the list of stores, the shopping list and chosen comparisons with
/// other devices. Each method that changes something is one transaction, but for `describeRows`.
public protocol SharingDatabase: AnyObject {
  /// With whom the file shares; `nil` where nothing is shared.
  func sharing() throws(DatabaseError) -> Sharing?
  /// Begins to share. The file's contents join the book as `describeRows` goes over them. If this book was the last one
  /// shared, resumes as the same device, with what changed meanwhile. Throws `outdated` if the file shares another
  /// book.
  func beginSharing(_ sharing: Sharing) throws(DatabaseError)
  /// Changes what is known of the sharing. Throws `outdated` if the file does not share, or no longer does.
  func updateSharing(_ change: (inout Sharing) -> Void) throws(DatabaseError)
  /// Stops sharing. All that is in the file stays there, and what is changed can still be shared with the same book.
  func endSharing() throws(DatabaseError)
  /// Shares a comparison with everyone who has the book. Throws `outdated` if the file does not share, and `missing` if
  /// there is no such comparison.
  func shareComparison(_ id: ComparisonID) throws(DatabaseError)
  /// The comparisons that are shared and not removed.
  func sharedComparisons() throws(DatabaseError) -> [ComparisonID]
  /// Makes shared fields from the file's contents before it was shared, some thousand rows at a time. Resumes where it
  /// stopped. Throws `cancelled` if `isCancelled` returns true.
  func describeRows(isCancelled: () -> Bool) throws(DatabaseError)

  /// At most `limit` fields that the server does not have and that were not written later than `clock`, and the number
  /// up to which they are.
  func unsentFields(
    through clock: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64)
  /// How many fields the server does not have.
  func unsentCount() throws(DatabaseError) -> Int
  /// How many of them another device has written later than `clock`.
  func earlyCount(after clock: Int64) throws(DatabaseError) -> Int
  /// The server has what `unsentFields` gave, up to this number.
  func markSent(upTo number: Int64, through clock: Int64) throws(DatabaseError)
  /// The server has lost what it had: everything is sent and received once more.
  func startExchangeAnew() throws(DatabaseError)
  /// At most `limit` fields that this device has written after a number, and the number of the last.
  func ownFields(
    after number: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64)
  /// The devices that have written what the book says now, and when each last did, in seconds since 1970 by its own
  /// clock; the latest first.
  func devices() throws(DatabaseError) -> [SharingMember]
  /// The number of the last field.
  func lastField() throws(DatabaseError) -> Int64
  /// Turns this device into another one, because the file is an older copy of itself. The new device writes whatever is
  /// in none of the files written so far.
  func becomeAnotherDevice() throws(DatabaseError)
  /// Whether a file of a folder has been read.
  func hasRead(_ file: String) throws(DatabaseError) -> Bool
  /// Remembers that a file of a folder has been read.
  func markRead(_ file: String) throws(DatabaseError)

  /// Writes the fields of other devices that `next` returns, then applies `change` to the sharing; returns how many
  /// fields were new. `isFromServer` means that the server already has them. Ends when `next` returns `nil`, or others
  /// have waited long enough.
  func receive(
    _ next: () -> SharedFieldBatch?, isFromServer: Bool, updating change: (inout Sharing) -> Void
  ) throws(DatabaseError) -> Int
  /// Does what needs all fields of the others: merges articles that several devices have made, and takes products into
  /// comparisons that they did not belong to before.
  func settleShared() throws(DatabaseError)
  /// Gives fields that this device wrote, and the server lacks, times by the server's clock, in order, if the device's
  /// clock was ahead. The clock goes on from there.
  func correctClock(serverTime: Int64) throws(DatabaseError)
  /// Writes fields as this device, now: to take back what others have done.
  func writeFields(
    _ fields: [(subject: SharedField.Subject, name: String, value: String?)]
  ) throws(DatabaseError)
}

extension SharingDatabase {
  /// Makes shared fields from the file's contents before it was shared.
  public func describeRows() throws(DatabaseError) { try describeRows(isCancelled: { false }) }

  /// At most `limit` fields that the server does not have, whenever they were written, and the number up to which they
  /// are.
  public func unsentFields(
    limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64) {
    try unsentFields(through: .max, limit: limit)
  }

  /// Writes what other devices have written; the result is how many of the fields were new.
  @discardableResult
  public func receive(_ fields: [SharedField], isFromServer: Bool) throws(DatabaseError) -> Int {
    var batch: SharedFieldBatch? = SharedFieldBatch(fields)
    return try receive({ batch.take() }, isFromServer: isFromServer, updating: { _ in })
  }
}
