import FolderTesting
import Foundation
import PerOffers
import PerProcesses
import PerText
import PerTransfer
import Testing

/// Documents that want to take time, memory or more: `per-read` reads or refuses them, and ends.
@Suite struct HostileDocumentTests {
  private static var program: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(
      "per-read"
    ).path
  }

  private func read(_ bytes: [UInt8]) -> Result<Findings, ReadingProblem> {
    var rest = [bytes]
    return DocumentProcess(UserLocale(identifier: "en_US"), program: Self.program)
      .read { rest.popLast() ?? [] }
  }

  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    let piece = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.count * count)
    for _ in 0..<count { bytes += piece }
    return bytes
  }

  /// By the names under which they are known; sizes that a debug build reads within its limits.
  private static let documents: [(name: String, bytes: [UInt8])] = [
    ("open tags", repeated("<div>", 100_000)),
    ("formatting that is opened again", repeated("<b><p>", 20_000)),
    ("closing tags of nothing", repeated("<div>", 5000) + repeated("</p></span>", 5000)),
    (
      "a long attribute",
      Array("<p title='".utf8) + repeated("a", 5_000_000) + Array("'>Tea $1.99".utf8)
    ),
    ("ampersands", repeated("&", 500_000)), ("references", repeated("&amp", 200_000)),
    ("brackets", repeated("<", 500_000)),
    ("colspan", repeated("<table><tr><td colspan=1000000 rowspan=1000000>Tea $1.99", 200)),
    ("siblings in the deep", repeated("<div>", 1000) + repeated("<p>Tea $1.99</p>", 2000)),
    ("deep JSON", Array("<script type='application/ld+json'>".utf8) + repeated("{\"a\":[", 50_000)),
    (
      "nested multiparts",
      Array("From: a\nTo: b\nContent-Type: multipart/mixed; boundary=b\n\n".utf8)
        + repeated("--b\nContent-Type: multipart/mixed; boundary=b\n\n", 10_000)
    ),
    (
      "much Base64",
      Array("From: a\nTo: b\nContent-Type: text/html\nContent-Transfer-Encoding: base64\n\n".utf8)
        + repeated("PGRpdj54", 100_000)
    ),
    (
      "a file that refers to itself",
      Array(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF"
          .utf8)
    ),
    ("noise", (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }),
    ("zeros", [UInt8](repeating: 0, count: 100_000)),
  ]

  @Test(arguments: documents.map(\.name)) func itIsReadOrRefused(_ name: String) throws {
    let document = try #require(Self.documents.first { $0.name == name })
    switch read(document.bytes) {
    case .success(let findings): #expect(findings.candidates.allSatisfy { !$0.isConfirmed })
    case .failure(let problem): #expect(problem != .noAnswer && problem != .notConfined)
    }
  }

  @Test func whatIsTooLargeIsRefusedUnread() {
    #expect(read([UInt8](repeating: 0x20, count: 65 << 20)) == .failure(.tooLarge))
    #expect(read([]) == .failure(.empty))
  }

  /// Programs that answer in the reader's place.
  private func answer(
    of script: String, to bytes: [UInt8] = [UInt8](repeating: 1, count: 1 << 22),
    while isWanted: () -> Bool = { true }
  ) -> Result<Findings, ReadingProblem> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("reader")
    try? writeProgram(script, to: file.path)
    // More than a pipe holds
    var rest = [bytes]
    return DocumentProcess(UserLocale(identifier: "en_US"), program: file.path).read(
      { rest.popLast() ?? [] }, while: isWanted)
  }

  @Test(arguments: ["", "cat >/dev/null\n"])
  func aReaderThatHangsIsEndedAtOnceWhenNobodyWantsItsAnswer(before: String) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    // Its number is there as a whole, or not at all.
    let (new, path) = (place.path + ".new", place.path)
    let script = "\(before)echo $$ >\(new); mv \(new) \(path); exec sleep 1000"
    let result = answer(
      of: script, while: { !FileManager.default.fileExists(atPath: path) })
    #expect(result == .failure(.tooCostly))
    let number = try String(contentsOf: place, encoding: .utf8).split(separator: "\n")
    #expect(kill(try #require(Int32(number[0])), 0) == -1 && errno == ESRCH)
  }

  @Test func aReaderThatRunsOutOfMemoryEndsAlone() {
    let script = "ulimit -v 200000; exec '\(Self.program)' \"$@\""
    let page = Self.repeated("<p>Oats 500 g £1.20</p>", 600_000)
    #expect(answer(of: script, to: page) == .failure(.tooCostly))
    // The limit alone is no reason.
    let short = Self.repeated("<p>Oats 500 g £1.20</p>", 1)
    #expect(throws: Never.self) { try answer(of: script, to: short).get() }
  }

  @Test func aReaderThatFailsIsSaidTo() {
    let line = #"{"product":{},"evidence":"read","reason":"notChecked"}"#
    func answer(of script: String) -> Result<Findings, ReadingProblem> {
      self.answer(of: "cat >/dev/null\n" + script)
    }
    #expect(answer(of: "exit 3") == .failure(.noAnswer))
    #expect(answer(of: "kill -9 $$") == .failure(.tooCostly))
    #expect(answer(of: "echo '\(line)'") == .failure(.noAnswer))
    #expect(answer(of: "echo '\(line)'; printf '{\"end\":tr'") == .failure(.noAnswer))
    #expect(answer(of: "yes '\(line)'") == .failure(.noAnswer))
    #expect(answer(of: "yes | tr -d '\\n'") == .failure(.tooCostly))
    #expect(answer(of: "echo '{\"end\":true,\"cut\":false}'") == .success(Findings()))
    var rest: [[UInt8]] = []
    let none = DocumentProcess(UserLocale(identifier: "en_US"), program: "/nonexistent")
    #expect(none.read { rest.popLast() ?? [] } == .failure(.noAnswer))
  }
}
