import PerServer
import PerText

/// `per-sync invite URL LOGIN`
enum InviteCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.book, .role, .run])
    let server = try Server(operands)
    guard operands.count == 2 else { throw .call("invite URL LOGIN") }
    let (login, role) = (operands[1], try arguments.role())
    let administration = try server.administration()
    let book = try arguments.book(administration)
    guard arguments.options[.run] != nil else {
      say(ServerAdministration.invitation(of: login, as: role, to: book))
      return .success
    }
    let password = readPassword(
      localized("Password for %1$s, or nothing where there is one already:", login) + " ")
    try talking { () throws(ServerError) in
      try administration.invite(login, as: role, to: book, password: password)
    }
    return .success
  }
}

/// `per-sync dismiss URL LOGIN`
enum DismissCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.book])
    let server = try Server(operands)
    guard operands.count == 2 else { throw .call("dismiss URL LOGIN") }
    let administration = try server.administration()
    let book = try arguments.book(administration)
    try talking { () throws(ServerError) in
      try administration.setRole(nil, of: operands[1], in: book)
    }
    return .success
  }
}
