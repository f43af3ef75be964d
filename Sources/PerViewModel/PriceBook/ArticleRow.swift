import PerModel
import PerText

/// An article in the list of the price book, already in words.
public struct ArticleRow: Hashable, Sendable, Identifiable {
  /// The article.
  public let id: Article.ID
  /// "Oat Flakes · Kölln".
  public let title: String
  /// "500 g for €0.95 · Lidl · Nov 5": the newest price.
  public let newest: String
  /// "usual €2.10/kg · lowest in 30 days €1.90/kg · best at Aldi"; empty while nothing is known of that.
  public let remark: String
  /// "€1.90/kg"; empty while it is not known.
  public let unitPrice: String
  /// "Low price", "Target met" …; empty where there is nothing to say.
  public let badge: String
  /// Whether the badge tells of something good.
  public let isGood: Bool

  /// What a screen reader says after the title: all that the row shows.
  public var spoken: String {
    [badge, unitPrice, newest, remark].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ArticleRow {
  init(_ known: ArticleKnowledge, on today: CalendarDay, using formatter: Formatter) {
    let article = known.article
    let words = PriceWords(
      formatter: formatter, today: today, reference: known.reference,
      measure: known.history?.measure)
    id = article.id
    let name = displayName(ofArticle: article)
    title = [name, name == article.brand ? "" : article.brand].filter { !$0.isEmpty }
      .joined(separator: factSeparator)
    newest =
      known.facts.last.map { words.occasion(of: $0, in: known.currency) }
      ?? localized("No prices yet")
    unitPrice = known.newest.map { words.text($0.unitPrice) } ?? ""
    let lowest = known.newest.flatMap { known.history?.lowest(before: $0.observation) }
    let elsewhere = known.newest.flatMap { known.history?.cheaperElsewhere(than: $0) }
    remark = [
      // Translators: what a unit usually costs: "usual €2.10/kg".
      known.usual.map { localized("usual %1$s", words.text($0.median)) },
      // Translators: the lowest unit price of the 30 days before the newest price.
      lowest.map { localized("lowest in 30 days %1$s", words.text($0.unitPrice)) },
      // Translators: where it was cheaper last time: "cheaper at Aldi: €1.90/kg".
      elsewhere.map {
        localized(
          "cheaper at %1$s: %2$s", shortName($0.observation.store), words.text($0.unitPrice))
      },
    ].compactMap(\.self).joined(separator: factSeparator)
    let verdict = known.newest.flatMap { known.usual?.verdict(on: $0.unitPrice) }
    isGood = known.meetsTarget == true || verdict == .low
    badge =
      known.meetsTarget == true
      ? localized("Target met")
      : verdict == .low
        ? localized("Low price") : verdict == .high ? localized("High price") : ""
  }
}
