import PerDatabase

/// An opened database, to be handed to its thread, or one that cannot be opened yet.
///
/// Unchecked: only the database's thread touches it.
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
