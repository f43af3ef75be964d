// The lowest price before a reduction: Directive 98/6/EC, article 6a.
extension PriceHistory {
  /// How many days before a reduction count.
  public static let lowestDays = 30

  /// The lowest unit price of the 30 days before a price, or before the reduction that it is part of; `nil`
  /// where nothing is known of those days.
  ///
  /// The first day of the reduction does not count (Regulation 1182/71, article 3). Facts dated in the 30 days
  /// count, and offers that held on one of them; an older regular price does not, although it may still have
  /// been asked. Of several equally low ones the last is given.
  ///
  /// - Parameter store: the only store that counts, as for what a store says of itself; `nil` for all.
  public func lowest(before judged: PriceObservation, in store: String? = nil) -> Entry? {
    let start = reductionStart(of: judged)
    let window = start.advanced(by: -Self.lowestDays)...start.advanced(by: -1)
    guard window.upperBound < start else { return nil }
    let key = store.map(Article.key(of:))
    var lowest: Entry?
    for entry in others(than: judged) {
      let observation = entry.observation
      guard observation.days.overlaps(window),
        key.map({ $0 == Article.key(of: observation.store) }) ?? true
      else { continue }
      if lowest.map({ entry.unitPrice <= $0.unitPrice }) ?? true { lowest = entry }
    }
    return lowest
  }

  /// The first day of the reduction that a price is part of, for a regular price its own day.
  ///
  /// A reduction that goes on without a break, at the same price or in steps to lower ones, is one (article
  /// 6a, paragraph 5).
  func reductionStart(of judged: PriceObservation) -> CalendarDay {
    guard judged.kind == .offer else { return judged.day }
    var start = judged.days.lowerBound
    guard var unitPrice = judged.entry(in: currency)?.unitPrice else { return start }
    let store = Article.key(of: judged.store)
    // The one that begins last before it is the step before it.
    let steps = others(than: judged)
      .filter { $0.observation.kind == .offer && Article.key(of: $0.observation.store) == store }
      .sorted { $0.observation.days.lowerBound > $1.observation.days.lowerBound }
    for step in steps {
      let days = step.observation.days
      guard days.lowerBound <= start, days.upperBound >= start.advanced(by: -1),
        step.unitPrice >= unitPrice
      else { continue }
      (start, unitPrice) = (days.lowerBound, step.unitPrice)
    }
    return start
  }
}
