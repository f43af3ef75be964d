import PerModel
import PerText

/// Columns of percentages that say by how much one price is below another, and take nothing more off it.
enum PercentSavings {
  /// Leaves them out, and takes the higher price for the former one where its heading is unknown.
  static func apply(
    to headings: inout [TableHeading], _ contents: [ColumnContent], _ rows: [[String]],
    _ style: NumberStyle, _ texts: ProductTexts
  ) {
    let prices = headings.indices.filter {
      contents[$0].prices >= ColumnShare.mostly && contents[$0].percentages == 0
        && headings[$0].leftOut < HeadingScore.leftOut
    }
    guard TableLimit.columnsOfPercentages.contains(prices.count) else { return }
    for column in headings.indices where contents[column].percentages >= ColumnShare.mostly {
      guard headings[column].has(.saving) || headings[column].has(.deal) else { continue }
      for former in prices {
        for now in prices where now != former {
          let said = rows.prefix(TableLimit.rowsOfSums).compactMap { row in
            isOff(row[column], from: row[former], to: row[now], style, texts)
          }
          guard said.count > 2, said.allSatisfy({ $0 }) else { continue }
          headings[column].becomeNoPart()
          if !headings[former].unknown.isEmpty {
            headings[former].scores = [.formerPrice: HeadingScore.said]
          }
          return
        }
      }
    }
  }

  /// Whether a percentage off a price makes another, nearly to a hundredth; `nil` where a cell is no number.
  private static func isOff(
    _ percentage: String, from former: String, to now: String, _ style: NumberStyle,
    _ texts: ProductTexts
  ) -> Bool? {
    let digits = percentage.filter { $0.isNumber || $0 == "." || $0 == "," }
    guard let share = texts.readPrice(style.usual(digits))?.amount,
      let before = texts.readPrice(style.usual(former))?.amount, before.isPositive,
      let paid = texts.readPrice(style.usual(now))?.amount, paid < before,
      let off = try? (before - paid) * 100 / before, let distance = try? (off - share).magnitude
    else { return nil }
    return distance <= TableFigure.percentage
  }
}
