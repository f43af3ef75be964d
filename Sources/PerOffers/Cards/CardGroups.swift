import PerDocument

/// Which cards of a page are one listing.
enum CardGroups {
  /// How many cards stand inside one that was never closed, at least.
  private static let inside = 2

  private struct Kind: Hashable {
    let shape: String
    let depth: Int
  }

  /// The number of its group for each card: those of one listing have the same depth and shape.
  static func groups(of cards: [OfferCard], _ scene: PageScene) -> [Int] {
    var kinds = cards.map { kind(of: $0, scene.document) }
    let sorted = cards.indices.sorted { cards[$0].node < cards[$1].node }
    for (place, index) in sorted.enumerated() {
      if let inner = firstInside(cards[index], cards, sorted[(place + 1)...], scene) {
        kinds[index] = kinds[inner]
      }
    }
    var groups: [Kind: Int] = [:]
    return kinds.map { kind in
      let group = groups[kind] ?? groups.count
      groups[kind] = group
      return group
    }
  }

  private static func kind(of card: OfferCard, _ document: Document) -> Kind {
    let node = document.nodes[card.node]
    var depth = 0
    var current = node.parent
    while current > 0, depth < 100 {
      depth += 1
      current = document.nodes[current].parent
    }
    return Kind(shape: node.isText ? "" : document.shapes[node.shape].name, depth: depth)
  }

  /// The first card inside one that its author never closed, so that the rest of its listing stands in it. An article with
  /// others below it is called otherwise, or has the heading of the page.
  private static func firstInside(
    _ card: OfferCard, _ cards: [OfferCard], _ others: ArraySlice<Int>, _ scene: PageScene
  ) -> Int? {
    let document = scene.document
    let end = document.range(of: card.node).upperBound
    guard let first = others.first, let last = others.dropFirst(inside - 1).first,
      cards[last].node < end, !document.nodes[card.node].isText,
      !document.nodes[cards[first].node].isText,
      !card.lines.contains(where: { scene.lines[$0].traits.contains(.mainHeading) })
    else { return nil }
    let (outer, inner) = (names(of: card.node, document), names(of: cards[first].node, document))
    return outer.isSuperset(of: inner) || outer.isSubset(of: inner) ? first : nil
  }

  private static func names(of node: Int, _ document: Document) -> Set<Substring> {
    let shape = document.shapes[document.nodes[node].shape]
    return Set(shape.hints.split(separator: " ") + [shape.name[...]])
  }
}
