import PerModel
import PerText

/// Writes what a table says of the ranking, at the end of each row. Reading leaves these columns out: they follow
/// from the others.
struct RankCells {
  static let headings = ["rank", "unit price", "difference"]

  private let writer: TableWriter
  private let formatter: Formatter
  /// In the order of entry.
  private let prices: [UnitPrice?]
  /// The ranks in that order; 0 for none.
  private let numbers: [UInt32]
  private let best: UnitPrice?
  private let reference: ReferenceUnit?
  private let countName: CountName?
  private let figures: RankingFigures?

  /// - Parameters:
  ///   - prices: the unit prices of the products in the order of entry; `nil` for those that have none.
  ///   - reference: what the unit prices are written for; without it there is nothing to write.
  init(
    _ separator: FieldSeparator, _ formatter: Formatter, of prices: [UnitPrice?],
    _ pricing: Pricing, per reference: ReferenceUnit?
  ) {
    writer = TableWriter(separator)
    (self.formatter, self.prices, self.reference) = (formatter, prices, reference)
    let order = PriceOrder(
      count: prices.count, key: { prices[$0]?.perBaseUnit.orderKey },
      isBelow: { one, other in
        guard let price = prices[one], let than = prices[other] else { return false }
        return price < than
      })
    numbers = order.numbers { prices[$0]?.perBaseUnit == prices[$1]?.perBaseUnit }
    best = order.rankedCount > 0 ? prices[Int(order.indices[0])] : nil
    let countName = pricing.measure?.countName
    self.countName = countName
    figures = reference.flatMap { reference in
      order.rankedCount > 0
        ? RankingFigures(formatter, per: reference, of: countName, in: pricing.currency) : nil
    }
  }

  /// Adds "3", "€2.65/kg", "40%" and the end of the row; nothing but the separators where there is no rank.
  func add(_ entry: Int, to row: inout [UInt8]) {
    let number = Int(numbers[entry])
    if number > 0, let reference, let figures, let price = prices[entry], let best {
      var start = row.count
      _ = figures.integer(number, to: &row)
      separate(&start, &row)
      if price.currency == figures.currency {
        _ = figures.unitPrice(price.perBaseUnit, besides: (nil, nil), to: &row)
      } else {
        row.append(contentsOf: formatter.unitPrice(price, per: reference, of: countName).utf8)
      }
      separate(&start, &row)
      figures.share(price, over: best, isBest: number == 1, to: &row)
      writer.endCell(from: start, in: &row)
    } else {
      row.append(writer.separating)
      row.append(writer.separating)
    }
    writer.endRow(in: &row)
  }

  private func separate(_ start: inout Int, _ row: inout [UInt8]) {
    writer.endCell(from: start, in: &row)
    row.append(writer.separating)
    start = row.count
  }
}
