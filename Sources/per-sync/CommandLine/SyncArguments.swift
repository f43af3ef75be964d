import PerModel
import PerServer
import PerSharing
import PerWords

/// The words of a command line, sorted into options and the rest.
struct SyncArguments {
  private let words: CommandWords<SyncOption>
  var options: [SyncOption: String] { words.options }
  var operands: [String] { words.operands }

  /// Throws for words that are not understood.
  init(_ words: some Sequence<String>) throws(Failure) {
    do throws(CommandWordsError) { self.words = try CommandWords(words) } catch {
      throw .usage(error.sentence)
    }
  }

  /// Throws for an option that the command does not take.
  func allow(_ form: CommandForm<SyncOption>) throws(Failure) {
    do throws(CommandWordsError) { try words.allow(form) } catch {
      throw .usage(error.sentence)
    }
  }

  /// The role that was asked for, or a writer's.
  func role() throws(Failure) -> ServerRole {
    guard let text = options[.role] else { return .writer }
    guard let role = ServerRole(rawValue: text) else {
      throw .usage(localized("a role must be reader, writer or owner: %1$s", text))
    }
    return role
  }

  /// The book that was asked for by `--book`.
  func namedBook() throws(Failure) -> SharedBook.ID? {
    try options[.book].map { text throws(Failure) in
      guard let id = SharedBook.ID(text) else {
        throw .usage(localized("not a book id: %1$s", text))
      }
      return id
    }
  }

  /// The book that was asked for, or the only one to which this login belongs.
  func book(_ administration: ServerAdministration) throws(Failure) -> SharedBook.ID {
    if let book = try namedBook() { return book }
    let books = try talking { () throws(ServerError) in try administration.books() }
    guard books.count < 2 else {
      throw .usage(
        localized(
          "there are several books: choose one with %1$s (see %2$s)", "--book", "per-sync books"))
    }
    guard let book = books.first else { throw .server(.notMember) }
    return book.id
  }
}
