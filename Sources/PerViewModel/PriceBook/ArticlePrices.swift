import PerModel
import PerWords

/// What the price book says of a product, already in words.
public struct ArticlePrices: Hashable, Sendable {
  /// "Low price: 12% under the usual €9.20/kg"; empty while too little is known.
  public let verdict: String
  /// What kind of verdict it is.
  public let kind: PriceVerdict
  /// "Lowest in the 30 days before: …", "Was cheaper: …", a line for each thing to know.
  public let remarks: [String]
  /// The last prices that were seen, the newest first.
  public let seen: [Seen]
  /// The prices of a year as steps; `nil` while there are too few.
  public let steps: PriceSteps?

  /// A price that was seen.
  public struct Seen: Hashable, Sendable {
    /// "Today", "Nov 5".
    public let day: String
    /// "Lidl"; empty while it is not known.
    public let store: String
    /// "€4.99"; for another pack than that of the product "1 kg for €8.99".
    public let price: String
    /// "€9.98/kg"; empty where it cannot be compared.
    public let unitPrice: String
  }

  /// How many prices are listed.
  static let maximumSeen = 6
}

extension ArticlePrices {
  /// `nil` where the book knows no other price than that of the product, and it is not needed again and again.
  @MainActor
  init?(
    _ known: KnownPrices, on today: CalendarDay, in comparison: Comparison,
    using language: Language
  ) {
    guard let history = known.history, let judgement = known.judgement else { return nil }
    let words = PriceWords(known, on: today, in: comparison, using: language)
    kind = judgement.verdict
    verdict = words.verdict(judgement)
    let year = comparison.settings.need.flatMap { YearCost(of: $0, by: judgement, in: history) }
    remarks = words.remarks(judgement) + [year.map(words.year)].compactMap(\.self)
    let others = known.facts.filter { $0.id != judgement.fact.id }
    guard !others.isEmpty || known.target != nil || year != nil else { return nil }
    let pack = known.product.quantity
    seen = known.facts.suffix(Self.maximumSeen).reversed().map { words.seen($0, history, pack) }
    steps = known.knowledge(per: words.reference, in: history.currency, of: language.locale.region)
      .flatMap { PriceSteps($0, in: .year, on: today, using: words) }
  }
}

extension PriceWords {
  /// The words for the book's facts about a product of a comparison.
  @MainActor
  init(
    _ known: KnownPrices, on today: CalendarDay, in comparison: Comparison,
    using language: Language
  ) {
    let measure = known.history?.measure ?? known.article?.pack?.measure
    let reference = measure.map { measure in
      known.article?.unit.flatMap { $0.kind == measure.kind ? $0 : nil }
        ?? comparison.referenceUnit(for: measure.kind, in: language.locale.region)
    }
    self.init(
      formatter: language.formatter, today: today, reference: reference, measure: measure)
  }
}

// Words for the facts of the price book.
extension PriceWords {
  /// "Low price: 12% under the usual €9.20/kg"; empty while too little is known.
  func verdict(_ judgement: PriceJudgement) -> String {
    guard let unitPrice = judgement.unitPrice, let usual = judgement.usual else { return "" }
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
  func remarks(_ judgement: PriceJudgement) -> [String] {
    [
      warning(judgement), judgement.lowest.map(lowest), cheaper(judgement),
      judgement.packChange.map(packChange), target(judgement),
    ].compactMap(\.self)
  }

  /// The verdict and the remarks, what decides whether to buy first.
  func brief(_ judgement: PriceJudgement) -> [String] {
    [
      verdict(judgement), warning(judgement), target(judgement),
      judgement.packChange.map(packChange), judgement.lowest.map(lowest),
      cheaper(judgement),
    ].compactMap(\.self).filter { !$0.isEmpty }
  }

  private func warning(_ judgement: PriceJudgement) -> String? {
    guard judgement.fact.isOffer, judgement.verdict == .high else { return nil }
    return localized("This offer costs more than the usual price")
  }

  private func occasion(_ entry: PriceHistory.Entry) -> String {
    [text(entry.unitPrice), entry.observation.store, day(entry.observation.day)]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
  }

  private func lowest(_ entry: PriceHistory.Entry) -> String {
    // Translators: %1$s is a unit price, a store and a day: "€7.98/kg · Lidl · Nov 5".
    localized("Lowest in the 30 days before: %1$s", occasion(entry))
  }

  /// `nil` if it repeats the lowest price, which is mentioned as well.
  private func cheaper(_ judgement: PriceJudgement) -> String? {
    guard let entry = judgement.cheaperElsewhere,
      entry.observation != judgement.lowest?.observation
    else { return nil }
    if entry.observation.day == today {
      let place = [text(entry.unitPrice), entry.observation.store].filter { !$0.isEmpty }
      // Translators: another store where the product was seen cheaper today; %1$s is a unit price and a store.
      return localized("Cheaper today: %1$s", place.joined(separator: factSeparator))
    }
    // Translators: another store where the product was cheaper when it was last seen; %1$s is a unit price,
    // a store and a day.
    return localized("Was cheaper: %1$s", occasion(entry))
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

  private func target(_ judgement: PriceJudgement) -> String? {
    guard judgement.unitPrice != nil, let target = judgement.target,
      let limit = target.unitPrice(usual: judgement.usual)
    else { return nil }
    // Translators: at which unit price the user wants to buy.
    let words = localized("%1$s or less", text(limit))
    // Translators: %1$s is "€1.80/kg or less".
    return judgement.meetsTarget == true
      ? localized("Target met: %1$s", words) : localized("Target: %1$s", words)
  }

  /// "A year costs €104.00 at this price, usually €98.80, at best €83.20".
  func year(_ cost: YearCost) -> String {
    let present = formatter.rounded(cost.present)
    guard let usual = cost.usual else {
      return cost.best == cost.present
        // Translators: what a year of something costs that is needed again and again.
        ? localized("A year costs %1$s", present)
        // Translators: what a year costs, and what it costs at the lowest price of the last 12 months.
        : localized(
          "A year costs %1$s at this price, at best %2$s", present, formatter.rounded(cost.best))
    }
    // Translators: what a year costs, also at the usual price and at the lowest one of the last 12 months.
    return localized(
      "A year costs %1$s at this price, usually %2$s, at best %3$s", present,
      formatter.rounded(usual), formatter.rounded(cost.best))
  }

  /// A price as Details list it, beside a product with this pack.
  func seen(
    _ fact: PriceObservation, _ history: PriceHistory, _ pack: Quantity?
  ) -> ArticlePrices.Seen {
    let entry = history.entries.first { $0.observation.id == fact.id }
    let isSamePack = fact.quantity == pack && fact.product.deal == nil
    let price = isSamePack ? fact.price.map(formatter.price) : nil
    return ArticlePrices.Seen(
      // An offer that has not begun does not count today.
      day: daysToCome(of: fact).map(formatter.offerDays)
        ?? (fact.day == today ? localized("Today") : day(fact.day)), store: fact.store,
      price: price ?? offer(of: fact, in: history.currency),
      unitPrice: entry.map { text($0.unitPrice) } ?? "")
  }
}
