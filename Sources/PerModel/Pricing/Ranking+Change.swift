extension Ranking {
  /// The ranking of `comparison`, which a change has made of what is ranked here. Only what has
  /// changed is computed again.
  public func after(_ change: Change, of comparison: Comparison) -> Ranking {
    guard comparison.pricing == pricing else { return Ranking(comparison) }
    var draft = Draft(prices: prices, order: order)
    switch change {
    case .add(let places) where places.count <= Self.few:
      for place in places {
        draft.insert(Price(place.product, by: pricing), at: place.index)
      }
    case .remove(let places) where places.count <= Self.few:
      for place in places.reversed() { draft.remove(at: place.index) }
    case .edit(_, let product):
      guard let index = comparison.products.firstIndex(where: { $0.id == product.id }) else {
        return Ranking(comparison)
      }
      draft.remove(at: index)
      draft.insert(Price(product, by: pricing), at: index)
    case .rename, .setReferenceUnit: break
    default: return Ranking(comparison)
    }
    guard draft.prices.count == comparison.products.count else { return Ranking(comparison) }
    return Ranking(
      products: comparison.products, pricing: pricing, prices: draft.prices, order: draft.order)
  }

  /// With more products it is quicker to rank everything.
  private static let few = 20

  /// A ranking in the making.
  private struct Draft {
    var prices: [Price]
    var order: [Int]

    mutating func insert(_ price: Price, at index: Int) {
      guard (0...prices.count).contains(index) else { return }
      if index < prices.count {
        for place in order.indices where order[place] >= index { order[place] += 1 }
      }
      prices.insert(price, at: index)
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
      for place in order.indices where order[place] > index { order[place] -= 1 }
    }
  }
}
