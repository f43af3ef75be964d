import PerDatabase

/// Everything that is to be written, in order, one thing at a time.
///
/// While another program keeps the file locked, the first is tried again and again, and the user can
/// go on: what is done meanwhile queues up behind.
@MainActor
public final class WriteQueue {
  private var jobs: [Job] = []
  private var waitingSince: ContinuousClock.Instant?
  private var isTold = false
  private var isRunning = false

  /// Something to be written: each attempt ends by calling its argument, with the error if there
  /// was one.
  typealias Attempt = @MainActor (@escaping @MainActor (DatabaseError?) -> Void) -> Void

  private final class Job {
    let attempt: Attempt
    let isChange: Bool
    let failed: (DatabaseError) -> Void
    var outcome = Outcome.waiting

    init(
      _ attempt: @escaping Attempt, isChange: Bool, _ failed: @escaping (DatabaseError) -> Void
    ) {
      self.attempt = attempt
      self.isChange = isChange
      self.failed = failed
    }
  }

  /// How far something that was to be written has come.
  enum Outcome: Hashable {
    case done
    /// It is being written, or will be tried again.
    case waiting
    case failed
  }

  /// Called with true when the user should be told that changes wait, and with false at the end of
  /// that.
  public var onWaiting: (Bool) -> Void = { _ in }

  /// Called whenever all changes are written.
  public var onEmpty: () -> Void = {}

  /// Whether what has gone wrong is being taken care of, so that it is worth trying again.
  var holds: (DatabaseError) -> Bool = { _ in false }

  /// Whether changes are still to be written. What is only read does not count: nobody would lose it.
  public var isWaiting: Bool { jobs.contains(where: \.isChange) }

  /// How long to wait before the user is told.
  static let silence = Duration.seconds(1)
  /// Milliseconds until the next attempt. Each also waits for `FileHealth.busyTimeout` in SQLite.
  private static let pause = 30

  init() {}

  /// Tries something that may fail with `locked`, and then leaves nothing behind; any other error
  /// goes to `failed`.
  ///
  /// - Parameter isChange: false for what only has to keep its place among the changes, such as
  ///   reading the comparison again.
  @discardableResult
  func run(
    _ attempt: @escaping Attempt, isChange: Bool = true,
    failed: @escaping (DatabaseError) -> Void
  ) -> Outcome {
    let job = Job(attempt, isChange: isChange, failed)
    jobs.append(job)
    if !isRunning, waitingSince == nil { runFirst() }
    return job.outcome
  }

  private func runFirst() {
    guard let job = jobs.first else { return }
    isRunning = true
    job.attempt { [self] error in
      isRunning = false
      if let error {
        if error == .locked || holds(error) { return retryLater() }
        job.outcome = .failed
        job.failed(error)
      } else {
        job.outcome = .done
      }
      jobs.removeFirst()
      waitingSince = nil
      if job.isChange, !isWaiting { end() }
      runFirst()
    }
  }

  private func retryLater() {
    let since = waitingSince ?? .now
    waitingSince = since
    if !isTold, isWaiting, .now - since > Self.silence {
      isTold = true
      onWaiting(true)
    }
    Task {
      try? await Task.sleep(for: .milliseconds(Self.pause))
      runFirst()
    }
  }

  private func end() {
    if isTold { onWaiting(false) }
    isTold = false
    onEmpty()
  }
}
