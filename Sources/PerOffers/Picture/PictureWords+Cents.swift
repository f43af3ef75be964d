import PerDocument

// Raised cents, which look like marks of footnotes and signs of degrees.
extension PictureWords {
  /// "10140" for "101⁴º", whose cents are raised: a footnote has one sign.
  static func withRaisedCents(_ text: String) -> String {
    func digit(_ character: Character) -> Character? {
      if "\u{BA}\u{B0}".contains(character) { return "0" }
      guard !character.isASCII, character.unicodeScalars.count == 1,
        let scalar = character.unicodeScalars.first,
        scalar.properties.numericType == .digit, let value = character.wholeNumberValue
      else { return nil }
      return Character(String(value))
    }
    let characters = Array(text)
    if let mark = characters.firstIndex(where: { "\u{BA}\u{B0}".contains($0) }) {
      let behind = characters[(mark + 1)...]
      // "27." for "27° Kč", whose cents were read as one sign
      if mark == 2, characters[..<2].allSatisfy(\.isNumber),
        beginsWithSign(String(behind).trimmed)
      {
        return String(characters[..<2] + ["."] + behind)
      }
      // "89.40" for "89 4º"
      if mark > 2, characters[mark - 1].isNumber, characters[mark - 2] == " ",
        characters[..<(mark - 2)].allSatisfy(\.isNumber),
        behind.isEmpty || behind.first == " "
      {
        return String(characters[..<(mark - 2)] + [".", characters[mark - 1], "0"] + behind)
      }
    }
    guard let mark = characters.firstIndex(where: { digit($0) != nil }), mark > 0,
      characters[mark - 1].isNumber, mark + 1 < characters.count,
      let tens = digit(characters[mark]),
      // "14⁵0", whose last digit was not seen as raised
      case let last = characters[mark + 1],
      let ones = digit(last) ?? (last.isASCII && last.isNumber ? last : nil),
      mark + 2 == characters.count
        || digit(characters[mark + 2]) == nil
          && !characters[mark + 2].isNumber
    else { return text }
    return String(characters[..<mark] + [tens, ones] + characters[(mark + 2)...])
  }
}
