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

  fileprivate func name(of product: Product) -> String {
    let name = [product.name, product.brand].filter { !$0.isEmpty }.joined(separator: factSeparator)
    return Terminal.name(name, upTo: Self.longestName)
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

/// What products without deal and terms offer, "500 g for €0.95"; each quantity and price is written once.
private struct OfferTexts {
  private let formatter: Formatter
  /// What comes before, between and behind the two.
  private let pieces: [Text]
  private let isPriceFirst: Bool
  private let quantities: [Quantity]
  private let prices: [Money]
  private var quantityTexts: [Text?]
  private var priceTexts: [Text?]
  private var texts = TextStore()
  private typealias Text = TextStore.Text

  /// `nil` where the language puts them together in a way that is not so simple.
  init?(_ formatter: Formatter, _ fields: FieldMemory) {
    guard let pattern = formatter.offerPattern else { return nil }
    var texts = TextStore()
    pieces = pattern.pieces.compactMap { texts.add($0) }
    self.texts = texts
    guard pieces.count == pattern.pieces.count else { return nil }
    isPriceFirst = pattern.isPriceFirst
    self.formatter = formatter
    (quantities, prices) = (fields.quantities, fields.prices)
    quantityTexts = Array(repeating: nil, count: quantities.count)
    priceTexts = Array(repeating: nil, count: prices.count)
  }

  /// `nil`, and nothing is written, where the text takes more than putting its parts together.
  mutating func write(_ quantity: Int, _ price: Int, to line: inout [UInt8]) -> Int? {
    if quantityTexts[quantity] == nil {
      quantityTexts[quantity] = texts.add(formatter.quantity(quantities[quantity]))
    }
    if priceTexts[price] == nil { priceTexts[price] = texts.add(formatter.price(prices[price])) }
    guard let quantity = quantityTexts[quantity], let price = priceTexts[price] else { return nil }
    let (first, second) = isPriceFirst ? (price, quantity) : (quantity, price)
    return texts.write(pieces[0], to: &line) + texts.write(first, to: &line)
      + texts.write(pieces[1], to: &line) + texts.write(second, to: &line)
      + texts.write(pieces[2], to: &line)
  }
}

/// Texts that do not affect the direction of neighboring texts.
private struct TextStore {
  private var bytes: [UInt8] = []

  struct Text {
    fileprivate let start: UInt32
    fileprivate let length: UInt32
    fileprivate let columns: UInt32
  }

  /// `nil` for a text that would have an effect.
  mutating func add(_ text: String) -> Text? {
    guard Terminal.isolated(text) == text else { return nil }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Text(
      start: UInt32(start), length: UInt32(bytes.count - start),
      columns: UInt32(Terminal.columns(of: text)))
  }

  /// Returns how many columns that takes.
  func write(_ text: Text, to line: inout [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      let start = Int(text.start)
      line.append(
        contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<start + Int(text.length)]))
    }
    return Int(text.columns)
  }
}
