extension Ranking {
  /// The ranking of `comparison`, the result of applying these steps to the one ranked here. Recomputes only what
  /// changed.
  public func after(_ steps: [Change.Step], of comparison: Comparison) -> Ranking {
    var draft = Draft(prices: prices, order: order, ids: products.map(\.id))
    var count = 0
    for step in steps {
      switch step {
      case .insert(let places):
        count += places.count
        guard count <= Self.maximumChanges else { return Ranking(comparison) }
        for place in places {
          draft.insert(place.product, Price(place.product, by: pricing), at: place.index)
        }
      case .remove(let places):
        count += places.count
        guard count <= Self.maximumChanges else { return Ranking(comparison) }
        for place in places.reversed() { draft.remove(at: place.index) }
      case .replace(_, let product):
        count += 1
        guard count <= Self.maximumChanges, let index = draft.ids.firstIndex(of: product.id) else {
          return Ranking(comparison)
        }
        draft.remove(at: index)
        draft.insert(product, Price(product, by: pricing), at: index)
      case .setHeader(let old, let new):
        guard old.currency == new.currency else { return Ranking(comparison) }
      }
    }
    guard comparison.pricing == pricing, draft.prices.count == comparison.products.count else {
      return Ranking(comparison)
    }
    return Ranking(
      products: comparison.products, pricing: pricing, prices: draft.prices, order: draft.order)
  }

  /// With more products it is quicker to rank everything.
  private static let maximumChanges = 20

  /// A ranking in the making.
  private struct Draft {
    var prices: [Price]
    var order: [Int]
    var ids: [Product.ID]

    mutating func insert(_ product: Product, _ price: Price, at index: Int) {
      guard (0...prices.count).contains(index) else { return }
      if index < prices.count {
        for place in order.indices where order[place] >= index { order[place] += 1 }
      }
      prices.insert(price, at: index)
      ids.insert(product.id, at: index)
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        if Ranking.isAhead(order[middle], of: index, in: prices) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      order.insert(index, at: low)
    }

    mutating func remove(at index: Int) {
      guard prices.indices.contains(index), let place = order.firstIndex(of: index) else { return }
      order.remove(at: place)
      prices.remove(at: index)
      ids.remove(at: index)
      for place in order.indices where order[place] > index { order[place] -= 1 }
    }
  }
}
