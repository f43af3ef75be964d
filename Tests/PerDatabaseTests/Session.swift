import Glibc
import Testing

/// A run of database-session, next to the tests.
final class Session {
  private let process: pid_t
  private let output: Int32
  private var buffer: [UInt8] = []

  struct Failure: Error {
    let what: String
  }

  init(_ command: String, _ path: String, _ id: Int64, _ number: Int64) throws {
    // The tests and the program are built into one folder.
    let own = try #require(Self.ownFolder)
    let arguments = ["\(own)/database-session", command, path, "\(id)", "\(number)"]
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(what: "pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var cArguments: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in cArguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, arguments[0], &actions, nil, &cArguments, environ)
    close(ends[1])
    guard result == 0 else {
      close(ends[0])
      throw Failure(what: "\(arguments[0]): \(result)")
    }
    self.process = process
    output = ends[0]
  }

  deinit { close(output) }

  /// The next line that it prints; `nil` when it has ended.
  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(end + 1) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += bytes[..<count]
    }
  }

  func kill() {
    Glibc.kill(process, SIGKILL)
  }

  /// Waits for its end; the exit code, or 128 and more for a signal.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static var ownFolder: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }
}
