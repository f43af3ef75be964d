import PerText

/// Words on pictures of offers that name nothing.
enum PictureWords {
  /// Whether words only praise, as on the star next to a price, or say in what something is packed.
  static func isBadge(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { praise.contains(String($0)) || $0.count < 2 }
      || PriceLabel(text).isBonus || isClub(words)
  }

  /// "Lidl Plus"
  static func isClub(_ words: [Substring]) -> Bool {
    words.count == 2 && LabelWords.words(.clubEnding).contains(String(words[1]))
  }

  /// Whether a line begins to say more than the name: from where something is, of what sort, in what size.
  static func beginsDetails(_ text: String) -> Bool {
    let start = text.lowercased()
    return LabelWords.parts(.details).contains { start.hasPrefix($0) }
  }

  private static let praise = LabelWords.words(.praise)
}
