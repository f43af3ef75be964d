import PerDatabase
import PerModel
import PerTransfer

/// Why a book could not be exchanged. What is in the file stays, and is exchanged another time.
public enum SharingError: Error, Hashable, Sendable {
  /// The file of this device cannot be read or written.
  case database(DatabaseError)
  /// The file shares nothing.
  case notShared
  /// The file shares another book than the folder or server has.
  case otherBook
  /// A file of the folder cannot be read.
  case file(name: String, TransferError)
  /// The folder or a file in it cannot be opened or written, by its `errno`.
  case folder(path: String, Int32)
  /// The server has an older state of the book than was seen before: from a backup.
  case restored
  /// Something about the server; `mayPass` says that trying again can help.
  case server(SharingProblem, mayPass: Bool)
}

extension SharingError {
  /// Runs what uses the file of this device.
  static func whileUsing<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(SharingError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw .database(error) }
  }

  /// Whether trying again can help, without anybody doing anything about it.
  public var mayPass: Bool {
    switch self {
    case .database(.locked), .database(.full), .restored: true
    case .server(_, let mayPass): mayPass
    default: false
    }
  }
}
