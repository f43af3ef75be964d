import CGtk

/// Another program that this one has started. What it says on standard error is not heard.
public final class Subprocess: Object {
  override class var wrappedType: GType { g_subprocess_get_type() }

  /// Starts a program, by its path or its name, with arguments. Throws if it cannot be started.
  ///
  /// Its standard input ends when the wrapper is released, or this program ends.
  public static func start(_ words: [String]) throws(GlibError) -> Subprocess {
    let flags =
      G_SUBPROCESS_FLAGS_STDIN_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue
      | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue
    let process = try throwing { error in
      withStringArray(words) { g_subprocess_newv($0, GSubprocessFlags(flags), error) }
    }
    return Subprocess(consuming: UnsafeMutableRawPointer(process))
  }

  /// The path of a program beside this one, or else one that the system knows; `nil` if none.
  public static func path(of program: String) -> String? {
    if let own = String.taken(g_file_read_link("/proc/self/exe", nil)),
      let folder = String.taken(g_path_get_dirname(own))
    {
      let path = "\(folder)/\(program)"
      if g_file_test(path, G_FILE_TEST_IS_EXECUTABLE) != 0 { return path }
    }
    return .taken(g_find_program_in_path(program))
  }

  private final class Pending {
    let continuation: CheckedContinuation<String, Never>
    init(_ continuation: CheckedContinuation<String, Never>) { self.continuation = continuation }
  }

  /// Gives the program its whole input, and waits for its end; passes what it has written to standard output, which
  /// is empty if it is not text.
  public func output(input: String) async -> String {
    await withCheckedContinuation { continuation in
      g_subprocess_communicate_utf8_async(
        cast(), input, nil,
        { process, result, box in
          MainActor.assumeIsolated {
            var output: UnsafeMutablePointer<CChar>?
            let process = UnsafeMutableRawPointer(process).map { OpaquePointer($0) }
            g_subprocess_communicate_utf8_finish(process, result, &output, nil, nil)
            Unmanaged<Pending>.lent(by: box).continuation.resume(
              returning: String.taken(output) ?? "")
            releaseOwned(box)
          }
        }, Unmanaged<Pending>.giving(Pending(continuation)))
    }
  }

  private final class PendingEnd {
    let continuation: CheckedContinuation<Void, Never>
    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
  }

  /// Waits until the program has ended.
  public func end() async {
    await withCheckedContinuation { continuation in
      g_subprocess_wait_async(
        cast(), nil,
        { process, result, box in
          MainActor.assumeIsolated {
            let process = UnsafeMutableRawPointer(process).map { OpaquePointer($0) }
            g_subprocess_wait_finish(process, result, nil)
            Unmanaged<PendingEnd>.lent(by: box).continuation.resume()
            releaseOwned(box)
          }
        }, Unmanaged<PendingEnd>.giving(PendingEnd(continuation)))
    }
  }
}
