import PerModel
import PerText
import PerTransfer
import PerWords

/// The texts in a row of the table. Each function that writes returns how many columns that takes.
final class RankingCells<Products: RankedProducts> {
  private let table: RankingTable
  private let products: Products
  private let figures: RankingFigures
  private var offers: OfferTexts?

  init(_ table: RankingTable, _ products: Products, per reference: ReferenceUnit) {
    (self.table, self.products) = (table, products)
    figures = RankingFigures(
      table.formatter, per: reference, of: products.pricing.measure?.countName,
      in: products.unitPrice(at: 0)?.currency ?? products.pricing.currency)
    offers = products.fields.flatMap { OfferTexts(table.formatter, $0) }
  }

  /// How wide the columns are; the last one matters only where bars follow it.
  func widths() -> [Int] {
    var widths = [Int](repeating: 0, count: 5)
    var cell: [UInt8] = []
    products.forEachRank { place, rank in
      for column in 0..<(table.hasBars ? 5 : 4) {
        cell.removeAll(keepingCapacity: true)
        if column == 1,
          let known = products.ordinaryNameColumns(at: place, upTo: RankingTable.longestName)
        {
          widths[column] = max(widths[column], known)
          continue
        }
        widths[column] = max(widths[column], write(column, place, rank, to: &cell))
      }
    }
    return widths
  }

  /// Writes a row, with spaces up to the width of each column.
  func write(_ place: Int, _ rank: Rank, widths: [Int], to line: inout [UInt8]) {
    for column in widths.indices {
      let columns = write(column, place, rank, to: &line)
      let gap = max(0, widths[column] - columns) + (column < widths.count - 1 ? 2 : 0)
      line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: gap))
    }
  }

  private func write(
    _ column: Int, _ place: Int, _ rank: Rank, to line: inout [UInt8]
  ) -> Int {
    switch column {
    case 0: figures.integer(rank.number, to: &line)
    case 1: writeName(place, to: &line)
    case 2:
      figures.unitPrice(
        rank.unitPrice.perBaseUnit,
        besides: (
          products.unitPrice(at: place - 1)?.perBaseUnit,
          products.unitPrice(at: place + 1)?.perBaseUnit
        ), to: &line)
    case 3: figures.excess(of: rank, to: &line)
    default: writeOffer(place, to: &line)
    }
  }

  private func writeName(_ place: Int, to line: inout [UInt8]) -> Int {
    let columns = products.addOrdinaryName(
      at: place, upTo: RankingTable.longestName, to: &line)
    return columns ?? write(table.name(of: products.product(at: place)), to: &line)
  }

  private func writeOffer(_ place: Int, to line: inout [UInt8]) -> Int {
    if let offer = products.plainOffer(at: place),
      let columns = offers?.write(offer.quantity, offer.price, to: &line)
    {
      return columns
    }
    let product = products.product(at: place)
    let parts = [
      table.formatter.offerInWords(of: product, by: products.pricing),
      table.formatter.terms(of: product, by: products.pricing), table.remarks[product.id] ?? "",
    ]
    return write(
      Terminal.isolated(parts.filter { !$0.isEmpty }.joined(separator: factSeparator)), to: &line)
  }

  private func write(_ text: String, to line: inout [UInt8]) -> Int {
    line.append(contentsOf: text.utf8)
    return Terminal.columns(of: text)
  }
}
