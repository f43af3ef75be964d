import Foundation
import Testing

/// `per-cli book exchange`, through a folder.
@Suite struct BookExchangeTests {
  private let folder: TemporaryFolder
  private let shared: String

  init() throws {
    folder = try TemporaryFolder()
    shared = folder.path + "/shared"
    mkdir(shared, 0o700)
  }

  private func file(_ device: String) -> [String] { ["--database", "\(folder.path)/\(device)"] }

  /// Notes a price, without which there would be nothing to write.
  private func note(_ device: String) throws {
    let run = try Invocation(
      arguments: ["book", "add", "Oats 1 kg 1.00 @ \(device)"] + file(device))
    #expect(run.status == 0)
  }

  private func exchange(_ device: String, _ options: String...) throws -> Invocation {
    try Invocation(arguments: ["book", "exchange"] + file(device) + options + [shared])
  }

  /// The book that a device shares.
  private func book(_ device: String) throws -> String {
    let status = try Invocation(arguments: ["book", "status"] + file(device))
    return String(try #require(status.lines.first?.split(separator: "\t").last))
  }

  @Test func whichBookWasJoinedIsSaidOnce() throws {
    for device in ["a", "b", "c"] { try note(device) }
    #expect(try exchange("a").lines.count == 1)
    let joined = try exchange("b").lines
    let book = try book("a")
    #expect(joined.count == 2 && joined[0] == "joined book \(book)")
    #expect(try self.book("b") == book)
    #expect(try exchange("b").lines.count == 1)
    #expect(try exchange("c", "--json").objects().first?["joined"] as? String == book)
    #expect(try exchange("c", "--json").objects().first?["joined"] is NSNull)
  }

  @Test func ofSeveralBooksOneIsChosen() throws {
    for device in ["a", "b", "c"] { try note(device) }
    #expect(try exchange("a").status == 0)
    #expect(try exchange("b", "--join", "new").lines.count == 1)
    let run = try exchange("c")
    #expect(run.status == 2 && run.complaints.contains("--join"))
    for device in ["a", "b"] { #expect(run.complaints.contains(try book(device))) }
    #expect(try exchange("c", "--join", book("b")).lines.first == "joined book \(try book("b"))")
  }
}
