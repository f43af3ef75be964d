import PerModel
import PerText

/// Two lines, one below the other, between which a break may have parted how much there is.
struct BrokenLines {
  private let upper, lower: String
  private let words, next: [Substring]
  private let readers: TextReaders
  /// The digits at the end of the upper line, where no space may be before them.
  private let digits: String

  init(_ upper: String, _ lower: String, _ readers: TextReaders) {
    (self.upper, self.lower, self.readers) = (upper, lower, readers)
    (words, next) = (upper.split(separator: " "), lower.split(separator: " "))
    digits = String(upper.reversed().prefix { $0.isNumber }.reversed())
  }

  typealias Lines = (upper: String, lower: String)

  /// Both with what belongs together in one of them; `nil` where nothing was parted.
  var mended: Lines? {
    withEndOfCount ?? withUnit ?? withUnitBehindHyphen ?? withCounter ?? withDigits ?? withFactor
      ?? withUnitOfTwoWords ?? withCount
  }

  /// "3.8 oz, Pack" and "of 3"
  private var withEndOfCount: Lines? {
    guard let last = words.last, next.count == 2, next[0].count <= 3,
      next[0].allSatisfy(\.isLetter),
      next[1].count <= 3, next[1].allSatisfy(\.isNumber), last.allSatisfy(\.isLetter),
      readers.line(last + " " + lower).statedQuantity?.unit.kind == .count
    else { return nil }
    return (upper + " " + lower, "")
  }

  /// "30.5" and "oz", "4x45" and "sheets", "(Adult, 10" and "kg)"
  private var withUnit: Lines? {
    guard words.count > 1, let number = words.last, number.first?.isNumber == true,
      number.last?.isNumber == true,
      number.allSatisfy({ Self.isOfNumber($0) || TimesSigns.isOne(String($0)) }),
      let word = next.first,
      case let unit = word.last.map({ ").,;".contains($0) }) == true ? word.dropLast() : word,
      unit.allSatisfy(\.isLetter),
      let quantity = readers.quantity(
        PictureWords.withSmallL(
          number + " " + PictureDetails.withLetters("1 " + unit).dropFirst(2))),
      [.mass, .volume, .count].contains(quantity.unit.kind)
    else { return nil }
    return moved(1)
  }

  /// "Dog Food, 35-" and "lb bag"
  private var withUnitBehindHyphen: Lines? {
    guard words.count > 1, let number = words.last, number.last == "-",
      number.dropLast().allSatisfy(Self.isOfNumber), let unit = next.first,
      unit.count <= PictureLimit.longestUnit,
      let quantity = readers.quantity(PictureWords.withSmallL(number.dropLast() + " " + unit)),
      [.mass, .volume].contains(quantity.unit.kind)
    else { return nil }
    return (
      words.dropLast().joined(separator: " "),
      PictureWords.withSmallL(number.dropLast() + " " + lower)
    )
  }

  /// "500ml×24" and "本アサヒ飲料"
  private var withCounter: Lines? {
    guard !digits.isEmpty, let counter = lower.first, counter.isEastAsian,
      TimesSigns.isOne(upper.dropLast(digits.count).suffix(1)),
      readers.quantity(digits + String(counter))?.unit.kind == .count
    else { return nil }
    return (upper + String(counter), String(lower.dropFirst()).trimmed)
  }

  /// "200組3" and "箱パック", which no space parts
  private var withDigits: Lines? {
    guard !digits.isEmpty, digits.count < upper.count, lower.first?.isEastAsian == true,
      (1...3).contains(where: {
        readers.quantity(digits + lower.prefix($0))?.unit.kind == .count
      })
    else { return nil }
    return (String(upper.dropLast(digits.count)), digits + lower)
  }

  /// "40" and "x 85 g"
  private var withFactor: Lines? {
    guard words.count > 1, let number = words.last, number.allSatisfy(\.isNumber),
      let sign = next.first, TimesSigns.isOne(sign.prefix(1)),
      sign.dropFirst().first?.isLetter != true
    else { return nil }
    return moved(1)
  }

  /// "92 fl" and "oz"
  private var withUnitOfTwoWords: Lines? {
    guard words.count > 2, let last = words.last, last.allSatisfy(\.isLetter),
      words[words.count - 2].allSatisfy(Self.isOfNumber), let word = next.first,
      word.allSatisfy(\.isLetter), last.count + word.count <= Self.lettersOfTwoWords,
      case let size = words.suffix(2).joined(separator: " ") + " " + word.lowercased(),
      let quantity = readers.quantity(size), [.mass, .volume].contains(quantity.unit.kind)
    else { return nil }
    return (words.dropLast(2).joined(separator: " "), size + lower.dropFirst(word.count))
  }

  /// "20 x" and "85 g"
  private var withCount: Lines? {
    guard words.count > 2, let last = words.last, TimesSigns.isOne(last),
      words[words.count - 2].allSatisfy(\.isNumber)
    else { return nil }
    return moved(2)
  }

  /// Both lines with the last words of the upper one in the lower one.
  private func moved(_ count: Int) -> Lines {
    (
      words.dropLast(count).joined(separator: " "),
      PictureWords.withSmallL(words.suffix(count).joined(separator: " ") + " " + lower)
    )
  }

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isNumber || ".,".contains(character)
  }

  /// "fl oz"
  private static let lettersOfTwoWords = 5
}
