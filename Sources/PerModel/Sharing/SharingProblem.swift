/// Why a book could not be exchanged with its server, as a file keeps it for windows to show.
public struct SharingProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// What a server, a library or the system says about it, in their own words; may be empty.
  public var details: String

  /// What can be wrong, by the name under which it is kept.
  public enum Kind: String, CaseIterable, Sendable {
    /// The address cannot be read.
    case address
    /// The address has a password in it.
    case passwordInAddress = "password in address"
    /// The address asks for less than a server that proves who it is.
    case insecure
    /// Nothing answers at that address.
    case unreachable
    /// The server does not prove who it is.
    case untrusted
    /// The server wants a password, and none is known.
    case passwordNeeded = "password needed"
    /// The server refuses this login, this password or this database.
    case refused
    /// The connection was lost.
    case cut
    /// No answer came in time.
    case timedOut = "timed out"
    /// There are no shared books in this database.
    case notInstalled = "not installed"
    /// A newer version of the program has set up the server.
    case schemaNewer = "schema newer"
    /// An older version of the program has set up the server.
    case schemaOlder = "schema older"
    /// A version of the program from before the first release has set up the server.
    case schemaBeforeFirst = "schema before first"
    /// The login does not belong to the book.
    case notMember = "not a member"
    /// The login may only read; the details say how many fields that keeps here.
    case readOnly = "read only"
    /// The clock of this machine is too far ahead of the server's.
    case clockAhead = "clock ahead"
    /// The clock of another device is far ahead, so that what it writes wins for as long.
    case deviceAhead = "device ahead"
    /// What another device has written while its clock was ahead is not sent yet; the details say how many fields that
    /// keeps here.
    case fieldsAhead = "fields ahead"
    /// The server has an older state of the book.
    case restored
    /// The server's disk is full.
    case serverFull = "server full"
    /// The server has no time now.
    case busy
    /// Something else that the server says.
    case server
    /// The file shares another book.
    case otherBook = "other book"
    /// The disk of this machine is full.
    case diskFull = "disk full"
    /// Another program is using the file.
    case fileInUse = "file in use"
    /// The file cannot be used.
    case file
    /// The keyring cannot be used.
    case keyring
    /// The program that exchanges books is not there.
    case noProgram = "no program"
  }

  /// A problem.
  public init(_ kind: Kind, details: String = "") { (self.kind, self.details) = (kind, details) }

  /// The problem that a text says: the name of its kind and, after a colon, the details. Any other text is
  /// something that a server has said.
  public init(text: String) {
    let end = text.firstIndex(of: ":")
    if let kind = Kind(rawValue: String(text[..<(end ?? text.endIndex)])) {
      let details = end.map { text[text.index(after: $0)...].drop { $0 == " " } } ?? ""
      self.init(kind, details: String(details))
    } else {
      self.init(.server, details: text)
    }
  }

  /// "unreachable: no route to host"
  public var text: String { details.isEmpty ? kind.rawValue : "\(kind.rawValue): \(details)" }
}
