import PerModel
import PerServer
import PerText

/// `per-sync create-book URL NAME`
enum CreateBookCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([])
    let server = try Server(operands)
    guard operands.count == 2 else { throw .call("create-book URL NAME") }
    let id = SharedBook.ID.new()
    let administration = try server.administration()
    try talking { () throws(ServerError) in try administration.createBook(id, name: operands[1]) }
    say("\(id)")
    return .success
  }
}

/// `per-sync books URL`
enum BooksCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.json])
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call("books [--json] URL") }
    let administration = try server.administration()
    for book in try talking({ () throws(ServerError) in try administration.books() }) {
      if arguments.options[.json] != nil {
        say(
          jsonLine([
            "book": .string("\(book.id)"), "role": .string(book.role.rawValue),
            "name": .string(book.name),
          ]))
      } else {
        say("\(book.id)\t\(book.role.rawValue)\t\(Terminal.harmless(book.name))")
      }
    }
    return .success
  }
}
