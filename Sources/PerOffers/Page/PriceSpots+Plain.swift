import PerText

// Prices in lines of plain text, where nothing is struck out.
extension PriceSpots {
  /// Fewer lines with the same words show nothing.
  private static var fewest: Int { 3 }
  /// A lower price in the next lines makes the one above it that of before.
  private static var reach: Int { 2 }

  /// "-0,60 €" is what is taken off, and "Spend £50 for free delivery" no price of an article where those stand alone.
  mutating func dropSentences(_ lines: [TextLine]) {
    func isLone(_ spot: PriceSpot) -> Bool {
      lines[spot.line].letterCount <= PageLimit.lettersOfPrice
    }
    let prices = spots.filter { $0.kind == .price }
    let areLone = prices.count(where: isLone) * 4 >= prices.count * 3
    for index in spots.indices where [.price, .loyalty].contains(spots[index].kind) {
      let text = lines[spots[index].line].text
      let isTakenOff = "-–−".contains(text.first ?? " ") && text.dropFirst().first?.isNumber == true
      let isSentence =
        areLone && !spots[index].isWhole
        && lines[spots[index].line].letterCount > Self.lettersOfSentence
      if isTakenOff || isSentence { spots[index].kind = .other }
    }
  }

  /// The letters of a sentence beside a price.
  private static var lettersOfSentence: Int { 24 }

  /// "Regular price" is what is asked where most cards say so, and not what was asked before.
  mutating func takeUsualPrices(_ lines: [TextLine]) {
    func shape(_ spot: PriceSpot) -> String { CopiedShape.shape(lines[spot.line].text) }
    var counts: [String: (former: Int, price: Int)] = [:]
    for spot in spots where spot.isWhole && [.former, .price].contains(spot.kind) {
      if spot.kind == .former {
        counts[shape(spot), default: (0, 0)].former += 1
      } else {
        counts[shape(spot), default: (0, 0)].price += 1
      }
    }
    let prices = counts.values.map(\.price).max() ?? 0
    guard let most = counts.max(by: { ($0.value.former, $1.key) < ($1.value.former, $0.key) }),
      most.value.former >= Self.fewest, most.value.former > prices
    else { return }
    for index in spots.indices where spots[index].kind == .former && shape(spots[index]) == most.key
    {
      let spot = spots[index]
      let hasLower = spots[(index + 1)...].prefix { $0.line <= spot.line + Self.reach }
        .contains { $0.per == nil && $0.amount < spot.amount && shape($0) != most.key }
      if !hasLower { spots[index].kind = .price }
    }
  }
}
