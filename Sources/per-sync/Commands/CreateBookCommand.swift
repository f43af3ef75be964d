import PerModel
import PerServer

/// `per-sync create-book URL NAME`
enum CreateBookCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 2 else { throw .call(.createBook) }
    let id = SharedBook.ID.new()
    let administration = try server.administration()
    try talking { () throws(ServerError) in try administration.createBook(id, name: operands[1]) }
    say("\(id)")
    return .success
  }
}
