import PerDocument

// Sizes at the other end of a row than the price: "4.79 … 650 g | 2.09 … 1,5 l".
extension PictureOffers {
  /// Whether rows begin with a price and end with a size, so that each size is behind its own price, though that of the
  /// next card may be nearer, or the other way round; `nil` if that does not tell.
  func areSizesBehind(_ prices: [Int]) -> Bool? {
    guard grounds.isScreen else { return nil }
    let sizes = scene.others.filter(isSize)
    func inRow(_ place: StraightText, _ texts: [StraightText]) -> [StraightText] {
      texts.filter { $0.gap(to: place).y == 0 && !grounds.isElsewhere($0, than: place) }
    }
    let places = prices.map { scene.prices[$0].place }
    var (areBefore, areBehind) = (false, false)
    for place in places {
      let (row, near) = (inRow(place, places), inRow(place, sizes))
      if !row.contains(where: { $0.right <= place.left }) {
        areBefore = areBefore || near.contains { $0.right <= place.left }
      }
      if !row.contains(where: { $0.left >= place.right }) {
        areBehind = areBehind || near.contains { $0.left >= place.right }
      }
    }
    return areBefore == areBehind ? nil : areBehind
  }

  /// The price at the other end of a size's row; the first of both is where the name begins.
  ///
  /// - Parameter isBehind: whether the size is behind it.
  func price(
    besideSize block: Int, isBehind: Bool, among prices: [Int], _ blockOf: [Int: Int]
  ) -> Int? {
    let (place, lines) = (blocks[block].block.place, blocks[block].block.lines)
    guard lines.count == 1, isSize(lines[0]) else { return nil }
    let row = prices.filter { scene.prices[$0].place.gap(to: place).y == 0 }
    let beside =
      isBehind
      ? row.filter { scene.prices[$0].place.right <= place.left }
        .max { scene.prices[$0].place.right < scene.prices[$1].place.right }
      : row.filter { scene.prices[$0].place.left >= place.right }
        .min { scene.prices[$0].place.left < scene.prices[$1].place.left }
    guard let beside, let name = blockOf[beside] else { return nil }
    let (own, named) = (scene.prices[beside].place, blocks[name].block.place)
    return abs((isBehind ? own : place).left - named.left) <= scene.slack
      && !grounds.isElsewhere(place, than: own) ? beside : nil
  }

  /// Whether a text says how much there is, and nothing else.
  private func isSize(_ text: StraightText) -> Bool {
    let details = PictureDetails(PictureBlock(lines: [text]), scene.readers, labels: [])
    return details.name.isEmpty && !details.quantities.isEmpty && details.unitPrices.isEmpty
  }
}
