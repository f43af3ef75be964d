import PerDatabase
import PerModel
import PerText

/// The list of stores, which all windows share.
@MainActor
public final class StoreList {
  private let file: FileHealth
  public private(set) var stores: [Store] = []
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

  /// Reads the list again when somebody has changed it, or another file is used.
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
          if let stored { note(stored, generation) }
          then(nil)
        case .failure(let error): then(error)
        }
      })
  }

  /// Saves another list instead of this one. If the file has another one by now, takes that over and
  /// hands on `outdated`: the caller plans once more.
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
          note(stored, generation)
          then(isSet ? nil : .outdated)
        case .failure(let error): then(error)
        }
      })
  }

  private func note(_ stored: Stored, _ generation: Int) {
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

/// What a row says about the store, one line each; empty if it is not known.
public struct StoreLines: Hashable, Sendable {
  public let address: String
  /// As the country writes it.
  public let phone: String
  /// "1.2 km".
  public let distance: String

  init(_ store: Store?, using formatter: Formatter) {
    address = store?.address ?? ""
    phone = store.map { $0.phone.isEmpty ? "" : formatter.phone($0.phone) } ?? ""
    distance = store?.distance.map { formatter.distance($0) } ?? ""
  }

  /// Those that are known.
  var texts: [String] { [address, phone, distance].filter { !$0.isEmpty } }

  /// The same for a screen reader, which says "1.2 km away".
  var spoken: [String] {
    // Translators: how far a store is: "1.2 km away".
    [address, phone, distance.isEmpty ? "" : localized("%1$s away", distance)]
      .filter { !$0.isEmpty }
  }
}
