import Synchronization

/// Something that may take long, done beside the main thread: how far it is, and a way to give it up.
@MainActor
public final class BackgroundTask {
  /// What is being done, for the person.
  public let title: String
  private let token = WorkToken()
  /// Whether it has ended, in whichever way.
  public private(set) var isOver = false
  /// Called at the end, after what was done has been shown.
  public var onEnd: () -> Void = {}

  init(_ title: String) { self.title = title }

  /// How far it is, in thousandths; `nil` where that cannot be known.
  public var perMille: Int? { token.perMille }

  /// Asks it to end without leaving anything behind.
  public func cancel() { token.cancel() }

  /// Does the work on another thread, and then `then` on this one.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (WorkToken) -> Result,
    then: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    let token = token
    Task.detached(priority: .userInitiated) {
      let result = body(token)
      await MainActor.run {
        self.isOver = true
        then(result)
        self.onEnd()
      }
    }
  }
}

/// What the work and who waits for it tell each other.
final class WorkToken: Sendable {
  private let done = Atomic<Int>(0)
  private let all = Atomic<Int>(0)
  private let isGivenUp = Atomic<Bool>(false)

  /// Whether the work is to end without leaving anything behind.
  var isCancelled: Bool { isGivenUp.load(ordering: .relaxed) }

  func cancel() { isGivenUp.store(true, ordering: .relaxed) }

  /// Tells how much is done of all there is.
  func tell(_ count: Int, of total: Int) {
    all.store(total, ordering: .relaxed)
    done.store(count, ordering: .relaxed)
  }

  var perMille: Int? {
    let total = all.load(ordering: .relaxed)
    return total > 0 ? min(1000, done.load(ordering: .relaxed) * 1000 / total) : nil
  }
}

extension BackgroundTask: Hashable {
  nonisolated public static func == (left: BackgroundTask, right: BackgroundTask) -> Bool {
    left === right
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
