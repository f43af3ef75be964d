import Dispatch
import Synchronization

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
