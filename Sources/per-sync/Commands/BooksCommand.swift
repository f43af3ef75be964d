import PerServer
import PerWords

/// `per-sync books URL`
enum BooksCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call(.books) }
    let administration = try server.administration()
    for book in try talking({ () throws(ServerError) in try administration.books() }) {
      if arguments.options[.json] != nil {
        say(
          jsonLine([
            "book": .string("\(book.id)"), "role": .string(book.role.rawValue),
            "name": .string(book.name), "owners": .string(book.owners.joined(separator: ", ")),
            "isOwn": .bool(book.isOwn),
          ]))
      } else {
        let owners = book.owners.joined(separator: ", ")
        say(
          "\(book.id)\t\(book.role.rawValue)\t\(Terminal.name(book.name))\t\(Terminal.name(owners))"
        )
      }
    }
    return .success
  }
}
