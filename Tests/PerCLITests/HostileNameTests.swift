import Foundation
import Testing

/// Names that were made to change what is next to them.
@Suite struct HostileNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let names = [
    "\u{202E}slrig", "a\u{2069}b", "\u{2067}c", "\u{200F}d", "\u{61C}e",
    "f\u{202A}\u{2066}g\u{202C}",
    "\u{2069}\u{202C}\u{2069}h\u{202D}", "i\u{2029}\u{202B}j", "k\u{2028}l\u{85}m",
    String(repeating: "\u{2067}", count: 50) + String(repeating: "n", count: 60),
  ]

  /// Whether a line turns the direction other than within an isolate that ends before the next cell. Marks, which act as a
  /// letter does, may be in sentences, as those of numbers do.
  private func leaks(_ line: Substring, takesMarks: Bool = false) -> Bool {
    var open: [UInt32] = []
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E:
        if open.isEmpty, scalar.value < 0x2066 { return true }
        open.append(scalar.value)
      case 0x2069:
        guard let last = open.popLast(), last >= 0x2066 else { return true }
      case 0x202C:
        guard let last = open.popLast(), last < 0x2066 else { return true }
      case 0x61C, 0x200E, 0x200F: if open.isEmpty, !takesMarks { return true }
      case 0x2028, 0x2029, 0x85: return true
      case 0x9: if !open.isEmpty { return true }
      default: break
      }
    }
    return !open.isEmpty
  }

  @Test(arguments: names) func aNameTurnsNothingOutsideItsIsolate(_ name: String) throws {
    let table = try folder.file(
      "a.csv", "name,quantity,price,store,note\n\(name),1 kg,1.00,\(name),\(name)\n")
    let lists: [[String]] = [
      ["new", name, "--currency", "EUR"], ["list"], ["import", "--dry-run", table],
      ["import", table], ["import", "--comparison", name, table], ["show"], ["show", name],
      ["add", "\(name) 2 kg 3.00 @ \(name)"], ["add", "\(name) 1 l 3.00"], ["remove", name],
      ["rename", name, name + "x"], ["copy", name + "x", name], ["discard", name], ["restore"],
      ["show", "no \(name)"], ["edit", name, name],
    ]
    let books: [[String]] = [
      ["book", "add", "\(name) 2 kg 3.00 @ \(name)"], ["book", "list"], ["book", "show", name],
      ["book", "check", "\(name) 2 kg 4.00 @ \(name)"], ["book", "target", name, "1.00/kg"],
      ["book", "plan", "\(name) 4 kg"], ["book", "plan", "no \(name)"], ["stores"],
    ]
    let stores = try folder.file("stores.json", "[{\"name\":\"\(name)\",\"note\":\"\(name)\"}]")
    let commands = lists + books + [["stores", "load", stores], ["stores"]]
    for locale in ["C.UTF-8", "de_DE.UTF-8"] {
      for command in commands {
        let run = try Invocation(
          arguments: command + folder.database + [
            "--locale", locale.prefix(5) == "de_DE" ? "de_DE" : "en_US",
          ],
          locale: locale)
        for line in run.output.split(separator: "\n") {
          #expect(!leaks(line), "\(command): \(line.debugDescription)")
        }
        for line in run.complaints.split(separator: "\n") {
          #expect(!leaks(line, takesMarks: true), "\(command): \(line.debugDescription)")
        }
      }
    }
    let ranked = try Invocation("rank", table)
    #expect(ranked.status == 0)
    #expect(!ranked.output.split(separator: "\n").contains { leaks($0) })
  }

  @Test(arguments: ["csv", "tsv", "markdown", "text"])
  func aZeroByteInANameIsNeverReplaced(_ format: String) throws {
    #expect(try folder.run("new", "A", "--currency", "EUR").status == 0)
    let product = "{\"name\":\"Oa\\u0000ts\",\"quantity\":\"1 kg\",\"price\":\"1.00\"}"
    #expect(try folder.run("add", product).status == 0)
    let run = try folder.run("export", "--format", format)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.complaints.contains("zero byte"))
    #expect(try folder.run("export").output.contains("Oa\\u0000ts"))
  }
}
