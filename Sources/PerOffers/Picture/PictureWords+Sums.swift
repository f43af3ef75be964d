import PerDocument
import PerText

// Spaces between sums of money that a picture shows, and that were not read.
extension PictureWords {
  /// "CHF 54.90 statt 68.40 5.38/1kg" for "CHF 54.90statt 68.405.38/1kg", "7 499 Ft 8999 Ft" for "7 499 Ft8999 Ft".
  static func withSpacesBetweenSums(_ text: StraightText) -> StraightText {
    guard text.text.count <= PictureLimit.terms, text.text.contains(where: \.isNumber) else {
      return text
    }
    let characters = Array(withCentsAtMark(text.text))
    let places =
      sumsInOneNumber(characters) + sumsBehindDash(characters)
      + labelsBehindCents(characters) + sumsBehindSign(characters)
    var spaced = text
    spaced.text = ""
    for (index, character) in characters.enumerated() {
      if places.contains(index) { spaced.text.append(" ") }
      spaced.text.append(character)
    }
    return spaced
  }

  /// "3,94 €/kg" for "3, 94 €/kg": nothing else has a unit behind its second part.
  private static func withCentsAtMark(_ text: String) -> String {
    var characters = Array(text)
    for index in characters.indices.reversed()
    where index > 1 && characters[index] == " " && ".,".contains(characters[index - 1])
      && characters[index - 2].isNumber
    {
      let behind = characters[(index + 1)...]
      let cents = behind.prefix { $0.isNumber }
      let rest = String(behind.dropFirst(cents.count)).trimmed
      if cents.count == 2, PictureWords.beginsWithSign(rest), rest.contains("/") {
        characters.remove(at: index)
      }
    }
    return String(characters)
  }

  /// Where the second of two sums begins in "79,9089,90": no number has the same mark before thousands and cents.
  private static func sumsInOneNumber(_ text: [Character]) -> [Int] {
    var places: [Int] = []
    var index = 0
    while index < text.count {
      let end = PictureScene.end(ofNumberAt: index, in: text)
      guard end > index else {
        index += 1
        continue
      }
      defer { index = end }
      let marks = (index..<end).filter { ".,".contains(text[$0]) }
      guard marks.count == 2, text[marks[0]] == text[marks[1]], 1...4 ~= marks[0] - index,
        end == marks[1] + 3
      else { continue }
      // Three digits between two points are cents and the digit before cents only where a unit stands behind them.
      let isUnitPrice = text[end...].prefix(PictureLimit.signBeforeUnit).contains("/")
      let between = marks[1] - marks[0] - 1
      if 4...6 ~= between || between == 3 && isUnitPrice { places.append(marks[0] + 3) }
    }
    return places
  }

  /// Where a unit price begins behind a whole price: "32.-3.20/1kg".
  private static func sumsBehindDash(_ text: [Character]) -> [Int] {
    text.indices.filter { index in
      guard index > 2, text[index].isNumber, "-–—".contains(text[index - 1]),
        ".,".contains(text[index - 2]), text[index - 3].isNumber
      else { return false }
      return text[index...].contains("/")
    }
  }

  /// Where a word for a former price begins right behind cents: "54.90statt".
  private static func labelsBehindCents(_ text: [Character]) -> [Int] {
    text.indices.filter { index in
      guard index > 3, text[index].isLetter, ".,".contains(text[index - 3]),
        text[(index - 2)..<index].allSatisfy(\.isNumber), text[index - 4].isNumber
      else { return false }
      return PriceLabel(String(text[index...].prefix { $0.isLetter || $0 == "." })).isFormer
    }
  }

  /// Where a sum begins right behind the sign of another, with that sign behind it, too, and what is behind both:
  /// "2,180円 2,592円 送料無料".
  private static func sumsBehindSign(_ text: [Character]) -> [Int] {
    guard text.first?.isNumber == true else { return [] }
    func ends(of sign: String) -> [Int] {
      text.indices.filter { index in
        index > sign.count && text[(index - sign.count)..<index].elementsEqual(sign)
          && text[..<(index - sign.count)].last(where: { $0 != " " })?.isNumber == true
      } + (String(text).hasSuffix(sign) ? [text.count] : [])
    }
    let signs = LabelWords.words(.currencySign).filter { $0.first?.isLetter == true }
    guard let ends = signs.lazy.map(ends).first(where: { $0.count > 1 }) else { return [] }
    return ends.filter { $0 < text.count && (text[$0].isNumber || text[$0].isEastAsian) }
  }
}
