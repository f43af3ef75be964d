import Glibc

/// A process of its own for work on what may be hostile: it gets some bytes, answers with others, and ends.
///
/// A picture of a few hundred bytes can ask for a billion pixels, and a page for a million open tags: no look at them
/// tells, and no reader can be stopped from outside. A process can, and what it takes is the kernel's to count: it sets
/// its own limits first of all. **Whatever becomes of it, nothing else does.**
public struct LimitedProcess: Sendable {
  private let program: String
  private let arguments: [String]
  private let limits: Limits

  /// How long an answer is waited for, and how long it may be.
  public struct Limits: Sendable {
    /// Seconds of waiting while nothing comes. The process's own limit is of processor time, so that a busy machine
    /// refuses nothing.
    public var silence = 30
    /// Seconds of waiting for all of it.
    public var whole = 120
    /// Bytes of the answer.
    public var answer: Int

    /// How long to wait, as a rule, for an answer of this many bytes.
    public init(answer: Int) { self.answer = answer }
  }

  /// How it ended.
  public enum Outcome: Sendable, Equatable {
    /// With a status of waitpid(2).
    case ended(status: Int32)
    /// It was ended, because it answered too much or not at all.
    case stopped
    /// It could not be started, for a reason of errno(3).
    case notStarted(Int32)
  }

  /// This program, whatever has become of its file since it was started.
  public static let ownProgram = "/proc/self/exe"

  /// A process that is not started yet.
  public init(program: String, arguments: [String], limits: Limits) {
    (self.program, self.arguments, self.limits) = (program, arguments, limits)
  }

  /// Starts it, hands it all that `next` gives until that is nothing, and its answer to `take`, piece by piece until
  /// that says false. It is killed as soon as the answer is no longer wanted, whatever it is doing then.
  public func run<Failure: Error>(
    feeding next: () throws(Failure) -> [UInt8], while isWanted: () -> Bool = { true },
    take: ([UInt8]) -> Bool
  ) throws(Failure) -> Outcome {
    let process: pid_t
    let channel: Int32
    switch start() {
    case .failure(let code): return .notStarted(code.value)
    case .success(let started): (process, channel) = started
    }
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
      if chunk.isEmpty || !send(chunk, to: channel, while: isWanted) { break }
    }
    shutdown(channel, Int32(SHUT_WR))
    guard receive(from: channel, while: isWanted, take) else { return .stopped }
    isWaitedFor = true
    return .ended(status: Self.status(of: process))
  }

  private struct Code: Error {
    let value: Int32
  }

  /// The process and our end of the connection to its standard input and output.
  private func start() -> Result<(pid_t, Int32), Code> {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return .failure(Code(value: errno)) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    // Complaints of its libraries are no errors of this program.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread of a queue has its signals blocked.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &words, environ)
    guard code == 0 else {
      close(ends[0])
      return .failure(Code(value: code))
    }
    return .success((process, ends[0]))
  }

  private func send(_ chunk: [UInt8], to channel: Int32, while isWanted: () -> Bool) -> Bool {
    var start = 0
    while start < chunk.count {
      guard isReady(channel, for: POLLOUT, while: isWanted) else { return false }
      let sent = chunk.withUnsafeBytes {
        Glibc.send(
          channel, $0.baseAddress?.advanced(by: start), $0.count - start,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if sent < 0, errno == EINTR || errno == EAGAIN { continue }
      guard sent > 0 else { return false }
      start += sent
    }
    return true
  }

  /// Whether the answer came to its end.
  private func receive(
    from channel: Int32, while isWanted: () -> Bool, _ take: ([UInt8]) -> Bool
  ) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var length = 0
    let end = Self.now() + limits.whole
    while Self.now() <= end {
      guard isReady(channel, for: POLLIN, while: isWanted) else { return false }
      let count = read(channel, &piece, piece.count)
      if count < 0 {
        if errno == EINTR { continue }
        // It went away without reading everything.
        return errno == ECONNRESET
      }
      if count == 0 { return true }
      length += count
      guard length <= limits.answer, take(Array(piece.prefix(count))) else { return false }
    }
    return false
  }

  /// Waits until something can be sent or read; false if that takes too long, or is no longer wanted.
  private func isReady(_ channel: Int32, for event: Int32, while isWanted: () -> Bool) -> Bool {
    let end = Self.now() + limits.silence
    var wait = pollfd(fd: channel, events: Int16(event), revents: 0)
    while isWanted(), Self.now() <= end {
      if poll(&wait, 1, Self.millisecondsBetweenLooks) > 0 { return true }
    }
    return false
  }

  /// A delay this short goes unnoticed.
  private static let millisecondsBetweenLooks: Int32 = 50

  /// Seconds of a monotonic clock.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
