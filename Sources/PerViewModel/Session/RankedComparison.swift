import PerModel

/// A comparison and the ranking of its products, which only make sense together.
struct RankedComparison: Sendable {
  let comparison: Comparison
  let ranking: Ranking

  init(_ comparison: Comparison) { self.init(comparison, Ranking(comparison)) }

  private init(_ comparison: Comparison, _ ranking: Ranking) {
    self.comparison = comparison
    self.ranking = ranking
  }

  /// The result of applying these steps. Ranks again only what they changed.
  func after(_ steps: [Change.Step], leadingTo changed: Comparison) -> RankedComparison {
    RankedComparison(changed, ranking.after(steps, of: changed))
  }
}
