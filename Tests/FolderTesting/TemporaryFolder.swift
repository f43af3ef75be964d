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

  /// Writes a file.
  public static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw Failure() }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw Failure() }
  }

  /// What is in a file; `nil` where there is none.
  public static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

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
