import PerModel

/// All readings of all stretches of a line.
struct LineReadings {
  let words: LineWords
  let reader: LineReaders
  /// What the comparison measures, where that is decided.
  let kind: Unit.Kind?
  /// In the order in which those that begin with the same word were found.
  var all: [LineReading] = []
  /// What it costs to take a word as part of the name though something begins with it.
  var nameCosts: [Int]
  /// Whether an amount ends right before a word.
  var isBehindAmount: [Bool]

  /// How many words stand before a former price at each word: "was", "au lieu de"; 0 for none.
  private(set) var formerLengths: [Int]
  /// The sizes of things: 30 m x 30 cm.
  var sizes: [Range<Int>] = []
  /// The areas of some of them.
  var areas: [(words: Range<Int>, area: ReadQuantity)] = []

  /// No amount, price or deal has more words.
  private static let longest = 10
  /// No store has more words.
  private static let longestStore = 16

  init(_ words: LineWords, reader: LineReaders, kind: Unit.Kind?, terms: [LineReading]) {
    self.words = words
    self.reader = reader
    self.kind = kind
    all.reserveCapacity(words.count * 3)
    nameCosts = Array(repeating: 0, count: words.count)
    isBehindAmount = Array(repeating: false, count: words.count + 1)
    formerLengths = words.indices.map { Self.formerLength(at: $0, in: words) }
    var free = words.indices.map { _ in true }
    for term in terms {
      all.append(term)
      for index in term.words { free[index] = false }
    }
    let ends = endsOfSpans(free)
    for start in words.indices where free[start] { addValues(from: start, to: ends) }
    dropPartsOfSizes()
    for start in words.indices where free[start] { addSingles(start, ends) }
    for start in words.indices where free[start] && startsStore(start) {
      addStores(start, free)
    }
    for index in words.indices where free[index] { addName(index) }
  }

  /// Up to where something can reach that begins with a word: not over words that no reader knows.
  private func endsOfSpans(_ free: [Bool]) -> [Int] {
    var ends = Array(repeating: words.count, count: words.count)
    for index in words.indices.reversed() {
      let next = index + 1
      let continues =
        next < words.count && free[next]
        && (words.has(.known, next) || words.has(.digit, next) || joinsRange(next)
          || words.has(.phrase, index) && words.isPhrase(index..<next + 1))
        && !startsStore(next)
      ends[index] = continues ? min(ends[next], index + Self.longest) : next
    }
    return ends
  }

  /// Whether a name follows the "@", and no price: "5 @ 79¢".
  func startsStore(_ index: Int) -> Bool {
    guard words.has(.store, index) else { return false }
    if words.words[index].range.count > 1 {
      return !words.has(.digit, index) || !words.has(.number, index)
    }
    return index + 1 == words.count || !words.has(.number, index + 1)
      || index + 2 < words.count && words.has(.letter, index + 2) && words.has(.whole, index + 1)
  }

  mutating func add(
    _ value: LineReading.Value, _ span: Range<Int>, _ cost: Int, leftover: LineCost? = nil,
    isContested: Bool = false
  ) {
    all.append(LineReading(words: span, value: value, cost: cost))
    guard let leftover else { return }
    let left = reader.costs[leftover]
    if !isContested { nameCosts[span.lowerBound] = max(nameCosts[span.lowerBound], left) }
    var amount: ReadQuantity?
    switch value {
    case .amount(let read, _), .count(let read, _): amount = read
    default: break
    }
    all.append(LineReading(words: span, value: .leftover(amount), cost: left))
  }

