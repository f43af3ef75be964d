import Foundation

/// A run of the real program that gets no more memory than it may take.
///
/// The kernel keeps the bound (RLIMIT_DATA, which counts anonymous mappings too: setrlimit(2)); the
/// peak that wait4(2) reports would be that of the test itself, because a child begins with it.
struct BoundedRun {
  let status: Int32
  let complaints: String

  /// Runs `per-cli` with these words and at most this many bytes of data. A program that wants more
  /// crashes, and its status is -1.
  init(_ arguments: [String], bytes: Int) throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(fileURLWithPath: program).deletingLastPathComponent().path + "/per-cli"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A sanitizer takes terabytes of addresses for what it knows of every byte.
    let isSanitized = ProcessInfo.processInfo.environment["PER_SANITIZER"] != nil
    let limit = isSanitized ? "unlimited" : "\(bytes / 1024)"
    process.arguments = ["-c", "ulimit -d \(limit) && exec \"$0\" \"$@\"", path] + arguments
    process.environment = Invocation.environment().merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
