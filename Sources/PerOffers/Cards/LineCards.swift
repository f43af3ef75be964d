import PerDocument

/// Parts lines of plain text, as they are copied from a listing, into cards: one for each price, with the name and
/// whatever else stands around it.
///
/// Nothing marks where a card begins. Text that repeats from card to card, such as a button's, is not a name; and
/// whatever follows the last price follows every price.
struct LineCards {
  /// A card: its lines, and the one that is its name.
  struct Card {
    let lines: Range<Int>
    let name: Int
  }

  private let scene: PageScene
  private let names: CardNames
  private var frequencies: [String: Int] = [:]
  private var firstLines: [String: Int] = [:]
  private var priceCount = 0
  private var firstPrice = 0
  /// Whether a text of nearly all cards is not a name; false if all sell the same thing in several sizes.
  private var knowsLabels = true

  init(_ scene: PageScene, _ names: CardNames) {
    (self.scene, self.names) = (scene, names)
    for (index, line) in scene.lines.enumerated() {
      frequencies[line.text, default: 0] += 1
      if firstLines[line.text] == nil { firstLines[line.text] = index }
    }
  }

  /// The cards, from the first line to the last: with the names above the prices or below them, the likelier way first.
  mutating func ways() -> [[Card]] {
    let prices = Set(
      scene.spots.filter { ($0.kind == .price || $0.kind == .loyalty) && $0.weight > 0 }.map(\.line)
    )
    (priceCount, firstPrice) = (prices.count, prices.min() ?? 0)
    knowsLabels = bestName(in: scene.lines.indices) != nil
    let groups = groups(of: prices.sorted())
    guard !groups.isEmpty else { return [] }
    return [cardsNamedBehind(groups), cardsNamedBefore(groups)].compactMap(\.self)
  }

  private func cardsNamedBefore(_ groups: [Range<Int>]) -> [Card] {
    guard let first = groups.first, let last = groups.last else { return [] }
    let count = scene.lines.count
    if bestName(in: 0..<first.lowerBound) == nil, bestName(in: last.upperBound..<count) != nil {
      let starts = groups.map(\.lowerBound) + [count]
      return zip(starts, starts.dropFirst()).compactMap { card($0..<$1, namedIn: $0..<$1) }
    }
    let tail = tail(of: groups)
    var start = 0
    var cards = groups.compactMap { group -> Card? in
      let end = min(group.upperBound + tail, count)
      defer { start = end }
      return card(start..<end, namedIn: start..<group.upperBound)
    }
    dropHeadings(in: &cards, of: groups)
    return cards
  }

  /// Takes what stands above a list, such as "12 results", out of the card behind it: its name is as far above its price as
  /// those of most others.
  private func dropHeadings(in cards: inout [Card], of groups: [Range<Int>]) {
    guard cards.count >= Self.alike, cards.count == groups.count else { return }
    let distances = Self.most(zip(groups, cards).map { $0.lowerBound - $1.name })
    let gaps = Self.most(zip(groups, groups.dropFirst()).map { $1.lowerBound - $0.upperBound })
    for (place, group) in groups.enumerated() {
      let start = group.lowerBound - distances
      let isFar = place == 0 || group.lowerBound - groups[place - 1].upperBound > gaps + 1
      guard isFar, start > cards[place].name, let name = bestName(in: start..<group.lowerBound),
        !isMeasured(cards[place].name) || isMeasured(name)
      else { continue }
      cards[place] = Card(lines: start..<cards[place].lines.upperBound, name: name)
    }
  }

