import PerDatabase
import PerModel
import PerText

extension Library {
  /// Finds the products that have all of these words, or words that begin with them, in comparisons
  /// other than `shown`. Case and accents make no difference.
  public func search(
    _ words: String, besides shown: ComparisonID?, then: @escaping ([Hit]) -> Void
  ) {
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
      detail: [offer, shortName(displayName(ofTitle: hit.comparisonTitle))]
        .filter { !$0.isEmpty }.joined(separator: factSeparator))
  }

  /// Nobody reads more.
  private nonisolated static let maximumHits = 50

  /// A product of another comparison.
  public struct Hit: Hashable, Sendable {
    /// The comparison that it is in.
    public let comparison: ComparisonID
    /// The product that was found.
    public let product: Product.ID
    /// Its name, short enough for a line.
    public let title: String
    /// "500 g for €0.95 · Oats".
    public let detail: String
  }
}
