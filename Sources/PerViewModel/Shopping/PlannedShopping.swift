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
  /// The stores with prices.
  let stores: [Candidate]
  /// The currencies of prices that are left out.
  let otherCurrencies: [Currency]

  /// A store, and what it has of the list.
  struct Candidate: Hashable, Sendable {
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
    _ choice: ShoppingList.StoreChoice, preferring preferred: Currency
  ) {
    self.items = items
    self.prices = prices
    let currencies = ShoppingCurrency(of: prices, preferring: preferred)
    let currency = currencies.currency
    otherCurrencies = currencies.others
    let offers = ShoppingOffers(needs, prices, currency: currency)
    let isVisited = { (store: String) in !choice.passedBy.contains(Article.key(of: store)) }
    stores =
      (try? offers.singleStores)?.map { store in
        Candidate(
          name: store.store, total: store.total, missing: store.missing.count,
          isVisited: isVisited(store.store))
      } ?? []
    let cost = choice.stopCost.flatMap { $0.currency == currency ? $0.amount : nil }
    plan = try? ShoppingPlan(
      offers.filtered(isVisited), stopCost: cost ?? .zero, maximumStops: choice.maximumStops)
  }

  /// What the articles that will do for an item cost; `nil` for one that is new.
  func prices(of id: ShoppingItem.ID) -> [ShelfPrice]? {
    items.firstIndex { $0.id == id }.map { prices[$0] }
  }

  /// What to buy for an item; nothing where no store has it.
  func packs(of id: ShoppingItem.ID) -> [ShoppingPlan.Packs] {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return [] }
    let bought = plan.map { $0.stops.flatMap(\.items) + $0.withoutStore }
    return bought?.first { $0.need == place }?.packs ?? []
  }
}
