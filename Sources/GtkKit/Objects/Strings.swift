import CGtk

extension String {
  /// Copies a string that stays with C.
  static func lent(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// Copies a string that C hands over ("transfer full"), and frees it.
  static func taken(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    return String(cString: pointer)
  }

  /// This text with the special characters of Pango markup escaped.
  public var escapedForMarkup: String {
    String.taken(g_markup_escape_text(self, -1)) ?? ""
  }
}

/// A null-terminated C array of these strings, valid during the call.
func withStringArray<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  var pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
  return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}

extension Bool {
  /// The C spelling of a truth value.
  var c: gboolean { self ? 1 : 0 }
}

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

/// What a GLib function reported with a `GError`.
public nonisolated struct GlibError: Error, Equatable, CustomStringConvertible {
  /// The name of the domain that the code belongs to.
  public let domain: String
  /// The code within the domain.
  public let code: Int32
  /// GLib's sentence, already translated.
  public let message: String

  /// Domain, code and message, for the log.
  public var description: String { "\(domain) \(code): \(message)" }

  init(domain: String, code: Int32, message: String) {
    (self.domain, self.code, self.message) = (domain, code, message)
  }

  /// Copies an error and frees it.
  init(taking error: UnsafeMutablePointer<GError>) {
    domain = String(cString: g_quark_to_string(error.pointee.domain))
    code = error.pointee.code
    message = String(cString: error.pointee.message)
    g_error_free(error)
  }
}

/// Calls a C function that reports failure through its last argument.
nonisolated func throwing<Result>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GlibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = body(&error)
  if let error { throw GlibError(taking: error) }
  return result
}
