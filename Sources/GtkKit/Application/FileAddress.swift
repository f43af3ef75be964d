import CGtk

/// Where a file is: a path on this machine, or an address elsewhere.
public struct FileAddress: Equatable, Sendable {
  /// The path, if the file is on this machine.
  public let path: String?
  /// The address in the form of a URI.
  public let uri: String

  /// A file on this machine.
  public init(path: String) {
    let file = Object(consuming: g_file_new_for_path(path))
    self.init(file: file.cast())
  }

  /// Whether the name is that of a picture.
  public var isPicture: Bool {
    let type = String.taken(g_content_type_guess(path ?? uri, nil, 0, nil))
    let media = type.flatMap { String.taken(g_content_type_get_mime_type($0)) }
    return media?.hasPrefix("image/") ?? false
  }

  /// Reads a `GFile`.
  init(file: OpaquePointer) {
    path = String.taken(g_file_get_path(file))
    uri = String.taken(g_file_get_uri(file)) ?? ""
  }
}
