/// How often a condition is looked at before it is given up, which takes twenty seconds at least.
/// Only a failing test ever waits so long.
///
/// Looks are counted and not seconds: hundreds of tests share the main actor and two processors, and
/// a clock would run out while the test itself had no turn.
private let looks = 4000

/// Lets everything else go on until a condition holds; whether it came to that.
public func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async rethrows -> Bool {
  for _ in 0..<looks where !Task.isCancelled {
    if try condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return try condition()
}

/// What did not happen in time.
public struct NeverHappened: Error { public let what: String }

/// Lets everything else go on until a condition holds, without which the test makes no sense.
public func until(
  _ what: String, isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async throws {
  guard try await eventually(condition) else { throw NeverHappened(what: what) }
}
