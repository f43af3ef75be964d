import PerDatabase

/// Everything that is to be written, in order, one thing at a time.
///
/// While another program keeps the file locked, the first is tried again and again, and the user can
/// keep working: what is done meanwhile queues up behind it.
@MainActor
public final class WriteQueue {
  private var jobs: [Job] = []
  private var waitingSince: ContinuousClock.Instant?
  private var hasReportedWaiting = false
  private var isRunning = false

  /// Something to be written: each attempt ends by calling its argument, with the error if there
  /// was one.
  typealias Attempt = @MainActor (@escaping @MainActor (DatabaseError?) -> Void) -> Void

  private final class Job {
    let attempt: Attempt
    let isChange: Bool
    let failed: (DatabaseError) -> Void
    var outcome = Progress.waiting

    init(
      _ attempt: @escaping Attempt, isChange: Bool, _ failed: @escaping (DatabaseError) -> Void
    ) {
      self.attempt = attempt
      self.isChange = isChange
      self.failed = failed
    }
  }

  /// How far something that was to be written has come.
  enum Progress: Hashable {
    case done
    /// It is being written, or will be tried again.
    case waiting
    case failed
  }

  /// Called with true when the user should be told that changes wait, and with false at the end of
  /// that.
  var onWaiting: (Bool) -> Void = { _ in }

  /// Called whenever all changes are written.
  public var onEmpty: () -> Void = {}

  /// Whether what has gone wrong is being repaired, so that it is worth trying again.
  var isBeingRepaired: (DatabaseError) -> Bool = { _ in false }

  /// Whether changes are still to be written. What is only read does not count: it cannot be lost.
  public var isWaiting: Bool { jobs.contains(where: \.isChange) }

  /// How long changes wait before the user is told.
  private static let noticeDelay = Duration.seconds(1)
  /// Milliseconds until the next attempt. Each also waits for `OpenFile.busyTimeout` in SQLite.
  private static let retryInterval = 30

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
  ) -> Progress {
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
        if error == .locked || isBeingRepaired(error) { return retryLater() }
        job.outcome = .failed
        job.failed(error)
      } else {
        job.outcome = .done
      }
      jobs.removeFirst()
      waitingSince = nil
      if job.isChange, !isWaiting { reportEmpty() }
      runFirst()
    }
  }

  private func retryLater() {
    let since = waitingSince ?? .now
    waitingSince = since
    if !hasReportedWaiting, isWaiting, .now - since > Self.noticeDelay {
      hasReportedWaiting = true
      onWaiting(true)
    }
    Task {
      try? await Task.sleep(for: .milliseconds(Self.retryInterval))
      runFirst()
    }
  }

  private func reportEmpty() {
    if hasReportedWaiting { onWaiting(false) }
    hasReportedWaiting = false
    onEmpty()
  }
}
