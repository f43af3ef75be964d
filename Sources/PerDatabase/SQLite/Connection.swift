import CSQLite
import Glibc

/// A connection to one database file, used from one thread at a time.
final class Connection {
  private let handle: OpaquePointer
  private let busyWait: BusyWait
  private var statements: [String: Statement] = [:]
  /// The one that was asked for last: thousands of rows are written with it one after the other.
  private var latest: Statement?

  /// How a file is opened. None creates one: that happens before, with the right permissions.
  enum Mode {
    case readWrite
    /// In a place that cannot be written to, where SQLite cannot even keep its locks.
    case immutable
    case memory
  }

  /// SQLite need not count its memory, and nothing next to a file may keep the program waiting.
  private static let isPrepared: Void = {
    _ = sqlite_count_no_memory()
    _ = sqlite_wait_for_no_pipe()
  }()

  /// Opens `path`; waits up to `busyTimeout` milliseconds for the locks of others.
  init(path: String, mode: Mode, busyTimeout: Int32) throws(DatabaseError) {
    Self.isPrepared
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code =
      switch mode {
      case .readWrite:
        sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_READWRITE, nil)
      case .memory:
        sqlite3_open_v2(":memory:", &handle, flags | SQLITE_OPEN_READWRITE, nil)
      case .immutable:
        sqlite3_open_v2(
          "file:\(Self.escaped(path))?immutable=1", &handle,
          flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
      }
    guard code == SQLITE_OK, let handle else {
      let error = Self.error(code, of: handle, sql: "")
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    sqlite_plan_for_all_values(handle)
    busyWait = BusyWait(milliseconds: busyTimeout)
    sqlite3_busy_handler(
      handle,
      { wait, attempt in
        guard let wait else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(wait).takeUnretainedValue().wait(attempt) ? 1 : 0
      }, Unmanaged.passUnretained(busyWait).toOpaque())
  }

  /// Milliseconds to wait for the locks of others.
  var busyTimeout: Int32 {
    get { busyWait.milliseconds }
    set { busyWait.milliseconds = newValue }
  }

  // Statements may be finalized later than this: https://www.sqlite.org/c3ref/close.html
  deinit { sqlite3_close_v2(handle) }

  /// Makes as much of a damaged file readable as possible without changing it, and keeps others from
  /// writing it until the connection is closed. The result is whether that was possible: a file may be
  /// too damaged to be written.
  ///
  /// SQLite refuses a file that is shorter than its header says unless its schema may be written.
  func prepareForSalvage() throws(DatabaseError) -> Bool {
    sqlite_keep_log(handle)
    try execute("PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON")
    var isLocked = true
    do {
      try run("BEGIN IMMEDIATE")
    } catch {
      if error == .locked { throw error }
      isLocked = false
    }
    try execute("PRAGMA query_only = ON")
    return isLocked
  }

  /// Whether another file, or none, has replaced the opened one. Everything written would be lost.
  /// https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlhasmoved
  var hasMoved: Bool {
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return hasMoved != 0
  }

  /// Whether the file could only be opened for reading.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// How many rows the last statement inserted, changed or deleted.
  var changedRows: Int { Int(sqlite3_changes64(handle)) }

  var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(handle) }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs one or several statements without parameters.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw Self.error(code, of: handle, sql: sql) }
  }

  /// Runs a statement that gives no rows.
  func run(_ sql: String, _ values: SQLValue...) throws(DatabaseError) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [SQLValue]) throws(DatabaseError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    _ = try statement.step()
  }

  /// Calls `body` for each row in turn.
  func forEachRow(
    of sql: String, _ values: SQLValue..., body: (Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try forEachRow(of: sql, values, body: body)
  }

  func forEachRow(
    of sql: String, _ values: [SQLValue], body: (Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() { try body(statement) }
  }

  /// The result of `read` for the first row; `nil` if there is no row.
  func first<Result>(
    of sql: String, _ values: SQLValue..., read: (Statement) throws(DatabaseError) -> Result?
  ) throws(DatabaseError) -> Result? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? read(statement) : nil
  }

  /// The integer in the first column of the first row; `nil` for null or no row.
  func integer(_ sql: String, _ values: SQLValue...) throws(DatabaseError) -> Int64? {
    try integer(sql, values)
  }

  func integer(_ sql: String, _ values: [SQLValue]) throws(DatabaseError) -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// Runs `body` in a transaction that holds the lock for writing from the start, so that what it reads
  /// stays true until the commit. If anything is thrown, everything is taken back.
  func transaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try inTransaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` so that everything it reads is of one moment.
  func snapshot<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result
  {
    try inTransaction("BEGIN", body)
  }

  private func inTransaction<Result>(
    _ begin: String, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try run(begin)
    do {
      let result = try body()
      try commit()
      return result
    } catch {
      // A full disk may already have rolled back: https://www.sqlite.org/lang_transaction.html
      if isInTransaction { try? run("ROLLBACK") }
      throw error == .unconfirmed && overwriteLog() ? .notSynced : error
    }
  }

  private func commit() throws(DatabaseError) {
    do {
      try run("COMMIT")
    } catch {
      // What was written is in the log, and may be found there at the next start, although SQLite has
      // dropped it: https://www.sqlite.org/walformat.html#recovery
      let code = sqlite3_extended_errcode(handle)
      throw code == Self.syncFailed || code == Self.folderSyncFailed ? .unconfirmed : error
    }
  }

  // SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC
  private static let syncFailed = SQLITE_IOERR | 4 << 8
  private static let folderSyncFailed = SQLITE_IOERR | 5 << 8

  /// Overwrites a refused transaction in the log with one that changes nothing, so that it cannot come
  /// back. The result is whether the disk has confirmed that; if not, a crash of the system can still
  /// bring it back.
  private func overwriteLog() -> Bool {
    guard let version = try? integer("PRAGMA user_version") else { return false }
    do {
      try run("BEGIN IMMEDIATE")
      try execute("PRAGMA user_version = \(version)")
      try run("COMMIT")
      return true
    } catch {
      if isInTransaction { try? run("ROLLBACK") }
      return false
    }
  }

  /// Runs `body`. Its statements throw `cancelled` as soon as `isCancelled`, which is called repeatedly,
  /// returns true.
  func cancellable<Result>(
    _ isCancelled: @escaping () -> Bool, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let question = CancellationQuestion(isCancelled)
    sqlite3_progress_handler(
      handle, 10_000,
      { question in
        guard let question else { return 0 }
        let asked = Unmanaged<CancellationQuestion>.fromOpaque(question).takeUnretainedValue()
        return asked.isCancelled() ? 1 : 0
      }, Unmanaged.passUnretained(question).toOpaque())
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      withExtendedLifetime(question) {}
    }
    return try body()
  }

  /// Runs `body` without the triggers of the tables that it writes.
  func withoutTriggers(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    sqlite_run_triggers(handle, 0)
    defer { sqlite_run_triggers(handle, 1) }
    try body()
  }

  /// The prepared statement for `sql`, which is prepared once.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let latest, latest.sql == sql { return latest }
    let statement =
      if let known = statements[sql] { known } else { try Statement(sql, database: handle) }
    statements[sql] = statement
    latest = statement
    return statement
  }

  /// What a result code of SQLite means to us.
  static func error(_ code: Int32, of database: OpaquePointer?, sql: String) -> DatabaseError {
    // SQLite does not note the system's error everywhere, when a log is written for example.
    let last = errno
    let noted = database.map(sqlite3_system_errno) ?? 0
    let systemError = noted == 0 ? last : noted
    let message = database.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? ""
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_READONLY where code >> 8 == 4: return .fileRemoved  // SQLITE_READONLY_DBMOVED
    case SQLITE_READONLY: return .readOnly
    case SQLITE_FULL: return .full
    case SQLITE_INTERRUPT: return .cancelled
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged
    case SQLITE_CANTOPEN: return .cannotOpen(DatabaseFile.obstacle(systemError))
    case SQLITE_PERM, SQLITE_AUTH: return .cannotOpen(.notPermitted)
    // SQLITE_CONSTRAINT_UNIQUE; only products have identities that others choose.
    case SQLITE_CONSTRAINT where code >> 8 == 8: return .repeatedID
    case SQLITE_IOERR where code >> 8 == 2: return .damaged  // SQLITE_IOERR_SHORT_READ
    // SQLITE_IOERR_SHMSIZE: the memory next to the file also takes room on the disk.
    case SQLITE_IOERR where code >> 8 == 19 && last != EIO && last != EFBIG: return .full
    case SQLITE_IOERR where [ENOSPC, EDQUOT].contains(systemError): return .full
    case SQLITE_IOERR where systemError == EFBIG: return .tooLarge
    case SQLITE_IOERR where systemError == EROFS: return .readOnly
    default: return .other(code: code, message: message, sql: sql)
    }
  }

  /// A path as part of a URI: https://www.sqlite.org/uri.html
  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "?": text += "%3f"
      case "#": text += "%23"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
