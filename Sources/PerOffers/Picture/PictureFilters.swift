import PerDocument
import PerText

/// What narrows a listing down, at the side of a page: "do 5 zł  340".
enum PictureFilters {
  /// The texts without those behind which stands how many articles there are: three or more such numbers, one close
  /// below the other, with the same right or left side, each behind words of its own.
  static func removed(from texts: [StraightText]) -> [StraightText] {
    let counts = texts.indices.filter { isCount(texts[$0].text) }
    guard counts.count >= PictureLimit.repeated, haveLargePrices(texts, beside: counts) else {
      return texts
    }
    var dropped = Set<Int>()
    var columns: Set<StraightText> = []
    for first in counts {
      let column = counts.filter { other in
        let (one, other) = (texts[first], texts[other])
        return abs(one.right - other.right) <= one.height / 2
          || abs(one.left - other.left) <= one.height / 2
      }.sorted { texts[$0].top < texts[$1].top }
      let rows = column.compactMap { count in
        entry(before: texts[count], in: texts).map { (count: count, entry: $0) }
      }
      guard rows.count >= PictureLimit.repeated, rows.count * 2 > column.count,
        areClose(rows.map { texts[$0.count] }), areClose(rows.map { texts[$0.entry] })
      else { continue }
      dropped.formUnion(rows.flatMap { [$0.count, $0.entry] })
      columns.insert(
        PictureBlock(lines: rows.flatMap { [texts[$0.count], texts[$0.entry]] }).place)
    }
    let line = texts.map(\.height).sorted()[texts.count / 2]
    dropped.formUnion(columns.flatMap { sides(around: $0, columns, texts, line: line) })
    return texts.indices.filter { !dropped.contains($0) }.map { texts[$0] }
  }

  /// What else stands at the side of a page in which a list of filters is: between it and others that begin and end where
  /// it does, and close below them, such as the slider of a price.
  ///
  /// - Parameter line: how high most texts are.
  private static func sides(
    around column: StraightText, _ columns: Set<StraightText>, _ texts: [StraightText], line: Int
  ) -> [Int] {
    let alike = columns.filter {
      abs($0.left - column.left) <= line && abs($0.right - column.right) <= line
    }
    let top = alike.map(\.top).min() ?? column.top
    var bottom = alike.map(\.bottom).max() ?? column.bottom
    let below = texts.indices.filter {
      texts[$0].left >= column.left - 2 * line && texts[$0].right <= column.right + line
        && texts[$0].top >= top
    }.sorted { texts[$0].top < texts[$1].top }
    var found: [Int] = []
    for index in below {
      guard texts[index].top - bottom <= PictureReach.nextFilter * line else { break }
      // A card with a price may stand there, too.
      if PriceMarks.count(in: texts[index].text) > 0, texts[index].isLarge(beside: line) {
        return []
      }
      bottom = max(bottom, texts[index].bottom)
      found.append(index)
    }
    return found
  }

  /// The texts without those that say from what to what a price may be, one close below the other: "CHF 20 bis 50".
  static func withoutRanges(_ texts: [StraightText]) -> [StraightText] {
    let spans = texts.indices.filter { isSpan(texts[$0].text) }
    guard !spans.isEmpty else { return texts }
    var dropped = Set<Int>()
    for span in spans {
      let column = texts.indices.filter {
        let text = texts[$0]
        return abs(text.left - texts[span].left) <= texts[span].height / 2
          && abs(text.height - texts[span].height) * PictureMeasure.likeLine <= texts[span].height
          && text.text.count <= PictureLimit.label && PriceMarks.count(in: text.text) > 0
      }.sorted { texts[$0].top < texts[$1].top }
      guard let middle = column.firstIndex(of: span) else { continue }
      func isNext(_ upper: Int, _ lower: Int) -> Bool {
        texts[lower].top - texts[upper].bottom <= 2 * texts[span].height
      }
      var (first, last) = (middle, middle)
      while first > 0, isNext(column[first - 1], column[first]) { first -= 1 }
      while last + 1 < column.count, isNext(column[last], column[last + 1]) { last += 1 }
      if last > first { dropped.formUnion(column[first...last]) }
    }
    return texts.indices.filter { !dropped.contains($0) }.map { texts[$0] }
  }

  /// "$10 - $20", "CHF 20.– bis 50.–"
  private static func isSpan(_ text: String) -> Bool {
    guard text.count <= PictureLimit.label, PriceMarks.count(in: text) > 0, !text.contains("/"),
      !text.contains("%")
    else { return false }
    let numbers = text.split { !($0.isNumber || ".,".contains($0)) }
      .filter { $0.contains(where: \.isNumber) }
    guard numbers.count == 2 else { return false }
    let between = text[numbers[0].endIndex..<numbers[1].startIndex]
    let words = between.split { !$0.isLetter }.map { $0.lowercased() }
    return between.contains { "-–—~〜".contains($0) } && words.count <= 1
      || words.contains { LabelWords.words(.upTo).contains($0) }
  }

  /// Whether several sums with a sign or cents are printed larger: without them the numbers may be prices.
  private static func haveLargePrices(_ texts: [StraightText], beside counts: [Int]) -> Bool {
    let heights = counts.map { texts[$0].height }.sorted()
    let usual = heights[heights.count / 2]
    return texts.count {
      guard let number = PictureNumber($0.text), $0.height * PictureMeasure.smaller > usual * 100
      else { return false }
      return number.hasSign || number.cents != nil || number.digits.count == 1
    } >= PictureLimit.style
  }

  /// "340", "(12)"
  private static func isCount(_ text: String) -> Bool {
    let digits =
      text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
    return 1...4 ~= digits.count && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The words before a number, where no sum is in its row: in that of a cart the number is how many there are.
  private static func entry(before count: StraightText, in texts: [StraightText]) -> Int? {
    let height = count.height
    let row = texts.indices.filter {
      texts[$0] != count && abs(texts[$0].middle - count.middle) <= height
        && texts[$0].gap(to: count).x <= 2 * PictureReach.filter * height
    }
    let before = row.filter {
      texts[$0].right <= count.left
        && texts[$0].gap(to: count).x <= PictureReach.filter * height
    }
    guard before.count == 1, let entry = before.first,
      !row.contains(where: { $0 != entry && isSum(texts[$0].text) }),
      texts[entry].text.contains(where: \.isLetter) || isSum(texts[entry].text),
      abs(texts[entry].height - height) * PictureMeasure.likeLine <= height,
      !texts[entry].ground.differs(from: count.ground)
    else { return nil }
    return entry
  }

  private static func isSum(_ text: String) -> Bool {
    text.contains(where: \.isNumber)
      && (PriceMarks.count(in: text) > 0 || PictureNumber(text)?.cents != nil)
  }

  /// Whether most of the texts of a column stand no farther below each other than the lines of a list.
  private static func areClose(_ column: [StraightText]) -> Bool {
    let near = zip(column, column.dropFirst()).count {
      $1.top - $0.bottom <= 2 * min($0.height, $1.height)
        && min(abs($0.left - $1.left), abs($0.right - $1.right)) <= $0.height
    }
    return near * 2 >= column.count - 1 && near >= 2
  }
}
