import PerModel
import PerShopping

/// Where to buy what is on a shopping list, as it was at one time.
struct PlannedShopping: Sendable {
  /// What is to be bought.
  let items: [ShoppingItem]
  /// What the articles that will do for each cost.
  let prices: [[ShelfPrice]]
  /// The cheapest split; `nil` where the sums do not fit in exact arithmetic.
  let plan: ShoppingPlan?
  /// The stores of which there are prices.
  let stores: [Store]

  /// A store, and what it has of the list.
  struct Store: Hashable, Sendable {
    let name: String
    /// What it has, together.
    let total: Rational
    /// How many items it does not have.
    let missing: Int
    let isVisited: Bool
  }

  /// Takes up to a fifth of a second for 60 items and 12 stores.
  init(
    _ items: [ShoppingItem], _ needs: [ShoppingNeed], _ prices: [[ShelfPrice]],
    _ choice: ShoppingList.StoreChoice, in currency: Currency
  ) {
    self.items = items
    self.prices = prices
    let all = try? ShoppingPlan(needs, prices, currency: currency)
    stores =
      all?.singleStores.map { store in
        Store(
          name: store.store, total: store.total, missing: store.missing.count,
          isVisited: !choice.passedBy.contains(Article.key(of: store.store)))
      } ?? []
    let cost = choice.stopCost.flatMap { $0.currency == currency ? $0.amount : nil }
    if stores.allSatisfy(\.isVisited), cost == nil, choice.maximumStops == nil {
      plan = all
    } else {
      plan = try? ShoppingPlan(
        needs, prices, in: stores.filter(\.isVisited).map(\.name), currency: currency,
        stopCost: cost ?? .zero, maximumStops: choice.maximumStops)
    }
  }

  /// What to buy for an item; nothing where no store has it.
  func packs(of id: ShoppingItem.ID) -> [ShoppingPlan.Packs] {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return [] }
    return plan?.stops.lazy.flatMap(\.items).first { $0.need == place }?.packs ?? []
  }
}