  /// The number that is there most often, the largest of equals.
  private static func most(_ numbers: [Int]) -> Int {
    var counts: [Int: Int] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  /// The fewest cards that show how the others are made.
  private static let alike = 4

  /// Cards with the price above the name, each of which ends with the same button; `nil` if the names stand above.
  private func cardsNamedBehind(_ groups: [Range<Int>]) -> [Card]? {
    guard groups.count >= Self.alike else { return nil }
    func limits(of groups: [Range<Int>]) -> [Int] {
      groups.map(\.lowerBound).dropFirst() + [scene.lines.count]
    }
    if let (groups, window) = groupsBehind(groups) {
      return zip(groups, limits(of: groups)).compactMap { group, limit in
        let lines = group.lowerBound..<min(limit, group.upperBound + window)
        return card(lines, namedIn: group.upperBound..<lines.upperBound)
      }
    }
    let limits = limits(of: groups)
    var labels: [String: Int] = [:]
    for (group, limit) in zip(groups, limits) {
      for text in Set(scene.lines[group.upperBound..<limit].map(\.text)) {
        labels[text, default: 0] += 1
      }
    }
    // What stands above the first price, too, such as "Now", begins cards.
    let often = labels.filter {
      $0.value * CardShare.ofCards >= groups.count * CardShare.withButton
        && (firstLines[$0.key] ?? 0) > firstPrice
    }
    var cards: [Card] = []
    var (behind, before) = (0, 0)
    var start: Int?
    for (group, limit) in zip(groups, limits) {
      let end = (group.upperBound..<limit).last { often[scene.lines[$0].text] != nil }
      let own = bestName(in: group.upperBound..<(end ?? limit))
      if let own { cards.append(Card(lines: group.lowerBound..<(end ?? limit), name: own)) }
      if let start {
        let above = bestName(in: start..<group.lowerBound)
        if score(own) > score(above) { behind += 1 } else { before += 1 }
      }
      start = end.map { $0 + 1 }
    }
    return behind > before * CardShare.timesBefore
      && behind * CardShare.halfOfCards >= groups.count ? cards : nil
  }

  /// The prices of a list, and how many lines there are at most between two of them, where each of these gaps has a size: one
  /// behind the last price, and none before the first, shows that names and sizes stand below their prices. `nil` if they do
  /// not.
  private func groupsBehind(_ all: [Range<Int>]) -> (groups: [Range<Int>], window: Int)? {
    // Above and below a list stand prices of other things.
    let lengths = zip(all, all.dropFirst()).map { $1.lowerBound - $0.upperBound }
    let limit = lengths.sorted()[lengths.count / 2] * 3 / 2 + Self.moreLines
    var groups = all[...]
    while let first = groups.first, groups.count > Self.alike,
      groups[groups.startIndex + 1].lowerBound - first.upperBound > limit
    {
      groups.removeFirst()
    }
    while let last = groups.last, groups.count > Self.alike,
      last.lowerBound - groups[groups.endIndex - 2].upperBound > limit
    {
      groups.removeLast()
    }
    guard let first = groups.first, let last = groups.last else { return nil }
    let gaps = zip(groups, groups.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    guard let window = gaps.map(\.count).max(), window <= Self.longestGap,
      gaps.count(where: hasSize) * CardShare.ofGaps >= gaps.count * CardShare.sized
    else { return nil }
    let before = max(0, first.lowerBound - window)..<first.lowerBound
    let behind = last.upperBound..<min(scene.lines.count, last.upperBound + window)
    return hasSize(behind) && !hasSize(before) ? (Array(groups), window) : nil
  }

  /// Cards with a deal or a badge have a few lines more than half again as many as others.
  private static let moreLines = 2
  /// Cards have fewer lines between their prices.
  private static let longestGap = 24

  private func hasSize(_ lines: Range<Int>) -> Bool {
    lines.contains { index in
      let line = scene.lines[index]
      guard line.hasDigits, line.text.utf8.count <= NameScore.longestLine else { return false }
      return scene.size(in: line.text) != nil
        || names.scores[index] != nil && scene.named(line.text).quantity != nil
    }
  }

  /// Whether a name says a weight or a volume, as no heading does: "5 results".
  private func isMeasured(_ line: Int) -> Bool {
    [.mass, .volume].contains(scene.named(scene.lines[line].text).quantity?.unit.kind)
  }

  private func score(_ line: Int?) -> Int { line.flatMap { names.scores[$0] } ?? .min }

  private func card(_ lines: Range<Int>, namedIn part: Range<Int>) -> Card? {
    (bestName(in: part) ?? bestName(in: lines)).map { Card(lines: lines, name: $0) }
  }

  /// Prices with no name between them are of one card, and so is money that follows them: "12.5 ¢/oz".
  private func groups(of prices: [Int]) -> [Range<Int>] {
    let others = Set(scene.spots.map(\.line)).subtracting(prices)
    var groups: [Range<Int>] = []
    for line in prices {
      var end = line + 1
      while others.contains(end) { end += 1 }
      if let last = groups.last, bestName(in: last.upperBound..<max(line, last.upperBound)) == nil {
        groups[groups.count - 1] = last.lowerBound..<end
      } else {
        groups.append(line..<end)
      }
    }
    return groups
  }

  /// How many lines behind a price are still of its card.
  private func tail(of groups: [Range<Int>]) -> Int {
    let tail = scene.lines.count - (groups.last?.upperBound ?? 0)
    let fits = zip(groups, groups.dropFirst()).allSatisfy { one, next in
      one.upperBound + tail < next.lowerBound
        && bestName(in: one.upperBound + tail..<next.lowerBound) != nil
    }
    return fits ? tail : 0
  }

  /// The line that is a name before all others, the first of equals; `nil` if none is.
  private func bestName(in lines: Range<Int>) -> Int? {
    let best = lines.filter { names.scores[$0] != nil && !(knowsLabels && isLabel($0)) }
      .max { (names.scores[$0] ?? 0, -$0) < (names.scores[$1] ?? 0, -$1) }
    guard let best, lines.contains(best + 1), names.scores[best + 1] != nil,
      scene.lines[best + 1].text.hasPrefix(scene.lines[best].text + " ")
    else { return best }
    // "Polder" above "Polder Jong belegen kaas"
    return best + 1
  }

  /// Whether nearly all cards have the same line; or most, where it stands behind the first price, as buttons do.
  private func isLabel(_ line: Int) -> Bool {
    let text = scene.lines[line].text
    let frequency = frequencies[text] ?? 1
    let isBehind = (firstLines[text] ?? 0) > firstPrice
    return frequency > 1
      && frequency * CardShare.ofLines >= priceCount * CardShare.ofLabel + (isBehind ? 0 : 1)
  }
}
