/// Asks whether the work is cancelled, for SQLite.
final class CancellationQuestion {
  let isCancelled: () -> Bool
  init(_ isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }
}
