import CGtk

/// Bytes that live as long as the program: markup, style sheets and resources embedded in it.
public struct StaticBytes {
  let start: UnsafeRawPointer
  let count: Int

  /// Points to bytes that are never freed, as a C array's first element and its size in bytes.
  public init(_ start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// Points to a string literal's UTF-8 bytes.
  public init(_ literal: StaticString) {
    start = UnsafeRawPointer(literal.utf8Start)
    count = literal.utf8CodeUnitCount
  }

  /// A `GBytes` with these bytes, valid during the call.
  func withBytes<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let bytes = g_bytes_new_static(start, gsize(count))
    defer { g_bytes_unref(bytes) }
    return body(bytes)
  }

  /// These bytes as text.
  var text: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
