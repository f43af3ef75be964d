import Glibc
import PerModel

/// Everything that is kept: comparisons, their products and what can be undone, in one SQLite file
/// that several windows and processes use at once.
///
/// Each method that changes something is one transaction: when it returns, the change is on the
/// disk and survives the end of the process and of the power; when it throws, nothing has happened.
/// A store is one connection and is used from one thread at a time.
public final class SQLiteDatabase {
  let connection: Connection
  /// The file; `nil` in memory.
  let file: DatabaseFile?
  /// Which file is open. Numbers that were given in another one mean nothing in it.
  public private(set) var generation = Generation(name: 0, file: 0)
  var versions = VersionCache()

  /// How long to wait for another process to finish writing before `locked` is thrown, in
  /// milliseconds.
  public static let defaultBusyTimeout: Int32 = 2000

  /// Opens the file at `path`, or creates it (0600) and its folder; ":memory:" keeps nothing.
  ///
  /// Brings an older file to the present schema, with a copy of it before. Throws
  /// `newerThanProgram` for a newer one, and leaves it alone. A file that may only be read is opened
  /// if it can be read: only changes throw `readOnly`. Throws `damaged` where the damage already
  /// shows (`check()` finds the rest); the file can then be given to `recover(path:)`. While an older
  /// file is brought up to date `isCancelled` is asked now and then; at `true` the step that is being
  /// done is taken back, and `cancelled` thrown.
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
      try DamagedFile.takeBackInterrupted(
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
    let name = try connection.integer("SELECT value FROM setting WHERE name = 'generation'")
    generation = Generation(name: name ?? 0, file: file?.identity?.number ?? 0)
    if !connection.isReadOnly { try keepLog() }
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

  /// Where comparisons are kept unless somebody says otherwise: `io.github.perapp.Per/per.sqlite`
  /// in `$XDG_DATA_HOME`, or in `~/.local/share` where that is not an absolute path (XDG Base
  /// Directory Specification 0.8). In a Flatpak that is `~/.var/app/io.github.perapp.Per/data`.
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

  /// Reads the whole file and throws `damaged` if something is wrong in it. It takes about a second
  /// for each million products: something to do while idle.
  public func check() throws(DatabaseError) {
    let verdict = try connection.first(of: "PRAGMA quick_check(1)") { (row) in row.text(0) }
    guard verdict == "ok" else { throw .damaged }
  }

  /// Writes everything into a new file, or in place of another: when the own one has been removed
  /// (open again what is there now), or as a backup.
  public func save(as path: String) throws(DatabaseError) {
    try Migrator.copy(connection, to: DatabaseFile(path: path))
  }

  /// The same into a file beside `path` whose name says why it is there ("per.replaced.sqlite"); the
  /// result is its path.
  public func saveBeside(_ path: String, as word: String) throws(DatabaseError) -> String {
    let copy = DatabaseFile(path: path).free(word)
    try save(as: copy.path)
    return copy.path
  }

  /// Whether the file that is open still has the name under which it was opened.
  public var isInPlace: Bool { !connection.hasMoved }

  /// Which file it is: another one after it was replaced, recovered or opened elsewhere. Numbers of
  /// changes and versions mean something only within one generation.
  public struct Generation: Hashable, Sendable {
    private let name: Int64
    private let file: UInt

    init(name: Int64, file: UInt) {
      self.name = name
      self.file = file
    }
  }

  /// Whether there is a file, a folder or anything else at `path`.
  public static func isAnything(at path: String) -> Bool {
    DatabaseFile(path: path).identity != nil
  }

  /// Whether the file at `path` is one of an older program, which opening it brings up to date.
  public static func isOlder(path: String) -> Bool {
    guard isAnything(at: path),
      let connection = try? Connection(path: path, mode: .readWrite, busyTimeout: 0),
      let version = (try? connection.integer("PRAGMA user_version")) ?? nil
    else { return false }
    return version > 0 && version < Schema.migrations.count
  }

  /// How many bytes the file at `path` has; 0 where there is none.
  public static func size(ofFileAt path: String) -> Int { DatabaseFile(path: path).size ?? 0 }

  /// Opens the file at `path` as `init(path:busyTimeout:)` does, but makes none: throws `missing` where
  /// there is nothing, or nothing is in it.
  public convenience init(existingAt path: String, busyTimeout: Int32) throws(DatabaseError) {
    guard let size = DatabaseFile(path: path).size, size > 0 else { throw .missing }
    try self.init(path: path, busyTimeout: busyTimeout)
  }

  /// Runs `body` as one transaction, unless the file is not there any more.
  func write<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try connection.transaction { () throws(DatabaseError) in
      // SQLite goes on to write into a file without a name, and all of it would be lost. Asked under the
      // lock: whoever replaces the file, as a recovery does, holds it.
      if !isInPlace { throw .fileRemoved }
      return try body()
    }
  }

  /// Seconds since 1970.
  static var now: Int64 { Int64(time(nil)) }

  /// Lets others read while one writes: https://www.sqlite.org/wal.html
  private func keepLog() throws(DatabaseError) {
    do {
      try connection.execute("PRAGMA journal_mode = WAL")
    } catch {
      // Somebody is using a file that was made a moment ago: the next to open it will succeed.
      guard error == .locked else { throw error }
    }
  }

  private static func open(_ file: DatabaseFile, busyTimeout: Int32) throws(DatabaseError)
    -> Connection
  {
    while true {
      let connection = try connect(file, busyTimeout: busyTimeout)
      // Another file may have come to this name, with a log of its own, after this one was opened.
      if !connection.hasMoved { return connection }
    }
  }

  private static func connect(_ file: DatabaseFile, busyTimeout: Int32) throws(DatabaseError)
    -> Connection
  {
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
      // nobody else is using it: https://www.sqlite.org/wal.html#read_only_databases
      guard connection.isReadOnly || error == .readOnly, error != .damaged,
        DatabaseFile(path: file.path + "-wal").size ?? 0 == 0
      else { throw error }
      return try Connection(path: file.path, mode: .immutable, busyTimeout: busyTimeout)
    }
  }
}
