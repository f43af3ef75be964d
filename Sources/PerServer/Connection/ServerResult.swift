import CPostgreSQL
import PerModel

/// The rows of an answer, in the binary format. Columns are bigint, text or uuid.
final class ServerResult {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { PQclear(handle) }

  var status: ExecStatusType { PQresultStatus(handle) }

  var rows: Range<Int> { 0..<Int(PQntuples(handle)) }

  /// What it complains about; `nil` where the server did not say it, but libpq.
  var complaint: ServerError? {
    guard let state = PQresultErrorField(handle, Int32(UInt8(ascii: "C"))) else { return nil }
    let message = PQresultErrorField(handle, Int32(UInt8(ascii: "M")))
    return ServerError(
      sqlState: String(cString: state), message: message.map { String(cString: $0) } ?? "")
  }

  func isNull(_ row: Int, _ column: Int32) -> Bool {
    PQgetisnull(handle, Int32(row), column) != 0
  }

  func bytes(_ row: Int, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: PQgetvalue(handle, Int32(row), column),
      count: Int(PQgetlength(handle, Int32(row), column)))
  }

  /// Zero for null.
  func integer(_ row: Int, _ column: Int32) -> Int64 {
    bytes(row, column).reduce(0) { $0 << 8 | Int64($1) }
  }

  func text(_ row: Int, _ column: Int32) -> String? {
    isNull(row, column) ? nil : String(decoding: bytes(row, column), as: UTF8.self)
  }

  /// The text of a field, as `SharedText` reads it.
  func fieldText(_ row: Int, _ column: Int32) -> String? {
    isNull(row, column) ? nil : SharedText.text(bytes(row, column))
  }

  func id<Subject>(_ row: Int, _ column: Int32) -> UniqueID<Subject> {
    let bytes = bytes(row, column)
    return UniqueID(
      high: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
      low: bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) })
  }
}
