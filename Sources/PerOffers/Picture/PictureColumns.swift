import PerDocument
import PerText

/// Texts of two cards side by side that were read as one, because hardly any space is between them.
enum PictureColumns {
  /// The texts with those parted that go on where many others begin, and hardly any else goes across.
  static func parted(_ texts: [StraightText]) -> [StraightText] {
    let lefts = texts.map(\.left).sorted()
    return texts.flatMap { text -> [StraightText] in
      guard !text.isUpright, text.width >= PictureReach.twoCards * text.height,
        count(lefts, at: text.left, text.height) >= PictureLimit.inColumn,
        let left = nextColumn(in: text, texts, lefts), let index = place(of: left, in: text)
      else { return [text] }
      let count = text.text.count
      return [0..<index, index..<count].map { range in
        let words = String(Array(text.text)[range]).trimmed
        var piece = PictureScene.piece(words, of: text, at: range, highest: .max)
        if range.lowerBound > 0 {
          piece.left = left
        } else {
          // As far from the next card as its words are.
          piece.right = min(piece.right, left - 3 * text.height / 2)
        }
        return piece
      }
    }
  }

  /// How many texts begin at a place, or up to half a height beside it.
  private static func count(_ lefts: [Int], at left: Int, _ height: Int) -> Int {
    lefts[left - height / 2..<left + height / 2 + 1, by: \.self].count
  }

  /// Where a column of cards begins within a text.
  private static func nextColumn(
    in text: StraightText, _ texts: [StraightText], _ lefts: [Int]
  ) -> Int? {
    let height = text.height
    let aside = PictureReach.twoCards * height / 3
    let inside = lefts[text.left + aside..<text.right - aside, by: \.self]
    let places = inside.map { (left: $0, count: count(lefts, at: $0, height)) }
    guard let best = places.max(by: { $0.count < $1.count }), best.count >= PictureLimit.inColumn
    else { return nil }
    // Heads and feet of a page go across columns of cards.
    let column = texts.filter { 2 * abs($0.left - best.left) <= height }
    let (top, bottom) = (column.map(\.top).min() ?? 0, column.map(\.bottom).max() ?? 0)
    let across = texts.count {
      $0.top >= top && $0.bottom <= bottom && $0.left < best.left - height
        && $0.right > best.left + height
    }
    return across * PictureShare.acrossColumns <= best.count ? best.left : nil
  }

  /// The letter that stands at a place: the one behind the nearest space, and in East Asia any.
  private static func place(of left: Int, in text: StraightText) -> Int? {
    let characters = Array(text.text)
    // A letter of East Asia is as wide as two others.
    func width(_ letters: some Sequence<Character>) -> Int {
      letters.reduce(0) { $0 + ($1.isEastAsian ? 2 : 1) }
    }
    let before = width(characters) * (left - text.left) / max(1, text.width)
    let middle = characters.indices.first { width(characters[..<$0]) >= before } ?? 0
    let near = characters.indices.filter {
      abs($0 - middle) <= PictureLimit.lettersAside && $0 > 0 && characters[$0 - 1] == " "
    }
    if let nearest = near.min(by: { abs($0 - middle) < abs($1 - middle) }) { return nearest }
    let isEastAsian = characters.count(where: \.isEastAsian) * 2 > characters.count
    return isEastAsian && characters.indices.dropFirst().contains(middle) ? middle : nil
  }
}
