import PerModel

/// Everything a row's content depends on: when it is the same, so is the content.
struct RowInput: Hashable {
  let standing: Standing
  /// The unit prices right before and after in the ranking, from which this one must look different.
  let neighbours: [UnitPrice]
  let reference: ReferenceUnit
  /// The unit of "€1 buys …"; `nil` where nothing can be said.
  let boughtUnit: PerModel.Unit?
  let pricing: Pricing
  /// Whether nothing else has a unit price, so that none can be the best.
  let isAlone: Bool
  /// Whether it is marked as the worst.
  let isMarkedWorst: Bool
  /// Set where the product has the cheapest sticker, and is not the best value.
  let sticker: CheapestSticker?
  /// What is known of the product's store.
  let store: Store?
  /// What the price book says of its price; `nil` if it says nothing.
  let prices: RowPrices?
  /// Its price by the price book, beyond what was typed; `nil` if none.
  let current: CurrentPrice?
  /// The day for which all of this holds.
  let today: CalendarDay
}
