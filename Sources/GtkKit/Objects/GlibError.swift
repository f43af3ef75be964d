import CGtk

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
