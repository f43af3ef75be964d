import PerDocument
import PerModel
import PerText

// How much there is, broken into two lines.
extension PictureDetails {
  /// The lines with what a break parted in one of them: "20 x" at the end of a line belongs to the next, as "30.5" does
  /// before "oz".
  static func unbroken(_ lines: [StraightText], _ readers: TextReaders) -> [StraightText] {
    var lines = lines.map { apart($0, readers) }
    for index in lines.indices.dropLast() {
      let broken = BrokenLines(lines[index].text, lines[index + 1].text, readers)
      if let (upper, lower) = broken.mended {
        (lines[index].text, lines[index + 1].text) = (upper, lower)
      }
    }
    return lines
  }

  /// "猫用 14g×20本 おやつ" for "猫用14g×20本おやつ": where no spaces are written, words go on behind how many there are.
  private static func apart(_ line: StraightText, _ readers: TextReaders) -> StraightText {
    guard line.text.contains(where: { $0.isEastAsian && $0.isLetter }),
      let size = line.text.indices.lazy.compactMap({ size(around: $0, in: line.text, readers) })
        .first
    else { return line }
    var spaced = line
    spaced.text =
      "\(line.text[..<size.lowerBound]) \(line.text[size]) \(line.text[size.upperBound...])"
      .collapsed.trimmed
    return spaced
  }

  /// The "14g×20本" around a sign that multiplies.
  private static func size(
    around sign: String.Index, in text: String, _ readers: TextReaders
  ) -> Range<String.Index>? {
    guard TimesSigns.isOne(String(text[sign])) else { return nil }
    func isOfNumber(_ character: Character) -> Bool {
      character.isASCII && character.isNumber || character == "."
    }
    let unit = text[..<sign].reversed().prefix { $0.isASCII && $0.isLetter }
    let number = text[..<sign].dropLast(unit.count).reversed().prefix(while: isOfNumber)
    let count = text[sign...].dropFirst().prefix(while: isOfNumber)
    guard !unit.isEmpty, !number.isEmpty, !count.isEmpty else { return nil }
    let start = text.index(sign, offsetBy: -unit.count - number.count)
    // The longest word that counts, as "本入り" does
    let counters = text[count.endIndex...].prefix(PictureLimit.counter)
    let ends = counters.indices.reversed().map { text.index(after: $0) } + [count.endIndex]
    return ends.first { readers.quantity(String(text[start..<$0])) != nil }.map { start..<$0 }
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
