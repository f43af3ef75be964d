import PerDocument
import PerText

/// Makes the lines of text that was copied from a page what they were there: texts of elements that are glued together
/// are parted, and what is said twice, once for those who hear it, is said once.
struct CopiedLines {
  private var lines: [TextLine]
  private let readers: TextReaders

  /// The lines of a document of plain text, each of one thing.
  static func parted(_ lines: [TextLine], _ readers: TextReaders) -> [TextLine] {
    var copied = CopiedLines(lines: lines, readers: readers)
    copied.partDoubles()
    copied.partLabels()
    copied.partWords()
    copied.partNumbers()
    copied.dropEchoes()
    return copied.lines
  }

  /// Shorter texts are repeated by chance.
  private static let fewestLetters = 8
  /// A text that stands at the end of at least this many lines is that of a button.
  private static let often = 3

  /// "Rolled OatsRolled Oats" is one text twice.
  private mutating func partDoubles() {
    lines = lines.flatMap { line -> [TextLine] in
      let text = line.text
      let half = text.index(text.startIndex, offsetBy: text.count / 2)
      guard text.count >= 2 * Self.fewestLetters, text.utf8.count < PageLimit.name,
        text[..<half] == text[half...]
      else { return [line] }
      return [line.saying(text[..<half]), line.saying(text[half...])]
    }
  }

  /// "650 gprice per kg €6.14" as many others.
  private mutating func partLabels() {
    let labels = GluedLabels(lines.lazy.map(\.text))
    lines = lines.flatMap { line -> [TextLine] in
      guard let (size, label) = labels.parts(of: line.text) else { return [line] }
      return [line.saying(size), line.saying(label)]
    }
    let sizes = GluedSizes(lines.lazy.map(\.text), readers)
    lines = lines.flatMap { line -> [TextLine] in
      guard let (name, size) = sizes.parts(of: line.text, readers) else { return [line] }
      return [line.saying(name), line.saying(size)]
    }
  }

  /// "SponsoredRolled Oats" beside "Rolled Oats", and "1 kgAdd to basket" as many others.
  private mutating func partWords() {
    var ends: [String: Int] = [:]
    for line in lines {
      ends[line.text, default: 0] += 1
      for place in Self.seams(line.text) { ends[String(line.text[place...]), default: 0] += 1 }
    }
    var parted: [TextLine] = []
    for (index, line) in lines.enumerated() {
      let text = line.text
      let beside = [index - 1, index + 1].compactMap {
        lines.indices.contains($0) ? lines[$0].text : nil
      }
      let seam = Self.seams(text).first { place in
        let (first, last) = (String(text[..<place]), String(text[place...]))
        return beside.contains {
          $0.count(where: \.isLetter) >= Self.fewestLetters && ($0 == first || $0 == last)
        } || ends[last, default: 0] >= Self.often && !last.contains(where: \.isNumber)
      }
      guard let seam else {
        parted.append(line)
        continue
      }
      parted.append(line.saying(text[..<seam]))
      parted.append(line.saying(text[seam...]))
    }
    lines = parted
  }

  /// Where a word, a number or a bracket is followed by a capital, or a word by a minus sign.
  private static func seams(_ text: String) -> [String.Index] {
    guard text.utf8.count < PageLimit.name else { return [] }
    return zip(text.indices, text.indices.dropFirst()).compactMap { one, next in
      let (last, first) = (text[one], text[next])
      let letters = text[next...].prefix { $0.isLetter }.count
      let isWord =
        first.isUppercase && letters > 2 && (last.isLowercase || last.isNumber || last == ")")
      return isWord || last.isLetter && "-–−".contains(first) ? next : nil
    }
  }

  private mutating func partNumbers() {
    let separators = NumberSeparators(lines.lazy.map(\.text))
    let readers = readers
    lines = lines.flatMap { line -> [TextLine] in
      let text = PriceMarks.withoutFootnotes(line.text)
      let parts = GluedText.parts(of: text, separators) {
        readers.price("5 " + $0)?.currency != nil
      }.map { Self.withZero(Self.withoutDoubleWord($0)) }
      return parts == [line.text] ? [line] : parts.map { line.saying($0) }
    }
  }

