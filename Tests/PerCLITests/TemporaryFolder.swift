import Foundation

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("per-cli-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The arguments that make the program keep its comparisons in the folder.
  var database: [String] { ["--database", path + "/per.sqlite"] }

  /// Runs the program on the database in the folder.
  func run(
    _ arguments: String..., input: String = "", locale: String = "C.UTF-8"
  ) throws -> Invocation {
    try Invocation(arguments: arguments + database, input: input, locale: locale)
  }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }
}
