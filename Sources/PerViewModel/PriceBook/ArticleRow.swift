import PerModel
import PerText
import PerWords

/// An article in the list of the price book, already in words.
public struct ArticleRow: Hashable, Sendable, Identifiable {
  /// The article.
  public let id: Article.ID
  /// "Oat Flakes · Kölln".
  public let title: String
  /// "500 g for €0.95 · Lidl · Nov 5": the newest price.
  public let newest: String
  /// "usual €2.10/kg · lowest in the 30 days before: €1.90/kg · best at Aldi"; empty while nothing is known of that.
  public let remark: String
  /// "€1.90/kg"; empty while it is not known.
  public let unitPrice: String
  /// "Low price", "Target met" …; empty if there is nothing to say.
  public let badge: String
  /// Whether the badge tells of something good.
  public let isGood: Bool

  /// What a screen reader says after the title: all that the row shows.
  public var spoken: String {
    [badge, unitPrice, newest, remark].filter { !$0.isEmpty }.joined(separator: listSeparator)
  }
}

extension ArticleRow {
  init(_ summary: ArticleSummary, on today: CalendarDay, using formatter: Formatter) {
    let article = summary.article
    let words = PriceWords(
      formatter: formatter, today: today, reference: summary.reference,
      measure: summary.measure)
    id = article.id
    let name = displayName(ofArticle: article)
    title = [name, name == article.brand ? "" : article.brand].filter { !$0.isEmpty }
      .joined(separator: factSeparator)
    newest =
      summary.last.map { words.occasion(of: $0, in: summary.currency) }
      ?? localized("No prices yet")
    unitPrice = summary.unitPrice.map(words.text) ?? ""
    remark = [
      // Translators: what a unit usually costs: "usual €2.10/kg".
      summary.usual.map { localized("usual %1$s", words.text($0.median)) },
      // Translators: the lowest unit price of the 30 days before the newest price.
      summary.lowest.map { localized("lowest in the 30 days before: %1$s", words.text($0)) },
      // Translators: where it was cheaper last time: "cheaper at Aldi: €1.90/kg".
      summary.elsewhere.map {
        localized(
          "cheaper at %1$s: %2$s", shortName($0.store), words.text($0.unitPrice))
      },
    ].compactMap(\.self).joined(separator: factSeparator)
    isGood = summary.meetsTarget == true || summary.verdict == .low
    badge =
      summary.meetsTarget == true
      ? localized("Target met")
      : summary.verdict == .low
        ? localized("Low price") : summary.verdict == .high ? localized("High price") : ""
  }
}
