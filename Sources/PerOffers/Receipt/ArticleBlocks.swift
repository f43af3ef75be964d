import PerModel
import PerText

/// Joins the lines of articles that stand over several lines, as copied orders and baskets have them: the name, and below
/// it how much one holds, how many were bought, what one costs and what all cost, in any order.
struct ArticleBlocks {
  private let lines: [ReceiptLine]
  private let reader: ReceiptLineReader
  private let words: [ReceiptWords]
  private let details: [ReceiptDetails?]

  /// Whether the lines below most articles say how many were bought.
  private var hasCountsBelow = false
  /// Whether a price beside a count is that of one.
  private let areOfOne: Bool

  /// The lines with each of these articles in its first one, and nothing in the others; `nil` if there are none.
  ///
  /// - Parameter areOfOne: whether a price beside a count is that of one, rather than of all.
  static func joined(
    _ lines: [ReceiptLine], _ reader: ReceiptLineReader, areOfOne: Bool
  ) -> [ReceiptLine]? {
    let blocks = ArticleBlocks(lines, reader, areOfOne)
    var joined = lines
    var place = 0
    var found: [Int] = []
    while place < lines.count {
      guard let block = blocks.block(at: place) else {
        place += 1
        continue
      }
      joined[place] = block.line
      for below in place + 1..<place + block.count {
        joined[below] = ReceiptLine(label: "", text: "", index: lines[below].index)
      }
      found.append(place)
      place += block.count
    }
    takeCounts(found, &joined)
    return found.isEmpty ? nil : joined
  }

  /// "2  Rolled Oats" above the size and the amount: numbers before all names are how many, unless they count the names.
  private static func takeCounts(_ places: [Int], _ lines: inout [ReceiptLine]) {
    let counts = places.compactMap { place -> Int? in
      let words = lines[place].label.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[1].first?.isLetter == true, lines[place].times == nil else {
        return nil
      }
      return Int(words[0]).flatMap { ReceiptLimit.count.contains($0) ? $0 : nil }
    }
    guard counts.count == places.count, counts.count > 1, counts != Array(1...counts.count) else {
      return
    }
    for (place, count) in zip(places, counts) {
      let name = lines[place].label.drop { !$0.isWhitespace }
      lines[place].label = String(name).trimmed
      if let amount = lines[place].amount {
        lines[place].times = ReceiptLine.Times(count, costing: amount)
      }
    }
  }

  private init(_ lines: [ReceiptLine], _ reader: ReceiptLineReader, _ areOfOne: Bool) {
    (self.lines, self.reader, self.areOfOne) = (lines, reader, areOfOne)
    words = lines.map { ReceiptWords($0.label) }
    var labels: [String: Int] = [:]
    for line in lines { labels[Self.label(line.text), default: 0] += 1 }
    details = zip(lines, words).map { line, words in
      // "Total: 4.48" is said of each article only where it is said several times.
      if words.isTotal || words.isSubtotal, labels[Self.label(line.text)] ?? 0 < 2 { return nil }
      return ReceiptDetails(line.text, reader)
    }
    hasCountsBelow = findCountsBelow()
  }

  private func findCountsBelow() -> Bool {
    let named = lines.indices.filter(isNamed)
    let counted = named.count { countBelow($0) != nil }
    return counted > 1
      && counted * ReceiptLimit.ofNamed >= named.count * ReceiptLimit.countedBelow
  }

  private static func label(_ text: String) -> String { text.filter(\.isLetter) }

  /// How many of the article were bought whose name and amount are one line, where the next line says it as it does for
  /// most others.
  private func counted(_ name: Int) -> (line: ReceiptLine, count: Int)? {
    guard hasCountsBelow, let count = countBelow(name), let amount = lines[name].amount,
      let times = ReceiptLine.Times(count, costing: amount)
    else { return nil }
    var line = lines[name]
    line.times = times
    return (line, 2)
  }

  private func isNamed(_ place: Int) -> Bool {
    let line = lines[place]
    return line.amount?.isPositive == true && line.times == nil && ReceiptLine.isName(line.label)
      && words[place].isPlain && !words[place].isShipping
  }

