import PerModel
import PerWords

/// The state of sharing the price book, in words.
public enum SharedBookContent: Hashable, Sendable {
  /// It is not known yet.
  case unknown
  /// The book is not shared; the sentence says why it could not be, or is empty.
  case notShared(problem: String)
  /// Something is being done.
  case working
  /// The login belongs to several books, or to one that somebody else has made.
  case choosing([Choice])
  /// The book is shared.
  case shared(State)

  /// A book that can be chosen.
  public struct Choice: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// The logins that decide who belongs to it.
    public let owners: String
  }

  /// A device that shares the book.
  public struct Member: Hashable, Sendable {
    /// "This computer"
    public let name: String
    /// When it wrote something last: "2 minutes ago".
    public let lastChange: String
  }

  /// How the book is shared.
  public struct State: Hashable, Sendable {
    /// The address of the server; empty where folders carry the book.
    public let server: String
    /// The path of the folder through which it is exchanged by itself; empty for none.
    public let folder: String
    /// The devices that have the book, the one that has written last first.
    public let members: [Member]
    /// "2 minutes ago"
    public let lastExchange: String
    /// "12 changes"
    public let waiting: String
    /// What is wrong, in a sentence; empty where nothing is.
    public let problem: String
    /// The names of the comparisons that are shared.
    public let comparisons: [String]
    /// The name of the open comparison, which could be shared, too; empty if none.
    public let comparisonToShare: String
  }
}

extension SharingProblem {
  /// What the user is told, and what can be done about it.
  var windowSentence: String {
    let sentence =
      switch kind {
      case .address: localized("This address cannot be used.")
      case .passwordInAddress:
        localized("Others could read a password in the address. Type it below instead.")
      case .insecure:
        localized("A server that is not this computer has to prove who it is. Leave out “sslmode”.")
      case .unreachable: localized("The server cannot be reached.")
      case .untrusted: localized("The server cannot prove who it is.")
      case .passwordNeeded: localized("The server wants a password.")
      case .refused: localized("The server refuses this login or password.")
      case .cut: localized("The connection to the server was lost.")
      case .timedOut: localized("The server does not answer.")
      case .notInstalled:
        localized("This server is not set up for shared books yet. Its owner runs “per-sync init”.")
      case .schemaNewer: localized("A newer version of Per has set up this server. Update Per.")
      case .schemaOlder:
        localized("An older version of Per has set up this server. Its owner runs “per-sync init”.")
      case .schemaBeforeFirst:
        localized(
          "A version of Per from before the first release has set up this server. Its owner sets up a new database."
        )
      case .notMember: localized("This login does not belong to the book.")
      case .readOnly: localized("This login may only read the book.")
      case .clockAhead:
        localized("The clock of this computer is more than five minutes ahead of the server’s.")
      case .deviceAhead:
        localized("The clock of another device is more than a day ahead: what it writes wins.")
      case .fieldsAhead:
        localized(
          "The clock of another device was ahead. What it wrote is sent when the server’s has caught up."
        )
      case .restored: localized("The server has an older state of the book, from a backup.")
      case .serverFull: localized("The server’s disk is full.")
      case .busy: localized("The server is busy. Per will try again.")
      case .server: localized("The server reports a problem.")
      case .otherBook: localized("This file shares another book. Stop sharing that one first.")
      case .diskFull: localized("The disk is full.")
      case .fileInUse: localized("Another program is using the file.")
      case .file: localized("The file cannot be used.")
      case .keyring: localized("The keyring, where passwords are kept, cannot be used.")
      case .noProgram: localized("“per-sync”, which exchanges the book, is not installed.")
      }
    // What waits to be sent stands beside it.
    return details.isEmpty || [.readOnly, .fieldsAhead].contains(kind)
      ? sentence : "\(sentence)\n\u{2068}\(details)\u{2069}"
  }
}
