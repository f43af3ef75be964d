import PerModel

/// Puts together what the readings of a cover say.
struct LineBuilder {
  let words: LineWords
  /// Decides which fluid ounce is meant.
  let region: Region
  let habits: WritingHabits
  let reader: LineReaders
  /// Where to note how the line is read; `nil` for most lines.
  private let explanation: LineExplanation?
  private var costs: LineCosts { reader.costs }
  /// The user's own.
  var currency: Currency { reader.currency }
  /// What is said so far.
  var line = ReadLine()
  /// What it costs to read the line so.
  private var cost: Int
  /// Whether it is only offered as the alternative to a reading that is clear by itself.
  private var isOffered = false
  /// Where the words of the name are.
  var names: [Range<Int>] = []
  var leftovers: [(words: Range<Int>, amount: ReadQuantity?)] = []
  var amount: ReadLine.Part<ReadQuantity>?
  /// What the amount counts for.
  var extent = LineReading.Extent.plain
  var counts: [(part: ReadLine.Part<ReadQuantity>, counting: LineReading.Counting)] = []
  var marks: [(word: Int, parts: Bool)] = []
  /// A range from one amount to another.
  private var ranges: [Range<Int>] = []
  /// Whether the former price is the lowest of the last 30 days.
  private var hasLowestPrice = false
  /// The weight without the liquid; the unit price on a label is for this.
  var drained: Quantity?
  /// The price with a card, for which the price per unit may be.
  var loyaltyPrice: Rational?
  /// Whether a deposit is paid for the empty packs.
  var hasDeposit = false
  /// Whether the quantity is the area of something with a name, which is only offered.
  var hasOfferedSize = false

  /// - Parameters:
  ///   - cost: that of the cover.
  ///   - reader: knows what else makes one meaning worse than another.
  init(
    _ words: LineWords, cost: Int, _ reader: LineReaders, _ explanation: LineExplanation?
  ) {
    (self.words, self.cost, self.reader, self.explanation) = (words, cost, reader, explanation)
    (region, habits) = (reader.region, reader.habits)
  }

  /// Whether a veto counts, as all do but the one that a test leaves out. What it forbids is noted.
  func vetoed(_ veto: Veto, at range: Range<Int>) -> Bool {
    reader.vetoed(veto, explanation, words.text(at: range))
  }

  /// Takes in what a cover says.
  mutating func take(
    _ cover: UnsafeBufferPointer<Int32>, of readings: UnsafeBufferPointer<LineReading>
  ) {
    names.reserveCapacity(words.count)
    for index in cover { take(readings[Int(index)]) }
  }

  private mutating func take(_ reading: LineReading) {
    if reading.isLeftover {
      leftovers.append((reading.words, reading.value.amount))
      return
    }
    let range = words.range(reading.words)
    switch reading.value {
    case .name: addNames(reading.words)
    case .term: break
    case .mark(let parts): marks.append((reading.words.lowerBound, parts))
    case .range: ranges.append(reading.words)
    case .amount(let value, let extent):
      amount = .init(value: value, range: range)
      self.extent = extent
      hasOfferedSize = reading.cost > 0 && value.unit?.kind == .area
      if extent == .per || extent == .perOrEach { line.isUnitPrice = true }
    case .count(let value, let counting):
      if counting.isPer { line.isUnitPrice = true }
      counts.append((.init(value: value, range: range), counting))
    case .wrongBarcode:
      leftovers.append((reading.words, nil))
      line.problem = .checkDigit
    case .price(let value): line.price = .init(value: value, range: range)
    case .plainPrice:
      line.price = words.plainNumber(reading.words.lowerBound).map {
        .init(value: $0, range: range)
      }
    case .unitPrice(let value): line.unitPrice = .init(value: value, range: range)
    case .formerPrice(let value, let isLowest):
      line.formerPrice = .init(value: value, range: range)
      hasLowestPrice = isLowest
    case .deal(let value): line.deal = .init(value: value, range: range)
    case .store(let value): line.store = .init(value: value, range: range)
    case .barcode(let value): line.barcode = .init(value: value, range: range)
    }
  }

