import Dispatch
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
  /// Milliseconds until the next attempt. Each also waits for `FileHealth.busyTimeout` in SQLite.
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

/// The thread on which the database is used, one thing after the other, so that the main thread
/// never waits for the file.
@MainActor
struct DatabaseThread {
  /// `nil` runs everything at once, on the thread that asks for it.
  private let queue: DispatchQueue?

  /// A thread of its own: files may take their time, and Swift's pool has only a few threads.
  static func own() -> DatabaseThread {
    DatabaseThread(queue: DispatchQueue(label: "io.github.perapp.per.database"))
  }

  /// No thread at all: what is asked for is done when the call returns. For tests.
  static let calling = DatabaseThread(queue: nil)

  /// Whether it is a thread beside the one that asks.
  var isOwn: Bool { queue != nil }

  /// Does something on the thread, and then `then` on the main thread, in the order of the calls.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) {
    guard let queue else { return then(body()) }
    queue.async {
      let value = body()
      DispatchQueue.main.async { MainActor.assumeIsolated { then(value) } }
    }
  }

  /// Does something on the thread and waits for it: only where there is no window yet.
  func wait<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    queue?.sync(execute: body) ?? body()
  }
}

/// A database that has been opened, to be handed to its thread, or one that nobody can open yet.
///
/// Unchecked: it is touched on the database's thread alone.
final class OpenDatabase: @unchecked Sendable {
  private let database: (any Database)?

  init(_ database: any Database) { self.database = database }

  private init() { database = nil }

  /// Whatever is done with it fails with `locked`: what is written waits for the file, and nothing goes
  /// where it would be lost.
  static let locked = OpenDatabase()

  /// Does something with the database, on its thread.
  nonisolated func use<Value>(
    _ body: (any Database) throws(DatabaseError) -> Value
  ) -> Result<Value, DatabaseError> {
    guard let database else { return .failure(.locked) }
    do throws(DatabaseError) { return .success(try body(database)) } catch {
      return .failure(error)
    }
  }
}

extension Result {
  /// The error; `nil` for a success.
  var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
