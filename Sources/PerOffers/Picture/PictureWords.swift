import PerDocument
import PerText

/// Words on pictures of offers that name nothing.
enum PictureWords {
  /// Whether words only praise, as on the star next to a price, or say in what something is packed.
  static func isBadge(_ text: String) -> Bool {
    if text.contains(where: isStar) { return true }
    let words = text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { praise.contains(String($0)) || $0.count < 2 }
      || PriceLabel(text).isBonus || isClub(words)
  }

  private static func isStar(_ character: Character) -> Bool { "★☆⭐".contains(character) }

  /// Whether a text is stars that were taken for ideographs, with how many there are: "食貴食食食(12)".
  static func isRating(_ text: String) -> Bool {
    guard let bracket = text.firstIndex(where: { "(（".contains($0) }), text.last?.isNumber == false
    else { return false }
    let stars = text[..<bracket].filter { !$0.isWhitespace }
    let count = text[bracket...].dropFirst().dropLast()
    return (3...6).contains(stars.count) && count.allSatisfy { $0.isNumber || ".,".contains($0) }
      && stars.allSatisfy { !$0.isNumber && $0.unicodeScalars.allSatisfy { $0.value > 0x2600 } }
  }

  /// A text without stars and icons, and with the letters that are meant.
  static func cleaned(_ text: StraightText) -> StraightText {
    withPounds(withoutRating(withoutIcons(text)))
  }

  /// "80 ct" for "80 ct · ★★★★★ (640)".
  private static func withoutRating(_ text: StraightText) -> StraightText {
    guard let star = text.text.firstIndex(where: isStar),
      text.text[star...].allSatisfy({ isStar($0) || $0.isNumber || "()., ".contains($0) })
    else { return text }
    var kept = Substring(String(text.text[..<star]).trimmed)
    while let last = kept.last, "·•|-–".contains(last) {
      kept = Substring(String(kept.dropLast()).trimmed)
    }
    if kept.isEmpty { return text }
    var rest = text
    rest.text = String(kept)
    rest.right = text.left + text.width * kept.count / text.text.count
    return rest
  }

  /// Without the icons of a font, which are not in Unicode.
  private static func withoutIcons(_ text: StraightText) -> StraightText {
    func isIcon(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .privateUse
    }
    guard text.text.unicodeScalars.contains(where: isIcon) else { return text }
    var rest = text
    rest.text =
      String(String.UnicodeScalarView(text.text.unicodeScalars.filter { !isIcon($0) })).collapsed
      .trimmed
    return rest.text.isEmpty ? text : rest
  }

  /// "35-lb bag" for "35-Ib bag": behind a number, a capital I is the letter that it looks like.
  private static func withPounds(_ text: StraightText) -> StraightText {
    guard text.text.contains("I") else { return text }
    var fixed = text
    var characters = Array(text.text)
    for index in characters.indices.dropLast() where characters[index] == "I" {
      let isEnd =
        index + 2 == characters.count || !characters[index + 2].isLetter
        || characters[index + 2] == "s"
      let before = characters[..<index].last { $0 != "-" && $0 != " " && $0 != "/" }
      if characters[index + 1] == "b", isEnd, before?.isNumber == true { characters[index] = "l" }
    }
    fixed.text = String(characters)
    return fixed
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
