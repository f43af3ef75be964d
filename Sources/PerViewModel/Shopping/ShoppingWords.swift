import PerModel
import PerShopping
import PerText
import PerWords

/// How a shopping list is written.
@MainActor
struct ShoppingWords {
  let formatter: Formatter
  let today: CalendarDay
  let planned: PlannedShopping?

  /// A sum, which is rounded only here.
  func price(_ amount: Rational, _ currency: Currency) -> String {
    formatter.rounded(Money(amount, currency))
  }

  /// An item in its store.
  func row(
    _ item: ShoppingItem, _ bought: ShoppingPlan.Item, in currency: Currency
  ) -> ShoppingContent.Row {
    ShoppingContent.Row(
      id: item.id, title: shown(item),
      detail: bought.packs.map { packs($0, of: item) }.joined(separator: listSeparator),
      cost: price(bought.cost, currency), isDone: false)
  }

  /// "2 × 1 kg Carrots · Nov 5".
  private func packs(_ packs: ShoppingPlan.Packs, of item: ShoppingItem) -> String {
    let quantity = formatter.quantity(packs.quantity)
    let count =
      packs.count == 1 ? quantity : "\(formatter.integer(packs.count)) × \(quantity)"
    let name = packs.price.article.name
    let words = Article.key(of: name) == Article.key(of: item.name) ? "" : shortName(name)
    let age = max(0, packs.price.fact.day.distance(to: today))
    let seen =
      age > PriceFreshness.usualDays
      ? formatter.priceAge(age)
      : PriceWords(formatter: formatter, today: today, reference: nil, measure: nil)
        .day(packs.price.fact.day)
    return [
      [count, words].filter { !$0.isEmpty }.joined(separator: " "), seen,
    ].joined(separator: factSeparator)
  }

  /// An item that is in no store, or has been bought.
  func row(_ item: ShoppingItem) -> ShoppingContent.Row {
    ShoppingContent.Row(
      id: item.id, title: shown(item), detail: item.isDone ? "" : reason(item), cost: "",
      isDone: item.isDone)
  }

  private func shown(_ item: ShoppingItem) -> String {
    if let text = formatter.counted(item) ?? formatter.packs(item) { return text }
    return [item.quantity.map(formatter.quantity) ?? "", shortName(item.name)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether prices of it are known.
  func isKnown(_ item: ShoppingItem) -> Bool { prices(of: item)?.isEmpty == false }

  private func prices(of item: ShoppingItem) -> [ShelfPrice]? { planned?.prices(of: item.id) }

  /// Why it is in no store.
  private func reason(_ item: ShoppingItem) -> String {
    guard let prices = prices(of: item) else { return "" }
    let stores = Set(prices.map(\.fact.store)).filter { !$0.isEmpty }
    guard !stores.isEmpty else {
      return prices.isEmpty
        ? localized("No price for this in the price book.")
        : localized("The price that is known is for something else than this amount.")
    }
    let names = stores.sorted().map(shortName).joined(separator: listSeparator)
    // Translators: %1$s is a list of stores that are not gone to, or have it in another unit.
    return localized("Seen at %1$s", names)
  }

  /// "€23.40 · Aldi, Lidl".
  func total(_ plan: ShoppingPlan) -> String {
    guard !plan.stops.isEmpty || !plan.withoutStore.isEmpty else { return "" }
    let missing = names(of: plan.missing)
    return [
      price(plan.total, plan.currency),
      plan.stops.map { shortName($0.store) }.joined(separator: listSeparator),
      // Translators: %1$s are the things on the shopping list whose prices are not in the sum.
      missing.isEmpty ? "" : localized("without %1$s", missing),
    ].filter { !$0.isEmpty }.joined(separator: factSeparator)
  }

  private func names(of needs: [Int]) -> String {
    needs.compactMap { planned?.items[$0].name }.map(shortName).joined(
      separator: listSeparator)
  }

  /// What one store alone would cost, and whether there may be something cheaper.
  func remark(_ plan: ShoppingPlan) -> String {
    var sentences: [String] = []
    if plan.stops.count > 1, let single = plan.singleStores.first {
      let cost = price(single.total, plan.currency)
      let missing = names(of: single.missing)
      sentences.append(
        missing.isEmpty
          // Translators: %1$s is a store, %2$s what everything costs there.
          ? localized("Everything at %1$s: %2$s", shortName(single.store), cost)
          // Translators: %1$s is a store, %2$s what it has costs, %3$s are the things that it does not have.
          : localized(
            "%1$s alone: %2$s, without %3$s", shortName(single.store), cost, missing))
    }
    for other in planned?.otherCurrencies ?? [] {
      // Translators: %1$s is the name of a currency.
      sentences.append(localized("Prices in %1$s are left out.", formatter.currencyName(other)))
    }
    if !plan.isProven { sentences.append(localized("There may be something cheaper.")) }
    return sentences.joined(separator: factSeparator)
  }

  /// A store among which one can choose.
  func store(_ store: PlannedShopping.Candidate, in currency: Currency) -> ShoppingContent.StoreRow
  {
    let missing =
      store.missing == 0
      ? ""
      : localized(
        one: "without %1$s item", other: "without %1$s items", count: store.missing,
        formatter.integer(store.missing))
    return ShoppingContent.StoreRow(
      name: store.name,
      detail: [price(store.total, currency), missing].filter { !$0.isEmpty }
        .joined(separator: factSeparator), isVisited: store.isVisited)
  }
}
