import PerModel
import PerServer
import PerWords

/// The words of a command line, sorted into options and the rest.
struct SyncArguments {
  private(set) var options: [Option: String] = [:]
  private(set) var operands: [String] = []

  /// The options, as they are written after two dashes.
  enum Option: String, CaseIterable {
    case book, role, since, by, limit, run, json, citus, help, version
    case database, once, watch, name
    case untilInputEnds = "until-input-ends"

    var takesValue: Bool {
      switch self {
      case .run, .json, .citus, .once, .watch, .untilInputEnds, .help, .version: false
      case .book, .role, .since, .by, .limit, .database, .name: true
      }
    }
  }

  /// Throws for an unknown option, a missing value, and a value for an option that takes none.
  init(_ words: some Sequence<String>) throws(Failure) {
    var words = words.makeIterator()
    var onlyOperands = false
    while let word = words.next() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try Self.option(String(parts[0]))
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.takesValue {
          value = value ?? words.next()
          guard value != nil else {
            throw .usage(localized("%1$s needs a value", "--\(option.rawValue)"))
          }
        } else if value != nil {
          throw .usage(localized("%1$s takes no value", "--\(option.rawValue)"))
        }
        options[option] = value ?? ""
      }
    }
  }

  /// Throws for an option that the command does not take.
  func allow(_ allowed: Set<Option>) throws(Failure) {
    for option in Option.allCases where options[option] != nil && !allowed.contains(option) {
      throw .usage(localized("%1$s cannot be used with this command", "--\(option.rawValue)"))
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

  private static func option(_ word: String) throws(Failure) -> Option {
    if word == "-h" { return .help }
    if word == "-j" { return .json }
    guard word.hasPrefix("--"), let option = Option(rawValue: String(word.dropFirst(2))) else {
      throw .usage(localized("there is no option %1$s", word))
    }
    return option
  }
}
