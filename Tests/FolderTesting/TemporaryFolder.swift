import Glibc

/// A path that no other test uses. `scripts/headless` removes what a test leaves there, as one that crashed.
public func temporaryPath(_ name: String = "file") -> String {
  let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  return "\(folder)/per-\(UInt64.random(in: 0...UInt64.max))-\(name)"
}

/// A folder of its own for one test, removed with all that is in it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    var template = Array(temporaryPath("XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure() }
    path = String(cString: made)
  }

  deinit {
    Self.remove(path)
  }

  private static func remove(_ path: String) {
    for name in names(in: path) { remove("\(path)/\(name)") }
    Glibc.remove(path)
  }

  public struct Failure: Error {}

  /// The path of a database in the folder.
  public var database: String { path + "/per.sqlite" }

  /// What is in the folder, in the order of the names.
  public var names: [String] { Self.names(in: path) }

  /// What is in a folder, in the order of the names.
  public static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
