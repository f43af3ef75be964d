import CGtk

/// Where a file is: a path on this machine, or an address elsewhere.
public struct FileAddress: Equatable, Sendable {
  /// The path, if the file is on this machine.
  public let path: String?
  /// The address in the form of a URI.
  public let uri: String

  /// Reads a `GFile`.
  init(file: OpaquePointer) {
    path = String.taken(g_file_get_path(file))
    uri = String.taken(g_file_get_uri(file)) ?? ""
  }
}
