import Dispatch

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
