import PerDatabase
import PerModel

/// Something in the file that is replaced as a whole and that all windows have in common: the list of
/// stores, the shopping list.
@MainActor
final class CommonValue<Value: Hashable & Sendable> {
  private let file: OpenFile
  private let access: Access
  /// The value as last seen.
  private(set) var value: Value
  /// The file and the version of the known value.
  private var known: (generation: Int, version: Int64)?
  /// Called when the value has changed.
  var onChanged: () -> Void = {}

  /// How the file keeps it.
  struct Access: Sendable {
    let version: @Sendable (any Database) throws(DatabaseError) -> Int64
    let read: @Sendable (any Database) throws(DatabaseError) -> Value
    /// Saves a value instead of the one with this version. Throws `outdated` if another is there.
    let write: @Sendable (any Database, Value, Int64) throws(DatabaseError) -> Int64
  }

  init(_ file: OpenFile, _ access: Access, before value: Value) {
    (self.file, self.access, self.value) = (file, access, value)
  }

  /// A value as it is in a file.
  struct Stored: Sendable {
    let generation: Int
    let version: Int64
    let value: Value
  }

  /// Reads the value, on the database's thread; `nil` if it is the one that is known.
  func question() -> @Sendable (any Database) throws(DatabaseError) -> Stored? {
    let (generation, known) = (file.generation, knownVersion)
    return { [access] (database) throws(DatabaseError) in
      let version = try access.version(database)
      guard version != known else { return nil }
      return Stored(
        generation: generation, version: version, value: try access.read(database))
    }
  }

  /// The version that is known of the file that is used.
  private var knownVersion: Int64? {
    known?.generation == file.generation ? known?.version : nil
  }

  /// Saves what a plan makes of the value as it is when its turn comes; `nil` if there is nothing to do.
  ///
  /// - Parameters:
  ///   - done: called with the value before and after it.
  ///   - failed: called where it cannot be saved.
  func change(
    in queue: WriteQueue, _ plan: @escaping (Value) -> Value?,
    then done: @escaping (Value, Value) -> Void,
    failed: @escaping (DatabaseError) -> Void
  ) {
    queue.run({ [self] finish in attempt(plan, done, finish) }, failed: failed)
  }

  private func attempt(
    _ plan: @escaping (Value) -> Value?, _ done: @escaping (Value, Value) -> Void,
    _ finish: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    let old = value
    guard let new = plan(old) else { return finish(nil) }
    set(new) { [self] problem in
      if problem == .outdated { return attempt(plan, done, finish) }
      if problem == nil { done(old, new) }
      finish(problem)
    }
  }

  /// Saves another value instead of this one. If the file has another one by now, uses that and passes
  /// `outdated`.
  private func set(_ value: Value, then: @escaping @MainActor (DatabaseError?) -> Void) {
    let (generation, known) = (file.generation, knownVersion)
    file.run(
      { [access] (database) throws(DatabaseError) in
        func stored(_ version: Int64, _ value: Value) -> Stored {
          Stored(generation: generation, version: version, value: value)
        }
        do throws(DatabaseError) {
          guard let known else { throw .outdated }
          let version = try access.write(database, value, known)
          return (isSet: true, stored(version, value))
        } catch {
          guard error == .outdated else { throw error }
          let version = try access.version(database)
          return (isSet: false, stored(version, try access.read(database)))
        }
      },
      then: { [self] (result: Result<(isSet: Bool, Stored), DatabaseError>) in
        switch result {
        case .success(let (isSet, stored)):
          use(stored)
          then(isSet ? nil : .outdated)
        case .failure(let error): then(error)
        }
      })
  }

  /// Uses what a question was answered with.
  func use(_ stored: Stored?) {
    guard let stored else { return }
    known = (stored.generation, stored.version)
    guard value != stored.value else { return }
    value = stored.value
    onChanged()
  }
}

extension CommonValue<ShoppingList> {
  /// What is to be bought.
  static func shoppingList(of file: OpenFile) -> CommonValue<ShoppingList> {
    CommonValue(
      file,
      Access(
        version: { (database) throws(DatabaseError) in try database.versionOfShoppingList() },
        read: { (database) throws(DatabaseError) in try database.shoppingList() },
        write: { (database, list, version) throws(DatabaseError) in
          try database.setShoppingList(list, expecting: version)
        }), before: ShoppingList())
  }
}
