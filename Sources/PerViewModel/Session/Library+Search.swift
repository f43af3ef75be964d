import PerDatabase
import PerModel
import PerText

extension Library {
  /// Finds the products of other comparisons that have all of these words, or words that begin so.
  /// Neither case nor accents count.
  public func search(
    _ words: String, besides model: WindowModel, then: @escaping ([Hit]) -> Void
  ) {
    let shown = model.id
    file.run(
      { (database) throws(DatabaseError) in
        try database.search(words, limit: Self.maximumHits)
      },
      then: { [self] (result: Result<[SearchHit], DatabaseError>) in
        let found = (try? result.get()) ?? []
        then(found.filter { $0.comparison != shown }.map(hit))
      })
  }

  private func hit(_ hit: SearchHit) -> Hit {
    let offer = language.formatter.offer(
      of: hit.product,
      by: Pricing(
        currency: hit.product.price?.currency ?? language.locale.currency,
        measure: hit.product.quantity?.measure))
    return Hit(
      comparison: hit.comparison, product: hit.product.id,
      title: shortName(displayName(of: hit.product)),
      detail: [offer, shortName(displayName(ofComparison: hit.comparisonName))]
        .filter { !$0.isEmpty }.joined(separator: " · "))
  }

  /// More than anybody reads.
  private nonisolated static let maximumHits = 50

  /// A product of another comparison.
  public struct Hit: Hashable, Sendable {
    public let comparison: ComparisonID
    public let product: Product.ID
    public let title: String
    /// "500 g for €0.95 · Oats".
    public let detail: String
  }
}
