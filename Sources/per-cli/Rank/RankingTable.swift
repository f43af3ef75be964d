import PerModel
import PerText
import PerTransfer

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

  fileprivate func name(of product: Product) -> String {
    let name = [product.name, product.brand].filter { !$0.isEmpty }.joined(separator: factSeparator)
    return Terminal.isolated(Terminal.fitted(Terminal.harmless(name), to: Self.longestName))
  }

  fileprivate static let longestName = 40

  /// Twenty columns wide for the best, in eighths of a column.
  private func bar(_ part: Rational) -> String {
    guard let scaled = try? part * 160, let eighths = Int(scaled.decimalText(fractionDigits: 0))
    else { return "" }
    let last = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + last
  }
}

/// The texts in a row of the table. Each function that writes returns how many columns that takes.
private final class RankingCells<Products: RankedProducts> {
  private let table: RankingTable
  private let products: Products
  private let figures: RankingFigures
  private var offers: OfferTexts

  init(_ table: RankingTable, _ products: Products, per reference: ReferenceUnit) {
    (self.table, self.products) = (table, products)
    figures = RankingFigures(
      table.formatter, per: reference, of: products.pricing.measure?.countName,
      in: products.unitPrice(at: 0)?.currency ?? products.pricing.currency)
    offers = OfferTexts(table.formatter)
  }

  /// How wide the columns are; the last one matters only where bars stand behind it.
  func widths() -> [Int] {
    var widths = [Int](repeating: 0, count: 5)
    var cell: [UInt8] = []
    products.forEachRank { place, rank in
      for column in 0..<(table.hasBars ? 5 : 4) {
        cell.removeAll(keepingCapacity: true)
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
    let columns = products.withPlainOffer(at: place) { name, _ -> Int? in
      guard let columns = Terminal.columns(ofOrdinary: name),
        columns <= RankingTable.longestName
      else { return nil }
      line.append(contentsOf: name)
      return columns
    }
    return columns ?? write(table.name(of: products.product(at: place)), to: &line)
  }

  private func writeOffer(_ place: Int, to line: inout [UInt8]) -> Int {
    let columns = products.withPlainOffer(at: place) { _, offer in
      offers.write(offer, to: &line)
    }
    if let columns { return columns }
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

/// What products without deal and terms offer, "500 g for €0.95"; each quantity and price is written once.
private struct OfferTexts {
  private let formatter: Formatter
  /// What stands before, between and behind the two; `nil` where it is not so simple.
  private let pattern: (pieces: [Text], isPriceFirst: Bool)?
  private var quantities: [Text?] = []
  private var prices: [Text?] = []

  /// A text without effect on the direction of what stands beside it.
  private struct Text {
    let bytes: [UInt8]
    let columns: Int

    init?(_ text: String) {
      guard Terminal.isolated(text) == text else { return nil }
      (bytes, columns) = (Array(text.utf8), Terminal.columns(of: text))
    }
  }

  init(_ formatter: Formatter) {
    self.formatter = formatter
    pattern = formatter.offerPattern.flatMap { pattern in
      let pieces = pattern.pieces.compactMap { Text($0) }
      return pieces.count == 3 ? (pieces, pattern.isPriceFirst) : nil
    }
  }

  /// `nil`, and nothing is written, where the text takes more than putting its parts together.
  mutating func write(_ offer: PlainOffer, to line: inout [UInt8]) -> Int? {
    guard let pattern else { return nil }
    while quantities.count < offer.fields.quantities.count { quantities.append(nil) }
    while prices.count < offer.fields.prices.count { prices.append(nil) }
    if quantities[offer.quantity] == nil {
      quantities[offer.quantity] = Text(
        formatter.quantity(offer.fields.quantities[offer.quantity]))
    }
    if prices[offer.price] == nil {
      prices[offer.price] = Text(formatter.price(offer.fields.prices[offer.price]))
    }
    guard let quantity = quantities[offer.quantity], let price = prices[offer.price] else {
      return nil
    }
    let (first, second) = pattern.isPriceFirst ? (price, quantity) : (quantity, price)
    var columns = 0
    for text in [pattern.pieces[0], first, pattern.pieces[1], second, pattern.pieces[2]] {
      line.append(contentsOf: text.bytes)
      columns += text.columns
    }
    return columns
  }
}
