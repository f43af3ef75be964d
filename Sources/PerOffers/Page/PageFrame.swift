import PerDocument

/// What frames the matter of a shop's page: its head, the basket, what narrows a listing down, what asks for consent.
///
/// The sums and ranges of prices in it are of nothing that is sold, and its links and headings name nothing.
struct PageFrame {
  private let document: Document
  private let kinds: [FrameKind?]
  /// How many lines with a price, headings and pictures stand before each node.
  private let prices, headings, pictures: [Int32]
  /// Which nodes are one of several cards, or a part of one.
  private let inCard: [Bool]
  /// Around which nothing is but the page: articles and sections have heads of their own.
  private let outermost: [Bool]

  private struct Sibling: Hashable {
    let parent, shape: Int
  }

  /// A page with fewer prices elsewhere may be about what stands in these parts.
  private static let pricesElsewhere = 3
  /// This many elements of one shape, each with a price, are cards, and what stands in them is a part of one.
  private static let alike = 3

  /// The lines without those of the frame.
  static func removed(from lines: [TextLine], of document: Document) -> [TextLine] {
    guard document.source == .page else { return lines }
    let ranges = PageFrame(document, lines).ranges()
    guard !ranges.isEmpty else { return lines }
    var next = ranges[...]
    return lines.filter { line in
      while let first = next.first, first.upperBound <= line.node { next.removeFirst() }
      return next.first?.contains(line.node) != true
    }
  }

  private init(_ document: Document, _ lines: [TextLine]) {
    self.document = document
    var kinds: [Int: FrameKind?] = [:]
    let nodes = document.nodes
    self.kinds = nodes.map { node in
      guard !node.isText else { return nil }
      if let known = kinds[node.shape] { return known }
      let kind = FrameKind(document.shapes[node.shape], node.traits)
      kinds[node.shape] = .some(kind)
      return kind
    }
    var prices = [Int32](repeating: 0, count: nodes.count + 1)
    var (headings, pictures) = (prices, prices)
    for line in lines {
      if PriceMarks.count(in: line.text) > 0 || PriceMarks.hasCents(line.text) {
        prices[line.node + 1] += 1
      }
      if line.traits.contains(.mainHeading), !line.traits.contains(.link) {
        headings[line.node + 1] += 1
      }
    }
    for index in nodes.indices {
      if nodes[index].traits.contains(.picture) { pictures[index + 1] += 1 }
      prices[index + 1] += prices[index]
      headings[index + 1] += headings[index]
      pictures[index + 1] += pictures[index]
    }
    (self.prices, self.headings, self.pictures) = (prices, headings, pictures)
    var counts: [Sibling: Int] = [:]
    for index in nodes.indices
    where !nodes[index].isText && prices[document.range(of: index).upperBound] > prices[index] {
      counts[Sibling(parent: nodes[index].parent, shape: nodes[index].shape), default: 0] += 1
    }
    var (inCard, outermost) = ([Bool](repeating: false, count: nodes.count), [true])
    for index in nodes.indices.dropFirst() {
      let (parent, shape) = (nodes[index].parent, nodes[index].shape)
      let isCard = counts[Sibling(parent: parent, shape: shape)] ?? 0 >= Self.alike
      inCard[index] = isCard || inCard[parent]
      outermost.append(outermost[parent] && nodes[parent].traits.isDisjoint(with: Self.parts))
    }
    (self.inCard, self.outermost) = (inCard, outermost)
  }

  private func count(_ counts: [Int32], in node: Int) -> Int {
    let range = document.range(of: node)
    return Int(counts[range.upperBound] - counts[range.lowerBound])
  }

  /// The nodes of each part, in their order.
  private func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var elsewhere = Int(prices.last ?? 0)
    var index = 0
    while index < kinds.count {
      guard let kind = kinds[index], isFrame(index, kind, elsewhere) else {
        index += 1
        continue
      }
      elsewhere -= count(prices, in: index)
      ranges.append(document.range(of: index))
      index = document.range(of: index).upperBound
    }
    return ranges
  }

  private func isFrame(_ node: Int, _ kind: FrameKind, _ all: Int) -> Bool {
    let inside = count(prices, in: node)
    guard all - inside >= max(Self.pricesElsewhere, inside), count(headings, in: node) == 0,
      !inCard[node]
    else { return false }
    return switch kind {
    case .head: outermost[node]
    case .basket: true
    // Related articles have pictures.
    case .filter, .sidebar: count(pictures, in: node) == 0
    case .consent: inside == 0
    }
  }

  private static let parts: Node.Traits = [.part, .listItem, .cell]
}
