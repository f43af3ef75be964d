import Dispatch

/// Work that may take long, done in the background, with its progress and a way to cancel it.
@MainActor
public final class BackgroundTask {
  /// What is being done, for the user.
  public let title: String
  /// Whether the window can be used meanwhile.
  public let leavesWindowFree: Bool
  let token = WorkToken()
  /// Whether it has ended, in whichever way.
  public private(set) var isOver = false
  /// Called at the end, after what was done has been shown.
  public var onEnd: () -> Void = {}

  init(_ title: String, leavesWindowFree: Bool = false) {
    (self.title, self.leavesWindowFree) = (title, leavesWindowFree)
  }

  /// Its progress, in thousandths; `nil` if that is not known.
  public var perMille: Int? { token.perMille }

  /// Asks it to end without leaving anything behind.
  public func cancel() { token.cancel() }

  /// Does the work on another thread, and then `then` on this one.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (WorkToken) -> Result,
    then: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    let token = token
    // Not in Swift's own pool, which has only as many threads as there are cores: this may wait for
    // a disk.
    DispatchQueue.global(qos: .userInitiated).async {
      let result = body(token)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.isOver = true
          then(result)
          self.onEnd()
        }
      }
    }
  }
}

extension BackgroundTask: EqualByIdentity {}
