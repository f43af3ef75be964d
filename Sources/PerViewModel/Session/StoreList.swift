import PerDatabase
import PerModel
import PerText

/// The list of stores, which all windows share.
@MainActor
final class StoreList {
  private let file: FileHealth
  private(set) var stores: [Store] = []
  private var storesByName: [NameKey: Store] = [:]
  /// Which list of which file is known.
  private var known: (generation: Int, version: Int64)?
  /// Called when there is another list.
  var onChanged: () -> Void = {}

  init(_ file: FileHealth) { self.file = file }

  /// A list as it is in the file.
  private struct Stored: Sendable {
    let version: Int64
    let stores: [Store]
  }

  /// Reads the list again when it has changed in the file, or another file is used.
  func reloadIfChanged(then: @escaping @MainActor (DatabaseError?) -> Void) {
    let generation = file.generation
    let known = known?.generation == generation ? known?.version : nil
    file.run(
      { (database) throws(DatabaseError) in
        let version = try database.versionOfStores()
        return version == known ? nil : Stored(version: version, stores: try database.stores())
      },
      then: { [self] (result: Result<Stored?, DatabaseError>) in
        switch result {
        case .success(let stored):
          if let stored { remember(stored, generation) }
          then(nil)
        case .failure(let error): then(error)
        }
      })
  }

  /// Saves another list instead of this one. If the file has another one by now, uses that and passes
  /// `outdated`: the caller plans once more.
  func set(_ stores: [Store], then: @escaping @MainActor (DatabaseError?) -> Void) {
    let generation = file.generation
    let known = known?.generation == generation ? known?.version : nil
    file.run(
      { (database) throws(DatabaseError) in
        do throws(DatabaseError) {
          guard let known else { throw .outdated }
          let version = try database.setStores(stores, expecting: known)
          return (isSet: true, Stored(version: version, stores: stores))
        } catch {
          guard error == .outdated else { throw error }
          let version = try database.versionOfStores()
          return (isSet: false, Stored(version: version, stores: try database.stores()))
        }
      },
      then: { [self] (result: Result<(isSet: Bool, Stored), DatabaseError>) in
        switch result {
        case .success(let (isSet, stored)):
          remember(stored, generation)
          then(isSet ? nil : .outdated)
        case .failure(let error): then(error)
        }
      })
  }

  private func remember(_ stored: Stored, _ generation: Int) {
    known = (generation, stored.version)
    stores = stored.stores
    storesByName = Dictionary(grouping: stores) { NameKey($0.name) }
      .compactMapValues(Store.nearest)
    onChanged()
  }

  /// The store of that name, whatever its case and accents; of several the nearest.
  func store(named name: String) -> Store? {
    guard !storesByName.isEmpty, !isBlank(name) else { return nil }
    return storesByName[NameKey(name)]
  }
}
