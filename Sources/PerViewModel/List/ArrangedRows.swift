import PerModel
import PerText

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
