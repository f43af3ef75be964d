import PerText

/// Words on pictures of offers that name nothing.
enum PictureWords {
  /// Whether words only praise, as on the star next to a price, or say in what something is packed.
  static func isBadge(_ text: String) -> Bool {
    if text.contains(where: { "★☆⭐".contains($0) }) { return true }
    let words = text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { praise.contains(String($0)) || $0.count < 2 }
      || PriceLabel(text).isBonus || isClub(words)
  }

  /// Whether a text is stars that were taken for ideographs, with how many there are: "食貴食食食(12)".
  static func isRating(_ text: String) -> Bool {
    guard let bracket = text.firstIndex(where: { "(（".contains($0) }), text.last?.isNumber == false
    else { return false }
    let stars = text[..<bracket].filter { !$0.isWhitespace }
    let count = text[bracket...].dropFirst().dropLast()
    return (3...6).contains(stars.count) && count.allSatisfy { $0.isNumber || ".,".contains($0) }
      && stars.allSatisfy { !$0.isNumber && $0.unicodeScalars.allSatisfy { $0.value > 0x2600 } }
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