  /// Takes a deposit out of the price that has it in it, "8.49 incl. 1.50 deposit": it comes back with the empty pack.
  mutating func takeOut(deposit: Rational) {
    guard line.deal == nil, let whole = line.price, whole.value.per == nil,
      let rest = try? whole.value.amount - deposit, rest.isPositive
    else { return }
    let value = whole.value
    line.price = .init(
      value: ReadPrice(
        amount: rest, currency: value.currency, isSum: value.isSum,
        wasAmbiguous: value.wasAmbiguous, fractionDigits: value.fractionDigits),
      range: whole.range)
  }

  /// Adds what the line means: one thing, or several where a count is next to an amount.
  mutating func addMeanings(to meanings: inout LineMeanings) {
    if !ranges.isEmpty { placeRanges() }
    if !leftovers.isEmpty { joinSet() }
    if counts.isEmpty, !mayHoldNothing(amount) {
      // Moved, because quantities are large.
      swap(&line.quantity, &amount)
      isOffered = hasOfferedSize
      return addReduced(to: &meanings)
    }
    let quantities = decided(quantities())
    for quantity in quantities.dropLast() {
      var other = self
      other.addMeanings(of: quantity, to: &meanings)
    }
    if let last = quantities.last { addMeanings(of: last, to: &meanings) }
  }

  /// Whether a line says nothing but what a unit costs, and from how much to how much a piece weighs.
  private func isOfWeighed(_ range: Range<Int>) -> Bool {
    guard let unitPrice = line.unitPrice, amount == nil, counts.isEmpty, line.price == nil,
      line.deal == nil
    else { return false }
    return unitPrice.value.quantity.unit?.kind
      == words.words[range.upperBound - 1].meaning.unit?.kind
  }

  /// Next to a count a range says for whom or how large the things are: "nappies 4-9 kg 64 pieces". Otherwise the
  /// amount is unknown.
  private mutating func placeRanges() {
    let isCounted = amount == nil && counts.contains { ($0.part.value.wholeCount ?? 1) > 1 }
    for range in ranges {
      // "15 l 64,90 € 10-12 m²/l": for what area a liter is enough
      let isRate = amount != nil && words.has(.slash, range.upperBound - 1)
      // Milk for babies of 6 to 10 months
      let isAge = amount != nil && words.words[range.upperBound - 1].meaning.unit?.kind == .time
      let isSize = isCounted && !range.contains(where: { words.has(.count, $0) })
      let place = words.range(range)
      if isOfWeighed(range), vetoed(.rangeOfWeighed, at: place) {
        addNames(range)
        continue
      }
      if isRate && vetoed(.rateBesideAmount, at: place)
        || isAge && vetoed(.ageBesideAmount, at: place)
        || isSize && vetoed(.sizesBesideCount, at: place)
      {
        addNames(range)
      } else {
        leftovers.append((range, nil))
        line.problem = .range
      }
    }
  }

  private mutating func addMeanings(of quantity: Composition, to meanings: inout LineMeanings) {
    line.quantity = quantity.quantity
    if let pieces = quantity.pieces { line.pieces = pieces }
    if quantity.isProduct { line.isUnitPrice = false }
    if quantity.isProduct, let range = quantity.quantity?.range {
      line.packsRange = counts.first { !range.overlaps($0.part.range) }?.part.range
    }
    for range in quantity.names { addNames(words.words(in: range)) }
    if !counts.isEmpty { dropLinks(isProduct: quantity.isProduct) }
    if quantity.isSecond { cost += costs[.secondMeaning] }
    isOffered = quantity.isOffered || hasOfferedSize
    addReduced(to: &meanings)
  }

  private mutating func addNames(_ span: Range<Int>) {
    for index in span { names.append(words.words[index].range) }
  }

