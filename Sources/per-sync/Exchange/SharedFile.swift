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

/// Keeps two programs from watching one file: the second waits until the first has ended.
///
/// Two would do no harm, but everything would be done twice.
struct WatchLock {
  private let descriptor: Int32
  private let path: String

  /// `nil` if there is no place for locks, something other than a file has the lock's name, or the file is
  /// inaccessible.
  ///
  /// - Parameter folder: the place for locks.
  init?(
    _ file: String, in folder: String? = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }
  ) {
    var status = stat()
    guard let folder, folder.hasPrefix("/"), stat(file, &status) == 0 else { return nil }
    path = Self.path(of: status, in: folder)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
  }

  /// The name of the lock of a file.
  static func path(of file: stat, in folder: String) -> String {
    "\(folder)/per-sync-\(file.st_dev)-\(file.st_ino).lock"
  }

  /// Waits until no other program watches the file; the result is false where standard input has ended before that.
  func wait(_ wakeups: Wakeups) -> Bool {
    // A program that ends closes the lock.
    let closing = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    defer { close(closing) }
    guard inotify_add_watch(closing, path, UInt32(IN_CLOSE_WRITE)) >= 0 else { return true }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if wakeups.inputHasEnded { return false }
      var waiting = ([closing] + wakeups.inputDescriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&waiting, nfds_t(waiting.count), -1)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(closing, &buffer, buffer.count) > 0 {}
    }
    return true
  }
}
