import CSQLite
import PerModel

/// A prepared statement of one connection.
final class Statement {
  let sql: String
  private let handle: OpaquePointer
  private let database: OpaquePointer

  /// Prepares `sql` for the connection with this handle.
  init(_ sql: String, database: OpaquePointer) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw Connection.error(code, of: database, sql: sql)
    }
    self.sql = sql
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Gives the parameters their values, from the first on, and restarts the statement.
  func bind(_ values: [SQLValue]) throws(DatabaseError) {
    sqlite3_reset(handle)
    try bind(values, behind: 0)
  }

  /// Gives the parameters behind a number of others their values.
  func bind(_ values: [SQLValue], behind count: Int) throws(DatabaseError) {
    for (offset, value) in values.enumerated() {
      let code = bind(value, at: Int32(count + offset + 1))
      guard code == SQLITE_OK else { throw Connection.error(code, of: database, sql: sql) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let integer): return sqlite3_bind_int64(handle, index, integer)
    case .text(var text):
      return text.withUTF8 { bytes in
        // An empty buffer may have no address, which SQLite would take for null.
        bytes.withMemoryRebound(to: CChar.self) {
          $0.isEmpty
            ? sqlite_bind_text_copy(handle, index, "", 0)
            : sqlite_bind_text_copy(handle, index, $0.baseAddress, UInt64($0.count))
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes {
        $0.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite_bind_blob_copy(handle, index, $0.baseAddress, UInt64($0.count))
      }
    }
  }

  /// Moves to the next row. Returns false if there is none.
  func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = Connection.error(code, of: database, sql: sql)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Ends the statement, so that it holds no lock, and drops what its parameters hold.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  var columnCount: Int32 { sqlite3_column_count(handle) }

  /// What a column holds, whatever it is.
  func value(_ column: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_TEXT: SQLValue(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The text of a column; `nil` for null.
  func text(_ column: Int32) -> String? {
    textBytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a column's text, there until the next row is asked for; `nil` for null.
  func textBytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  /// The number in a column that holds one; `nil` for anything else.
  func wholeNumber(_ column: Int32) -> Int64? {
    sqlite3_column_type(handle, column) == SQLITE_INTEGER ? integer(column) : nil
  }

  func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }
}

extension Statement {
  /// The identity in a column.
  func uniqueID<Subject>(_ column: Int32) -> UniqueID<Subject> {
    let bytes = blob(column)
    func half(_ range: Range<Int>) -> UInt64 {
      bytes.count == 16 ? bytes[range].reduce(0) { $0 << 8 | UInt64($1) } : 0
    }
    return UniqueID(high: half(0..<8), low: half(8..<16))
  }
}
