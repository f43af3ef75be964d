import PerModel
import PerStore
import PerText

/// The list of stores, which all windows share.
@MainActor
public final class ShopBook {
  /// `nil` where nothing is kept.
  private let currentStore: () -> Store?
  public private(set) var shops: [Shop] = []
  private var shopsByName: [NameKey: Shop] = [:]
  /// Another one with each other list.
  private(set) var version = 0
  /// Which list of which file is known.
  private var known: (store: ObjectIdentifier, version: Int64)?

  init(_ store: @escaping () -> Store?) {
    currentStore = store
    try? refresh()
  }

  /// Reads the list again when somebody has changed it, or another file is used.
  func refresh() throws(StoreError) {
    guard let store = currentStore() else { return }
    let current = (ObjectIdentifier(store), try store.versionOfShops())
    if let known, known == current { return }
    show(try store.shops())
    known = current
  }

  /// Keeps another list in the place of this one.
  func set(_ shops: [Shop]) throws(StoreError) {
    let store = currentStore()
    try store?.setShops(shops)
    show(shops)
    known = try store.map { (store) throws(StoreError) in
      (ObjectIdentifier(store), try store.versionOfShops())
    }
  }

  private func show(_ shops: [Shop]) {
    self.shops = shops
    version += 1
    shopsByName = Dictionary(grouping: shops) { NameKey($0.name) }
      .compactMapValues(Shop.nearest)
  }

  /// The store of that name, whatever its case and accents; of several the nearest.
  func shop(named name: String) -> Shop? {
    guard !shopsByName.isEmpty, !isBlank(name) else { return nil }
    return shopsByName[NameKey(name)]
  }
}
