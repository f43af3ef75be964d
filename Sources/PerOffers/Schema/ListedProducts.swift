import PerDocument

/// Tells the product that a page is about from the cards of a listing, where authors left the data of their template in the
/// first card only, or never closed it: then the properties of all cards become those of one product.
struct ListedProducts {
  private let scene: PageScene
  private let cards: [OfferCard]
  /// Which card of a listing each line is in.
  private var cardOfLine: [Int: Int] = [:]

  init(_ cards: [OfferCard], _ scene: PageScene) {
    (self.cards, self.scene) = (cards, scene)
    var sizes: [Int: Int] = [:]
    for card in cards { sizes[card.group, default: 0] += 1 }
    for (index, card) in cards.enumerated() where (sizes[card.group] ?? 0) >= PageLimit.listing {
      for line in card.lines { cardOfLine[line] = index }
    }
  }

  /// The products without those that are mixed of several cards; one that is a card itself is beside what the page is about.
  func sorted(_ products: [SchemaProduct]) -> [SchemaProduct] {
    guard !cardOfLine.isEmpty else { return products }
    return products.compactMap { product in
      guard let node = product.node else { return product }
      let found = Set(product.places.compactMap(card(at:)))
      guard let first = found.first else { return product }
      let name = NameForm(product.name)
      if found.count > 1 || product.hasOtherNames
        || !NameForm(cards[first].fullName).resembles(name) && !has(name, first)
      {
        return nil
      }
      guard !product.isMain, card(at: node) == first, !hasHeading(node) else { return product }
      var product = product
      product.isBeside = true
      return product
    }
  }

  /// The card in which something stands, or what is shown beside it.
  private func card(at place: Int) -> Int? {
    var place = place
    for _ in 0..<PageLimit.elementsAround where scene.lineRange(in: place).isEmpty && place > 0 {
      place = scene.document.nodes[place].parent
    }
    let found = Set(scene.lineRange(in: place).map { cardOfLine[$0] })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// Whether a card says a name.
  private func has(_ name: NameForm, _ card: Int) -> Bool {
    cards[card].lines.contains { NameForm(scene.lines[$0].text).resembles(name) }
  }

  private func hasHeading(_ node: Int) -> Bool {
    scene.lineRange(in: node).contains { scene.lines[$0].traits.contains(.mainHeading) }
  }
}
