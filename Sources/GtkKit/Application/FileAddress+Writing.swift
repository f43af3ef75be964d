import CGtk

extension FileAddress {
  /// Puts a text into the file, wholly or not at all, beside the main thread; a handler is told what has
  /// gone wrong.
  ///
  /// Unlike a plain file, one that the desktop's file dialog gave to a sandbox can be written so.
  @MainActor
  public func write(_ text: String, then: @escaping (GlibError?) -> Void) {
    write(Array(text.utf8), then: then)
  }

  /// The same for bytes that are no text.
  @MainActor
  public func write(_ content: [UInt8], then: @escaping (GlibError?) -> Void) {
    guard let file = g_file_new_for_uri(uri) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let bytes = content.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    g_file_replace_contents_bytes_async(
      file, bytes, nil, 0, G_FILE_CREATE_NONE, nil,
      { file, result, box in
        MainActor.assumeIsolated {
          let then = Unmanaged<WrittenBox>.fromOpaque(box!).takeRetainedValue().body
          do throws(GlibError) {
            _ = try throwing {
              g_file_replace_contents_finish(OpaquePointer(file), result, nil, $0)
            }
            then(nil)
          } catch {
            then(error)
          }
        }
      }, Unmanaged<WrittenBox>.giving(WrittenBox(then)))
  }
}

/// Who is told, owned by GLib until the file is written.
private final class WrittenBox {
  let body: (GlibError?) -> Void
  init(_ body: @escaping (GlibError?) -> Void) { self.body = body }
}
