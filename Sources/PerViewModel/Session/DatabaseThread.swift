import Dispatch

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

  /// Runs something on the thread and waits for it: only before any window is open.
  func wait<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    queue?.sync(execute: body) ?? body()
  }
}
