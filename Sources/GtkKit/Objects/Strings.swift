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

/// Calls a C function that reports failure through its last argument.
nonisolated func throwing<Result>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GlibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = body(&error)
  if let error { throw GlibError(taking: error) }
  return result
}
