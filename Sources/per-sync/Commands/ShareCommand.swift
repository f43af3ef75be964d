import PerDatabase
import PerModel
import PerServer
import PerSharing
import PerWords

/// `per-sync share --database FILE URL`: shares the file's book through a server, and exchanges once.
enum ShareCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call(.share) }
    let file = try SharedFile(arguments, mayCreate: true)
    let known = try file.use { (shared) throws(DatabaseError) in try shared.sharing() }
    let administration = try server.administration()
    let book = try book(known, administration, arguments)
    try file.use { (shared) throws(DatabaseError) in
      if known == nil {
        try shared.beginSharing(Sharing(book: book, server: server.address.text))
      } else if known?.server != server.address.text {
        // Another server has to get everything.
        try shared.startExchangeAnew()
        try shared.updateSharing {
          ($0.server, $0.pushes, $0.mark) = (server.address.text, 0, 0)
        }
      }
    }
    let result = try file.exchange(with: file.connect(file.sharing(), through: server))
    ExchangeCommand.report(result, arguments)
    return .success
  }

  /// The book that the file already shares, the requested one, the one that this login has made, or a new one.
  ///
  /// Any owner of a book can invite any login into it. So no prices go there unless that book was asked for.
  private static func book(
    _ known: Sharing?, _ administration: ServerAdministration, _ arguments: SyncArguments
  ) throws(Failure) -> SharedBook.ID {
    let books = try talking { () throws(ServerError) in try administration.books() }
    let wanted = try arguments.namedBook()
    if let known, let wanted, wanted != known.book {
      throw .unusable(SharingError.otherBook.sentence)
    }
    if let id = known?.book ?? wanted {
      if books.contains(where: { $0.id == id }) { return id }
      if known == nil { throw .server(.notMember) }
      return try make(id, administration, arguments) {
        localized(
          "this login does not belong to this file’s book on the server, and may not make it there: %1$s",
          "\(id)")
      }
    }
    if books.count == 1, books[0].isOwn { return books[0].id }
    guard books.isEmpty else {
      // Translators: an option, and a list of books with their owners.
      throw .usage(
        localized(
          "say which book with %1$s: %2$s", "--book",
          books.map { book in
            "\(book.id) (\(book.name): \(book.owners.joined(separator: ", ")))"
          }.joined(separator: ", ")))
    }
    return try make(.new(), administration, arguments) {
      localized(
        "this login belongs to no book on the server, and may not make one; see %1$s",
        "per-sync invite")
    }
  }

  /// Makes a book; `refusal` says that this login may not.
  private static func make(
    _ book: SharedBook.ID, _ administration: ServerAdministration, _ arguments: SyncArguments,
    refusal: () -> String
  ) throws(Failure) -> SharedBook.ID {
    do throws(ServerError) {
      try administration.createBook(book, name: arguments.options[.name] ?? "")
      return book
    } catch .readOnly {
      throw .refused(refusal())
    } catch {
      throw .server(error)
    }
  }
}

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
