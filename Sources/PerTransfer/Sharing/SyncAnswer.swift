import PerModel

/// What `per-sync --json` answers: the books of a login, or what is wrong.
public struct SyncAnswer: Hashable, Sendable {
  /// What is wrong; `nil` where nothing is.
  public private(set) var problem: SharingProblem?
  /// The books to which a login belongs.
  public private(set) var books: [Book] = []

  /// A book on a server.
  public struct Book: Hashable, Sendable {
    /// The book.
    public let id: SharedBook.ID
    /// What it is called there; may be empty.
    public let name: String
    /// The logins that decide who belongs to it.
    public let owners: String
    /// Whether the login has made it, and was not just invited.
    public let isOwn: Bool
  }

  /// Only a problem.
  public init(problem: SharingProblem) { self.problem = problem }

  /// Reads the lines of an answer. Those that say neither a book nor a problem say something else.
  public init(_ text: String) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      let members = try? JSONReader.members(
        of: Array(line.utf8), number: index + 1, TransferLimits())
      func value(_ name: String) -> String? { members?.first { $0.name == name }?.value }
      if let kind = value("problem") {
        problem =
          SharingProblem.Kind(rawValue: kind).map {
            SharingProblem($0, details: value("details") ?? "")
          } ?? SharingProblem(.server, details: value("details") ?? kind)
      } else if let id = value("book").flatMap({ SharedBook.ID($0) }) {
        books.append(
          Book(
            id: id, name: value("name") ?? "", owners: value("owners") ?? "",
            isOwn: value("isOwn") == "true"))
      }
    }
  }
}
