import PerDocument
import PerModel

/// Reads cards of plain text, and tells by what most of them have which price is asked, and which of them are none.
struct CopiedCards {
  private let reader: CardReader
  private let copied: CopiedNames
  private let way: [LineCards.Card]
  private var cards: [OfferCard?]
  private var scene: PageScene { reader.scene }

  /// The fewest cards that show what a card looks like.
  private static let fewest = 4
  /// What three of five cards have is usual.
  private static let (most, of) = (3, 5)
  /// How many cards at the beginning, and at the end, may be something else.
  private static let atEnd = 1

  /// The cards of lines, parted in the way that fits their sizes and unit prices best.
  static func best(
    of scene: PageScene, _ names: CardNames, _ reader: CardReader, mostCards: Int
  ) -> [OfferCard] {
    let copied = CopiedNames(scene, names)
    var parts = LineCards(scene, names)
    var found: [(cards: [OfferCard], score: Int)] = []
    for (place, way) in (CopiedWays(scene, copied).ways() + parts.ways()).enumerated() {
      let cards = read(way.prefix(mostCards), reader, copied)
      let score = CopiedScore.score(cards, scene, copied) + CopiedScore.prior(place, cards)
      found.append((cards, score))
    }
    guard let best = found.enumerated().max(by: { ($0.1.score, -$0.0) < ($1.1.score, -$1.0) })?.1
    else { return [] }
    let cards = best.cards.map { card in
      var card = card
      // Unit prices beside "1.5 kg" confirm nothing of what is called "Lemon 750 ml".
      if card.candidate.evidence.isConfirmed, CopiedScore.isContradicted(card, scene) {
        card.candidate.evidence = .unclear(.unitPriceDiffers)
      }
      // "Candles, 12 pieces" may have the weight of a neighbour.
      if card.candidate.evidence.isConfirmed, CopiedScore.isCountedOtherwise(card, scene) {
        card.candidate.evidence = .read(.notChecked)
      }
      return card
    }
    let named = Dictionary(grouping: best.cards, by: \.fullName)
    let others = found.filter { other in
      other.score >= best.score - doubt
        && other.cards.contains { differs($0, named[$0.fullName] ?? []) }
    }
    guard let margin = others.map({ best.score - $0.score }).min() else { return cards }
    // Names may belong to other prices.
    return cards.map { card in
      var card = card
      if margin < Self.near {
        card.candidate.evidence = .unclear(.severalPrices)
      } else if card.candidate.evidence.isConfirmed {
        card.candidate.evidence = .read(.notChecked)
      }
      return card
    }
  }

  /// How much better a way has to be than another one to be believed, and to confirm anything.
  private static let (near, doubt) = (1, 3)

  /// Whether another way gives the name of a card another price than those of its name have.
  private static func differs(_ card: OfferCard, _ namesakes: [OfferCard]) -> Bool {
    namesakes.contains { $0.candidate.price != card.candidate.price }
  }

  static func read(
    _ way: ArraySlice<LineCards.Card>, _ reader: CardReader, _ copied: CopiedNames
  ) -> [OfferCard] {
    var copied = CopiedCards(reader, copied, Array(way))
    guard copied.cards.count(where: { $0 != nil }) >= fewest else {
      return copied.cards.compactMap(\.self)
    }
    let shapes = copied.usualShapes()
    if !shapes.isEmpty { copied.takeUsualPrices(shapes) }
    copied.dropUnusual(shapes)
    return copied.cards.compactMap(\.self)
  }

  private init(_ reader: CardReader, _ copied: CopiedNames, _ way: [LineCards.Card]) {
    (self.reader, self.copied, self.way) = (reader, copied, way)
    let scene = reader.scene
    cards = way.map { reader.card(scene.lines[$0.name].node, lines: $0.lines, name: $0.name) }
  }

  private func prices(in lines: Range<Int>) -> [PriceSpot] {
    scene.spots(in: lines).filter { [.price, .loyalty].contains($0.kind) && $0.weight > 0 }
  }

  private func shape(_ spot: PriceSpot) -> String { CopiedShape.shape(scene.lines[spot.line].text) }

