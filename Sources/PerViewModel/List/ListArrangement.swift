import PerModel
import PerText
import PerWords

/// In which order the rows stand, and which of them are left out. Ranks and bars stay those of the
/// unit price.
public struct ListArrangement: Hashable, Sendable {
  /// By what the rows are sorted.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    case value, price, size, name, store, entry
  }

  /// By what the rows are sorted; equals stay in the order of the ranking.
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

/// The rows of a ranking as an arrangement has them.
struct ArrangedRows {
  /// The places in the ranking, from the top of the list; `nil` where these are the same.
  private(set) var places: [Int]?
  /// The store of the rows that begin with another one, by their index; empty without groups.
  private(set) var headings: [Int: String] = [:]

  init(_ arrangement: ListArrangement, of ranking: Ranking) {
    guard arrangement != ListArrangement() else { return }
    var stores = StoreKeys()
    var places = Self.shown(arrangement, of: ranking, &stores)
    Self.sort(&places, by: arrangement.order, of: ranking, &stores)
    if arrangement.groupsByStore {
      Self.sort(&places, by: .store, of: ranking, &stores)
      var last: NameKey?
      for (index, place) in places.enumerated() {
        let name = ranking.product(at: place).store
        let key = stores.key(name)
        if index == 0 || key != last { headings[index] = key == nil ? "" : name }
        last = key
      }
    }
    self.places = places
  }

  /// The places that are not left out, in the order of the ranking.
  private static func shown(
    _ arrangement: ListArrangement, of ranking: Ranking, _ stores: inout StoreKeys
  ) -> [Int] {
    var places = Array(ranking.ids.indices)
    if let percent = arrangement.worstPercent {
      let end = ranking.firstPlace(worseThan: percent)
      // What has no unit price is not known to be worse.
      places.removeAll { end <= $0 && $0 < ranking.rankedCount }
    }
    if let store = arrangement.store {
      let key = stores.key(store)
      places.removeAll { stores.key(ranking.product(at: $0).store) != key }
    }
    return places
  }

  private static func sort(
    _ places: inout [Int], by order: ListArrangement.Order, of ranking: Ranking,
    _ stores: inout StoreKeys
  ) {
    switch order {
    case .value: break
    case .entry: places.sort { ranking.entry(at: $0) < ranking.entry(at: $1) }
    case .price:
      sort(&places) { place in
        let product = ranking.product(at: place)
        return (try? ranking.pricing.payment(for: product).perPack) ?? product.price?.amount
      }
    case .size:
      sort(&places) { place in
        try? ranking.pricing.content(of: ranking.product(at: place)).amount
      }
    case .name:
      sort(&places) { place in
        let name = ranking.product(at: place).name
        return name.isEmpty ? nil : NameKey(name)
      }
    case .store: sort(&places) { place in stores.key(ranking.product(at: place).store) }
    }
  }

  /// Sorts by keys, each made once; places without one come last.
  private static func sort(_ places: inout [Int], by key: (Int) -> (some Comparable)?) {
    let keyed = places.map { (place: $0, key: key($0)) }
    places = keyed.enumerated().sorted { left, right in
      switch (left.element.key, right.element.key) {
      case (let one?, let other?) where one != other: one < other
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset < right.offset
      }
    }.map(\.element.place)
  }
}

/// The keys of the names of stores, which repeat in long lists.
private struct StoreKeys {
  private var known: [String: NameKey] = [:]

  /// `nil` for no name.
  mutating func key(_ name: String) -> NameKey? {
    if let key = known[name] { return key }
    guard !name.allSatisfy(\.isWhitespace) else { return nil }
    let key = NameKey(name)
    known[name] = key
    return key
  }
}

extension Ranking {
  /// The first place that costs more than the best by more than some percent.
  fileprivate func firstPlace(worseThan percent: Int) -> Int {
    guard let limit = try? Rational(Int128(percent), over: 100) else { return rankedCount }
    let standings = standings
    var (low, high) = (0, rankedCount)
    while low < high {
      let middle = (low + high) / 2
      // Where the best is free, everything else is worse by more than any percentage.
      let isWorse = standings[middle].rank.map { $0.excess.map { $0 > limit } ?? true } ?? true
      if isWorse { high = middle } else { low = middle + 1 }
    }
    return low
  }
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
