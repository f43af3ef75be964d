import PerModel
import PerText
import PerWords

/// The order of the rows, and which of them are left out. Ranks and bars stay those of the
/// unit price.
public struct ListArrangement: Hashable, Sendable {
  /// A key by which the rows can be sorted.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    case value, price, size, name, store, entry
  }

  /// The key by which the rows are sorted; equal rows stay in the order of the ranking.
  public var order = Order.value
  /// Whether the products of each store stand together under its name.
  public var groupsByStore = false
  /// Only the products of this store are shown; `nil` for all. Empty where no store is known.
  public var store: String?
  /// Products that cost more than the best by more than this many percent are left out; `nil` for none.
  public var worstPercent: Int?

  /// Best value on top, and nothing left out.
  public init() {}

  /// Whether anything may be left out.
  public var hides: Bool { store != nil || worstPercent != nil }

  /// The same order without leaving anything out.
  public var showingAll: ListArrangement {
    var all = self
    (all.store, all.worstPercent) = (nil, nil)
    return all
  }

  /// The shares to choose from, above which a product is left out.
  public static let percents = [10, 25, 50, 100]
}

// Sorting, grouping and leaving out.
extension ListModel {
  /// "3 products hidden"; empty where all are shown.
  public var hiddenNote: String {
    let count = ranked.count - rows.count
    guard count > 0 else { return "" }
    return localized(
      one: "%1$s product hidden", other: "%1$s products hidden", count: count,
      formatter.integer(count)
    ).keepingNumbers
  }

  /// The store of the selected row, or the one that is shown alone; `nil` where neither is known.
  public var offeredStore: String? {
    if let store = arrangement.store { return store }
    let store = selection.flatMap { comparison.product($0) }?.store ?? ""
    return isBlank(store) ? nil : store
  }

  /// "Up to 25% More": the choice that leaves out what costs more.
  public func title(hidingWorseThan percent: Int) -> String {
    let share = (try? Rational(Int128(percent), over: 100)) ?? .one
    // Translators: shows only products that cost up to 25% more than the best.
    return localized("Up to %1$s More", formatter.percent(share))
  }

  /// Sorts the rows.
  public func sort(by order: ListArrangement.Order) { arrange { $0.order = order } }

  /// Puts the products of each store together, or no longer.
  public func toggleGroups() { arrange { $0.groupsByStore.toggle() } }

  /// Shows only the products of the selected row's store, or all again.
  public func toggleStore() {
    let store = offeredStore
    arrange { $0.store = $0.store == nil ? store : nil }
  }

  /// Leaves out what costs more than the best by more than some percent; `nil` for nothing.
  public func hide(worseThan percent: Int?) { arrange { $0.worstPercent = percent } }

  /// Shows what was left out.
  public func showAll() { arrange { $0 = $0.showingAll } }

  /// Shows what was left out if a product is among it.
  func reveal(_ id: Product.ID) {
    guard arrangement.hides, comparison.product(id) != nil, !rows.ids.contains(id) else { return }
    showAll()
  }

  private func arrange(_ change: (inout ListArrangement) -> Void) {
    var changed = arrangement
    change(&changed)
    guard changed != arrangement else { return }
    arrangement = changed
    showRows()
    if let selection, !rows.ids.contains(selection) { self.selection = nil }
    onEvent(.update)
  }
}

extension ListArrangement.Order {
  /// What is chosen in the menu.
  public var title: String {
    switch self {
    case .value: localized("Best Value")
    case .price: localized("Price")
    case .size: localized("Size")
    case .name: localized("Name")
    case .store: localized("Store")
    case .entry: localized("As Entered")
    }
  }
}
