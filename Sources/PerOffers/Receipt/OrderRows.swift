import PerDocument
import PerModel
import PerText

/// Says what the articles of an order are whose rows are rows of a table: the first line of a row is the name, others
/// say how much one holds, how many were bought, what one costs, and its number.
struct OrderRows {
  private let document: Document
  private let scene: PageScene
  private let lines: [TextLine]

  init(_ document: Document, _ lines: [TextLine], user: UserLocale) {
    (self.document, self.lines) = (document, lines)
    scene = PageScene(document, lines: lines, user: user)
  }

  /// Completes what the lines of a receipt were found to be.
  ///
  /// - Parameter rows: those lines, each with all texts of a row.
  func complete(_ candidates: inout [Candidate], of rows: [TextLine]) {
    var byPath: [String: TextLine] = [:]
    for row in rows { byPath[document.path(of: row.node)] = row }
    for index in candidates.indices {
      guard case .path(let path) = candidates[index].place, let row = byPath[path] else { continue }
      complete(&candidates[index], of: row)
    }
  }

  private func complete(_ candidate: inout Candidate, of row: TextLine) {
    let parts = lines.filter { (row.node..<row.end).contains($0.node) && !$0.isStruck }
    guard parts.count > 1,
      let name = parts.first(where: { $0.letterCount >= 3 && !$0.traits.contains(.spoken) }),
      PriceMarks.count(in: name.text) == 0, let price = candidate.price
    else { return }
    let others = parts.filter { $0.node != name.node }
    let named = scene.named(name.text)
    let size = named.quantity ?? others.lazy.compactMap { scene.size(in: $0.text) }.first
    // The number of the row is no count.
    let counts = others.compactMap { BoughtCount.count(in: $0.text) }
    var bought =
      counts.first { $0 > 1 && costs(price, $0, in: others) }
      ?? counts.first { costs(price, $0, in: others) } ?? counts.first
    let pieces = others.compactMap { BoughtCount.pieces(in: $0.text) }
    if bought == nil, let last = pieces.last,
      pieces.count > 1 || size.map({ $0.unit.kind != .count }) == true
    {
      bought = last
    }
    if bought == nil, let named = named.quantity, named.unit.kind != .count {
      // "2 adet" below "Süt 1 L"
      bought = others.lazy.compactMap { Self.pieces(of: scene.size(in: $0.text)) }.first
    }
    let isWeighed = candidate.quantity.map { $0.unit.kind != .count } ?? false
    candidate.name = named.name
    guard let size, bought != nil || !isWeighed else { return }
    let count = bought ?? Self.pieces(of: candidate.quantity) ?? 1
    guard
      let quantity = count == 1
        ? size
        : try? Quantity(packs: [count] + size.packs, size.amount, size.unit, of: size.countName)
    else { return }
    candidate.quantity = quantity
    if case .unclear(.lineDiffers) = candidate.evidence, costs(price, count, in: others) {
      candidate.evidence = .confirmed(.sumFits)
    }
  }

  private static func pieces(of quantity: Quantity?) -> Int? {
    guard let quantity, quantity.unit == .item, quantity.packs.isEmpty, quantity.countName == nil,
      quantity.amount.isInteger
    else { return nil }
    return Int(exactly: quantity.amount.numerator)
  }

  /// Whether a row says what one costs, and that times the count is the price.
  private func costs(_ price: Money, _ count: Int, in parts: [TextLine]) -> Bool {
    parts.contains { part in
      scene.spots.contains {
        $0.node == part.node && (try? $0.amount * Rational(count)) == price.amount
      }
    }
  }
}
