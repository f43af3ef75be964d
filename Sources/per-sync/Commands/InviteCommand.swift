import PerServer

/// `per-sync invite URL LOGIN`
enum InviteCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.book, .role, .run])
    let server = try Server(operands)
    guard operands.count == 2 else { throw .usage("invite takes an address and a login") }
    let (login, role) = (operands[1], try arguments.role())
    let administration = try server.administration()
    let book = try arguments.book(administration)
    guard arguments.options[.run] != nil else {
      say(ServerAdministration.invitation(of: login, as: role, to: book))
      return .success
    }
    let password = readPassword("Password for \(login), or nothing for one that has one: ")
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
    guard operands.count == 2 else { throw .usage("dismiss takes an address and a login") }
    let administration = try server.administration()
    let book = try arguments.book(administration)
    try talking { () throws(ServerError) in
      try administration.setRole(nil, of: operands[1], in: book)
    }
    return .success
  }
}
