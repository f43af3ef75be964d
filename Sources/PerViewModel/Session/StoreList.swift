import PerDatabase
import PerModel
import PerText

/// The list of stores, which all windows have in common.
@MainActor
final class StoreList {
  /// The list as it is in the file.
  let list: CommonValue<[Store]>
  private var storesByName: [NameKey: Store] = [:]
  /// Called when there is another list.
  var onChanged: () -> Void = {}

  /// The stores, in their order.
  var stores: [Store] { list.value }

  init(_ file: OpenFile) {
    list = CommonValue(
      file,
      CommonValue.Access(
        version: { (database) throws(DatabaseError) in try database.versionOfStores() },
        read: { (database) throws(DatabaseError) in try database.stores() },
        write: { (database, stores, version) throws(DatabaseError) in
          try database.setStores(stores, expecting: version)
        }), before: [])
    list.onChanged = { [weak self] in self?.listHasChanged() }
  }

  private func listHasChanged() {
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
