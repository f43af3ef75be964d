import PerModel

/// Finds sentences beside a listing that look like its cards: "Free delivery from €50" below the name of the shop.
enum StrayCards {
  /// How many cards show what a card of the page looks like, and how many percent of them have to look alike.
  private static let (fewest, share) = (4, 75)
  /// The letters of a sentence beside a price.
  private static let lettersOfSentence = 20
  /// Advertisements between the cards of a listing are fewer.
  private static let alone = 2

  /// The cards without those that are none.
  static func removed(from cards: [OfferCard], _ scene: PageScene) -> [OfferCard] {
    guard cards.count >= fewest else { return cards }
    let cards = withoutSums(cards, scene)
    let letters = cards.map { self.letters(beside: $0, scene) }
    let plain = letters.count { $0 <= PageLimit.lettersOfPrice }
    guard plain * 100 >= cards.count * share else { return cards }
    // Where several cards of a kind say more, that is how they show prices.
    var wordy: [Int: Int] = [:]
    for (card, letters) in zip(cards, letters) where letters > PageLimit.lettersOfPrice {
      wordy[card.group, default: 0] += 1
    }
    return cards.indices.compactMap { index in
      let card = cards[index]
      let isLast = index == cards.count - 1
      let isOfListing =
        scene.document.isOfLines
        ? letters[index] <= (isLast ? PageLimit.lettersOfPrice : lettersOfSentence)
        : letters[index] <= PageLimit.lettersOfPrice || (wordy[card.group] ?? 0) > alone
      return !isOfListing && !hasSize(card.candidate) ? nil : card
    }
  }

  /// Without "3 items, £12" beside a listing: what a basket holds, without a heading.
  private static func withoutSums(_ cards: [OfferCard], _ scene: PageScene) -> [OfferCard] {
    let sizes = Dictionary(cards.map { ($0.group, 1) }, uniquingKeysWith: +)
    guard sizes.values.contains(where: { $0 >= fewest }) else { return cards }
    return cards.filter { card in
      guard sizes[card.group] ?? 0 <= alone,
        card.candidate.quantity?.unit == .item, card.candidate.evidence == .read(.notChecked)
      else { return true }
      return scene.named(card.fullName).quantity != nil
        || card.lines.contains { scene.lines[$0].traits.contains(.heading) }
    }
  }

  /// Whether a card says how much there is. "For 3 € a month" offers no article.
  private static func hasSize(_ candidate: Candidate) -> Bool {
    guard let unit = (candidate.quantity ?? candidate.unitPriceShown?.per)?.unit else {
      return false
    }
    return unit.kind != .time
  }

  /// How many letters stand in the line of the price.
  private static func letters(beside card: OfferCard, _ scene: PageScene) -> Int {
    // What is heard has more words than what is seen.
    scene.spots(in: card.lines).lazy
      .filter { $0.amount == card.candidate.price?.amount }
      .map { scene.lines[$0.line].letterCount }.min() ?? 0
  }
}
