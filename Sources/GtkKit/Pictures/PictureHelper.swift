import Glibc

/// Has a picture file decoded by a process of its own.
///
/// A drawing of a few hundred bytes can name itself a billion times, and an animation can be one huge frame
/// after another: no look at the header tells, and no decoder can be stopped from outside. A process can, and
/// what it takes is the kernel's to count. It is this program again, with an option that nobody types, so that
/// nothing else needs to be installed or found.
nonisolated struct PictureHelper: Sendable {
  /// The program to start.
  let program: String
  let side: Int
  let limits: Thumbnail.Limits

  /// This program, whatever has become of its file since it was started.
  static let ownProgram = "/proc/self/exe"

  /// Seconds of waiting for a helper that neither works nor ends: its limit is of processor time, so that a
  /// busy machine refuses no picture.
  private static let timeout = 30
  /// More bytes than any small picture has.
  private static let maximumAnswer = 1 << 20

  /// A small PNG file of the picture. `next` gives the next piece of the file, and nothing at its end.
  func png(
    _ next: () throws(PictureProblem) -> [UInt8]
  ) throws(PictureProblem) -> [UInt8] {
    let (process, channel) = try start()
    var isWaitedFor = false
    defer {
      close(channel)
      if !isWaitedFor {
        kill(process, SIGKILL)
        _ = Self.status(of: process)
      }
    }
    while true {
      let chunk = try next()
      // It has seen enough, such as more bytes than it may, or has been ended.
      if chunk.isEmpty || !send(chunk, to: channel) { break }
    }
    shutdown(channel, Int32(SHUT_WR))
    guard let answer = answer(on: channel) else { throw .tooCostly }
    isWaitedFor = true
    let status = Self.status(of: process)
    if let problem = PictureWorker.ExitCode.problem(ofStatus: status) { throw problem }
    return answer
  }

  /// The process and our end of the connection to its standard input and output.
  private func start() throws(PictureProblem) -> (pid_t, Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Self.problem(errno) }
    defer { close(ends[1]) }
    var time = timeval(tv_sec: Self.timeout, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(ends[0], SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    // What decoders complain of is not a fault of this program's.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread of a queue has its signals blocked.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + PictureWorker.arguments(side: side, limits)).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &words, environ)
    guard code == 0 else {
      close(ends[0])
      throw Self.problem(code)
    }
    return (process, ends[0])
  }

  private func send(_ chunk: [UInt8], to channel: Int32) -> Bool {
    var start = 0
    while start < chunk.count {
      let sent = chunk.withUnsafeBytes {
        Glibc.send(
          channel, $0.baseAddress?.advanced(by: start), $0.count - start,
          Int32(MSG_NOSIGNAL))
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      start += sent
    }
    return true
  }

  /// What the helper writes; `nil` where it does not end.
  private func answer(on channel: Int32) -> [UInt8]? {
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while answer.count <= Self.maximumAnswer {
      let count = read(channel, &piece, piece.count)
      if count < 0 {
        if errno == EINTR { continue }
        // It went away without reading everything.
        return errno == ECONNRESET ? answer : nil
      }
      if count == 0 { return answer }
      answer += piece.prefix(count)
    }
    return nil
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func problem(_ code: Int32) -> PictureProblem {
    .noFile(String(cString: strerror(code)))
  }
}
