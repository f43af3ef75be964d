import PerModel

/// A connection for managing books as a whole, and their members.
public final class ServerAdministration {
  private let connection: ServerConnection

  /// Connects, and checks that the schema is one that this program knows.
  public init(_ address: ServerAddress, password: String?) throws(ServerError) {
    connection = try ServerConnection(address, password: password)
    try ServerSchema.check(connection)
  }

  /// The books to which this login belongs, by name.
  public func books() throws(ServerError) -> [ServerBookEntry] {
    let result = try connection.run(
      """
      SELECT book.book, book.name, member.role,
        coalesce(book.maker = session_user, false)::int::bigint, owner.login
      FROM per.book JOIN per.member ON member.book = book.book AND member.login = session_user
      LEFT JOIN per.member AS owner ON owner.book = book.book AND owner.role = 'owner'
      ORDER BY book.name, book.book, owner.login
      """)
    // A row for each owner
    let rows = result.rows.map { (row: $0, id: result.id($0, 0) as SharedBook.ID) }
    let owners = Dictionary(grouping: rows, by: \.id)
      .mapValues { $0.compactMap { result.text($0.row, 4) } }
    return rows.indices.filter { $0 == 0 || rows[$0 - 1].id != rows[$0].id }.map { index in
      let (row, id) = rows[index]
      return ServerBookEntry(
        id: id, name: result.text(row, 1) ?? "",
        role: ServerRole(rawValue: result.text(row, 2) ?? "") ?? .reader,
        owners: owners[id] ?? [], isOwn: result.integer(row, 3) != 0)
    }
  }

  /// Whether a login has a role in a book.
  public func isMember(_ login: String, of book: SharedBook.ID) throws(ServerError) -> Bool {
    let result = try connection.run(
      "SELECT count(*)::bigint FROM per.member WHERE book = $1 AND login = $2", .id(book),
      .text(login))
    return result.integer(0, 0) > 0
  }

  /// Creates a book that this login owns. Only the login that installed the schema may.
  public func createBook(_ id: SharedBook.ID, name: String) throws(ServerError) {
    do throws(ServerError) {
      try connection.run("SELECT per.create_book($1, $2)", .id(id), .text(name))
    } catch .notMember {
      throw .readOnly
    }
  }

  /// Gives a login a role in a book, or takes it away. Throws `lastOwner` if the book would have no owner left.
  public func setRole(
    _ role: ServerRole?, of login: String, in book: SharedBook.ID
  ) throws(ServerError) {
    do throws(ServerError) {
      try connection.run(
        "SELECT per.invite($1, $2, $3)", .id(book), .text(login), .text(role?.rawValue))
    } catch .notMember {
      throw .readOnly
    }
  }

  /// Lets a login, which may be new, into a book. The password is encrypted here; the server keeps a form that cannot be
  /// decrypted. Only a login that may create roles can do that.
  public func invite(
    _ login: String, as role: ServerRole, to book: SharedBook.ID, password: String?
  ) throws(ServerError) {
    let exists = try connection.run(
      "SELECT count(*)::bigint FROM pg_catalog.pg_roles WHERE rolname = $1", .text(login))
    var encrypted: String?
    if let password { encrypted = try connection.encrypted(password: password, of: login) }
    let name = connection.quoted(name: login)
    let secret = encrypted.map { " PASSWORD " + connection.quoted(text: $0) } ?? ""
    do throws(ServerError) {
      try connection.runScript(
        """
        BEGIN;
        \(exists.integer(0, 0) == 0 ? Self.creation(of: name) + secret + ";" : "")
        GRANT \(Self.group(of: role)) TO \(name);
        SELECT per.invite('\(book)', \(connection.quoted(text: login)), '\(role.rawValue)');
        COMMIT
        """)
    } catch .notMember {
      throw .readOnly
    }
  }

  /// The statements of an invitation, for psql.
  public static func invitation(
    of login: String, as role: ServerRole, to book: SharedBook.ID
  ) -> String {
    let name = quoted(login, by: "\"")
    return """
      \(creation(of: name));
      \\password \(name)
      GRANT \(group(of: role)) TO \(name);
      SELECT per.invite('\(book)', \(quoted(login, by: "'")), '\(role.rawValue)');
      """
  }

  /// A login has few devices. One that wants more connections than that is not to be trusted.
  private static func creation(of name: String) -> String {
    "CREATE ROLE \(name) LOGIN CONNECTION LIMIT 20"
  }

  private static func group(of role: ServerRole) -> String {
    role == .reader ? "per_reader" : "per_writer"
  }

  /// The text between quotation marks, which are doubled in it. Backslashes mean nothing in standard strings.
  private static func quoted(_ text: String, by mark: Character) -> String {
    var result = String(mark)
    for character in text.unicodeScalars where character != "\0" {
      if Character(character) == mark { result.append(mark) }
      result.unicodeScalars.append(character)
    }
    result.append(mark)
    return result
  }
}

/// A book on a server, as a list of books names it.
public struct ServerBookEntry: Hashable, Sendable {
  /// The book.
  public let id: SharedBook.ID
  /// What people call it.
  public let name: String
  /// What this login may do.
  public let role: ServerRole
  /// The logins that decide who belongs to it, in alphabetical order.
  public let owners: [String]
  /// Whether this login has made it, and did not just find itself invited.
  public let isOwn: Bool
}
