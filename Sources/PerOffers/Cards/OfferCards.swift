import PerDocument
import PerModel

/// Finds listings: repeated shapes of a tree, each with a price and a name in it.
struct OfferCards {
  private let scene: PageScene
  private let names: CardNames
  private(set) var cards: [OfferCard] = []

  init(_ scene: PageScene) {
    self.scene = scene
    names = CardNames(scene)
    for record in records() {
      guard let card = CardReader(scene, names).card(record.node, lines: record.lines) else {
        continue
      }
      cards.append(card)
    }
    keepListings()
  }

  private struct Record {
    let node: Int
    let lines: Range<Int>
    let parent: Int
  }

  /// The smallest elements with a price and a name, made as large as they can be without another price.
  private func records() -> [Record] {
    var found: [Int: Int] = [:]
    var order: [Int] = []
    for spot in scene.spots where spot.kind == .price || spot.kind == .loyalty {
      guard spot.weight > 0 else { continue }
      var node = scene.document.nodes[spot.node].parent
      while node > 0, !names.hasName(in: node) { node = scene.document.nodes[node].parent }
      guard node > 0 else { continue }
      if found[node] == nil { order.append(node) }
      found[node, default: 0] += 1
    }
    var records: [Record] = []
    var taken = Set<Int>()
    for node in order {
      if isFlat(node) {
        records += flatRecords(in: node)
        continue
      }
      let whole = grown(node)
      if taken.insert(whole).inserted {
        records.append(
          Record(
            node: whole, lines: scene.lineRange(in: whole),
            parent: scene.document.nodes[whole].parent))
      }
    }
    return records
  }

  /// The largest element around with no price outside of `node`, at most until a list begins.
  private func grown(_ node: Int) -> Int {
    let prices = scene.priceCount(in: node)
    let names = self.names.count(in: node)
    var node = node
    while true {
      let parent = scene.document.nodes[node].parent
      guard parent > 0, scene.priceCount(in: parent) == prices,
        self.names.count(in: parent) <= names + 3,
        scene.lineRange(in: parent).count <= scene.lineRange(in: node).count + 40
      else { return node }
      node = parent
    }
  }

  /// Whether an element has several names and prices side by side, with nothing around each pair.
  private func isFlat(_ node: Int) -> Bool {
    guard names.count(in: node) > 1, scene.priceCount(in: node) > 1 else { return false }
    let children = self.children(of: node)
    return children.filter { names.hasName(in: $0) && scene.priceCount(in: $0) == 0 }.count > 1
      && children.filter { scene.priceCount(in: $0) > 0 && !names.hasName(in: $0) }.count > 1
  }

  private func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    let end = scene.document.range(of: node).upperBound
    while child < end, children.count < 20_000 {
      children.append(child)
      child = scene.document.range(of: child).upperBound
    }
    return children
  }

  /// From one name to the next; a name may have texts before it that are of it, which nobody can know.
  private func flatRecords(in node: Int) -> [Record] {
    var records: [Record] = []
    var start: Int?
    var hasPrice = false
    for child in children(of: node) {
      let lines = scene.lineRange(in: child)
      if names.hasName(in: child), start == nil || hasPrice {
        if let first = start, hasPrice {
          records.append(
            Record(
              node: first, lines: scene.lineRange(in: first).lowerBound..<lines.lowerBound,
              parent: node))
        }
        (start, hasPrice) = (child, false)
      }
      if scene.priceCount(in: child) > 0 { hasPrice = true }
    }
    if let start, hasPrice {
      records.append(
        Record(
          node: start,
          lines: scene.lineRange(in: start).lowerBound..<scene.lineRange(in: node).upperBound,
          parent: node))
    }
    return records
  }

  /// Cards of one listing have the same depth and shape; what stands alone is no listing.
  private mutating func keepListings() {
    struct Kind: Hashable {
      let shape: String
      let depth: Int
    }
    func kind(_ card: OfferCard) -> Kind {
      let node = scene.document.nodes[card.node]
      var depth = 0
      var current = node.parent
      while current > 0, depth < 500 {
        depth += 1
        current = scene.document.nodes[current].parent
      }
      return Kind(shape: node.isText ? "" : scene.document.shapes[node.shape].name, depth: depth)
    }
    var groups: [Kind: Int] = [:]
    for index in cards.indices {
      let kind = kind(cards[index])
      if groups[kind] == nil { groups[kind] = groups.count }
      cards[index].group = groups[kind] ?? 0
    }
  }
}
