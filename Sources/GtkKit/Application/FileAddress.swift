import CGtk

/// The location of a file: a path on this machine, or an address elsewhere.
public struct FileAddress: Equatable, Sendable {
  /// The path, if the file is on this machine.
  public let path: String?
  /// The address as a URI.
  public let uri: String
  /// The name of the file as it is shown to the user.
  public let name: String

  /// A file on this machine.
  public init(path: String) {
    let file = Object(consuming: g_file_new_for_path(path))
    self.init(file: file.cast())
  }

  /// Whether the name looks like that of a picture.
  public var isPicture: Bool {
    let type = String.taken(g_content_type_guess(path ?? uri, nil, 0, nil))
    let media = type.flatMap { String.taken(g_content_type_get_mime_type($0)) }
    return media?.hasPrefix("image/") ?? false
  }

  /// Reads a `GFile`.
  init(file: OpaquePointer) {
    path = String.taken(g_file_get_path(file))
    uri = String.taken(g_file_get_uri(file)) ?? ""
    let bytes = String.taken(g_file_get_basename(file))
    name = bytes.flatMap { String.taken(g_filename_display_name($0)) } ?? uri
  }
}

extension FileAddress {
  /// Writes a text to the file, completely or not at all, on another thread; a handler gets the
  /// error, if any.
  ///
  /// This also works for a file that the desktop's file dialog has made available to a sandbox.
  @MainActor
  public func write(_ text: String, then: @escaping (GlibError?) -> Void) {
    write(Array(text.utf8), then: then)
  }

  /// The same for bytes.
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

/// The handler, owned by GLib until the file is written.
private final class WrittenBox {
  let body: (GlibError?) -> Void
  init(_ body: @escaping (GlibError?) -> Void) { self.body = body }
}

/// Watches a file without polling.
public final class FileMonitor: Object {
  override class var wrappedType: GType { g_file_monitor_get_type() }

  /// Watches the file at a path, which need not exist yet; nil if the system cannot watch it.
  public static func of(path: String) -> FileMonitor? {
    guard let file = g_file_new_for_path(path) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, nil) else {
      return nil
    }
    // Otherwise GLib holds later changes back for nearly a second.
    g_file_monitor_set_rate_limit(monitor, 100)
    return FileMonitor(consuming: monitor)
  }

  /// Calls a handler when the file was written, created or removed. Changes in quick succession may
  /// be reported as one.
  @discardableResult
  public func onChanged(_ body: @escaping () -> Void) -> SignalConnection {
    on("changed") { _ in body() }
  }
}