  /// Everything that may have several words.
  mutating func addValues(from start: Int, to ends: [Int]) {
    let end = ends[start]
    let traits = words.words[start].traits
    let keyword = words.words[start].meaning.keyword
    let begins: LineWords.Traits = [
      .digit, .currency, .introduction, .deal, .per, .dash, .count, .sum, .bracket, .restatement,
      .percent,
    ]
    let isUnspaced = isUnspacedText(start)
    guard
      !traits.isDisjoint(with: begins) || keyword == .noise || formerLengths[start] > 0
        || isUnspaced || isUnitBeforePrice(start)
    else { return }
    let former = formerLengths[start]
    for next in start
      + 1...max(end, former > 0 && start + former < words.count ? ends[start + former] : 0)
    {
      let span = start..<next
      let text = words.lent(span)
      let hasDigit = words.anyHas(.digit, in: span)
      addAmount(span, text, hasDigit)
      guard hasDigit || isUnspaced || words.anyHas(.deal, in: span) else { continue }
      if hasDigit {
        if !addUnitPrice(span), canEndPrice(next - 1) { addPrice(span, text) }
      } else if keyword == .free, span.count == 1 {
        addFree(start)
      }
      addDeal(span, text)
    }
  }

  /// The size of a thing is part of its name, and so are the numbers in it.
  private mutating func dropPartsOfSizes() {
    // "6 of 12 pieces" is a range, and so no deal.
    for range in all.filter({ if case .range = $0.value { true } else { false } }) {
      all.removeAll {
        $0.words.lowerBound == range.words.lowerBound && $0.fact == .deal
      }
    }
    for size in sizes {
      all.removeAll { reading in
        guard size.contains(reading.words.lowerBound), size.contains(reading.words.upperBound - 1)
        else { return false }
        switch reading.value {
        case .amount, .count, .leftover, .deal: return true
        default: return false
        }
      }
      for start in size { nameCosts[start] = 0 }
      let isMeasured = kind == .area && areas.contains { $0.words == size }
      all.append(
        LineReading(words: size, value: .name, cost: isMeasured ? reader.costs[.leftoverAmount] : 0)
      )
    }
    for (span, area) in areas {
      let cost = kind == .area ? 0 : reader.costs[.area]
      all.append(LineReading(words: span, value: .amount(area, isPer: false), cost: cost))
    }
  }

  /// Whether the last word can be that of an amount: a bare number is one only behind an "x" or the
  /// like.
  func canEndAmount(_ span: Range<Int>) -> Bool {
    let last = words.words[span.upperBound - 1].traits
    if !last.isDisjoint(with: [.unit, .count, .bracket, .percent]) { return true }
    if last.contains(.currency) { return false }
    guard last.contains(.digit) else { return span.count > 1 }
    return words.anyHas([.multiplier, .times, .slash], in: span)
  }

  /// Whether the last word can be that of a price: a number, a currency, or a word that adds nothing.
  private func canEndPrice(_ index: Int) -> Bool {
    let traits = words.words[index].traits
    // "6 x"
    if traits.contains([.times, .letter]), !traits.contains(.digit) { return false }
    if !traits.isDisjoint(with: [.digit, .currency, .introduction, .bracket]) { return true }
    return traits.isDisjoint(with: [.unit, .count])
  }

  /// What is one word: a barcode, a bare number.
  mutating func addSingles(_ index: Int, _ ends: [Int]) {
    guard words.has(.digit, index) else { return }
    let span = index..<index + 1
    if words.has(.whole, index), (8...14).contains(words.words[index].range.count) {
      let text = words.text(index)
      if Barcode.isValid(text) {
        add(.barcode(text), span, 0, leftover: .leftoverBarcode)
        return
      }
      if text.utf8.count >= 12 {
        add(.wrongBarcode, span, 0)
        return
      }
    }
    addCountBehindName(index)
    addBarePrice(index)
  }

  /// A run of words behind an "@", up to what may be something else.
  mutating func addStores(_ start: Int, _ free: [Bool]) {
    var end = start + 1
    var cost = 0
    let isAlone = words.isText(start, "@")
    while end <= start + Self.longestStore {
      let name = words.text(start..<end).dropFirst().drop { $0.isWhitespace }
      if !name.isEmpty { add(.store(String(name)), start..<end, cost) }
      guard end < words.count, free[end], !words.has(.separator, end), !words.has(.store, end)
      else {
        return
      }
      let isNumberOfName =
        isAlone && end == start + 1 && words.has(.whole, end) && end + 1 < words.count
        && words.has(.letter, end + 1) && !words.has(.digit, end + 1)
      if words.has(.digit, end), !isNumberOfName { cost += reader.costs[.storeNumber] }
      end += 1
    }
  }
}