  /// "stattstatt 12.60"
  private static func withoutDoubleWord(_ text: String) -> String {
    let word = text.prefix { $0.isLetter }
    let half = word.count / 2
    guard half > 2, word.count % 2 == 0, word.prefix(half) == word.suffix(half),
      text.contains(where: \.isNumber)
    else { return text }
    return String(text.dropFirst(half))
  }

  /// "–.95", as Swiss shops write 0.95
  private static func withZero(_ text: String) -> String {
    let rest = text.dropFirst()
    guard let sign = text.first, "-–—".contains(sign), rest.first == ".",
      rest.dropFirst().prefix(while: \.isNumber).count == 2
    else { return text }
    return "0" + rest
  }

  /// Drops the parts of a price that a line beside it says as a whole: "$4" and "65" below "$4.65".
  private mutating func dropEchoes() {
    var dropped = Set<Int>()
    for index in lines.indices where !dropped.contains(index) {
      if isSaidInParts(index) {
        dropped.formUnion([index + 1, index + 2])
        continue
      }
      guard let price = spoken(lines[index].text) else { continue }
      for step in 1...2 where Self.bare(lines, index - step) == price {
        dropped.insert(index - step)
      }
      guard let next = Self.bare(lines, index + 1) else { continue }
      if next == price {
        dropped.insert(index + 1)
      } else if let cents = Self.bare(lines, index + 2), next + cents == price {
        dropped.formUnion([index + 1, index + 2])
      }
    }
    lines = lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
    var kept: [TextLine] = []
    for line in lines {
      if let last = kept.last {
        if let price = spoken(last.text), price == spoken(line.text),
          Self.isAlone(line.text)
        {
          continue
        }
        // "￥1,180" before "￥1,180 (￥66/l)"
        if Self.isAlone(last.text), PriceMarks.count(in: last.text) == 1,
          line.text == last.text || line.text.hasPrefix(last.text + " (")
        {
          kept.removeLast()
        }
      }
      kept.append(line)
    }
    lines = kept
  }

  /// Whether the next two lines say a line again: "$1349" and "/ lb" below "Current price: $13.49 / lb".
  private func isSaidInParts(_ index: Int) -> Bool {
    guard let digits = Self.bare(lines, index + 1), lines.indices.contains(index + 2),
      let slash = lines[index].text.firstIndex(of: "/"), lines[index + 2].text.first == "/"
    else { return false }
    let text = lines[index].text
    return text[slash...] == lines[index + 2].text
      && spoken(String(text[..<slash])) == digits
  }

  /// The digits of the first price of a line that has cents.
  private func spoken(_ text: String) -> String? {
    // "14,95 kr./kg" and "14,95 kr. per kg" say nothing of a "1495" beside them.
    guard text.utf8.count <= PageLimit.sizeAndPrice, !text.contains("/"),
      let start = text.firstIndex(where: \.isNumber)
    else { return nil }
    let number = text[start...].prefix { $0.isNumber || ".,".contains($0) }
      .trimmingSuffix(while: { !$0.isNumber })
    let cents = number.reversed().prefix { $0.isNumber }.count
    guard cents == 2, number.count > 3, PriceMarks.count(in: text) > 0,
      readers.price(text)?.per == nil
    else { return nil }
    return number.filter(\.isNumber)
  }

  /// The digits of a line that has no separators, and nothing but a sign beside them, or a word before it: "Now $348".
  private static func bare(_ lines: [TextLine], _ index: Int) -> String? {
    guard lines.indices.contains(index), lines[index].text.utf8.count <= 20 else { return nil }
    let text = lines[index].text
    let digits = text.filter(\.isNumber)
    guard !digits.isEmpty, text.contains(digits),
      text.last?.isNumber == true || text.last?.isCurrencySymbol == true,
      !text.contains(where: { "/%()".contains($0) })
    else { return nil }
    return digits
  }

  /// Whether a line says nothing but a price.
  private static func isAlone(_ text: String) -> Bool {
    !text.contains(where: \.isLetter) && !text.contains("/")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, matches(last) { text.removeLast() }
    return text
  }
}
