import PerModel
import PerText

extension WindowModel {
  /// The charts of the comparison, the one of unit prices first; none while nothing has a unit price.
  public var charts: [ChartContent] {
    [unitPriceChart, needChart].compactMap(\.self)
  }

  /// Unit prices, the best first: the shorter the bar, the better.
  private var unitPriceChart: ChartContent? {
    guard let reference, ranking.rankedCount > 0 else { return nil }
    let ranked = zip(ranking.standings, rows).compactMap { standing, row in
      standing.rank.map { rank in
        ChartContent.Entry(
          name: row.name, amount: rank.unitPrice.perBaseUnit, value: row.unitPrice,
          difference: rank.isBest ? row.badge : row.difference, isBest: row.isBest,
          accessibleName: row.accessibleName)
      }
    }
    let others = rows[ranking.rankedCount...].map { ($0.name, $0.difference) }
    let formatter = language.formatter
    return ChartContent(
      name: localized("Unit Price"), title: title,
      // Translators: what the bars of a chart measure: "Price per kilogram", "Price each".
      subtitle: localized(
        "Price %1$s",
        formatter.perReferenceUnit(reference, of: comparison.measure?.countName)),
      entries: ranked, note: noteOnOthers(others))
  }

  /// Names what is not in a chart, and why: "Not in the chart: Oat Bran (price missing)".
  func noteOnOthers(_ others: [(name: String, reason: String)]) -> String {
    guard !others.isEmpty else { return "" }
    let named = others.map { other in
      // Translators: a product that is not in the chart, and why: "Oat Bran (price missing)".
      localized("%1$s (%2$s)", shortName(other.name), other.reason)
    }
    return localized("Not in the chart: %1$s", named.joined(separator: ", "))
  }
}
