import PerModel

/// How well lines of plain text were parted into cards.
enum CopiedScore {
  private static let (card, sized, confirmed) = (1, 2, 3)
  private static let (differs, unclear, usedTwice) = (-3, -1, -5)

  /// Names mostly stand above prices, and what prices are of is said above them only where names are: for two cards
  /// another way has to be better by one, or by two.
  static func prior(_ way: Int, _ cards: [OfferCard]) -> Int {
    switch way {
    case 0: cards.count / 2
    case 2: -cards.count / 2
    default: 0
    }
  }

  /// Its name says another size than its lines.
  private static let contradicted = -3
  /// It has all lines that say its name; or only some of those that say one.
  private static let (whole, torn) = (1, -2)
  /// A good name is in no card.
  private static let lonely = -2
  /// A button stands between its name and its price.
  private static let parted = -1

  /// Its name is as long as names are, or shorter than any.
  private static let (named, badlyNamed) = (1, -2)

  static func score(_ cards: [OfferCard], _ scene: PageScene, _ copied: CopiedNames) -> Int {
    var names: [String: [Quantity?]] = [:]
    var score = regularity(cards, scene, copied)
    var best: [String: Int] = [:]
    for name in copied.all { best[scene.lines[name.line].text] = name.score }
    // The cards of each line: those of another way may overlap.
    var cardsOfLine: [Int: [Int]] = [:]
    for (place, card) in cards.enumerated() {
      for line in card.lines { cardsOfLine[line, default: []].append(place) }
    }
    for name in copied.all where name.isRepeated {
      let around = Set(name.lines.flatMap { cardsOfLine[$0] ?? [] }).map { cards[$0] }
      if around.count > 1 { score += torn }
      if around.count == 1, around[0].lines.clamped(to: name.lines) == name.lines { score += whole }
    }
    for found in cards {
      names[found.fullName, default: []].append(found.candidate.quantity)
      let candidate = found.candidate
      score += card
      let own = best[found.fullName] ?? 0
      score += own >= NameScore.fairLength ? named : own < NameScore.shortWord ? badlyNamed : 0
      if isParted(found, scene, copied) { score += parted }
      if candidate.quantity != nil {
        score += sized
        if isContradicted(found, scene) { score += contradicted }
      }
      switch candidate.evidence {
      case .confirmed: score += confirmed
      case .unclear(.unitPriceDiffers): score += differs
      case .unclear: score += unclear
      case .read: break
      }
    }
    let used = cards.compactMap { best[$0.fullName] }
    score += lonely * self.lonely(cards, copied, used, taken: Set(cardsOfLine.keys))
    // One article may be sold in several sizes.
    return names.values.reduce(score) { score, sizes in
      let isOfSizes = !sizes.contains(nil) && Set(sizes).count == sizes.count
      return isOfSizes ? score : score + (sizes.count - 1) * usedTwice
    }
  }

  /// How many good names in a listing are in none of its cards.
  private static func lonely(
    _ cards: [OfferCard], _ copied: CopiedNames, _ used: [Int], taken: Set<Int>
  ) -> Int {
    guard let first = cards.map(\.lines.lowerBound).min(),
      let last = cards.map(\.lines.upperBound).max(), !used.isEmpty
    else { return 0 }
    let good = used.sorted()[used.count / 2] * 3 / 4
    let lines = first - reach..<last + reach
    return copied.all.count { name in
      name.score >= good && lines.contains(name.line) && !taken.contains(name.line)
    }
  }

  /// A name that is not farther away belongs to a listing.
  private static let reach = 6

  /// Whether a name says another size than what was found, or than the other lines of its card.
  static func isContradicted(_ card: OfferCard, _ scene: PageScene) -> Bool {
    guard let quantity = card.candidate.quantity, let named = scene.named(card.fullName).quantity
    else { return false }
    if named.unit.kind == quantity.unit.kind, named.total != quantity.total { return true }
    let measured: [PerModel.Unit.Kind] = [.mass, .volume]
    guard measured.contains(named.unit.kind) else { return false }
    let sizes = card.lines.compactMap { scene.size(in: scene.lines[$0].text) }
      .filter { measured.contains($0.unit.kind) }
    return !sizes.isEmpty
      && sizes.allSatisfy { $0.unit.kind != named.unit.kind || $0.total != named.total }
  }

  /// Whether a name counts pieces, and what was found is weighed or measured.
  static func isCountedOtherwise(_ card: OfferCard, _ scene: PageScene) -> Bool {
    guard let quantity = card.candidate.quantity, let named = scene.named(card.fullName).quantity
    else { return false }
    return named.unit.kind == .count && quantity.unit.kind != .count
  }

  private static func isParted(
    _ card: OfferCard, _ scene: PageScene, _ copied: CopiedNames
  ) -> Bool {
    let price = scene.spots(in: card.lines).first { $0.amount == card.candidate.price?.amount }
    let name = card.lines.first { scene.lines[$0].text == card.fullName }
    guard let price = price?.line, let name else { return false }
    return (min(price, name) + 1..<max(price, name, min(price, name) + 1)).contains { line in
      copied.labels.contains(line) && scene.lines[line].letterCount >= NameScore.fewestLetters
        && scene.spots(in: line..<line + 1).isEmpty && scene.size(in: scene.lines[line].text) == nil
    }
  }

  /// How many names are as far from their prices as most.
  private static func regularity(
    _ cards: [OfferCard], _ scene: PageScene, _ copied: CopiedNames
  ) -> Int {
    var distances: [Int: Int] = [:]
    let named = Dictionary(grouping: copied.all) { scene.lines[$0.line].text }
    for card in cards {
      let prices = scene.spots(in: card.lines).filter { $0.kind == .price }.map(\.line)
      guard let first = prices.first, let last = prices.last,
        let name = named[card.fullName]?.first(where: { $0.lines.overlaps(card.lines) })
      else { continue }
      let distance =
        name.lines.lowerBound < first
        ? max(1, first - name.lines.upperBound + 1) : last - name.lines.lowerBound
      distances[distance, default: 0] += 1
    }
    return distances.values.max() ?? 0
  }
}
