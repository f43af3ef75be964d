import Foundation
import Testing

@Suite(.serialized) struct HostileImportTests {
  /// A file that might seem to need to be read as a whole.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: [UInt8]
    let repeated: [UInt8]
    let megabytes: Int
    /// The reported position of the problem.
    let place: String
  }

  static let files = [
    Hostile(
      testDescription: "one line", start: [], repeated: Array("a".utf8), megabytes: 128,
      place: "Line 1, column 1048577:"),
    Hostile(
      testDescription: "a field in quotes that never ends", start: Array("name,price\n\"".utf8),
      repeated: Array("ab\n".utf8), megabytes: 128, place: "Line 2, column 1:"),
    Hostile(
      testDescription: "a header with more columns than can be",
      start: Array("name,price".utf8), repeated: Array(",x".utf8), megabytes: 128,
      place: "Line 1, column 1048577:"),
    Hostile(
      // Rows that cannot be read count, too, and take a tenth of the time.
      testDescription: "more rows than can be", start: Array("note,price\n".utf8),
      repeated: Array("\"a\"b,\n".utf8), megabytes: 30, place: "Line 250002, column 1:"),
    Hostile(
      testDescription: "more text than can be", start: Array("name,price\n".utf8),
      repeated: Array(String(repeating: "long ", count: 20000).utf8) + Array(",1.00\n".utf8),
      megabytes: 128, place: "Line 673, column 1:"),
    Hostile(
      testDescription: "zeros", start: Array("name,price\n".utf8), repeated: [0], megabytes: 128,
      place: "Line 2, column 1"),
    Hostile(
      testDescription: "bytes that are no UTF-8", start: Array("näme,price\na".utf8) + [0xFF],
      repeated: [0xFF, 0x0A], megabytes: 64, place: "Line 2, column 2:"),
    Hostile(
      testDescription: "one line in UTF-16", start: [0xFF, 0xFE],
      repeated: [0x61, 0x00], megabytes: 128, place: "Line 1, column 1048577:"),
    Hostile(
      testDescription: "half a letter of UTF-16", start: [0xFF, 0xFE, 0x61, 0, 0x0A, 0],
      repeated: [0x00, 0xDC], megabytes: 1, place: "Line 2, column 1:"),
    Hostile(
      testDescription: "arrays in arrays", start: [], repeated: Array("[".utf8), megabytes: 64,
      place: "Line 1, column 1:"),
    Hostile(
      testDescription: "objects in objects", start: Array("{\"format\":".utf8),
      repeated: Array("{\"a\":".utf8), megabytes: 64, place: "Line 1, column 11:"),
    Hostile(
      testDescription: "products in products",
      start: Array(
        "{\"format\":\"io.github.perapp.Per\",\"version\":2,\"comparison\":{\"products\":".utf8),
      repeated: Array("[".utf8), megabytes: 64, place: "Line 1, column 72:"),
    Hostile(
      testDescription: "a number of many digits",
      start: Array("{\"format\":\"io.github.perapp.Per\",\"version\":".utf8),
      repeated: Array("9".utf8), megabytes: 64, place: "Line 1, column 44:"),
    Hostile(
      testDescription: "a text that never ends",
      start: Array(
        "{\"format\":\"io.github.perapp.Per\",\"comparison\":{\"name\":\"".utf8),
      repeated: Array("x\\u00e9".utf8), megabytes: 64, place: "Line 1, column"),
  ]

  @Test(arguments: files)
  func whatCannotBeReadIsRefusedInLittleMemory(_ hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/hostile"
    #expect(FileManager.default.createFile(atPath: path, contents: Data(hostile.start)))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    let count = (1 << 20) / hostile.repeated.count
    let block = Data((0..<count).flatMap { _ in hostile.repeated })
    for _ in 0..<hostile.megabytes { try file.write(contentsOf: block) }
    try file.close()
    let run = try BoundedRun(["import", path] + folder.database, bytes: 100_000_000)
    #expect(run.status == 2)
    #expect(run.complaints.contains(hostile.place), "\(run.complaints.prefix(300))")
    #expect(try folder.run("list").output == "")
  }
}

/// However many products a good file has, importing it needs little memory.
@Suite(.serialized) struct LargeImportTests {
  private static let count = 30_000

  /// A table of that many products with names that need memory of their own.
  private func table() -> String {
    "name,quantity,price,store,note\n"
      + (0..<Self.count).map {
        "A product with a longer name \($0),\($0 % 900 + 1) g,\($0 % 3000 + 1).50,"
          + "The market in the hall,Seen there on day \($0 % 31)\n"
      }.joined()
  }

  @Test func tablesAndComparisonsAreReadAsTheyCome() throws {
    let folder = try TemporaryFolder()
    let csv = try folder.file("a.csv", table())
    // It takes 19 MB on Debian 12, up to 25 on Debian 13 and some more where threads meet; as products in memory, these
    // would take 15 MB more.
    let limit = 30_000_000
    let first = try BoundedRun(["import", csv] + folder.database, bytes: limit)
    #expect(first.status == 0, "\(first.complaints.prefix(300))")
    let json = try folder.file("a.json", try folder.run("export").output)
    for words in [["import", json], ["import", "--comparison", "1", csv]] {
      let run = try BoundedRun(words + folder.database, bytes: limit)
      #expect(run.status == 0, "\(run.complaints.prefix(300))")
    }
    let name = "A product with a longer name 0"
    #expect(
      try folder.run("list").lines
        == ["1\t\(name)\t\(2 * Self.count)", "2\t\(name)\t\(Self.count)"])
    #expect(try folder.run("undo", "1").status == 0)
    #expect(try folder.run("list").lines.first == "1\t\(name)\t\(Self.count)")
  }
}
