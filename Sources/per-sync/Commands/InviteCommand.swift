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
        "Hand both on to %1$s, with the password: they go into Preferences → Sharing in Per.",
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
