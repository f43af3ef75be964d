import PerDatabase
import PerModel
import PerServer
import PerSharing
import PerWords

/// `per-sync share --database FILE URL`: shares the file's book through a server, and exchanges once.
enum ShareCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.database, .book, .name, .json])
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call("share [--book ID] [--name NAME] URL") }
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
    let result = try file.exchange(with: file.connect(file.sharing()))
    ExchangeCommand.report(result, arguments)
    return .success
  }

  /// The book that the file shares already, the one that was asked for, the only one of this login, or a new one.
  private static func book(
    _ known: Sharing?, _ administration: ServerAdministration, _ arguments: Arguments
  ) throws(Failure) -> SharedBook.ID {
    let books = try talking { () throws(ServerError) in try administration.books() }
    let book: SharedBook.ID
    if let known {
      book = known.book
      if let text = arguments.options[.book], text != "\(known.book)" {
        throw .unusable(SharingError.otherBook.sentence)
      }
    } else if arguments.options[.book] != nil || !books.isEmpty {
      return try arguments.book(administration)
    } else {
      book = .new()
    }
    if !books.contains(where: { $0.id == book }) {
      let name = arguments.options[.name] ?? ""
      try talking { () throws(ServerError) in try administration.createBook(book, name: name) }
    }
    return book
  }
}

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

/// `per-sync password URL`
enum PasswordCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.json])
    let server = try Server(operands)
    guard operands.count == 1 else {
      throw .call("password URL")
    }
    guard
      let password = readPassword(
        localized("Password for %1$s:", server.address.target.user) + " ")
    else {
      throw .usage(localized("a password is missing"))
    }
    do throws(KeyringError) {
      try Keyring.store(password, for: server.address)
    } catch {
      throw .keyring(error)
    }
    return .success
  }
}
