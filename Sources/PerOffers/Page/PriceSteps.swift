import PerText

/// Finds the steps of prices by which a listing is narrowed down, in any language: each ends where the next begins, such as
/// "up to €2 (12)", "€2 – €5 (30)" and "over €5 (4)".
struct PriceSteps {
  /// The lines that are such steps.
  private(set) var lines: Set<Int> = []

  /// Longer lines are sentences.
  private static let longest = 48
  /// More stands between the two prices of a step only in sentences.
  private static let between = 12

  init(_ all: [TextLine], _ readers: TextReaders) {
    var before: Step?
    for (index, line) in all.enumerated() {
      let step = line.hasDigits ? Step(line.text, readers) : nil
      if let before, let step, before.isRange || step.isRange, before.last == step.first {
        lines.formUnion([index - 1, index])
      }
      before = step
    }
  }

  /// The one or two amounts of a line, in digits alone.
  private struct Step {
    let first, last: String
    let isRange: Bool

    init?(_ text: String, _ readers: TextReaders) {
      guard text.utf8.count <= longest, PriceMarks.count(in: text) > 0 else { return nil }
      var text = text[...]
      // "(310)" is how many there are.
      if text.last == ")", let bracket = text.lastIndex(of: "(") { text = text[..<bracket] }
      var numbers: [Range<String.Index>] = []
      var place = text.startIndex
      while let start = text[place...].firstIndex(where: \.isNumber) {
        place = text[start...].firstIndex { !$0.isNumber && !".,".contains($0) } ?? text.endIndex
        numbers.append(start..<place)
      }
      guard let one = numbers.first, let other = numbers.last, numbers.count <= 2 else {
        return nil
      }
      (first, last) = (Self.digits(text[one]), Self.digits(text[other]))
      isRange = numbers.count == 2
      guard isRange else { return }
      let middle = text[one.upperBound..<other.lowerBound]
      let hasDash = middle.contains { "-–—~〜～".contains($0) }
      guard middle.count <= between, Self.isSmaller(first, last),
        hasDash || middle.contains(where: \.isLetter),
        middle.split(whereSeparator: { !$0.isLetter }).allSatisfy(Self.joins),
        !middle.contains(where: { "/:+(".contains($0) || TimesSigns.all.contains($0) })
      else { return nil }
      // "1.5 kg £2.00"
      let unit = middle.trimmingPrefix(while: \.isWhitespace).prefix { $0.isLetter }
      if !hasDash, !unit.isEmpty, let size = readers.quantity("\(text[one]) \(unit)"),
        size.unit.kind != .count
      {
        return nil
      }
    }

    /// Whether a word is as short as those between two amounts of a step, or the code of a currency: no "was" and "for".
    private static func joins(_ word: Substring) -> Bool {
      word.count <= 2 || word.count == 3 && word.allSatisfy(\.isUppercase)
        || LabelWords.words(.upTo).contains(word.lowercased())
    }

    /// The hundredths of a number, as its digits.
    private static func digits(_ number: Substring) -> String {
      let number = number.last?.isNumber == true ? number : number.dropLast()
      let fraction = number.reversed().prefix { $0.isNumber }.count
      let cents = fraction < number.count && fraction <= 2 ? fraction : 0
      let digits = number.filter(\.isNumber) + String(repeating: "0", count: 2 - cents)
      return String(digits.drop { $0 == "0" })
    }

    private static func isSmaller(_ one: String, _ other: String) -> Bool {
      one.count < other.count || one.count == other.count && one < other
    }
  }
}
