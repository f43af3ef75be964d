import Glibc
import PerModel

/// Everything that is kept: comparisons, their products and what can be undone, in one SQLite file
/// that several windows and processes use at once.
///
/// Each method that changes something is one transaction: when it returns, the change is on the
/// disk and survives the end of the process and of the power; when it throws, nothing has happened.
/// A database is one connection, and is used from one thread at a time.
public final class SQLiteDatabase: Database {
  let connection: Connection
  /// The file; `nil` in memory.
  let file: DatabaseFile?
  var versions = VersionCache()

  /// How long to wait for another process to finish writing before `locked` is thrown, in
  /// milliseconds.
  public static let defaultBusyTimeout: Int32 = 2000

  /// Opens the file at `path`, or creates it (0600) with its folder. ":memory:" keeps nothing.
  ///
  /// Copies an older file and brings it to the present schema. Throws `newerThanProgram` for a newer one, and
  /// `beforeFirst` for one from before the first release; both are left alone. A file without write permission is opened for reading; changes then throw
  /// `readOnly`. Throws `damaged` if damage shows already (`check()` finds the rest); the file can then
  /// be given to `recover(path:)`. While an older file is brought up to date, `isCancelled` is called
  /// repeatedly; when it returns true, the current step is taken back and `cancelled` thrown.
  public convenience init(
    path: String, busyTimeout: Int32 = defaultBusyTimeout,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(DatabaseError) {
    try self.init(
      path: path, busyTimeout: busyTimeout, migrations: Schema.migrations,
      isCancelled: isCancelled)
  }

  init(
    path: String, busyTimeout: Int32, migrations: [Migration],
    isCancelled: @escaping () -> Bool = { false }
  ) throws(DatabaseError) {
    if path == ":memory:" {
      file = nil
      connection = try Connection(path: path, mode: .memory, busyTimeout: busyTimeout)
    } else {
      try DamagedFile.undoInterruptedRecovery(
        DatabaseFile(path: path).resolved, busyTimeout: busyTimeout)
      try DatabaseFile(path: path).create()
      let file = DatabaseFile(path: path).resolved
      self.file = file
      connection = try Self.open(file, busyTimeout: busyTimeout)
      UnfinishedFile.removeAbandoned(for: file)
    }
    let migrator = Migrator(connection: connection, migrations: migrations, file: file)
    try connection.cancellable(isCancelled) { () throws(DatabaseError) in
      try migrator.migrate()
    }
    if !connection.isReadOnly { try useWriteAheadLog() }
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -16000;
      """)
  }

  /// How long to wait for another process to finish writing, in milliseconds.
  public var busyTimeout: Int32 {
    get { connection.busyTimeout }
    set { connection.busyTimeout = newValue }
  }

  /// Where comparisons are kept by default: `io.github.perapp.Per/per.sqlite`
  /// in `$XDG_DATA_HOME`, or in `~/.local/share` if that is not an absolute path (XDG Base
  /// Directory Specification 0.8). In a Flatpak that is `~/.var/app/io.github.perapp.per/data`. The folder is called as
  /// the first files were, which still lie there; the application's id has no capitals.
  public static func defaultPath(environment: [String: String]) -> String {
    let folder: String
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      folder = data
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/share"
    } else {
      let home = getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) } ?? "/tmp"
      folder = home + "/.local/share"
    }
    return folder + "/io.github.perapp.Per/per.sqlite"
  }

  /// Reads the whole file and throws `damaged` if something is wrong in it. That takes about a second
  /// for each million products; do it when idle.
  public func check() throws(DatabaseError) {
    let verdict = try connection.snapshot { () throws(DatabaseError) in
      // From 3.44 on SQLite also checks the search indexes, but from this connection's cached state; reading them first
      // makes it look again.
      for index in ["product_search", "article_search"] {
        _ = try connection.integer("SELECT rowid FROM \(index) LIMIT 1")
      }
      return try connection.first(of: "PRAGMA quick_check(1)") { (row) in row.text(0) }
    }
    guard verdict == "ok" else { throw .damaged }
  }

  /// Writes everything into a new file, or over another one: as a backup, or when the open file has been
  /// removed. This connection stays with its own file.
  public func save(as path: String) throws(DatabaseError) {
    try Migrator.copy(connection, to: DatabaseFile(path: path))
  }

  /// Writes everything into a new file beside `path` whose name says why it is there
  /// ("per.replaced.sqlite"). The result is its path.
  public func saveCopy(
    beside path: String, named word: String
  ) throws(DatabaseError) -> String {
    let copy = DatabaseFile(path: path).unusedSibling(word)
    try save(as: copy.path)
    return copy.path
  }

  /// Whether the file that is open still has the name under which it was opened.
  public var isInPlace: Bool { !connection.hasMoved }

  public func releaseMemory() { try? connection.execute("PRAGMA shrink_memory") }

  /// Whether the file at `path` has an older schema. Opening it brings it up to date.
  static func isOlder(path: String) -> Bool {
    guard DatabaseFile(path: path).identity != nil,
      let connection = try? Connection(path: path, mode: .readWrite, busyTimeout: 0),
      let version = (try? connection.integer("PRAGMA user_version")) ?? nil
    else { return false }
    return version >= Schema.first && version < Schema.version
  }

  /// Opens the file at `path` but does not create it: throws `missing` if there is no file, or it is
  /// empty.
  convenience init(existingAt path: String, busyTimeout: Int32) throws(DatabaseError) {
    guard let size = DatabaseFile(path: path).size, size > 0 else { throw .missing }
    try self.init(path: path, busyTimeout: busyTimeout)
  }

  /// Runs `body` as one transaction. Throws `fileRemoved` if the file is gone.
  func write<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try connection.transaction { () throws(DatabaseError) in
      // SQLite would go on writing into a file without a name, and all of it would be lost. This is asked
      // under the lock, because a process that replaces the file, as a recovery does, holds it.
      if !isInPlace { throw .fileRemoved }
      let result = try body()
      if try connection.integer("SELECT 1 FROM shared_mark LIMIT 1") != nil {
        var writer = try RowsToFields(connection, evenIfEnded: true)
        try writer?.writeMarked()
      }
      return result
    }
  }

  /// Seconds since 1970.
  static var now: Int64 { IdentitySource.current.milliseconds() / 1000 }

  /// Lets others read while one writes: https://www.sqlite.org/wal.html
  private func useWriteAheadLog() throws(DatabaseError) {
    do {
      try connection.execute("PRAGMA journal_mode = WAL")
    } catch {
      // Another process is using a file that was made a moment ago. The next one to open it will succeed.
      guard error == .locked else { throw error }
    }
  }

  private static func open(_ file: DatabaseFile, busyTimeout: Int32) throws(DatabaseError)
    -> Connection
  {
    while true {
      let connection = try connect(file, busyTimeout: busyTimeout)
      // Another file, with a log of its own, may have taken this name after the file was opened.
      if !connection.hasMoved { return connection }
    }
  }

  private static func connect(_ file: DatabaseFile, busyTimeout: Int32) throws(DatabaseError)
    -> Connection
  {
    if let name = file.obstructedLog { throw .cannotOpen(.obstructedLog(name)) }
    let connection = try Connection(path: file.path, mode: .readWrite, busyTimeout: busyTimeout)
    do {
      // A file that is not a database, and one whose log cannot be opened, only show here.
      _ = try connection.integer("PRAGMA user_version")
      return connection
    } catch {
      if error == .damaged, !file.hasHeader, PageScan(file)?.findsRow != true {
        throw .notADatabase
      }
      // Where nothing can be written SQLite cannot share a file in WAL mode; without a log beside it
      // no other process uses it: https://www.sqlite.org/wal.html#read_only_databases
      guard connection.isReadOnly || error == .readOnly, error != .damaged,
        DatabaseFile(path: file.path + "-wal").size ?? 0 == 0
      else { throw error }
      return try Connection(path: file.path, mode: .immutable, busyTimeout: busyTimeout)
    }
  }
}
