import Testing

@testable import PerTransfer

@Suite struct JSONReaderTests {
  private func reader(_ text: String) throws -> JSONReader {
    try JSONReader(TextChunks(ByteSource(text)), limits: TransferLimits())
  }

  @Test(arguments: [
    ("\"a\\u00e9\\n\\\"\\\\\\/\"", "aé\n\"\\/"), ("\"\\ud83e\\udd64\"", "🥤"), ("\"\\u0000\"", "\0"),
    ("\"\"", ""), (" \n\t\"x\"", "x"),
  ])
  func textsAreRead(_ text: String, _ expected: String) throws {
    var reader = try reader(text)
    #expect(try reader.string() == expected)
  }

  @Test func aTextMayBeInSeveralChunks() throws {
    let text = String(repeating: "aé\u{1F964}", count: 30_000)
    var reader = try reader("\n\"\(text)\" x")
    #expect(try reader.string() == text)
    #expect(reader.position == TextPosition(line: 2, column: 90_003))
    var long = try self.reader("\"" + String(repeating: "a", count: 2 << 20))
    #expect(throws: TransferError.self) { try long.string() }
  }

  static let numbers: [(String, String?)] = [
    ("0", "0"), ("-1.50", "-1.50"), ("12", "12"), ("01", nil), ("1.", nil), (".5", nil),
    ("1e3", nil), ("-", nil), ("--1", nil), ("+1", nil), ("1.2.3", nil), ("", nil), ("x", nil),
    (String(repeating: "9", count: 100), String(repeating: "9", count: 100)),
    (String(repeating: "9", count: 101), nil),
  ]

  @Test(arguments: numbers)
  func numbersAreExactTexts(_ text: String, _ expected: String?) throws {
    var reader = try reader(text)
    #expect((try? reader.number()) == expected)
  }

  @Test(arguments: [3, 16, 17, 40])
  func aRepeatedMemberIsRefused(_ count: Int) throws {
    let members = (0..<count).map { "\"m\($0)\":[{}, null, true, 1, \"x\"]" }
    var fine = try reader("{" + members.joined(separator: ",") + "}")
    try fine.skip()
    try fine.end()
    for repeated in [members[0], members[count - 1]] {
      var reader = try reader("{" + (members + [repeated]).joined(separator: ",") + "}")
      #expect(throws: TransferError.self) { try reader.skip() }
    }
  }

  @Test(arguments: [
    "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "[1 2]", "tru", "nul", "\"a", "{1:2}", "]",
  ])
  func invalidJSONIsRefused(_ text: String) throws {
    var reader = try reader(text)
    #expect(throws: TransferError.self) { try reader.skip() }
  }
}
