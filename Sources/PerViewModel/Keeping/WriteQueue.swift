import PerDatabase

/// What is to be written, in its order.
///
/// While another program keeps the file locked it is tried again and again, and nobody has to wait
/// for it: whatever is done meanwhile queues up behind.
@MainActor
public final class WriteQueue {
  private var jobs: [Job] = []
  private var waitingSince: ContinuousClock.Instant?
  private var isTold = false

  private struct Job {
    let attempt: () throws(DatabaseError) -> Void
    let failed: (DatabaseError) -> Void
  }

  /// What became of something that was to be written.
  enum Outcome: Hashable {
    case done
    /// It will be tried again.
    case waiting
    case failed
  }

  /// Called with true when the waiting has become long enough to be told, and with false at its end.
  public var onWaiting: (Bool) -> Void = { _ in }

  /// Called whenever nothing has to be waited for any more.
  public var onEmpty: () -> Void = {}

  /// Whether what has gone wrong is being taken care of, so that it is worth while to try again.
  var holds: (DatabaseError) -> Bool = { _ in false }

  /// Whether something is still to be written.
  public var isWaiting: Bool { !jobs.isEmpty }

  /// How long is waited without a word.
  static let silence = Duration.seconds(1)
  /// Milliseconds until the next attempt. Each waits for `Library.busyTimeout` in SQLite itself.
  private static let pause = 30

  init() {}

  /// Tries something that may throw `locked`, and then leaves nothing behind; whatever else it throws
  /// goes to `failed`.
  @discardableResult
  func run(
    _ attempt: @escaping () throws(DatabaseError) -> Void,
    failed: @escaping (DatabaseError) -> Void
  ) -> Outcome {
    if jobs.isEmpty {
      do throws(DatabaseError) {
        try attempt()
        return .done
      } catch {
        guard error == .locked || holds(error) else {
          failed(error)
          return .failed
        }
      }
    }
    jobs.append(Job(attempt: attempt, failed: failed))
    if waitingSince == nil {
      waitingSince = .now
      retryLater()
    }
    return .waiting
  }

  private func retryLater() {
    Task {
      try? await Task.sleep(for: .milliseconds(Self.pause))
      retry()
    }
  }

  private func retry() {
    while let job = jobs.first {
      do throws(DatabaseError) {
        try job.attempt()
      } catch {
        if error == .locked || holds(error) {
          if !isTold, let waitingSince, .now - waitingSince > Self.silence {
            isTold = true
            onWaiting(true)
          }
          return retryLater()
        }
        job.failed(error)
      }
      jobs.removeFirst()
    }
    waitingSince = nil
    if isTold { onWaiting(false) }
    isTold = false
    onEmpty()
  }
}
