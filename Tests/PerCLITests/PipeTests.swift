import Foundation
import Testing

/// Pipes: those that a person hands over are read, and nothing waits for those that lie in a folder.
@Suite struct PipeTests {
  private let folder: TemporaryFolder
  private let pipe: String

  init() throws {
    folder = try TemporaryFolder()
    pipe = folder.path + "/prices.csv"
    try #require(mkfifo(pipe, 0o600) == 0)
  }

  /// Runs a line of a shell in which `per-cli` and `$PIPE` are known; a run that waits is ended, and then its status is 124.
  private func shell(_ line: String) throws -> (status: Int32, output: String, complaints: String) {
    let program = try Invocation.process([])
    program.arguments = [
      "-c",
      """
      per-cli() { timeout 30 "$PROGRAM" "$@"; }
      \(line)
      """,
    ]
    program.environment = Invocation.environment().merging([
      "PROGRAM": program.executableURL?.path ?? "", "PIPE": pipe, "FOLDER": folder.path,
      "PATH": "/usr/bin:/bin",
    ]) { $1 }
    program.executableURL = URL(fileURLWithPath: "/bin/bash")
    let (output, complaints) = (Pipe(), Pipe())
    (program.standardOutput, program.standardError) = (output, complaints)
    program.standardInput = FileHandle.nullDevice
    try program.run()
    let texts = [output, complaints].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    program.waitUntilExit()
    return (program.terminationStatus, texts[0], texts[1])
  }

  @Test(arguments: [
    "import", "rank", "rate import", "stores load", "book import",
    "book import --locations /dev/null --countries DE", "book import /dev/null --locations",
    "read",
  ])
  func aPipeThatLiesInAFolderIsRefusedInASentence(_ command: String) throws {
    let database = ["rank", "read"].contains(command) ? "" : #"--database "$FOLDER/a""#
    let run = try shell(#"per-cli \#(command) "$PIPE" \#(database)"#)
    #expect(run.status == 1 || run.status == 2)
    #expect(run.complaints.contains("\(pipe): This is not a regular file"), "\(run)")
  }

  @Test(arguments: [
    #"rank <(echo "Oats 500 g 2.99")"#, #"rank /dev/stdin < <(echo "Oats 500 g 2.99")"#,
    #"rank /proc/self/fd/0 < <(echo "Oats 500 g 2.99")"#,
    #"import --database "$FOLDER/a" <(printf 'name,quantity,price\nOats,500 g,2.99\n')"#,
  ])
  func aPipeThatIsHandedOverIsRead(_ line: String) throws {
    let run = try shell("per-cli \(line)")
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run)")
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func aPipeBesideTheDatabaseIsSaid(_ suffix: String) throws {
    let run = try shell(
      #"""
      per-cli new --database "$FOLDER/a" A && mkfifo "$FOLDER/a\#(suffix)"
      per-cli list --database "$FOLDER/a"
      """#)
    #expect(run.status == 2)
    #expect(run.complaints == "per-cli: \(folder.path)/a: a\(suffix) beside it is not a file\n")
  }
}
