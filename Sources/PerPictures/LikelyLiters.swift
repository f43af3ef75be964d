/// Tells the letter of liters from the digit that it looks like.
///
/// Behind a number the network usually reads it as a 1: "0,5 l" becomes "0,51". It is rarely as sure as of a real
/// digit: the letter then has a thousandth of the digit's likelihood or more, otherwise a millionth.
struct LikelyLiters {
  /// The text as it was read.
  private var characters: [Character] = []
  /// Which of them are a 1, and how likely each of these is a letter.
  private var chances: [Int: Float] = [:]

  mutating func append(_ text: String, isLetter chance: Float) {
    if text == "1" { chances[characters.count] = chance }
    characters += text
  }

  /// The text with the letter where both the network and the number before it allow it.
  var text: String {
    var result = characters
    for (index, chance) in chances where isLetter(at: index, chance) { result[index] = "l" }
    return String(result)
  }

  private func isLetter(at index: Int, _ chance: Float) -> Bool {
    let next = index + 1 < characters.count ? characters[index + 1] : " "
    guard index > 0, chance >= Self.least, !next.isNumber, !next.isLetter, next != "%" else {
      return false
    }
    if ".,".contains(next), index + 2 < characters.count, characters[index + 2].isNumber {
      return false
    }
    let before = characters[index - 1]
    // "1,99 €/l"
    if before == "/" { return chance >= Self.certain }
    let end = before == " " ? index - 1 : index
    let digits = characters[..<end].reversed().prefix { $0.isNumber || ".,".contains($0) }
      .reversed()
    guard let first = digits.first, first.isNumber, digits.last?.isNumber == true else {
      return false
    }
    if before == " " { return chance >= Self.certain }
    let parts = String(digits).split(omittingEmptySubsequences: false) { ".,".contains($0) }
    switch parts.count {
    // "11", where nothing belongs to the number
    case 1: return chance >= Self.certain && (Int(parts[0]) ?? 0) <= 20
    case 2: return (Int(parts[0]) ?? 9) < 3 && Self.isUsual(parts[1])
    default: return false
    }
  }

  /// Whether bottles hold as much, with these digits behind the sign: prices have other cents.
  private static func isUsual(_ digits: Substring) -> Bool {
    digits.count == 1 || ["20", "25", "33", "35", "375", "50", "70", "75", "00"].contains(digits)
  }

  private static let least: Float = 0.0025
  private static let certain: Float = 0.01
}