  private func areMost(_ count: Int) -> Bool { count * Self.of >= cards.count * Self.most }

  /// What the line of the price looks like in most cards: "£0", "Now £0".
  private func usualShapes() -> Set<String> {
    var counts: [String: Int] = [:]
    for card in way {
      for shape in Set(prices(in: card.lines).map(shape)) { counts[shape, default: 0] += 1 }
    }
    return Set(counts.filter { areMost($0.value) }.keys)
  }

  /// "£1.75 with a card" is not asked where all others have a lone "£2.20", which stands there, too.
  private mutating func takeUsualPrices(_ usual: Set<String>) {
    for (place, card) in way.enumerated() {
      let prices = self.prices(in: card.lines)
      let asked = prices.filter { usual.contains(shape($0)) }
      guard !asked.isEmpty, asked.count < prices.count else { continue }
      let read = reader.card(
        scene.lines[card.name].node, lines: card.lines, name: card.name,
        asked: Set(asked.map(\.line)))
      if let read { cards[place] = read }
    }
  }

  /// Drops what has a price, and else little of what most cards have: the sum of a basket, an advertisement.
  private mutating func dropUnusual(_ shapes: Set<String>) {
    let repeated = Set(copied.all.filter(\.isRepeated).flatMap(\.lines))
    var labels: [String: Int] = [:]
    for card in way {
      for text in self.labels(of: card) { labels[text, default: 0] += 1 }
    }
    let usual = Set(labels.filter { areMost($0.value) }.keys)
    var signs: [[Bool]] = []
    signs.append(
      cards.map {
        $0.map { $0.candidate.quantity != nil || $0.candidate.unitPriceShown != nil } ?? false
      })
    if !shapes.isEmpty {
      signs.append(
        way.map { card in prices(in: card.lines).contains { shapes.contains(shape($0)) } })
    }
    signs.append(way.map { !self.labels(of: $0).isDisjoint(with: usual) })
    signs.append(way.map { repeated.contains($0.name) })
    let scores = Dictionary(copied.all.map { ($0.line, $0.score) }) { one, _ in one }
    signs.append(way.map { scores[$0.name] ?? 0 >= NameScore.fairLength })
    let shown = signs.filter { areMost($0.count(where: \.self)) }
    let isSized = areMost(signs[0].count(where: \.self))
    let distances = self.distances()
    for place in cards.indices {
      if place == 0 || place == cards.count - 1, saysSum(way[place]) { cards[place] = nil }
      if signs[0][place], !usual.isEmpty, !self.labels(of: way[place]).isDisjoint(with: usual) {
        continue
      }
      var missing = shown.count { !$0[place] }
      // Above and below a list stand other things.
      let isAtEnd = place < Self.atEnd || place >= cards.count - Self.atEnd
      if isAtEnd, !distances[place] { missing += 1 }
      if missing > 2 || missing == 2 && (isAtEnd || !isSized || !signs[0][place]) {
        cards[place] = nil
      }
    }
  }

  /// Whether each name is as far from its price as that of another card.
  private func distances() -> [Bool] {
    let distances = way.map { card in
      prices(in: card.lines).first.map { $0.line - card.name }
    }
    let counts = Dictionary(distances.map { ($0, 1) }, uniquingKeysWith: +)
    return distances.map { counts[$0] ?? 0 > 1 }
  }

  /// Whether a card says a sum, as baskets do.
  private func saysSum(_ card: LineCards.Card) -> Bool {
    let name = scene.lines[card.name].text
    return card.lines.contains { line in
      let text = scene.lines[line].text
      // "Colgate Total 75 ml"
      guard text != name, text.utf8.count <= PageLimit.sizeAndPrice else { return false }
      let words = ReceiptWords(text)
      return words.isTotal || words.isSubtotal
    }
  }

  private func labels(of card: LineCards.Card) -> Set<String> {
    Set(
      card.lines.lazy.filter { copied.labels.contains($0) }
        .map { CopiedShape.shape(scene.lines[$0].text) })
  }
}
