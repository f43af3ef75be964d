/// The yearly cost of something that is needed again and again.
public struct YearCost: Hashable, Sendable {
  /// By the price that was judged.
  public let present: Money
  /// At the usual prices of the 12 months before; `nil` while too little is known.
  public let usual: Money?
  /// By the lowest price of these months, which may be the judged one.
  public let best: Money

  /// `nil` for a one-time need or one in another measure, for a price without a unit price, and if the sums overflow
  /// exact arithmetic.
  public init?(of need: Need, by judgement: PriceJudgement, in history: PriceHistory) {
    guard let amount = need.amountInYear, need.measure.isComparable(with: history.measure),
      let present = judgement.unitPrice
    else { return nil }
    let day = judgement.fact.day
    let months = day.adding(months: -PriceHistory.usualMonths)...day
    let lowest = history.others(than: judgement.fact).lazy
      .filter { months.contains($0.observation.day) }.map(\.unitPrice).min()
    func cost(_ unitPrice: UnitPrice) -> Money? {
      (try? unitPrice.perBaseUnit * amount).map { Money($0, unitPrice.currency) }
    }
    guard let now = cost(present), let best = cost(min(lowest ?? present, present)) else {
      return nil
    }
    (self.present, self.best) = (now, best)
    usual = judgement.usual.flatMap { cost($0.median) }
  }
}
