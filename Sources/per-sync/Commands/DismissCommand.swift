import PerServer
import PerWords

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
