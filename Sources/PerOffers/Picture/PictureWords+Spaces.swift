import PerDocument
import PerText

// Spaces that a picture shows, and that were not read.
extension PictureWords {
  /// "1 kg · 100 g" for "1 kg·100 g", and a comma of East Asia as any other.
  static func withSpaces(_ text: StraightText) -> StraightText {
    guard text.text.contains(where: { "·•，、".contains($0) }) else { return text }
    var fixed = text
    fixed.text = ""
    let characters = Array(text.text)
    for (index, character) in characters.enumerated() {
      let isInside =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber
        && characters[index + 1].isNumber
      switch character {
      case "·" where !isInside, "•" where !isInside: fixed.text += " \(character) "
      case "，", "、": fixed.text += ", "
      default: fixed.text.append(character)
      }
    }
    fixed.text = fixed.text.collapsed
    return fixed
  }

  /// "坚果每日混合750g 礼盒" and "450g 1本" for "坚果每日混合750g礼盒" and "450g1本": a unit in Latin letters among those of
  /// East Asia
  static func withSpacesBehindSizes(_ text: StraightText) -> StraightText {
    guard text.text.contains(where: { $0.isEastAsian && $0.isLetter }) else { return text }
    let characters = Array(text.text)
    var spaced = text
    spaced.text = ""
    for (index, character) in characters.enumerated() {
      spaced.text.append(character)
      guard index > 1, index + 1 < characters.count, character.isASCII, character.isLetter,
        case let next = characters[index + 1],
        next.isEastAsian && next.isLetter || next.isASCII && next.isNumber
      else { continue }
      let unit = characters[...index].reversed().prefix { $0.isASCII && $0.isLetter }
      let before = characters[index - unit.count + 1 > 0 ? index - unit.count : 0]
      if unit.count <= 2, before.isASCII, before.isNumber { spaced.text.append(" ") }
    }
    return spaced
  }

  /// "1箱(9本入)" for "1箱(9本入）": a bracket that opens and one that closes are of one kind.
  static func withBrackets(_ text: StraightText) -> StraightText {
    guard let open = text.text.lastIndex(where: { "(（".contains($0) }),
      let close = text.text[open...].firstIndex(where: { ")）".contains($0) }),
      (text.text[open] == "(") != (text.text[close] == ")")
    else { return text }
    var read = text
    read.text =
      text.text[..<open] + "(" + text.text[open..<close].dropFirst() + ")"
      + text.text[close...].dropFirst()
    return read
  }

  /// "15 × 20 cl" for "15 ×x 20 cl": what is between two numbers was read twice.
  static func withOneSign(_ text: StraightText) -> StraightText {
    guard let sign = text.text.firstIndex(where: { "×✕".contains($0) }),
      case let signs = text.text[sign...].prefix(while: { TimesSigns.isOne(String($0)) }),
      signs.count == 2, text.text[..<sign].last(where: { $0 != " " })?.isNumber == true,
      text.text[signs.endIndex...].first(where: { $0 != " " })?.isNumber == true
    else { return text }
    var read = text
    read.text = String(text.text[...sign] + text.text[signs.endIndex...])
    return read
  }

  /// "21 oz" for "210z": no other unit begins with a digit.
  static func withOunces(_ text: StraightText) -> StraightText {
    guard text.text.contains("0z") else { return text }
    var read = text
    read.text = text.text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let number = word.dropLast(2)
      guard word.hasSuffix("0z"), !number.isEmpty,
        number.allSatisfy({ $0.isNumber || ".-".contains($0) })
      else { return String(word) }
      return "\(number) " + "oz"
    }.joined(separator: " ")
    return read
  }

  /// "/ounce" for "/0unce"
  static func withLetterBehindSlash(_ text: StraightText) -> StraightText {
    guard let slash = text.text.lastIndex(of: "/"),
      case let behind = text.text[slash...].dropFirst(),
      behind.first == "0", behind.count > 3, behind.dropFirst().first?.isLetter == true
    else { return text }
    var read = text
    read.text = text.text[...slash] + "o" + behind.dropFirst()
    return read
  }
}
