import PerDocument
import PerModel
import PerText

// How much there is, broken into two lines.
extension PictureDetails {
  /// "20 x" at the end of a line belongs to the next, as "30.5" does before "oz".
  static func unbroken(_ lines: [StraightText], _ readers: TextReaders) -> [StraightText] {
    var lines = lines
    for index in lines.indices.dropLast() {
      let words = lines[index].text.split(separator: " ")
      func moveToNext(_ count: Int) {
        lines[index].text = words.dropLast(count).joined(separator: " ")
        lines[index + 1].text = PictureWords.withSmallL(
          words.suffix(count).joined(separator: " ") + " " + lines[index + 1].text)
      }
      // "3.8 oz, Pack" and "of 3"
      if let last = words.last, endsCount(lines[index + 1].text, behind: last, readers) {
        lines[index].text += " " + lines[index + 1].text
        lines[index + 1].text = ""
        continue
      }
      if words.count > 1, let number = words.last, number.first?.isNumber == true,
        // "4x45" and "sheets"
        number.allSatisfy({
          $0.isNumber || ".,".contains($0) || TimesSigns.isOne(String($0))
        }), number.last?.isNumber == true,
        let word = lines[index + 1].text.split(separator: " ").first,
        // "(Adult, 10" and "kg)"
        case let unit = word.last.map({ ").,;".contains($0) }) == true ? word.dropLast() : word,
        unit.allSatisfy(\.isLetter),
        let quantity = readers.quantity(
          PictureWords.withSmallL(number + " " + withLetters("1 " + unit).dropFirst(2))),
        [.mass, .volume, .count].contains(quantity.unit.kind)
      {
        moveToNext(1)
        continue
      }
      // "Dog Food, 35-" and "lb bag"
      if words.count > 1, let number = words.last, number.last == "-",
        number.dropLast().allSatisfy({ $0.isNumber || ".,".contains($0) }),
        let unit = lines[index + 1].text.split(separator: " ").first,
        unit.count <= PictureLimit.longestUnit,
        let quantity = readers.quantity(PictureWords.withSmallL(number.dropLast() + " " + unit)),
        [.mass, .volume].contains(quantity.unit.kind)
      {
        lines[index].text = words.dropLast().joined(separator: " ")
        lines[index + 1].text = PictureWords.withSmallL(
          number.dropLast() + " " + lines[index + 1].text)
        continue
      }
      // "200組3" and "箱パック", which no space parts
      let digits = String(lines[index].text.reversed().prefix { $0.isNumber }.reversed())
      // "500ml×24" and "本アサヒ飲料"
      if !digits.isEmpty, let counter = lines[index + 1].text.first, counter.isEastAsian,
        TimesSigns.isOne(lines[index].text.dropLast(digits.count).suffix(1)),
        readers.quantity(digits + String(counter))?.unit.kind == .count
      {
        lines[index].text.append(counter)
        lines[index + 1].text = String(lines[index + 1].text.dropFirst()).trimmed
        continue
      }
      if !digits.isEmpty, digits.count < lines[index].text.count,
        lines[index + 1].text.first?.isEastAsian == true,
        (1...3).contains(where: { count in
          readers.quantity(digits + lines[index + 1].text.prefix(count))?.unit.kind == .count
        })
      {
        lines[index].text.removeLast(digits.count)
        lines[index + 1].text = digits + lines[index + 1].text
        continue
      }
      // "40" and "x 85 g"
      if words.count > 1, let number = words.last, number.allSatisfy(\.isNumber),
        let next = lines[index + 1].text.split(separator: " ").first,
        TimesSigns.isOne(next.prefix(1)), next.dropFirst().first?.isLetter != true
      {
        moveToNext(1)
        continue
      }
      // "92 fl" and "oz"
      if words.count > 2, let last = words.last, last.allSatisfy(\.isLetter),
        words[words.count - 2].allSatisfy({ $0.isNumber || ".,".contains($0) }),
        let next = lines[index + 1].text.split(separator: " ").first, next.allSatisfy(\.isLetter),
        last.count + next.count <= 5,
        let quantity = readers.quantity(
          words.suffix(2).joined(separator: " ") + " " + next.lowercased()),
        [.mass, .volume].contains(quantity.unit.kind)
      {
        lines[index].text = words.dropLast(2).joined(separator: " ")
        let rest = lines[index + 1].text.dropFirst(next.count)
        lines[index + 1].text =
          words.suffix(2).joined(separator: " ") + " " + next.lowercased() + rest
        continue
      }
      guard words.count > 2, let last = words.last, TimesSigns.isOne(last),
        words[words.count - 2].allSatisfy(\.isNumber)
      else { continue }
      moveToNext(2)
    }
    return lines
  }

  /// Whether a line is the rest of how many there are: the "of 3" of "Pack of 3".
  private static func endsCount(
    _ text: String, behind last: Substring, _ readers: TextReaders
  ) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && words[0].count <= 3 && words[0].allSatisfy(\.isLetter)
      && words[1].count <= 3 && words[1].allSatisfy(\.isNumber) && last.allSatisfy(\.isLetter)
      && readers.line(last + " " + text).statedQuantity?.unit.kind == .count
  }

  /// "64" at the end of a line and "tablets" in the next
  static func brokenQuantity(
    _ line: String, _ next: String, _ readers: TextReaders
  ) -> Quantity? {
    guard let number = line.split(separator: " ").last, number.allSatisfy(\.isNumber),
      let unit = next.split(separator: " ").first, unit.allSatisfy(\.isLetter),
      let quantity = readers.quantity(number + " " + unit),
      [.mass, .volume, .count].contains(quantity.unit.kind)
    else { return nil }
    return quantity
  }
}
