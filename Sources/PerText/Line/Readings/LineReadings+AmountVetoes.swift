import PerModel

// What reads like an amount and is none.
extension LineReadings {
  private static let dram = Unit(id: "dram-avoirdupois")
  private static let inch = Unit(id: "inch")

  /// Whether what reads like an amount is one in a line, which has names and prices too.
  func isAmount(
    _ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch
  ) -> Bool {
    let (span, text) = (stretch.words, words.lent(stretch.words))
    // "2 x", before what there are two of.
    if stretch.last.contains(.times), endsInTimes(text) { return false }
    if span.dropLast().contains(where: {
      // "15* 20 g" has a footnote, and "50+ 200 tablets" are for those over fifty.
      words.has(.digit, $0)
        && (words.lent($0..<$0 + 1).hasSuffix("*") || words.lent($0..<$0 + 1).hasSuffix("+"))
    }) {
      return false
    }
    if read.isSum, unit.kind != .count, !(text.contains("%") && text.contains("+")),
      !(text.contains("+") && words.words[stretch.end - 1].meaning.role == .free)
    {
      return false
    }
    // Size M is not a metre.
    if unit.kind == .length, unit == .meter, text.hasSuffix("M") { return false }
    // The B of a receipt is a rate of tax.
    if unit == .byte, kind != .data, text.hasSuffix("B") { return false }
    // "3.19 Dr. Best"
    if unit.kind == .mass, unit == Self.dram, text.contains("D") { return false }
    if isOwnCurrency(stretch, unit) || stretch.isWeightTimesPrice { return false }
    // "Ham x7 120 g": shops write so what seven weigh together, and what each does.
    if !read.packs.isEmpty, unit.kind == .mass, text.hasPrefix("x"),
      !words.has(.each, stretch.end - 1)
    {
      return false
    }
    // In "330 ml (x6)" the bracket says how many.
    if read.packs.isEmpty, stretch.count > 1, stretch.anyHas(.bracket),
      span.contains(where: { words.has([.bracket, .times], $0) })
    {
      return false
    }
    // "2 in 1". Beside lengths, "80 in" is one where no number follows.
    if unit == Self.inch, stretch.count > 1, words.says(.within, stretch.end - 1),
      kind != .length || stretch.end < words.count && words.has(.whole, stretch.end)
    {
      return false
    }
    if stretch.anyHas([.multiplier, .times]) { return true }
    // "4 pack 180 g" says two things, which `LineBuilder` puts together.
    if !read.packs.isEmpty { return false }
    if stretch.numbers < 2 || stretch.anyHas([.bracket, .restatement, .slash]) { return true }
    if unit.kind != .count { return !stretch.anyHas([.count, .container]) }
    return read.isSum
      || !stretch.anyHas(.unit) && span.reduce(0) { $0 + (words.has(.count, $1) ? 1 : 0) } < 2
  }

  private func endsInTimes(_ text: LentText) -> Bool {
    text.hasSuffix("x") || text.hasSuffix("X") || text.hasSuffix("×") || text.hasSuffix("х")
      || text.hasSuffix("Х") || text.hasSuffix("*")
  }

  /// Whether the word after the number is the user's money: a price in kr has no carats, and one
  /// in pence no pints. "2 pounds" may be both, and "g" is the gram, though Haiti's G is the gourde.
  private func isOwnCurrency(_ stretch: LineStretch, _ unit: Unit) -> Bool {
    guard stretch.anyHas(.ownCurrency), unit.kind != .count else { return false }
    let letters = Array(words.text(stretch.words).filter(\.isLetter).utf8)
    return letters.withUnsafeBufferPointer { letters in
      if letters.count == 1, letters[0] & 0x20 != 0, WordSet.metricLetter.contains(letters) {
        return false
      }
      return unit != .pound || !WordSet.poundMass.contains(letters)
    }
  }
}
