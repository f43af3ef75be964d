import Dispatch

/// Does something that takes long, or may have to wait for a file, on another thread. Swift's own pool has only as many
/// threads as there are processors.
package func inBackground<Value: Sendable>(
  _ body: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: body()) }
  }
}

/// The same for work that can fail.
package func inBackground<Value: Sendable, Problem: Error>(
  _ body: @escaping @Sendable () throws(Problem) -> Value
) async throws(Problem) -> Value {
  try await inBackground { Result { () throws(Problem) in try body() } }.get()
}
