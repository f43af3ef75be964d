import CGtk
import Glibc
import PerThreads

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
    Task {
      do throws(GlibError) {
        try await inBackground { () throws(GlibError) in try Self.replace(self, by: content) }
        then(nil)
      } catch {
        then(error.inWords)
      }
    }
  }

  /// Waits until the file is replaced.
  nonisolated private static func replace(
    _ address: FileAddress, by content: [UInt8]
  ) throws(GlibError) {
    let target = try address.path.map { path throws(GlibError) in try whatIsMeant(by: path) }
    guard let file = target.map({ g_file_new_for_path($0) }) ?? g_file_new_for_uri(address.uri)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    _ = try throwing { error in
      content.withUnsafeBytes {
        g_file_replace_contents(
          file, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count), nil, 0,
          G_FILE_CREATE_NONE, nil, nil, error)
      }
    }
  }

  /// The path of the file to replace: a link of the person's own stays, and what it leads to is replaced.
  ///
  /// A broken link is refused: the folder shows no file, and the user was not asked about creating one elsewhere. So is
  /// anything but a file: a pipe would block the program.
  nonisolated private static func whatIsMeant(by path: String) throws(GlibError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let number = errno
      if lstat(path, &status) == 0 { throw GlibError(system: number) }
      return path
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard let target = realpath(path, nil) else { throw GlibError(system: errno) }
    defer { free(target) }
    return String(cString: target)
  }
}

extension GlibError {
  /// Not a file; without GLib's message for it.
  fileprivate nonisolated static var notRegular: GlibError {
    GlibError(
      domain: "g-io-error-quark", code: Int32(bitPattern: G_IO_ERROR_NOT_REGULAR_FILE.rawValue),
      message: "")
  }

  /// The error with GLib's words. Gettext frees its texts when the language changes, which the main thread does.
  @MainActor
  fileprivate var inWords: GlibError {
    guard message.isEmpty else { return self }
    let message = String(cString: g_dgettext("glib20", "Target file is not a regular file"))
    return GlibError(domain: domain, code: code, message: message)
  }

  /// What the system says.
  fileprivate nonisolated init(system number: Int32) {
    self.init(
      domain: "g-io-error-quark",
      code: Int32(bitPattern: g_io_error_from_errno(number).rawValue),
      message: String(cString: g_strerror(number)))
  }
}
