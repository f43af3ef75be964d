import Glibc
import PerDatabase
import PerModel
import PerServer
import PerSharing
import PerWords

/// The file of a device that shares its book, and the server that it names.
struct SharedFile {
  let path: String
  let database: any Database

  /// Opens the file that `--database` names, or else the user's own. A missing file is created, unless it has to be shared
  /// already: then this throws what `sharing` does.
  init(_ arguments: SyncArguments, mayCreate: Bool = false) throws(Failure) {
    let engine: any DatabaseEngine = .sqlite
    var environment: [String: String] = [:]
    for name in ["XDG_DATA_HOME", "HOME"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    path = arguments.options[.database] ?? engine.defaultPath(environment: environment)
    do throws(DatabaseError) {
      database =
        mayCreate
        ? try engine.open(path: path, busyTimeout: 10_000)
        : try engine.openExisting(path: path, busyTimeout: 10_000)
    } catch .missing {
      throw Self.notShared(path)
    } catch {
      throw .unusable("\(path): \(SharingError.database(error).sentence)")
    }
  }

  var shared: any SharingDatabase { database.shared }

  /// Uses the file.
  func use<Value>(
    _ body: (any SharingDatabase) throws(DatabaseError) -> Value
  ) throws(Failure) -> Value {
    do throws(DatabaseError) { return try body(shared) } catch {
      throw .unusable("\(path): \(SharingError.database(error).sentence)")
    }
  }

  /// How the file shares its book with a server. Throws where it does not.
  func sharing() throws(Failure) -> Sharing {
    guard let sharing = try serverSharing() else { throw Self.notShared(path) }
    return sharing
  }

  /// How the file shares its book with a server; `nil` if it does not.
  func serverSharing() throws(Failure) -> Sharing? {
    let sharing = try use { (shared) throws(DatabaseError) in try shared.sharing() }
    return sharing?.server.isEmpty == false ? sharing : nil
  }

  private static func notShared(_ path: String) -> Failure {
    .unusable(
      localized("%1$s: the book is not shared with a server; see %2$s", path, "per-sync --help"))
  }

  /// Connects to the book's server, as this file or as another device, and asks for a password if one is needed and a
  /// person is there.
  func connect(
    _ sharing: Sharing, as device: SharingDevice.ID? = nil, through server: Server? = nil
  ) throws(Failure) -> BookOnServer {
    let server = if let server { server } else { try Server([sharing.server]) }
    return try server.connected { password throws(ServerError) in
      BookOnServer(
        try ServerBook(
          server.address, password: password, book: sharing.book,
          device: device ?? sharing.device))
    }
  }

  /// Exchanges until both sides are equal. What goes wrong is kept in the file, for the window to show.
  func exchange(with server: BookOnServer) throws(Failure) -> ServerExchange.Result {
    do throws(SharingError) {
      return try ServerExchange(shared, server).run()
    } catch {
      keep(error.problem)
      throw .exchange(error)
    }
  }

  /// Keeps why the last exchange failed.
  func keep(_ problem: SharingProblem) {
    try? shared.updateSharing { $0.problem = problem }
  }
}
