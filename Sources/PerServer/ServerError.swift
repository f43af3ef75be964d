/// Why a server could not do what it was asked to.
public enum ServerError: Error, Hashable, Sendable {
  /// The address cannot be read, or names a service that does not exist; libpq's own words.
  case address(String)
  /// The address has a password in it, which others can see.
  case passwordInAddress
  /// The address asks for less than an encrypted connection to a server that proves who it is.
  case insecure
  /// Nothing answers at that address, or the server accepts no connections right now.
  case unreachable(String)
  /// The server does not prove who it is: its certificate is not trusted, or another host's.
  case untrusted(String)
  /// The server requires a password, and none is known.
  case passwordNeeded
  /// The server refuses this login, this password or this database.
  case refused(String)
  /// The connection was lost. Whether the last push arrived is unknown; pushing it again is safe.
  case cut
  /// No answer came in time. Whether the last push arrived is unknown; pushing it again is safe.
  case timedOut
  /// There are no shared books in this database: it wants `per-sync init`.
  case notInstalled
  /// A newer version of the program has installed this schema. It is left alone.
  case schemaNewer(Int)
  /// An older version of the program has installed this schema: it wants `per-sync init`.
  case schemaOlder(Int)
  /// A version of the program from before the first release has installed this schema: a new database is wanted.
  case schemaBeforeFirst(Int)
  /// There is no such book, or this login does not belong to it.
  case notMember
  /// This login may read the book and not write to it, or not invite others.
  case readOnly
  /// A book needs an owner, and this would take its last one away.
  case lastOwner
  /// The tables are to be distributed, and the database has no extension citus.
  case noCitus
  /// A stamp is more than `HybridClock.maximumLead` ahead of the server's time. Nothing was written.
  case clockAhead
  /// The server has an older state of the book than this device has seen: from a backup. What this device has is
  /// to be pushed again, and all is to be read again.
  case restored
  /// The server's disk is full. Nothing was written.
  case diskFull
  /// The server is overloaded or shutting down, or another session holds a lock: by its SQLSTATE.
  case busy(String)
  /// Anything else, for the log: the SQLSTATE and the server's words.
  case other(sqlState: String, message: String)

  /// Whether the same may succeed later by itself.
  public var mayBeRetried: Bool {
    switch self {
    case .unreachable, .cut, .timedOut, .diskFull, .busy: true
    default: false
    }
  }
}

extension ServerError {
  /// What an answer of the server means, by its SQLSTATE.
  /// https://www.postgresql.org/docs/current/errcodes-appendix.html
  init(sqlState: String, message: String) {
    switch sqlState {
    case "PER01": self = .notMember
    case "PER02": self = .readOnly
    case "PER03": self = .clockAhead
    case "PER04": self = .restored
    case "PER06": self = .lastOwner
    // No such schema, table or function; no right to look
    case "3F000", "42P01", "42883": self = .notInstalled
    case "42501": self = .notMember
    case "53100": self = .diskFull
    case "3D000": self = .refused(message)
    case "40001", "40P01", "55P03": self = .busy(sqlState)
    default:
      switch sqlState.prefix(2) {
      case "08": self = .cut
      case "28": self = .refused(message)
      case "53", "57": self = .busy(sqlState)
      default: self = .other(sqlState: sqlState, message: message)
      }
    }
  }
}
