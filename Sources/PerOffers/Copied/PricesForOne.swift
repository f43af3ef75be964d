import PerDocument
import PerModel
import PerText

/// Takes the unit from "119 / piece" where a whole listing asks its prices so: a plain price beside one is then a former
/// price or a deal, and no longer the only one that looks like what is asked. It is told before lines are parted into cards;
/// where cards are known, `PriceSpots` tells it.
enum PricesForOne {
  static func take(_ lines: inout [TextLine], _ readers: TextReaders) {
    var shapes: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where isForOne(line.text, readers) {
      shapes[CopiedShape.shape(line.text), default: []].append(index)
    }
    guard let places = shapes.values.max(by: { $0.count < $1.count }),
      places.count >= SpotReach.fewestForOne,
      let first = places.first, let last = places.last,
      // "2.79 / piece" above "0.23 / piece" is of a pack.
      !zip(places, places.dropFirst()).contains(where: { $1 - $0 <= 2 })
    else { return }
    let plain = (first...last).count { isPlain(lines[$0].text, readers) }
    guard plain * SpotReach.timesPlain <= places.count else { return }
    for index in places {
      let line = lines[index]
      guard let slash = line.text.lastIndex(of: "/") else { continue }
      lines[index] = line.saying(String(line.text[..<slash]).trimmed)
    }
  }

  private static func isForOne(_ text: String, _ readers: TextReaders) -> Bool {
    guard text.utf8.count <= PageLimit.size, text.contains("/"), PriceMarks.count(in: text) == 1,
      let per = readers.price(text)?.per
    else { return false }
    return per.unit == .item && per.total == .one
  }

  /// Whether a line has a price of no unit, or one with raised cents.
  private static func isPlain(_ text: String, _ readers: TextReaders) -> Bool {
    guard text.utf8.count <= PageLimit.sizeAndPrice, text.contains(where: \.isNumber) else {
      return false
    }
    if text.allSatisfy(\.isNumber) { return text.count > 2 }
    // "Free delivery from £60" is no price of a card.
    guard text.count(where: \.isLetter) <= PageLimit.lettersOfPrice else { return false }
    return PriceMarks.count(in: text) > 0 && readers.price(text)?.per == nil
      && readers.line(text).unitPrice == nil
  }
}
