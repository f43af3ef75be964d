import PerDocument
import PerText

// What members pay, where a line of its own says so.
extension PriceSpots {
  /// "Club price", then "£1.50", and "£2.00" for all others: the label is of the lower price right below it.
  mutating func makeMemberPrices(_ lines: [TextLine]) {
    for index in spots.indices where spots[index].kind == .price {
      let spot = spots[index]
      let isLabelled = spot.isWhole && spot.line > 0 && isMemberLabel(lines[spot.line - 1])
      guard isLabelled || saysClub(lines[spot.line].text) else { continue }
      let hasHigher = spots[neighbours(of: index, SpotReach.neighbours)].contains { other in
        guard other.kind == .price, other.per == nil, other.amount > spot.amount,
          abs(other.line - spot.line) <= SpotReach.sameArticle
        else { return false }
        let between = min(spot.line, other.line)..<max(spot.line, other.line)
        return !lines[between].dropFirst().contains {
          !$0.traits.isDisjoint(with: [.heading, .link, .control])
        }
      }
      if hasHigher { spots[index].kind = .loyalty }
    }
  }

  /// "£1.50 with Store Pass"
  private func saysClub(_ text: String) -> Bool {
    guard text.utf8.count <= PageLimit.sizeAndPrice,
      let word = text.split(separator: " ").last, word.count < text.count
    else { return false }
    return LabelWords.words(.clubEnding).contains(word.lowercased())
  }

  private func isMemberLabel(_ line: TextLine) -> Bool {
    !line.hasDigits && line.text.utf8.count <= PageLimit.label && PriceLabel(line.text).isLoyalty
  }
}
