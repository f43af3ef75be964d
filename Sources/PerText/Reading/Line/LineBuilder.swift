import PerModel

/// Puts together what the readings of a cover say.
struct LineBuilder {
  let words: LineWords
  /// Decides which fluid ounce is meant.
  let region: Region
  let cost: Int
  var line = ReadLine()
  var names: [Int] = []
  var leftovers: [(words: Range<Int>, amount: ReadQuantity?)] = []
  var amount: ReadLine.Part<ReadQuantity>?
  var counts: [(part: ReadLine.Part<ReadQuantity>, counting: LineReading.Counting)] = []
  var marks: [(word: Int, parts: Bool)] = []
  var hasRange = false
  /// Whether the quantity is the area of something with a name, which is only offered.
  var hasOfferedSize = false

  init(_ cover: LineCover, _ words: LineWords, _ region: Region) {
    (self.words, self.region) = (words, region)
    cost = cover.cost
    for reading in cover.readings { take(reading) }
  }

  mutating func take(_ reading: LineReading) {
    let range = words.range(reading.words)
    switch reading.value {
    case .name: names += reading.words
    case .term: break
    case .mark(let parts): marks.append((reading.words.lowerBound, parts))
    case .leftover(let amount): leftovers.append((reading.words, amount))
    case .range:
      leftovers.append((reading.words, nil))
      hasRange = true
    case .amount(let value, let isPer):
      amount = .init(value: value, range: range)
      hasOfferedSize = reading.cost > 0 && value.unit?.kind == .area
      if isPer { line.isUnitPrice = true }
    case .count(let value, let counting):
      if counting.isPer { line.isUnitPrice = true }
      counts.append((.init(value: value, range: range), counting))
    case .wrongBarcode:
      leftovers.append((reading.words, nil))
      line.problem = .checkDigit
    case .price(let value): line.price = .init(value: value, range: range)
    case .unitPrice(let value): line.unitPrice = .init(value: value, range: range)
    case .formerPrice(let value): line.formerPrice = .init(value: value, range: range)
    case .deal(let value): line.deal = .init(value: value, range: range)
    case .store(let value): line.store = .init(value: value, range: range)
    case .barcode(let value): line.barcode = .init(value: value, range: range)
    }
  }

  func meanings() -> [LineMeaning] {
    quantities().flatMap { quantity -> [LineMeaning] in
      var builder = self
      builder.line.quantity = quantity.quantity
      builder.line.pieces = quantity.pieces
      if quantity.isProduct, let range = quantity.quantity?.range {
        builder.line.packsRange = counts.first { !range.overlaps($0.part.range) }?.part.range
      }
      builder.names += quantity.names.flatMap { words.words(in: $0) }
      let meanings = builder.reduced().flatMap { $0.priced() }
      for meaning in meanings {
        meaning.cost += quantity.cost
        meaning.isOffered = meaning.isOffered || quantity.isOffered || hasOfferedSize
      }
      return meanings
    }
  }

  /// A product has one reduction: where the line names a deal and a former price, one of them has no
  /// place.
  private func reduced() -> [LineBuilder] {
    guard let deal = line.deal, let former = line.formerPrice else { return [self] }
    var (one, other) = (self, self)
    one.line.formerPrice = nil
    one.leftovers.append((words.words(in: former.range), nil))
    other.line.deal = nil
    other.leftovers.append((words.words(in: deal.range), nil))
    return line.price == nil ? [one] : [one, other]
  }

  func finished() -> LineMeaning {
    var line = self.line
    var names = self.names
    for (span, amount) in leftovers {
      // "250G 250 g"
      if let amount, let quantity = line.quantity?.value, amount.unit?.kind == quantity.unit?.kind,
        amount.total == quantity.total
      {
        names += span
      } else {
        line.notUnderstood.append(words.range(span))
      }
    }
    if !marks.isEmpty {
      var isName = Array(repeating: false, count: words.count + 1)
      for word in names { isName[word] = true }
      for (word, parts) in marks {
        if word > 0, isName[word - 1], isName[word + 1] {
          isName[word] = true
          names.append(word)
        } else if !parts {
          line.notUnderstood.append(words.range(word..<word + 1))
        }
      }
    }
    names.sort()
    line.notUnderstood.sort { $0.lowerBound < $1.lowerBound }
    line.nameRanges = names.map { words.words[$0].range }
    if line.nameRanges.isEmpty { line.nameRanges = countedThings(line) }
    line.isUnitPrice = line.isUnitPrice && line.pieces == nil && line.price != nil
    if hasRange { line.problem = .range }
    if let former = line.formerPrice, let price = line.price,
      former.value.amount <= price.value.amount
    {
      line.problem = .contradiction
    }
    return LineMeaning(line: line, cost: cost)
  }

  /// "6 eggs 1.99" and "500 g sausages" are about eggs and sausages.
  func countedThings(_ line: ReadLine) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for part in [line.pieces?.range, line.quantity?.range].compactMap({ $0 }) {
      let span = words.words(in: part)
      for index in span where !words.has(.digit, index) && !words.has(.container, index) {
        if words.words[index].meaning.hasCountName { ranges.append(words.words[index].range) }
      }
      for index in span.dropLast() where words.areCountName(index..<index + 2) {
        ranges = [words.words[index].range, words.words[index + 1].range]
      }
    }
    return ranges
  }
}
