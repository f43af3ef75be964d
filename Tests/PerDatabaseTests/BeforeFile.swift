import Foundation
import Testing

@testable import PerDatabase

/// A file as a program has left it before a migration was written. `scripts/keep-file` writes their statements, which are
/// never changed.
struct BeforeFile: CustomTestStringConvertible, Sendable {
  let schema: Int

  /// One for each schema that was ever the present one.
  static let all = (Schema.first..<Schema.version).map { BeforeFile(schema: $0) }
  static let first = BeforeFile(schema: Schema.first)

  var testDescription: String { "schema \(schema)" }

  func make(at path: String) throws {
    let statements = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Before/\(schema).sql")
    try DatabaseFile(path: path).create()
    try Connection(path: path, mode: .readWrite, busyTimeout: 0).execute(
      try String(contentsOf: statements, encoding: .utf8))
  }
}

extension Connection {
  /// Everything that the schema says, with whatever spaces and lines it was written.
  func schema() throws -> [String] {
    var texts: [String] = []
    try forEachRow(
      of: "SELECT name || ': ' || coalesce(sql, '') FROM sqlite_schema ORDER BY name"
    ) { (row) in
      let words = (row.text(0) ?? "").split { " \n".contains($0) }.joined(separator: " ")
      texts.append(
        words.replacing(" ,", with: ",").replacing("( ", with: "(").replacing(" )", with: ")"))
    }
    return texts
  }
}
