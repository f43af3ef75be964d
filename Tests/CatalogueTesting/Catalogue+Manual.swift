import Foundation
import Testing

extension Catalogue {
  /// Expects that a manual page in the language is what the program makes of its help. With PER_WRITE_MANUAL=1 the page
  /// is brought up to date instead.
  public func expectManual(
    _ program: String, is text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../data/man/\(language)/\(program).1").standardized
    if ProcessInfo.processInfo.environment["PER_WRITE_MANUAL"] != nil {
      return try text.write(to: page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(
      written == text, "run this test with PER_WRITE_MANUAL=1", sourceLocation: sourceLocation)
  }
}
