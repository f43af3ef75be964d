import Glibc

/// The process that decodes a picture: it reads the file from standard input, and writes a small PNG file to
/// standard output. See ``PictureHelper``.
public nonisolated enum PictureWorker {
  private static let option = "--decode-picture"

  static func arguments(side: Int, _ limits: Thumbnail.Limits) -> [String] {
    [option]
      + [side, limits.pixels, limits.bytes, limits.seconds, limits.memory].map(String.init)
  }

  /// Decodes a picture where the arguments ask for that, and ends the process; else does nothing.
  ///
  /// Call it before anything else: its input may be hostile, and it needs nothing of the program.
  public static func runIfAsked(_ arguments: [String]) {
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    guard arguments.dropFirst().first == option, numbers.count == 5 else { return }
    var limits = Thumbnail.Limits()
    (limits.pixels, limits.bytes) = (numbers[1], numbers[2])
    (limits.seconds, limits.memory) = (numbers[3], numbers[4])
    keep(limits)
    let outcome = decode(PictureDecoder(side: numbers[0], limits: limits))
    // Nothing is tidied up: that could only take time.
    _exit(outcome.rawValue)
  }

  /// How it ended, as the status of the process.
  enum ExitCode: Int32 {
    case done = 0
    case tooManyBytes = 10
    case tooManyPixels, unreadable, tooCostly

    init(_ problem: PictureProblem) {
      self =
        switch problem {
        case .tooManyBytes: .tooManyBytes
        case .tooManyPixels: .tooManyPixels
        case .unreadable, .noFile: .unreadable
        case .tooCostly: .tooCostly
        }
    }

    /// The problem that a status of waitpid(2) tells of; `nil` where all went well.
    static func problem(ofStatus status: Int32) -> PictureProblem? {
      let signal = status & 0x7F
      if signal != 0 {
        // The kernel ends what takes too long, and GLib and Rust end themselves where memory is refused.
        return [SIGKILL, SIGXCPU, SIGABRT, SIGTRAP].contains(signal) ? .tooCostly : .unreadable
      }
      switch ExitCode(rawValue: status >> 8 & 0xFF) {
      case .done: return nil
      case .tooManyBytes: return .tooManyBytes
      case .tooManyPixels: return .tooManyPixels
      case .tooCostly: return .tooCostly
      case .unreadable, nil: return .unreadable
      }
    }
  }

  /// Lets the kernel keep the limits, from now on.
  private static func keep(_ limits: Thumbnail.Limits) {
    // One thread for each processor would take its share of memory.
    setenv("RAYON_NUM_THREADS", "1", 1)
    // Whatever was open when the program was started.
    for descriptor in 3..<Int32(256) { close(descriptor) }
    // It ends at once, whatever it was doing.
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
    // Nothing is written to files, and no core is left of a picture that was too much.
    signal(SIGXFSZ, SIG_IGN)
    for (resource, value) in [
      (RLIMIT_CPU, limits.seconds), (RLIMIT_DATA, limits.memory), (RLIMIT_FSIZE, 0),
      (RLIMIT_CORE, 0),
    ] {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  }

  private static func decode(_ decoder: PictureDecoder) -> ExitCode {
    let png: [UInt8]
    do throws(PictureProblem) {
      png = try decoder.png(nextPiece)
    } catch {
      return ExitCode(error)
    }
    var start = 0
    while start < png.count {
      let written = png.withUnsafeBytes {
        write(1, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return .unreadable }
      start += written
    }
    return .done
  }

  private static func nextPiece() throws(PictureProblem) -> [UInt8] {
    while true {
      var failed = false
      let piece = [UInt8](unsafeUninitializedCapacity: PictureDecoder.chunkSize) { buffer, count in
        let found = read(0, buffer.baseAddress, buffer.count)
        (count, failed) = (max(found, 0), found < 0)
      }
      guard failed else { return piece }
      if errno != EINTR { throw .unreadable }
    }
  }
}