  /// Adds the meaning, which is whole now. Nothing is left of it here.
  mutating func finish(_ meanings: inout LineMeanings) {
    doubtTinyShares()
    placeRest()
    dropNameOfUnitPrice()
    dropArticleOfPack()
    dropLinkBehindAmount()
    dropJoints()
    dropRestatedShare()
    if line.notUnderstood.count > 1 {
      line.notUnderstood.sort { $0.lowerBound < $1.lowerBound }
    }
    line.nameRanges = names.isEmpty ? countedThings(line) : thingsAtHead(of: line) + names
    if line.isUnitPrice { line.isUnitPrice = line.pieces == nil && line.price != nil }
    if line.isPlain {
      let one = ofOneOfPack
      meanings.add(&line, cost: cost, isOffered: isOffered)
      if var one { meanings.add(&one, cost: cost + costs[.secondMeaning], isOffered: false) }
      return
    }
    // "MRP ₹115" alone is what is paid.
    if line.price == nil, line.deal == nil, line.unitPrice == nil, let former = line.formerPrice,
      WordSet.maximumPrice.contains(words.plain(words.words(in: former.range).lowerBound))
    {
      (line.price, line.formerPrice) = (former, nil)
    }
    if line.formerPrice != nil, let former = line.formerPrice, let price = line.price,
      former.value.amount <= price.value.amount
    {
      // A lower one of the last 30 days says nothing about what is paid now.
      if hasLowestPrice, vetoed(.lowestPrice, at: former.range) {
        line.formerPrice = nil
      } else {
        line.problem = .contradiction
      }
    }
    takePriceOfOneAtTill()
    let bought = dropDealInsidePack()
    guard line.deal != nil else {
      meanings.add(&line, cost: cost, isOffered: isOffered)
      return addSecond(bought, to: &meanings)
    }
    if line.problem == nil {
      if isDealDearer { line.problem = .dearerDeal }
    }
    if isDealForLessThanOne { cost += costs[.dealForLessThanOne] }
    if var reduced = afterReduction {
      meanings.add(&reduced, cost: cost, isOffered: isOffered)
      if saysNow { return }
      cost += costs[.secondMeaning]
    }
    if var pack = ofWholePack {
      if let deal = line.deal,
        isBehindPack(deal) && vetoed(.sumOfPack, at: deal.range)
          || deal.value.isOfLargePack(of: line.quantity?.value)
            && vetoed(.dealOfLargePack, at: deal.range)
      {
        return meanings.add(&pack, cost: cost, isOffered: isOffered)
      }
      meanings.add(&pack, cost: cost, isOffered: isOffered)
      cost += costs[.secondMeaning]
    }
    let saved = afterSaving
    meanings.add(&line, cost: cost, isOffered: isOffered)
    addSecond(saved, to: &meanings)
  }

  private func addSecond(_ other: ReadLine?, to meanings: inout LineMeanings) {
    if var other { meanings.add(&other, cost: cost + costs[.secondMeaning], isOffered: false) }
  }

  /// Decides of each leftover and each sign whether it belongs to the name or is not understood.
  private mutating func placeRest() {
    for (span, amount) in leftovers {
      // "250 g (4er Pack, insgesamt 1 kg)"
      if extent == .whole, let amount, amount.unit?.kind == line.quantity?.value.unit?.kind,
        vetoed(.sizeBesideWhole, at: words.range(span))
      {
        continue
      }
      // "250G 250 g"
      if let amount, let quantity = line.quantity?.value,
        amount.unit?.kind == quantity.unit?.kind && amount.total == quantity.total
          && vetoed(.sameAmount, at: words.range(span))
          || isMisreadMilliliter(amount, besides: quantity)
            && vetoed(.misreadMilliliters, at: words.range(span))
      {
        addNames(span)
      } else {
        line.notUnderstood.append(words.range(span))
      }
    }
    for (word, parts) in marks {
      if word > 0, word + 1 < words.count, isName(word - 1), isName(word + 1) {
        addNames(word..<word + 1)
      } else if !parts, !(LineWords.isArrow(words.bytes(word)) && leadsToPrice(word)) {
        line.notUnderstood.append(words.range(word..<word + 1))
      }
    }
    if !zip(names, names.dropFirst()).allSatisfy({ $0.lowerBound < $1.lowerBound }) {
      names.sort { $0.lowerBound < $1.lowerBound }
    }
  }

  /// Whether a sign is behind a former price, or right before the price: "1 L → 9,95 €".
  private func leadsToPrice(_ sign: Int) -> Bool {
    line.formerPrice != nil
      || line.price.map { words.words(in: $0.range).lowerBound == sign + 1 } == true
  }
}
