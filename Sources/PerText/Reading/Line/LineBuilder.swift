import PerModel

/// Puts together what the readings of a cover say.
struct LineBuilder {
  let words: LineWords
  /// Decides which fluid ounce is meant.
  let region: Region
  /// What is said so far; a second meaning is put together by a copy (`copied`).
  private(set) var meaning: LineMeaning
  var names: [Int] = []
  var leftovers: [(words: Range<Int>, amount: ReadQuantity?)] = []
  var amount: ReadLine.Part<ReadQuantity>?
  var counts: [(part: ReadLine.Part<ReadQuantity>, counting: LineReading.Counting)] = []
  var marks: [(word: Int, parts: Bool)] = []
  var hasRange = false
  /// Whether the quantity is the area of something with a name, which is only offered.
  var hasOfferedSize = false

  init(_ cover: LineCover, _ words: LineWords, _ region: Region, _ meaning: LineMeaning) {
    (self.words, self.region) = (words, region)
    self.meaning = meaning
    for reading in cover.readings { take(reading) }
  }

  var line: ReadLine {
    _read { yield meaning.line }
    nonmutating _modify { yield &meaning.line }
  }

  /// The same, to be changed on its own.
  func copied() -> LineBuilder {
    var copy = self
    copy.meaning = LineMeaning(line: line, cost: meaning.cost)
    return copy
  }

  private mutating func take(_ reading: LineReading) {
    if reading.isLeftover {
      leftovers.append((reading.words, reading.value.amount))
      return
    }
    let range = words.range(reading.words)
    switch reading.value {
    case .name: names += reading.words
    case .term: break
    case .mark(let parts): marks.append((reading.words.lowerBound, parts))
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
    let quantities = quantities()
    return quantities.flatMap { quantity in
      let builder = quantities.count == 1 ? self : copied()
      return builder.meanings(of: quantity)
    }
  }

  private func meanings(of quantity: Composition) -> [LineMeaning] {
    var builder = self
    builder.line.quantity = quantity.quantity
    builder.line.pieces = quantity.pieces
    if quantity.isProduct, let range = quantity.quantity?.range {
      builder.line.packsRange = counts.first { !range.overlaps($0.part.range) }?.part.range
    }
    for range in quantity.names { builder.names += words.words(in: range) }
    var other = builder.dropSecondReduction()
    var meanings = builder.priced()
    meanings += other?.priced() ?? []
    for meaning in meanings {
      meaning.cost += quantity.cost
      meaning.isOffered = meaning.isOffered || quantity.isOffered || hasOfferedSize
    }
    return meanings
  }

  /// A product has one reduction: where the line names a deal and a former price, one of them has no
  /// place. Keeps the deal, and answers with a copy that keeps the other where that is possible.
  private mutating func dropSecondReduction() -> LineBuilder? {
    guard let deal = line.deal, let former = line.formerPrice else { return nil }
    var other = line.price == nil ? nil : copied()
    other?.line.deal = nil
    other?.leftovers.append((words.words(in: deal.range), nil))
    line.formerPrice = nil
    leftovers.append((words.words(in: former.range), nil))
    return other
  }

  /// The meaning, which is whole now.
  func finished() -> LineMeaning {
    let names = accounted()
    line.notUnderstood.sort { $0.lowerBound < $1.lowerBound }
    line.nameRanges = names.map { words.words[$0].range }
    if names.isEmpty { line.nameRanges = countedThings(line) }
    line.isUnitPrice = line.isUnitPrice && line.pieces == nil && line.price != nil
    if hasRange { line.problem = .range }
    if let former = line.formerPrice, let price = line.price,
      former.value.amount <= price.value.amount
    {
      line.problem = .contradiction
    }
    return meaning
  }

  /// The words of the name, when it is clear of each leftover and each sign whether it belongs to it or
  /// is not understood.
  private func accounted() -> [Int] {
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
    return names
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
