import Glibc
import PerDatabase
import PerModel
import PerWords

/// Why a book could not be exchanged. The file keeps its changes and sends them next time.
public enum SharingError: Error, Hashable, Sendable {
  /// The file of this device cannot be read or written.
  case database(DatabaseError)
  /// The file shares nothing.
  case notShared
  /// The file shares another book than the folder or server has.
  case otherBook
  /// A folder has several books, and the file has to share one of them.
  case severalBooks([FolderBook])
  /// The folder has no such book.
  case noBook(SharedBook.ID)
  /// A file of the folder cannot be read, and the sentence that says why.
  case file(name: String, reason: String)
  /// The folder or a file in it cannot be opened or written, by its `errno`.
  case folder(path: String, Int32)
  /// The server has an older state of the book than was seen before: from a backup.
  case restored
  /// Something about the server; `mayPass` says that trying again can help.
  case server(SharingProblem, mayPass: Bool)
}

extension SharingError {
  /// Runs what uses the file of this device.
  package static func whileUsing<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(SharingError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw .database(error) }
  }

  /// Whether simply trying again can help.
  public var mayPass: Bool {
    switch self {
    case .database(.locked), .database(.full), .restored: true
    case .server(_, let mayPass): mayPass
    default: false
    }
  }
}

extension SharingError {
  /// What went wrong, for a person: a sentence without a full stop.
  public var sentence: String { problem.sentence }

  /// What went wrong, as a file keeps it.
  public var problem: SharingProblem {
    switch self {
    case .database(.full), .folder(_, ENOSPC), .folder(_, EDQUOT): SharingProblem(.diskFull)
    case .database(.tooLarge): file(String(cString: strerror(EFBIG)))
    case .database(.locked): SharingProblem(.fileInUse)
    case .database(.readOnly): file(localized("the file cannot be written"))
    case .database(.damaged): file(localized("the file is damaged"))
    case .database(.fileRemoved): file(localized("the file was moved or removed"))
    case .database(.cancelled): file(localized("the work was canceled"))
    case .database(.cannotOpen(let obstacle)): file(obstacle.sentence)
    case .database(.notADatabase): file(localized("this is not a Per database"))
    case .database(.newerThanProgram):
      file(localized("This was written by a newer version of Per."))
    case .database(.beforeFirst):
      file(localized("This was written by a version of Per from before the first release."))
    case .database(.other(let code, let message, _)):
      file(localized("SQLite says %1$s (%2$s)", message, String(code)))
    case .database: file(localized("the file cannot be used"))
    case .notShared: file(localized("the book is not shared"))
    case .otherBook: SharingProblem(.otherBook)
    case .severalBooks(let books):
      file(
        localized(
          "the folder has several books; choose one with %1$s: %2$s", "--join",
          books.map(\.words).joined(separator: ", ")))
    case .noBook(let id): file(localized("the folder has no book %1$s", "\(id)"))
    case .file(let name, let reason): file("\(name): \(reason)")
    case .folder(let path, let code): file("\(path): \(String(cString: strerror(code)))")
    case .restored: SharingProblem(.restored)
    case .server(let problem, _): problem
    }
  }

  private func file(_ details: String) -> SharingProblem {
    SharingProblem(.file, details: details)
  }
}

extension DatabaseError.Obstacle {
  /// What stands in the way of opening a file, for a person: a sentence without a full stop.
  package var sentence: String {
    switch self {
    case .isFolder: localized("this is a folder")
    case .noFolder: localized("its folder cannot be created")
    case .notPermitted: String(cString: strerror(EACCES))
    // Translators: %1$s is the name of what lies beside the file, such as per.sqlite-journal.
    case .obstructedLog(let name): localized("%1$s beside it is not a file", name)
    case .foreign: localized("it belongs to another program")
    case .system(let code): String(cString: strerror(code))
    }
  }
}

extension SharingProblem {
  /// What went wrong, for a person at a terminal: a sentence without a full stop.
  public var sentence: String {
    switch kind {
    case .address: said(localized("this address cannot be used"))
    case .passwordInAddress:
      localized("others could read a password in the address: use %1$s", "per-sync password")
    case .insecure:
      localized("a server that is not this machine has to prove who it is: leave out sslmode")
    case .unreachable: said(localized("the server cannot be reached"))
    case .untrusted: said(localized("the server cannot prove who it is"))
    case .passwordNeeded: localized("the server wants a password: see %1$s", "per-sync password")
    case .refused: said(localized("the server refuses this login"))
    case .cut: localized("the connection to the server was lost")
    case .timedOut: localized("the server does not answer")
    case .notInstalled:
      localized("there are no shared books in this database: see %1$s", "per-sync init")
    case .schemaNewer:
      noted(localized("a newer version of Per has set up this server; update Per"))
    case .schemaOlder:
      noted(
        localized("an older version of Per has set up this server; run %1$s", "per-sync init"))
    case .schemaBeforeFirst:
      noted(
        localized(
          "a version of Per from before the first release has set up this server; set up a new database"
        ))
    case .notMember: localized("this login does not belong to the book, or may not do this")
    case .readOnly where !details.isEmpty:
      localized("this login may only read; not sent: %1$s", details)
    case .readOnly: localized("this login may not do this")
    case .clockAhead:
      localized("the clock of this machine is more than five minutes ahead of the server’s")
    case .deviceAhead:
      said(localized("the clock of another device is more than a day ahead: what it writes wins"))
    case .fieldsAhead:
      localized(
        "another device’s clock was ahead; not sent before the server’s has caught up: %1$s",
        details)
    case .restored: localized("the server has an older state of the book, from a backup")
    case .serverFull: localized("the server’s disk is full")
    case .busy: said(localized("the server is busy"))
    case .server: said(localized("the server reports a problem"))
    case .otherBook: localized("this file shares another book; stop sharing that one first")
    case .diskFull: localized("the disk is full")
    case .fileInUse: localized("another program is using the file")
    case .file: details.isEmpty ? localized("the file cannot be used") : details
    case .keyring: said(localized("the keyring cannot be used"))
    case .noProgram: localized("per-sync, which connects to servers, is not installed")
    }
  }

  /// The sentence with the details in brackets, where they do not explain it.
  private func noted(_ sentence: String) -> String {
    details.isEmpty ? sentence : "\(sentence) (\(details))"
  }

  private func said(_ sentence: String) -> String {
    details.isEmpty ? sentence : "\(sentence): \(details)"
  }
}

/// A book that a folder has.
public struct FolderBook: Hashable, Sendable {
  /// The book.
  public let id: SharedBook.ID
  /// How many devices have written files of it.
  public let devices: Int

  /// A book with this many devices.
  public init(id: SharedBook.ID, devices: Int) { (self.id, self.devices) = (id, devices) }
}

extension FolderBook {
  /// "019a… (2 devices)"
  var words: String {
    // Translators: a book by its number, and how many devices share it.
    localized(
      one: "%2$s (%1$s device)", other: "%2$s (%1$s devices)", count: devices, "\(devices)", "\(id)"
    )
  }
}
