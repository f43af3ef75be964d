import PerDocument
import PerText

// A price and what is printed beside it in smaller letters, which are often read as one text.
extension PictureScene {
  /// "$13.49" and "$0.17 / ct" of "$13.49$0.17 / ct", the price and the former one of "3,79 € 4,29€"; the text itself
  /// where it is something else.
  static func parts(
    of text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText] {
    guard !text.isUpright, text.text.count <= 48, text.text.count(where: \.isLetter) <= 16,
      // From what to what
      !text.text.contains(where: { "-–—~〜".contains($0) })
    else { return [text] }
    let characters = Array(text.text)
    let starts = self.starts(in: characters)
    guard starts.count > 1, starts.count <= 4, starts[0] == 0 else { return [text] }
    let ranges = zip(starts, starts.dropFirst() + [characters.count]).map { $0..<$1 }
    let words = ranges.map { withoutBrackets(String(characters[$0]).trimmed) }
    let areUnits = words.map {
      $0.contains("/") || !PictureUnitPrices($0, readers).prices.isEmpty
    }
    let numbers = words.map(PictureNumber.init)
    let arePrices = zip(numbers, areUnits).allSatisfy { $1 || $0?.cents != nil }
    let isLarge = text.height * 10 >= bodyHeight * 14
    guard !areUnits[0], arePrices,
      isLarge || areUnits.contains(true) || numbers.allSatisfy({ $0?.hasSign == true })
    else { return [text] }
    return ranges.indices.map { index in
      var part = text
      part.text = words[index]
      part.left = text.left + text.width * ranges[index].lowerBound / characters.count
      part.right = text.left + text.width * ranges[index].upperBound / characters.count
      // Small print is as high as other small print.
      if areUnits[index] { part.top = max(text.top, text.bottom - bodyHeight) }
      return part
    }
  }

  /// Where sums of money begin: at their signs, brackets or digits.
  private static func starts(in characters: [Character]) -> [Int] {
    var starts: [Int] = []
    var index = 0
    let hasSignsBefore =
      characters.first { $0.isCurrencySymbol || $0.isNumber }?.isCurrencySymbol == true
    while index < characters.count {
      var number = index
      if characters[number] == "(" { number += 1 }
      if hasSignsBefore, number < characters.count, characters[number].isCurrencySymbol {
        number += 1
        if number < characters.count, characters[number] == " " { number += 1 }
      }
      let end = self.end(ofNumberAt: number, in: characters)
      guard end > number,
        hasCents(characters[number..<end]) || number > index + 1 || characters[index] == "("
      else {
        index = max(index + 1, end)
        continue
      }
      starts.append(index)
      index = end
    }
    return starts
  }

  private static func end(ofNumberAt start: Int, in characters: [Character]) -> Int {
    var end = start
    while end < characters.count,
      characters[end].isNumber
        || end > start && ".,".contains(characters[end]) && end + 1 < characters.count
          && characters[end + 1].isNumber
    {
      end += 1
    }
    return end
  }

  private static func hasCents(_ number: ArraySlice<Character>) -> Bool {
    number.count > 3 && ".,".contains(number[number.endIndex - 3])
  }

  private static func withoutBrackets(_ text: String) -> String {
    text.first == "(" && text.last == ")" ? String(text.dropFirst().dropLast()) : text
  }
}
