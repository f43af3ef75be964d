import PerDatabase
import PerModel
import PerText

extension Library {
  /// The products of other comparisons that have all of these words, or words that begin so. Neither
  /// case nor accents count.
  public func search(_ words: String, besides model: WindowModel) -> [Hit] {
    guard let database, let found = try? database.search(words, limit: Self.maximumHits) else {
      return []
    }
    return found.filter { $0.comparison != model.session?.id }.map { hit in
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
  }

  /// More than a person reads.
  private static let maximumHits = 50

  /// A product of another comparison.
  public struct Hit: Hashable, Sendable {
    public let comparison: ComparisonID
    public let product: Product.ID
    public let title: String
    /// "500 g for €0.95 · Oats".
    public let detail: String
  }
}
