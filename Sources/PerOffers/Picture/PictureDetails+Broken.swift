import PerDocument
import PerModel
import PerText

// How much there is, broken into two lines.
extension PictureDetails {
  /// The lines with what a break parted in one of them: "20 x" at the end of a line belongs to the next, as "30.5" does
  /// before "oz".
  static func unbroken(_ lines: [StraightText], _ readers: TextReaders) -> [StraightText] {
    var lines = lines
    for index in lines.indices.dropLast() {
      let broken = BrokenLines(lines[index].text, lines[index + 1].text, readers)
      if let (upper, lower) = broken.mended {
        (lines[index].text, lines[index + 1].text) = (upper, lower)
      }
    }
    return lines
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
