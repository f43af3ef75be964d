import Foundation

/// A run of the real program of which it matters how much memory it takes.
struct MeasuredRun {
  let status: Int32
  let complaints: String
  /// The most memory that the program had at once, in bytes.
  let peak: Int

  /// Runs `per-cli` with these words.
  init(_ arguments: [String]) throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(fileURLWithPath: program).deletingLastPathComponent().path + "/per-cli"
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("per-cli-\(UUID()).errors")
    defer { try? FileManager.default.removeItem(at: errors) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT, 0o600)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var environment = [strdup("LANG=C.UTF-8"), nil]
    defer { for word in words + environment { free(word) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, path, &actions, nil, &words, &environment)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
    var (result, usage) = (Int32(0), rusage())
    while wait4(process, &result, 0, &usage) < 0, errno == EINTR {}
    status = result & 0x7F == 0 ? result >> 8 & 0xFF : -1
    // In KiB on Linux: getrusage(2).
    peak = usage.ru_maxrss * 1024
    complaints = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
  }
}
