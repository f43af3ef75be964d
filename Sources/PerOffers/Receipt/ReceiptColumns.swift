import PerModel
import PerText

/// Columns that most lines of a receipt have beside name and amount: how many, and the rate or the letter of a tax.
enum ReceiptColumns {
  /// The lines without these columns; what they say of how many is kept.
  static func removed(from lines: [ReceiptLine]) -> [ReceiptLine] {
    let lines = withoutDashes(withoutPricesOfEach(lines))
    let named = lines.indices.filter { place in
      let line = lines[place]
      let words = ReceiptWords(line.label)
      return ReceiptLine.isName(line.label) && words.isPlain && !words.isSaving && !words.isDeposit
        && (line.amount?.isPositive ?? isNameOfNext(place, lines))
    }.map { lines[$0] }
    func isColumn(_ has: (ReceiptLine) -> Bool) -> Bool {
      let count = named.count(where: has)
      return count >= ReceiptLimit.linesOfColumn
        && count * 100 >= named.count * ReceiptLimit.shareOfColumn
    }
    let hasCounts =
      isColumn { count($0.label) != nil || $0.times != nil }
      && named.contains { count($0.label) != nil }
    let endsWithCounts =
      isColumn { lastCount($0.label) != nil || $0.times != nil }
      && named.count { lastCount($0.label) != nil } > 1
    let (hasRates, hasLetters) = (isColumn { rate($0.label) }, isColumn { letter($0.label) })
    let beginsWithLetters = isColumn { firstLetter($0.label) }
    let sign = named.compactMap { flag($0.label) }.first { flag in
      isColumn { Self.flag($0.label) == flag }
    }
    guard hasCounts || endsWithCounts || hasRates || hasLetters || beginsWithLetters || sign != nil
    else {
      return lines
    }
    return lines.map { line in
      var line = line
      if hasCounts { takeCount(of: &line) }
      if endsWithCounts, line.amount != nil, let count = lastCount(line.label) {
        line.label = line.label.split(separator: " ").dropLast().joined(separator: " ")
        take(count, of: &line)
      }
      if beginsWithLetters, firstLetter(line.label) {
        line.label = line.label.split(separator: " ").dropFirst().joined(separator: " ")
      }
      if beginsWithLetters, firstLetter(line.label) {
        line.label = line.label.split(separator: " ").dropFirst().joined(separator: " ")
      }
      if hasRates && rate(line.label) || hasLetters && letter(line.label)
        || sign != nil && flag(line.label) == sign
      {
        line.label = line.label.split(separator: " ").dropLast().joined(separator: " ")
      }
      return line
    }
  }

  /// The whole number that a label begins with: "1 BREAD".
  private static func count(_ label: String) -> Int? {
    let words = label.split(separator: " ")
    guard words.count > 1, words[1].contains(where: \.isLetter), words[1].count > 1,
      let count = Int(words[0]), ReceiptLimit.count.contains(count), words[0].first != "0"
    else { return nil }
    return count
  }

  private static func rate(_ label: String) -> Bool {
    guard let last = label.split(separator: " ").last, last.hasSuffix("%"),
      last.count <= ReceiptLimit.rate
    else { return false }
    return last.dropLast().allSatisfy { $0.isNumber || ",.".contains($0) }
  }

  /// "BREAD C"
  private static func letter(_ label: String) -> Bool {
    let words = label.split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    return last.count <= ReceiptLimit.letter && last.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// "A BREAD", "(A) BREAD"
  private static func firstLetter(_ label: String) -> Bool {
    let words = label.split(separator: " ")
    guard words.count > 1, let first = words.first else { return false }
    let letters = first.filter { !"()[]*".contains($0) }
    return letters.count == 1 && letters.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// Three letters that say how it is taxed: "MRJ".
  private static func flag(_ label: String) -> Substring? {
    let words = label.split(separator: " ")
    guard words.count > 1, let last = words.last, last.count == ReceiptLimit.flag,
      last.allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    return last
  }

  /// Whether a line names what the next one counts or weighs.
  private static func isNameOfNext(_ place: Int, _ lines: [ReceiptLine]) -> Bool {
    guard lines[place].amount == nil, place + 1 < lines.count else { return false }
    return lines[place + 1].times?.isAlone == true && lines[place + 1].amount != nil
  }

  /// Where most amounts stand behind a dash, it parts them from the names: "Oats 500 g - 1.55".
  private static func withoutDashes(_ lines: [ReceiptLine]) -> [ReceiptLine] {
    let dashes = ["-", "–", "—", "−"]
    func isBehindDash(_ line: ReceiptLine) -> Bool {
      line.amount?.isNegative == true && ReceiptLine.isName(line.label)
        && ReceiptWords(line.label).isPlain
        && line.text.split(separator: " ").dropFirst().dropLast()
          .contains { dashes.contains(String($0)) }
        && line.text.last.map { !dashes.contains(String($0)) } == true
    }
    let behind = lines.indices.filter { isBehindDash(lines[$0]) }
    let others = lines.count { ReceiptLine.isName($0.label) && $0.amount?.isPositive == true }
    guard behind.count > 1, behind.count > others / 2 else { return lines }
    var lines = lines
    for place in behind { lines[place].amount = lines[place].amount?.magnitude }
    return lines
  }

  /// "BOTTLE 0,15" above "2 x 0,15   0,30" says the price of each, and no amount.
  private static func withoutPricesOfEach(_ lines: [ReceiptLine]) -> [ReceiptLine] {
    var lines = lines
    for place in lines.indices.dropFirst() {
      guard let times = lines[place].times, times.isAlone, times.count > 1,
        let amount = lines[place].amount, times.product == amount,
        lines[place - 1].amount == times.price, lines[place - 1].times == nil
      else { continue }
      lines[place - 1].amount = nil
    }
    return lines
  }

  /// A line without an amount may name what is weighed in the next.
  private static func takeCount(of line: inout ReceiptLine) {
    guard let count = count(line.label), ReceiptWords(line.label).isPlain else { return }
    line.label = line.label.split(separator: " ").dropFirst().joined(separator: " ")
    take(count, of: &line)
  }

  /// The number that a label ends with, in a column of its own: "BREAD 2".
  private static func lastCount(_ label: String) -> Int? {
    let words = label.split(separator: " ")
    guard ReceiptWords(label).isPlain, words.count > 1, let last = words.last,
      !TimesSigns.isOne(words[words.count - 2]), let count = Int(last),
      ReceiptLimit.count.contains(count),
      ReceiptLine.isName(String(label.dropLast(last.count)))
    else { return nil }
    return count
  }

  private static func take(_ count: Int, of line: inout ReceiptLine) {
    guard count > 1, line.times == nil, let amount = line.amount else { return }
    line.times = ReceiptLine.Times(count, costing: amount)
  }
}
