import PerModel
import PerText

/// What the price book says of a product, already in words.
public struct ArticlePrices: Hashable, Sendable {
  /// "Low price: 12% under the usual €9.20/kg"; empty while too little is known.
  public let verdict: String
  /// What kind of verdict it is.
  public let kind: PriceVerdict
  /// "Lowest in 30 days: …", "Cheaper last time: …", a line for each thing to know.
  public let remarks: [String]
  /// The last prices that were seen, the newest first: "Nov 5 · Lidl · 500 g for €4.99 · €9.98/kg".
  public let seen: [String]

  /// How many prices are listed.
  static let maximumSeen = 6
}

extension ArticlePrices {
  /// `nil` where the book knows no other price than that of the product.
  @MainActor
  init?(
    of product: Product, _ known: KnownPrices, on today: CalendarDay, in comparison: Comparison,
    using language: Language
  ) {
    let formatter = language.formatter
    let product = product.statingCurrency(comparison.currency)
    guard let article = known.article, let currency = product.price?.currency,
      let measure = product.quantity?.measure
    else { return nil }
    let history = PriceHistory(known.facts, in: currency, by: measure)
    let reference =
      article.unit.flatMap { $0.kind == measure.kind ? $0 : nil }
      ?? comparison.referenceUnit(for: measure.kind, in: language.locale.region)
    let words = PriceWords(
      formatter: formatter, today: today, reference: reference, measure: measure)
    let judged = Self.fact(about: product, of: article.id, in: known.facts, on: today)
    kind = judged.entry(in: currency).map { history.verdict(on: $0) } ?? .first
    verdict = words.verdict(on: judged, in: history)
    remarks = words.remarks(on: judged, in: history, known.target)
    let others = known.facts.filter { $0.id != judged.id }
    guard !others.isEmpty || known.target != nil else { return nil }
    seen = known.facts.suffix(Self.maximumSeen).reversed().map { words.seen($0, history) }
  }

  /// The newest fact that says what the product says or, where there is none, what it would be today.
  private static func fact(
    about product: Product, of article: Article.ID, in facts: [PriceObservation],
    on today: CalendarDay
  ) -> PriceObservation {
    facts.last { $0.product.statesSamePrice(as: product) }
      ?? PriceObservation(id: .new(), article: article, day: today, of: product)
  }
}

// How what the price book knows is said.
extension PriceWords {
  /// "Low price: 12% under the usual €9.20/kg"; empty while too little is known.
  func verdict(on judged: PriceObservation, in history: PriceHistory) -> String {
    guard let unitPrice = judged.entry(in: history.currency)?.unitPrice,
      let usual = history.usual(without: judged)
    else { return "" }
    let share = unitPrice.excess(over: usual.median)
    let amount = share.map { formatter.percent($0.magnitude) } ?? ""
    let median = text(usual.median)
    switch (usual.verdict(on: unitPrice), share) {
    case (.low, let share?) where share.isNegative:
      // Translators: %1$s is a percentage, %2$s what a unit usually costs.
      return localized("Low price: %1$s under the usual %2$s", amount, median)
    case (.high, let share?) where share.isPositive:
      // Translators: %1$s is a percentage, %2$s what a unit usually costs.
      return localized("High price: %1$s over the usual %2$s", amount, median)
    default:
      // Translators: %1$s is what a unit usually costs.
      return localized("Usual price: about %1$s", median)
    }
  }

  /// What else is to be said of a price, a line for each.
  func remarks(
    on judged: PriceObservation, in history: PriceHistory, _ target: Target?
  ) -> [String] {
    let usual = history.usual(without: judged)
    let entry = judged.entry(in: history.currency)
    return [
      entry.flatMap { warning(of: $0, usual) }, history.lowest(before: judged).map(lowest),
      entry.flatMap(history.cheaperElsewhere).map(cheaper),
      history.packChange(to: judged).map(packChange),
      entry.flatMap { self.target(target, $0.unitPrice, usual) },
    ].compactMap(\.self)
  }

  private func warning(of entry: PriceHistory.Entry, _ usual: UsualPrice?) -> String? {
    guard entry.observation.isOffer, usual?.verdict(on: entry.unitPrice) == .high else {
      return nil
    }
    return localized("This offer is dearer than the usual price")
  }

  private func occasion(_ entry: PriceHistory.Entry) -> String {
    [text(entry.unitPrice), entry.observation.store, day(entry.observation.day)]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
  }

  private func lowest(_ entry: PriceHistory.Entry) -> String {
    // Translators: %1$s is a unit price, a store and a day: "€7.98/kg · Lidl · Nov 5".
    localized("Lowest in 30 days: %1$s", occasion(entry))
  }

  private func cheaper(_ entry: PriceHistory.Entry) -> String {
    // Translators: another store where the product was cheaper when it was last seen; %1$s is a unit price,
    // a store and a day.
    localized("Cheaper last time: %1$s", occasion(entry))
  }

  private func packChange(_ change: PackChange) -> String {
    let (new, old) = (formatter.quantity(change.to), formatter.quantity(change.from))
    let share = formatter.percent(change.contentChange.magnitude)
    if change.isShrinkflation {
      // Translators: what a pack holds, what it held before, and the difference in percent.
      return localized(
        "Smaller pack: %1$s, was %2$s (%3$s less), at a higher unit price", new, old, share)
    }
    guard change.contentChange.isNegative else {
      // Translators: what a pack holds, what it held before, and the difference in percent.
      return localized("Larger pack: %1$s, was %2$s (%3$s more)", new, old, share)
    }
    // Translators: what a pack holds, what it held before, and the difference in percent.
    return localized("Smaller pack: %1$s, was %2$s (%3$s less)", new, old, share)
  }

  private func target(_ target: Target?, _ unitPrice: UnitPrice, _ usual: UsualPrice?) -> String? {
    guard let target, let limit = target.unitPrice(usual: usual) else { return nil }
    // Translators: at which unit price the user wants to buy.
    let words = localized("%1$s or less", text(limit))
    let isMet = measure.flatMap { target.isMet(by: unitPrice, measuring: $0, usual: usual) }
    // Translators: %1$s is "€1.80/kg or less".
    return isMet == true ? localized("Target met: %1$s", words) : localized("Target: %1$s", words)
  }

  func seen(_ fact: PriceObservation, _ history: PriceHistory) -> String {
    let entry = history.entries.first { $0.observation.id == fact.id }
    return [
      day(fact.day), fact.store, offer(of: fact, in: history.currency),
      entry.map { text($0.unitPrice) } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: factSeparator)
  }
}
