import PerDocument
import PerText

// Lines of a card that are no part of a name.
extension PictureWords {
  /// Whether a line above a name in larger letters lists kinds of articles, in capitals or with points between them, or
  /// says who sells it: "RÖTT VIN, KRYDDIGT", "Rode wijn · Italië".
  static func isKind(_ line: StraightText, above name: StraightText) -> Bool {
    let letters = line.text.filter(\.isLetter)
    let areCapitals =
      line.text.contains(", ") && letters.allSatisfy(\.isUppercase)
      && name.text.contains(where: \.isLowercase)
    let isList = areCapitals || ["·", "•", "|"].contains { line.text.contains(" \($0) ") }
    return isList && !letters.isEmpty
      && !line.text.split(separator: " ").contains { $0.first?.isNumber == true }
      && line.bottom <= name.middle
      && name.height * 100 >= line.height * (areCapitals ? 100 : PictureMeasure.nameBelowKind)
  }

  /// Whether a line begins with the number of an article: "Nr 6275 Ekologiskt", "Art. 104385".
  static func isNumbered(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return false }
    let label = words[0].last.map { ".:".contains($0) } == true ? words[0].dropLast() : words[0]
    return 2...4 ~= label.count && label.allSatisfy(\.isLetter) && words[1].count >= 4
      && words[1].allSatisfy { $0.isASCII && $0.isNumber }
      && (words.count == 2 || words[2].first?.isUppercase == true)
  }

  /// Whether a name is only the word before the sum of a basket: "I alt".
  static func isSum(_ name: String) -> Bool {
    let name = name.lowercased()
    return LabelWords.words(.total).contains(name) || LabelWords.parts(.total).contains(name)
  }
}
