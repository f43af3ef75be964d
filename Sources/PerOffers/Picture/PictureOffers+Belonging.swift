import PerDocument

// Paragraphs that belong to a price beside its own one: a star with the quantity, the unit price.
extension PictureOffers {
  /// The paragraphs of no price that belong to one, because that is the nearest.
  ///
  /// - Parameters:
  ///   - blockOf: the paragraphs of prices.
  ///   - others: prices of articles in several sizes.
  ///   - isBelow: whether prices stand below names, as far as is known.
  ///   - areBehind: whether the sizes of a row stand behind their own prices, as far as is known.
  func belonging(
    to prices: [Int], _ blockOf: [Int: Int], _ others: Set<Int>, isBelow: Bool?, areBehind: Bool?
  ) -> [Int: [Int]] {
    let taken = Set(blockOf.values)
    let isList = grounds.isScreen && arePricesInColumn(prices)
    var found: [Int: [Int]] = [:]
    for block in blocks.indices where !taken.contains(block) {
      if isList, let price = prices.first(where: { isCell(block, of: $0, blockOf) }) {
        found[price, default: []].append(block)
        continue
      }
      if isList, let price = price(ofRowOf: block, blockOf) {
        found[price, default: []].append(block)
        continue
      }
      if let areBehind,
        let price = price(besideSize: block, isBehind: areBehind, among: prices, blockOf)
      {
        found[price, default: []].append(block)
        continue
      }
      // The price of the next card says nothing of a card without one.
      if isBelow == true, name(above: block, without: blockOf) != nil { continue }
      let near = prices.filter { blockOf[$0] != nil || others.contains($0) }.map {
        (price: $0, cost: distance(scene.prices[$0].place, blocks[block].block.place))
      }.filter { $0.cost < PictureReach.far }
      // On a page it stands below the name, though the price of the next card may be nearer.
      let below = near.filter { blockOf[$0.price].map { isUnderName($0, block) } == true }
      let inCard = near.filter {
        isBelow == nil || !isOfNextCard($0.price, blockOf[$0.price], than: block)
      }
      let nearest = (below.isEmpty ? inCard : below).min { $0.cost < $1.cost }
      if let price = nearest?.price ?? (isBelow == false ? price(inCardOf: block, blockOf) : nil) {
        found[price, default: []].append(block)
      }
    }
    return found
  }

  /// The price at the head of the card at whose right end a unit price stands, in the last line of the card or below it.
  private func price(inCardOf block: Int, _ blockOf: [Int: Int]) -> Int? {
    let (place, details) = (blocks[block].block.place, blocks[block].details)
    guard grounds.isScreen, details.name.isEmpty, !details.unitPrices.isEmpty else { return nil }
    let before = blockOf.keys.filter {
      let price = scene.prices[$0].place
      return price.bottom <= place.top && price.left <= place.left
        && place.top - price.bottom <= PictureReach.paragraph * scene.bodyHeight
    }
    let row = before.map { scene.prices[$0].place.top }.max() ?? 0
    let own = before.filter { row - scene.prices[$0].place.top <= scene.bodyHeight }
      .max { scene.prices[$0].place.left < scene.prices[$1].place.left }
    guard let own, let name = blockOf[own], blocks[name].details.unitPrices.isEmpty,
      blocks[name].block.place.gap(to: place).y <= scene.bodyHeight
    else { return nil }
    return own
  }

  /// Whether a paragraph says how much there is, or what a unit costs, in the row of a table, between name and price.
  private func isCell(_ block: Int, of price: Int, _ blockOf: [Int: Int]) -> Bool {
    let (place, details) = (blocks[block].block.place, blocks[block].details)
    guard let name = blockOf[price], !details.quantities.isEmpty || !details.unitPrices.isEmpty
    else { return false }
    let row = scene.prices[price].place
    return place.left > blocks[name].block.place.right && place.right < row.left
      && place.bottom > row.top && row.middle > 2 * place.top && row.middle < 2 * place.bottom
  }

  /// The price of the row in a list in which a paragraph says how much there is, below the name or beside its last lines.
  private func price(ofRowOf block: Int, _ blockOf: [Int: Int]) -> Int? {
    let (place, details) = (blocks[block].block.place, blocks[block].details)
    guard !details.quantities.isEmpty || !details.unitPrices.isEmpty else { return nil }
    let above = blockOf.filter { price, name in
      let own = blocks[name].block.place
      return own.top <= place.top && own.left <= place.left + scene.slack
        && place.right <= scene.prices[price].place.left
        && place.top - own.bottom <= PictureReach.nextLine * scene.bodyHeight
    }
    let nearest = above.max {
      (blocks[$0.value].block.place.top, $1.key) < (blocks[$1.value].block.place.top, $0.key)
    }
    guard let nearest, blocks[nearest.value].details.quantities.isEmpty else { return nil }
    return nearest.key
  }

  /// The paragraph with a name and a size right above one with nothing but a unit price, if no price was found for it.
  func name(above block: Int, without blockOf: [Int: Int]) -> Int? {
    let details = blocks[block].details
    guard grounds.isScreen, details.name.isEmpty, !details.unitPrices.isEmpty,
      details.quantities.isEmpty
    else { return nil }
    let above = blocks.indices.filter {
      !blocks[$0].details.name.isEmpty && isUnderName($0, block)
        && distance(blocks[$0].block.place, blocks[block].block.place) < PictureReach.far
    }
    let nearest = above.max { blocks[$0].block.place.bottom < blocks[$1].block.place.bottom }
    guard let nearest, !blocks[nearest].details.quantities.isEmpty,
      blocks[nearest].details.unitPrices.isEmpty, !blockOf.values.contains(nearest)
    else { return nil }
    return nearest
  }

  /// Whether a price and its name both begin to the right of a paragraph, in a grid of cards.
  private func isOfNextCard(_ price: Int, _ name: Int?, than block: Int) -> Bool {
    guard grounds.isScreen, let name else { return false }
    let end = blocks[block].block.place.right
    return scene.prices[price].place.left >= end && blocks[name].block.place.left >= end
  }

  /// Whether a paragraph stands below the name of another one on a page, and begins where it does.
  private func isUnderName(_ name: Int, _ other: Int) -> Bool {
    let (upper, lower) = (blocks[name].block.place, blocks[other].block.place)
    return grounds.isScreen && upper.bottom <= lower.top + scene.slack
      && abs(upper.left - lower.left) <= scene.slack
  }
}
