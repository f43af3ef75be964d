import FolderTesting
import Glibc
import Testing

/// A run of a program built with the tests in which one system call fails: see fault_injection.c.
struct FaultyRun {
  /// The exit status, or 128 and more for a signal.
  let status: Int32
  let complaints: String
  /// How many calls of each kind there were, where the run came to its end.
  let counts: [String: Int]

  /// - Parameters:
  ///   - words: the name of the program and its arguments.
  ///   - folder: where the calls that count are about files.
  ///   - fault: such as "write:3:EIO"; none if empty.
  init(_ words: [String], in folder: String, fault: String = "", input: String = "") throws {
    let own = try #require(Self.ownFolder)
    let scratch = temporaryPath()
    let files = ["in", "err", "counts"].map { "\(scratch).\($0)" }
    defer { for file in files { unlink(file) } }
    try Bytes.write(Array(input.utf8), to: files[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, files[1], O_WRONLY | O_CREAT, 0o600)
    let environment = [
      "LANG=C.UTF-8", "LD_PRELOAD=\(own)/libfault-injection.so", "FAULT_FOLDER=\(folder)/",
      "FAULT=\(fault)", "FAULT_COUNTS=\(files[2])", "SWIFT_BACKTRACE=enable=no",
    ]
    let program = "\(own)/\(words[0])"
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, program, &actions, nil, &arguments, &variables)
    try #require(result == 0, "\(program) cannot be started: \(result)")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    self.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    complaints = String(decoding: try Bytes.read(files[1]), as: UTF8.self)
    var counts: [String: Int] = [:]
    if access(files[2], R_OK) == 0 {
      for line in String(decoding: try Bytes.read(files[2]), as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        counts[String(words[0])] = Int(words[1])
      }
    }
    self.counts = counts
  }

  private static var ownFolder: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }
}
