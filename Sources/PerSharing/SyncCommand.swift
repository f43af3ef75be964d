import PerWords

/// A command of per-sync, which alone speaks with servers: other programs start it, or hand over to it.
package enum SyncCommand: String, CaseIterable, Sendable {
  case share, revert
  case setUp = "init"
  case createBook = "create-book"
  case books, invite, dismiss, log, password

  /// The commands that `per-cli book` hands over, besides `share`.
  package static let ofBook: [SyncCommand] = [.setUp, .invite, .log, .revert]

  /// How it is called.
  package var form: CommandForm<SyncOption> {
    switch self {
    case .share: form([.database, .book, .name, .json], "URL")
    case .revert: form([.database, .by, .since, .json]).requiring(.by, .since)
    case .setUp: form([.citus], "URL")
    case .createBook: form([], "URL NAME")
    case .books: form([.json], "URL")
    case .invite: form([.book, .role, .run], "URL LOGIN")
    case .dismiss: form([.book], "URL LOGIN")
    case .log: form([.book, .since, .by, .limit, .json], "URL")
    case .password: form([.json], "URL")
    }
  }

  private func form(_ options: [SyncOption], _ operands: String = "") -> CommandForm<SyncOption> {
    CommandForm(rawValue, options, operands)
  }

  /// What it does.
  package var help: String {
    switch self {
    case .share:
      localized(
        "share the file’s book through this server: the book that it shares already, the one that you have made, or a new one; with --book, one that somebody else has made"
      )
    case .revert: localized("restore the values from before a login changed them")
    case .setUp: localized("set up the database, or migrate it; running it again changes nothing")
    case .createBook: localized("create a book, and print its id")
    case .books: localized("list the books to which you belong: id, role, name, owners")
    case .invite:
      localized(
        "print the SQL that admits a login to a book; with --run, run it, asking for a password")
    case .dismiss: localized("remove a login’s role in a book")
    case .log:
      localized("list who changed a book and when: number, time, login, device, fields")
    case .password: localized("remember the password for this address in the keyring")
    }
  }
}
