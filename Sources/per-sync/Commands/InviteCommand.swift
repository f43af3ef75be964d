import PerModel
import PerServer
import PerWords

/// `per-sync invite URL LOGIN`
enum InviteCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 2 else { throw .call(.invite) }
    let (login, role) = (operands[1], try arguments.role())
    let administration = try server.administration()
    let book = try arguments.book(administration)
    guard arguments.options[.run] != nil else {
      say(ServerAdministration.invitation(of: login, as: role, to: book))
      // What goes to psql has no sentences in it.
      for line in handover(to: login, server, book) { complain(line) }
      return .success
    }
    let password = readPassword(
      localized("Password for %1$s, or nothing if it already has one:", login) + " ")
    try talking { () throws(ServerError) in
      try administration.invite(login, as: role, to: book, password: password)
    }
    for line in handover(to: login, server, book) { say(line) }
    return .success
  }

  /// What an invited person needs: the address, the book, and what to do with them.
  private static func handover(
    to login: String, _ server: Server, _ book: SharedBook.ID
  ) -> [String] {
    [
      localized("address: %1$s", server.address.target.address(for: login)),
      localized("book: %1$s", "\(book)"),
      localized(
        "Hand both on to %1$s, with the password: they go into Preferences → Shared Book in Per.",
        login),
    ]
  }
}

/// `per-sync dismiss URL LOGIN`
enum DismissCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 2 else { throw .call(.dismiss) }
    let administration = try server.administration()
    let book = try arguments.book(administration)
    let isMember = try talking { () throws(ServerError) in
      let isMember = try administration.isMember(operands[1], of: book)
      try administration.setRole(nil, of: operands[1], in: book)
      return isMember
    }
    if !isMember { complain(localized("%1$s does not belong to the book", operands[1])) }
    return isMember ? .success : .refused
  }
}

/// `per-sync init URL`
enum InitCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call(.setUp) }
    let installation = try server.connected { password throws(ServerError) in
      try ServerSchema.install(
        server.address, password: password, isDistributed: arguments.options[.citus] != nil)
    }
    switch installation.earlier {
    case nil: say(localized("The database is ready for shared books."))
    case ServerSchema.version: say(localized("The database is already set up for shared books."))
    default: say(localized("The database was migrated to schema %1$s.", "\(ServerSchema.version)"))
    }
    for exposure in installation.exposures { complain(exposure.sentence) }
    if arguments.options[.citus] != nil, installation.earlier != nil {
      complain(localized("the tables were there before, and stay as they are: %1$s", "--citus"))
      return .refused
    }
    return .success
  }
}

extension ServerSchema.Exposure {
  /// What every login can do, and what takes it away.
  fileprivate var sentence: String {
    switch self {
    case .temporaryTables:
      localized(
        "every login can make temporary tables; the owner of the database can revoke this: %1$s",
        "REVOKE TEMPORARY ON DATABASE … FROM PUBLIC")
    case .publicSchema:
      localized(
        "every login can make tables; the owner of the database can revoke this: %1$s",
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    case .procedures:
      localized(
        "every login can run code of its own; a superuser can revoke this with %1$s",
        "per-sync init")
    case .largeObjects:
      localized(
        "every login can fill the disk with large objects; a superuser can revoke this with %1$s",
        "per-sync init")
    case .locks:
      localized(
        "every login can use up the room for locks; a superuser can revoke this with %1$s",
        "per-sync init")
    }
  }
}
