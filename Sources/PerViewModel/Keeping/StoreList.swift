import PerDatabase
import PerModel
import PerText

/// The list of stores, which all windows share.
@MainActor
public final class StoreList {
  /// `nil` where nothing is kept.
  private let currentDatabase: () -> SQLiteDatabase?
  public private(set) var stores: [Store] = []
  private var storesByName: [NameKey: Store] = [:]
  /// Another one with each other list.
  private(set) var version = 0
  /// Which list of which file is known.
  private var known: (database: ObjectIdentifier, version: Int64)?

  init(_ database: @escaping () -> SQLiteDatabase?) {
    currentDatabase = database
    try? refresh()
  }

  /// Reads the list again when somebody has changed it, or another file is used.
  func refresh() throws(DatabaseError) {
    guard let database = currentDatabase() else { return }
    let current = (ObjectIdentifier(database), try database.versionOfStores())
    if let known, known == current { return }
    show(try database.stores())
    known = current
  }

  /// Keeps another list in the place of this one.
  func set(_ stores: [Store]) throws(DatabaseError) {
    let database = currentDatabase()
    try database?.setStores(stores)
    show(stores)
    known = try database.map { (database) throws(DatabaseError) in
      (ObjectIdentifier(database), try database.versionOfStores())
    }
  }

  private func show(_ stores: [Store]) {
    self.stores = stores
    version += 1
    storesByName = Dictionary(grouping: stores) { NameKey($0.name) }
      .compactMapValues(Store.nearest)
  }

  /// The store of that name, whatever its case and accents; of several the nearest.
  func store(named name: String) -> Store? {
    guard !storesByName.isEmpty, !isBlank(name) else { return nil }
    return storesByName[NameKey(name)]
  }
}
