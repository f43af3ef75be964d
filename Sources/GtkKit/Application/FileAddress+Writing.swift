import CGtk

extension FileAddress {
  /// Puts a text into the file, wholly or not at all.
  ///
  /// Unlike a plain file, one that the desktop's file dialog gave to a sandbox can be written so.
  public func write(_ text: String) throws(GlibError) {
    try write(Array(text.utf8))
  }

  /// Puts bytes into the file, wholly or not at all.
  public func write(_ bytes: [UInt8]) throws(GlibError) {
    guard let file = g_file_new_for_uri(uri) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    _ = try throwing { error in
      bytes.withUnsafeBytes { buffer in
        g_file_replace_contents(
          file, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(buffer.count), nil,
          0,
          G_FILE_CREATE_NONE, nil, nil, error)
      }
    }
  }
}
