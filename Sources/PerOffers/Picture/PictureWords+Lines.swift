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
    return (areCapitals || isList(line.text)) && !letters.isEmpty
      && !line.text.split(separator: " ").contains { $0.first?.isNumber == true }
      && line.bottom <= name.middle
      && name.height * 100 >= line.height * (areCapitals ? 100 : PictureMeasure.nameBelowKind)
  }

  /// Whether all long words begin as names do: "The Decadent Chocolate Chip".
  static func isTitle(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }.filter { $0.count >= PictureLimit.word }
    return words.count >= PictureLimit.wordsOfTitle
      && words.allSatisfy { $0.first?.isUppercase == true }
      && text.contains(where: \.isLowercase) && !text.contains(":")
  }

  /// Whether what stands above a line may be who makes the article, which the line names, and no list: a few words, in
  /// letters of any colour.
  static func isMaker(_ above: [StraightText], above name: StraightText) -> Bool {
    above.count <= PictureLimit.linesOfBrand
      && above.reduce(0) { $0 + $1.text.count } <= PictureLimit.maker
      && name.text.count { $0 == "," } < PictureLimit.commasOfList
  }

  /// Whether signs part what a line says: "D.O. Rueda · Verdejo".
  static func isList(_ line: String) -> Bool {
    ["·", "•", "|"].contains { line.contains(" \($0) ") }
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

  /// Whether a line is a badge though it has the type of the name above: words of East Asia are told by the signs in them.
  static func isBadge(_ line: String, goesOn: Bool) -> Bool {
    guard goesOn else { return isBadge(line) }
    let words = line.split { !$0.isLetter }
    return isSeller(line)
      || isBadge(line) && words.contains { $0.first?.isEastAsian == true && isPraise($0) }
  }

  /// Whether a line ends with a word for shops: "洽洽旗舰店 进店 >".
  static func isSeller(_ text: String) -> Bool {
    guard let letter = text.lastIndex(where: \.isLetter) else { return false }
    return LabelWords.words(.sellerEnding).contains { text[...letter].hasSuffix($0) }
  }

  /// Whether a line ends with the number of an article: "Campo Viejo, 2019 Nr 2703".
  static func isNumberedAtEnd(_ text: String) -> Bool {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let before = text.dropLast(digits).drop { $0 == " " }
    let label = before.reversed().drop { " .:".contains($0) }.prefix(while: \.isLetter)
    return digits >= 4 && label.count == 2 && label.last?.isUppercase == true
      && label.first?.isLowercase == true
  }

  /// Whether a name is only the word before the sum of a basket: "I alt".
  static func isSum(_ name: String) -> Bool {
    let name = name.lowercased()
    return LabelWords.words(.total).contains(name) || LabelWords.parts(.total).contains(name)
  }
}