  private func countBelow(_ name: Int) -> Int? {
    guard isNamed(name), name + 1 < lines.count, let below = details[name + 1],
      below.isWithoutMoney, below.size == nil
    else { return nil }
    return below.count ?? (hasSize(lines[name].label) ? below.pieces.last : nil)
  }

  /// The article whose name is a line, and how many lines are about it.
  private func block(at name: Int) -> (line: ReceiptLine, count: Int)? {
    let line = lines[name]
    if line.amount != nil { return counted(name) }
    guard line.amount == nil, line.times.map({ !$0.isAlone }) ?? true, details[name] == nil,
      ReceiptLine.isName(line.label), words[name].isPlain, !FieldLabel.isOne(line.label)
    else { return nil }
    var end = name + 1
    while end < lines.count, end - name <= ReceiptLimit.linesOfArticle, details[end] != nil {
      end += 1
    }
    // Lines at the end may be about something else: the fewest that fit are enough.
    let below = name + 1..<end
    guard below.count > 1 || below.contains(where: isNamedByDetails),
      let found = Bought(
        details[below].compactMap(\.self), count: BoughtCount.besideName(line.label)?.count,
        hasSize: hasSize(line.label), areOfOne)
    else { return nil }
    var joined = line
    (joined.amount, joined.size) = (found.amount, found.size)
    joined.currency = below.lazy.compactMap { lines[$0].currency }.first
    joined.times = found.count.flatMap { ReceiptLine.Times($0, costing: found.amount) }
    return (joined, end - name)
  }

  /// "900 g 4 pcs 1.89/pcs   7.56": an amount behind details would be that of an article with their name.
  private func isNamedByDetails(_ place: Int) -> Bool {
    lines[place].amount != nil && lines[place].label.contains(where: \.isLetter)
  }

  private func hasSize(_ name: String) -> Bool {
    // "Oats × 3" says how many, and not how much.
    let name = BoughtCount.besideName(name)?.name ?? name
    return ReceiptItems.named(name, reader.readers).quantity != nil
  }

  /// What details say together.
  private struct Bought {
    let amount: Rational
    let count: Int?
    let size: Quantity?

    init?(_ details: [ReceiptDetails], count named: Int?, hasSize: Bool, _ areOfOne: Bool) {
      let amounts = Self.distinct(details.flatMap(\.amounts))
      let each = Self.distinct(details.flatMap(\.each))
      let pieces = details.flatMap(\.pieces)
      let size = details.lazy.compactMap(\.size).first
      var count = named ?? details.lazy.compactMap(\.count).first
      let isPack = size == nil && !hasSize
      if count == nil, pieces.count > 1 || !isPack { count = pieces.last }
      guard amounts.count <= 2, each.count <= 1 else { return nil }
      let one = each.first ?? (amounts.count == 2 ? amounts.min() : nil)
      guard let all = amounts.max() ?? each.first else { return nil }
      if let one, let times = Self.times(one, all), amounts.contains(all) {
        if count == nil, times > 1, pieces.isEmpty || pieces == [times] || !each.isEmpty {
          count = times
        }
        guard times == count ?? 1 else { return nil }
      } else if amounts.count == 2 || one != nil && !amounts.isEmpty {
        return nil
      }
      if amounts.isEmpty || areOfOne && one == nil {
        amount = (try? all * Rational(count ?? 1)) ?? all
      } else {
        amount = all
      }
      self.count = count
      let rest = pieces.first { $0 != count || pieces.count > 1 }
      self.size =
        size
        ?? (isPack ? rest : nil).flatMap { try? Quantity(Rational($0), .item) }
    }

    private static func distinct(_ amounts: [Rational]) -> [Rational] {
      amounts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// How often one amount is in another.
    private static func times(_ one: Rational, _ all: Rational) -> Int? {
      guard let ratio = try? all / one, ratio.isInteger,
        let count = Int(exactly: ratio.numerator), ReceiptLimit.count.contains(count)
      else { return nil }
      return count
    }
  }
}
