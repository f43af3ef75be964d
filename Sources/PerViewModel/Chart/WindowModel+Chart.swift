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
    let (rows, standings) = (rows, ranking.standings)
    let others = rows[ranking.rankedCount...]
    let formatter = language.formatter
    return ChartContent(
      name: localized("Unit Price"), title: title,
      // Translators: what the bars of a chart measure: "Price per kilogram", "Price each".
      subtitle: localized(
        "Price %1$s",
        formatter.perReferenceUnit(reference, of: comparison.measure?.countName)),
      count: ranking.rankedCount,
      longest: standings[ranking.rankedCount - 1].rank?.unitPrice.perBaseUnit ?? .zero,
      note: noteOnOthers(others.count) {
        (others[others.startIndex + $0].name, others[others.startIndex + $0].difference)
      },
      entry: { index in
        let (row, rank) = (rows[index], standings[index].rank)
        return ChartContent.Entry(
          name: row.name, amount: rank?.unitPrice.perBaseUnit ?? .zero, value: row.unitPrice,
          difference: row.isBest ? row.badge : row.difference, isBest: row.isBest,
          accessibleName: row.accessibleName)
      })
  }

  /// Names what is not in a chart, and why: "Not in the chart: Oat Bran (price missing)".
  ///
  /// - Parameter other: the name of one of them, by its number, and the reason.
  func noteOnOthers(_ count: Int, _ other: (Int) -> (name: String, reason: String)) -> String {
    guard count > 0 else { return "" }
    var named = (0..<min(count, Self.maximumNamed)).map { index in
      let other = other(index)
      // Translators: a product that is not in the chart, and why: "Oat Bran (price missing)".
      return localized("%1$s (%2$s)", shortName(other.name), other.reason)
    }
    let rest = count - named.count
    if rest > 0 {
      // Translators: ends a list of products: "12 more products".
      named.append(
        localized(
          one: "%1$s more product", other: "%1$s more products", count: rest,
          language.formatter.integer(rest)))
    }
    return localized("Not in the chart: %1$s", named.joined(separator: ", "))
  }

  /// A longer list of names would push the chart out of sight.
  private static let maximumNamed = 20
}
