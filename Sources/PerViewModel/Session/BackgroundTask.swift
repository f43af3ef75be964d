import Dispatch
import Synchronization

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

/// Does one thing at a time in the background.
@MainActor
final class BackgroundWorker {
  /// What is being done; `nil` while nothing is.
  private(set) var task: BackgroundTask?
  /// Receives each task as it begins, to show its progress.
  var onStart: (BackgroundTask) -> Void = { _ in }

  /// Does the work on another thread, and then `then` on this one; nothing while something is being
  /// done already.
  func run<Result: Sendable>(
    _ title: String, _ body: @escaping @Sendable (WorkToken) -> Result,
    then: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    guard task == nil else { return }
    let task = BackgroundTask(title)
    self.task = task
    task.run(
      body,
      then: { [self] result in
        self.task = nil
        then(result)
      })
    onStart(task)
  }
}

/// The progress of some work, and the wish to cancel it, shared between threads.
final class WorkToken: Sendable {
  private let done = Atomic<Int>(0)
  private let all = Atomic<Int>(0)
  private let cancelled = Atomic<Bool>(false)

  /// Whether the work was cancelled.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Asks the work to end.
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Reports how much is done of all there is.
  func report(_ count: Int, of total: Int) {
    all.store(total, ordering: .relaxed)
    done.store(count, ordering: .relaxed)
  }

  /// How much is done, in thousandths; `nil` before the first report.
  var perMille: Int? {
    let total = all.load(ordering: .relaxed)
    return total > 0 ? min(1000, done.load(ordering: .relaxed) * 1000 / total) : nil
  }
}

extension BackgroundTask: EqualByIdentity {}
