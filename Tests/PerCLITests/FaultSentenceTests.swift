import Foundation
import Testing

/// Each fault has one sentence, which is true of its cause.
@Suite struct FaultSentenceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the program where no file may grow, with its output in a file.
  private func runBounded(_ words: [String]) throws -> (status: Int32, complaints: String) {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(fileURLWithPath: program).deletingLastPathComponent().path + "/per-cli"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let output = folder.path + "/output"
    process.arguments =
      ["-c", "ulimit -f 0 && exec \"$0\" \"$@\" >'\(output)'", path] + words
    process.environment = Invocation.environment()
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, said)
  }

  @Test func aFileThatMayGrowNoFurtherIsAnErrorAndNotTheEnd() throws {
    let units = try runBounded(["units"])
    #expect(units.status == 2)
    #expect(units.complaints == "per-cli: cannot write to standard output: File too large\n")
    #expect(try folder.run("new", "A").status == 0)
    let added = try runBounded(["add", "Oats 500 g 0.95"] + folder.database)
    #expect(added.status == 2)
    #expect(added.complaints.split(separator: "\n").count == 1)
    #expect(try folder.run("show", "--json").output == "")
  }

  @Test func whatCannotBeOpenedIsNoWrongUsage() throws {
    let missing = folder.path + "/missing.csv"
    for words in [
      ["import", missing], ["stores", "load", missing], ["book", "import", missing],
      ["rate", "import", missing], ["rank", missing], ["import", folder.path],
    ] {
      let run = try Invocation(arguments: words + (words[0] == "rank" ? [] : folder.database))
      #expect(run.status == 2)
      #expect(run.complaints.split(separator: "\n").count == 1, "\(words): \(run.complaints)")
      #expect(!run.complaints.contains("--help"))
    }
  }

  @Test func tooManyStoresAreNotTooManyProducts() throws {
    let stores = [String](repeating: "{\"name\":\"A\"}", count: 10_001).joined(separator: ",")
    let run = try folder.run("stores", "load", "-", input: "[\(stores)]")
    #expect(run.status == 2)
    #expect(run.complaints.contains("At most 10000 stores can be read."))
  }

  /// A name that turns the direction of writing does not turn what is next to it.
  @Test func whatTurnsTheDirectionStaysInItsCell() throws {
    #expect(try folder.run("new", "A", "--currency", "EUR").status == 0)
    for name in ["\u{202E}slrig", "a\u{2069}b", "\u{2067}c", "plain"] {
      let product = "{\"name\":\"\(name)\",\"quantity\":\"1 kg\",\"price\":\"1.00\",\"note\":\"n\"}"
      #expect(try folder.run("add", product).status == 0)
    }
    let shown = try folder.run("show").output
    #expect(shown.contains("\u{2068}\u{202E}slrig\u{202C}\u{2069} "))
    #expect(shown.contains("\u{2068}ab\u{2069} "))
    #expect(shown.contains("\u{2068}\u{2067}c\u{2069}\u{2069} "))
    #expect(shown.contains("  plain "))
    // Scripts get what was typed.
    let names = try folder.run("show", "--json").objects().compactMap { $0["name"] as? String }
    #expect(Set(names) == ["\u{202E}slrig", "a\u{2069}b", "\u{2067}c", "plain"])
  }
}
