import PerDocument

// A price with raised cents and a unit price in cents, both read as one number.
extension PictureScene {
  /// "$4.48" and "24.9 ¢/oz" for "$44824.9 ¢/oz", where most unit prices of a page have two digits before their point.
  static func withCentsApart(_ texts: [StraightText], bodyHeight: Int) -> [StraightText] {
    let runs = texts.map { DigitsBeforeCents($0.text) }
    guard runs.contains(where: { $0?.isTwoNumbers == true }) else { return texts }
    let counts = runs.compactMap { $0?.isTwoNumbers == false ? $0?.count : nil }
    guard counts.count >= PictureLimit.style,
      let usual = counts.max(by: { one, other in
        counts.count { $0 == one } < counts.count { $0 == other }
      }), counts.count(where: { $0 == usual }) * 2 > counts.count
    else { return texts }
    return zip(texts, runs).flatMap { text, run -> [StraightText] in
      guard let run, run.isTwoNumbers, run.count - usual >= DigitsBeforeCents.leastOfPrice else {
        return [text]
      }
      let middle = run.start + run.count - usual
      let characters = Array(text.text)
      let price =
        String(characters[..<(middle - 2)]) + "." + String(characters[(middle - 2)..<middle])
      return [
        piece(price, of: text, at: 0..<middle, highest: .max),
        piece(
          String(characters[middle...]), of: text, at: middle..<characters.count,
          highest: bodyHeight),
      ]
    }
  }

  /// The texts of a page on which several prices were seen to have no raised cents: the others, such as those that the
  /// line through a former price hides, have none, either.
  static func leveled(_ texts: [StraightText]) -> [StraightText] {
    func isWhole(_ text: StraightText) -> Bool {
      guard let number = PictureNumber(text.text), number.hasSign else { return false }
      return number.digits.count + (number.cents?.count ?? 0) > 2 && number.cents?.count != 2
    }
    let wholes = texts.filter(isWhole)
    let level = wholes.count(where: \.hasLevelDigits)
    guard level >= PictureLimit.style, level * PictureShare.level >= wholes.count else {
      return texts
    }
    return texts.map { text in
      var leveled = text
      leveled.hasLevelDigits = text.hasLevelDigits || isWhole(text)
      return leveled
    }
  }
}

/// The digits before the point of a unit price in cents: the "24" of "24.9 ¢/oz", and the "44824" of "$44824.9 ¢/oz".
private struct DigitsBeforeCents {
  /// Where they begin, and how many there are.
  let start, count: Int
  /// Whether a price is among them, as its sign before them says.
  let isTwoNumbers: Bool

  /// A price in cents has three digits at least.
  static let leastOfPrice = 3

  init?(_ text: String) {
    let characters = Array(text)
    guard let sign = characters.lastIndex(of: "¢"), characters[sign...].starts(with: ["¢", "/"])
    else { return nil }
    var end = sign
    while end > 0, characters[end - 1] == " " { end -= 1 }
    guard let point = characters[..<end].lastIndex(of: "."), point + 1 < end,
      characters[(point + 1)..<end].allSatisfy(\.isNumber)
    else { return nil }
    let digits = characters[..<point].reversed().prefix { $0.isNumber }
    (start, count) = (point - digits.count, digits.count)
    isTwoNumbers = start > 0 && characters[start - 1].isCurrencySymbol
    if digits.isEmpty { return nil }
  }
}
