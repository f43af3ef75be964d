import Glibc

/// A run of a program. Foundation's would wait for all that the program leaves running, too.
struct Command {
  let status: Int32
  let output: String
  let complaints: String

  /// Runs a program to its end, with what is in `input`.
  init(_ words: [String], input: String = "") throws {
    let files = try (0..<3).map { _ in try Self.temporaryFile() }
    defer { for file in files { close(file) } }
    _ = Array(input.utf8).withUnsafeBytes { write(files[0], $0.baseAddress, $0.count) }
    lseek(files[0], 0, SEEK_SET)
    let process = try Self.start(words, files)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    output = Self.text(files[1])
    complaints = Self.text(files[2])
  }

  /// The environment of the tests, but for the language: others change it to see windows in each.
  private static var environment: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !text.hasPrefix("LANGUAGE=") { variables.append(text) }
      next += 1
    }
    return variables
  }

  /// Starts a program with these files as its first.
  @discardableResult
  static func start(_ words: [String], _ files: [Int32]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (index, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(index))
    }
    // A server would hold the pipes of other tests open as long as it runs, and they would wait for its end.
    for file in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, file) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
    guard result == 0 else { throw Cluster.Failure(what: "\(words): \(result)") }
    return process
  }

  /// A file without a name that no other program inherits.
  private static func temporaryFile() throws -> Int32 {
    var path = Array("/tmp/per-output-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw Cluster.Failure(what: "mkstemp") }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func text(_ file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      result += buffer[..<count]
    }
    return String(decoding: result, as: UTF8.self)
  }
}
