import Foundation

/// One run of the real program.
struct Invocation {
  let status: Int32
  let output: String
  let complaints: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs the program that was built with the tests.
  init(
    _ arguments: String..., input: String = "", locale: String = "C.UTF-8"
  ) throws {
    try self.init(arguments: arguments, input: input, locale: locale)
  }

  init(arguments: [String], input: String = "", locale: String = "C.UTF-8") throws {
    let process = try Self.process(arguments, locale: locale)
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    _ = Self.ignoresBrokenPipes
    try process.run()
    // In a thread of its own, because the program answers before it has read everything.
    Thread.detachNewThread {
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    output = String(
      decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    complaints = String(
      decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// A program that refuses its options ends before it has read anything, and writing to it then would end the tests.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// The program, to be started with these arguments.
  static func process(_ arguments: [String], locale: String = "C.UTF-8") throws -> Process {
    let process = Process()
    process.executableURL = try FileManager.default
      .destinationOfSymbolicLink(atPath: "/proc/self/exe").asFile
      .deletingLastPathComponent().appendingPathComponent("per-cli")
    process.arguments = arguments
    process.environment = environment(locale)
    return process
  }

  /// A locale and nothing else. The tester's own comparisons are out of reach.
  static func environment(_ locale: String = "C.UTF-8") -> [String: String] {
    ["LANG": locale, "XDG_DATA_HOME": "/dev/null"]
  }

  /// The lines of JSON, as JSON readers see them.
  func objects() throws -> [[String: Any]] {
    try lines.map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }
}

extension String {
  fileprivate var asFile: URL { URL(fileURLWithPath: self) }
}
