/// Numbers in Chinese characters, as Chinese and Japanese write them: "六十八", "二千四百八十".
enum HanNumber {
  private static let digits: [Character: Int] = {
    var digits: [Character: Int] = [:]
    Language.chinese.numbers.forEachNumbered { word, number in
      let text = String(decoding: word, as: UTF8.self)
      if text.count == 1, let digit = text.first, number < 10 { digits[digit] = number }
    }
    return digits
  }()
  private static let powers: [Character: Int] = ["十": 10, "百": 100, "千": 1000]
  private static let tenThousands: Set<Character> = ["万", "萬"]
  private static let zeros: Set<Character> = ["零", "〇"]

  /// Whether a character can be part of a number.
  static func isPart(_ character: Character) -> Bool {
    digits[character] != nil || powers[character] != nil || tenThousands.contains(character)
  }

  /// The number with which a text begins, and the text behind it; `nil` where none does.
  static func leading(_ text: String) -> (number: Int, rest: Substring)? {
    var (total, section, digit) = (0, 0, 0)
    var place = text.startIndex
    scan: while place < text.endIndex {
      let character = text[place]
      if let value = digits[character] {
        guard digit == 0 else { return nil }
        digit = value
      } else if let power = powers[character] {
        section += max(digit, 1) * power
        digit = 0
      } else if tenThousands.contains(character) {
        guard total == 0, section + digit > 0 else { return nil }
        total = (section + digit) * 10_000
        (section, digit) = (0, 0)
      } else if !zeros.contains(character) || place == text.startIndex {
        break scan
      }
      place = text.index(after: place)
    }
    guard place > text.startIndex else { return nil }
    return (total + section + digit, text[place...])
  }
}
