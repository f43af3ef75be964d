import PerModel
import PerText
import PerTransfer
import PerWords

/// A ranking as a table, with bars on a terminal.
struct RankingTable {
  let formatter: Formatter
  let reference: ReferenceUnit?
  let hasBars: Bool
  /// What else is to be said of products.
  var remarks: [Product.ID: String] = [:]

  func write(
    _ products: some RankedProducts, problem: (Standing) -> String, to output: inout Output
  ) {
    let cells = reference.map { RankingCells(self, products, per: $0) }
    // Twice through all of them, because a million rows of text would take a hundred megabytes.
    let widths = cells?.widths() ?? []
    var line: [UInt8] = []
    products.forEachRank { place, rank in
      line.removeAll(keepingCapacity: true)
      cells?.write(place, rank, widths: widths, to: &line)
      if hasBars { line.append(contentsOf: ("  " + bar(rank.yield)).utf8) }
      while line.last == UInt8(ascii: " ") { line.removeLast() }
      line.append(UInt8(ascii: "\n"))
      output.write(line)
    }
    for standing in products.unranked {
      let name = name(of: standing.product)
      output.writeLine("–  " + (name.isEmpty ? "" : name + ": ") + problem(standing))
    }
  }

  func name(of product: Product) -> String {
    let name = [product.name, product.brand].filter { !$0.isEmpty }.joined(separator: factSeparator)
    return Terminal.name(name, upTo: Self.longestName)
  }

  static let longestName = 40

  /// Twenty columns wide for the best, in eighths of a column.
  private func bar(_ part: Rational) -> String {
    guard let scaled = try? part * 160, let eighths = Int(scaled.decimalText(fractionDigits: 0))
    else { return "" }
    let last = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + last
  }
}
