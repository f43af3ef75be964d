import PerModel

/// What a cover of a line says about a product.
struct LineMeaning {
  var line = ReadLine()
  var cost: Int
  /// Whether it is only offered beside a reading that is clear by itself.
  var isOffered = false

  /// One meaning, or several where a count stands beside an amount.
  static func all(
    of cover: LineCover, _ words: LineWords, terms: Terms, parts: [ReadLine.Part<Term>]
  ) -> [LineMeaning] {
    var builder = LineBuilder(cover, words)
    builder.line.terms = terms
    builder.line.termParts = parts
    return builder.meanings()
  }
}

/// Puts together what the readings of a cover say.
private struct LineBuilder {
  let words: LineWords
  let cost: Int
  var line = ReadLine()
  private var names: [Int] = []
  private var leftovers: [(words: Range<Int>, amount: ReadQuantity?)] = []
  private var amount: ReadLine.Part<ReadQuantity>?
  private var counts: [(part: ReadLine.Part<ReadQuantity>, isContainer: Bool)] = []
  private var marks: [(word: Int, parts: Bool)] = []
  private var hasRange = false

  init(_ cover: LineCover, _ words: LineWords) {
    self.words = words
    cost = cover.cost
    for reading in cover.readings { take(reading) }
  }

  private mutating func take(_ reading: LineReading) {
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
      if isPer { line.isUnitPrice = true }
    case .count(let value, let isContainer, let isPer):
      if isPer { line.isUnitPrice = true }
      counts.append((.init(value: value, range: range), isContainer))
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

  mutating func meanings() -> [LineMeaning] {
    quantities().flatMap { quantity -> [LineMeaning] in
      var builder = self
      builder.line.quantity = quantity.quantity
      builder.line.pieces = quantity.pieces
      if quantity.isProduct, let range = quantity.quantity?.range {
        builder.line.packsRange = counts.first { !range.overlaps($0.part.range) }?.part.range
      }
      builder.names += quantity.names.flatMap { words.words(in: $0) }
      return builder.priced().map { meaning in
        var meaning = meaning
        meaning.cost += quantity.cost
        meaning.isOffered = meaning.isOffered || quantity.isOffered
        return meaning
      }
    }
  }

  // MARK: How much

  private struct Composition {
    var quantity: ReadLine.Part<ReadQuantity>?
    var pieces: ReadLine.Part<ReadQuantity>?
    /// What stays in the name.
    var names: [Range<Int>] = []
    var cost = 0
    var isOffered = false
    /// Whether the quantity is the count times what each holds.
    var isProduct = false
  }

  /// The quantity from what is measured and what is counted.
  private func quantities() -> [Composition] {
    guard let first = counts.first else { return [Composition(quantity: amount)] }
    if let amount { return beside(amount, first.part, isContainer: first.isContainer) }
    guard counts.count > 1 else { return [Composition(quantity: first.part)] }
    let second = counts[1]
    if first.part.value.total == second.part.value.total {
      return [
        first.part.value.countName == nil
          ? Composition(quantity: second.part, pieces: first.part)
          : Composition(quantity: first.part, pieces: second.part)
      ]
    }
    if first.isContainer != second.isContainer {
      let (outer, inner) =
        first.isContainer ? (first.part, second.part) : (second.part, first.part)
      if let number = outer.value.wholeCount, inner.value.packs.contains(number) {
        return [Composition(quantity: inner, names: [outer.range])]
      }
      return total(inner, in: outer)
    }
    return [
      Composition(quantity: first.part, names: [second.part.range]),
      Composition(quantity: second.part, names: [first.part.range]),
    ]
  }

  /// An amount beside a count: "4 pack 180 g" weighs 180 g, each of "6 cans 330 ml" has 330 ml.
  private func beside(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>, isContainer: Bool
  ) -> [Composition] {
    let measured = amount.value
    guard let number = count.value.wholeCount else {
      return [Composition(quantity: amount, names: [count.range])]
    }
    if number == 1 { return [Composition(quantity: amount, pieces: count)] }
    if !measured.packs.isEmpty {
      let product = measured.packs.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
      if measured.packs.contains(number) || product == number {
        return [Composition(quantity: amount, names: [count.range])]
      }
      return [
        Composition(quantity: amount, names: [count.range]),
        Composition(quantity: count, names: [amount.range]),
      ]
    }
    switch measured.unit?.kind {
    case .mass where ["milligram", "microgram"].contains(measured.unit?.id):
      // 500 mg say how strong each of 20 tablets is.
      let counted = Composition(quantity: count, names: [amount.range])
      if ["tablet", "capsule"].contains(count.value.countName?.id) { return [counted] }
      return [counted, Composition(quantity: amount, pieces: count, cost: 1)]
    case .mass where measured.unit == .ounce && count.value.countName == nil:
      // American cans and bottles have their fluid ounces on them as ounces: 24 ct 16.9 oz.
      return unclear(each(amount, count))
    case .mass: return total(amount, in: count)
    case .volume where isContainer: return each(amount, count)
    case .volume:
      // 45 bags of 5 l hold nothing yet.
      return unclear(each(amount, count)) + [Composition(quantity: count, names: [amount.range], cost: 1)]
    default:
      return [
        Composition(quantity: amount, pieces: count),
        Composition(quantity: count, names: [amount.range]),
      ]
    }
  }

  /// The same where none is clear by itself.
  private func unclear(_ compositions: [Composition]) -> [Composition] {
    compositions.map { composition in
      var composition = composition
      composition.isOffered = false
      return composition
    }
  }

  private func total(
    _ amount: ReadLine.Part<ReadQuantity>, in count: ReadLine.Part<ReadQuantity>
  ) -> [Composition] {
    var compositions = [Composition(quantity: amount, pieces: count)]
    if let product = product(amount, count) {
      compositions.append(Composition(quantity: product, cost: 1, isOffered: true, isProduct: true))
    }
    return compositions
  }

  private func each(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>
  ) -> [Composition] {
    guard let product = product(amount, count) else { return [Composition(quantity: amount)] }
    return [
      Composition(quantity: product, isProduct: true),
      Composition(quantity: amount, pieces: count, cost: 1, isOffered: true),
    ]
  }

  private func product(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>
  ) -> ReadLine.Part<ReadQuantity>? {
    guard let number = count.value.wholeCount else { return nil }
    // Beside each other they are one text that says the same.
    let (first, last) =
      count.range.lowerBound < amount.range.lowerBound
      ? (count.range, amount.range) : (amount.range, count.range)
    let isNear = last.lowerBound <= first.upperBound + 1
    let range = isNear ? first.lowerBound..<last.upperBound : amount.range
    return .init(value: amount.value.multiplied(by: number), range: range)
  }

  // MARK: What it costs

  /// With the price worked out where the line says what a unit costs.
  private func priced() -> [LineMeaning] {
    guard let unitPrice = line.unitPrice else { return [finished()] }
    var builder = self
    guard let quantity = line.quantity else {
      if line.price.map({ isNear($0.value.amount, unitPrice.value.price.amount) }) == true {
        builder.line.quantity = .init(
          value: unitPrice.value.quantity, range: unitPrice.value.quantityRange)
      } else if line.price == nil {
        let unit = unitPrice.value
        builder.line.price = .init(value: unit.price, range: unit.priceRange)
        builder.line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
        builder.line.isUnitPrice = true
      } else {
        // Nothing tells how much the price is for.
        builder.leftovers.append((words.words(in: unitPrice.range), nil))
      }
      return [builder.finished()]
    }
    if let price = line.price {
      if contradicts(unitPrice.value, quantity.value, price.value.amount) {
        builder.leftovers.append((words.words(in: unitPrice.range), nil))
        builder.line.problem = .contradiction
      }
      return [builder.finished()]
    }
    return builder.workedOut(unitPrice, quantity)
  }

  private func workedOut(
    _ unitPrice: ReadLine.Part<ReadUnitPrice>, _ quantity: ReadLine.Part<ReadQuantity>
  ) -> [LineMeaning] {
    let unit = unitPrice.value
    var paid = self
    paid.line.price = .init(value: unit.price, range: unitPrice.range)
    if unit.quantity.unit?.kind == .count {
      // "3.49 each" is about the pack, but where it holds several perhaps about one of them.
      let pieces = quantity.value.packs.first ?? quantity.value.wholeCount ?? 1
      guard pieces > 1, let product = product(unit.price, Rational(pieces)) else {
        return [paid.finished()]
      }
      var all = self
      all.line.price = .init(value: product, range: unitPrice.range)
      return [paid.finished(), all.finished()]
    }
    if unit.quantity.unit?.kind == quantity.value.unit?.kind {
      guard let one = unit.quantity.total, let whole = quantity.value.total,
        let share = try? whole / one, let product = product(unit.price, share)
      else { return [finished()] }
      paid.line.price = .init(value: product, range: unitPrice.range)
      return [paid.finished()]
    }
    if quantity.value.unit?.kind == .count {
      // "4 pieces 12.90/kg": nothing says what they weigh.
      paid.line.pieces = quantity
      paid.line.price = .init(value: unit.price, range: unit.priceRange)
      paid.line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
      paid.line.isUnitPrice = true
      return [paid.finished()]
    }
    paid.line.price = nil
    paid.leftovers.append((words.words(in: unitPrice.range), nil))
    paid.line.problem = .contradiction
    return [paid.finished()]
  }

  private func product(_ price: ReadPrice, _ factor: Rational) -> ReadPrice? {
    guard let amount = try? price.amount * factor else { return nil }
    return ReadPrice(
      amount: amount, currency: price.currency, isSum: true, wasAmbiguous: price.wasAmbiguous)
  }

  /// Whether a price per unit says something else than quantity and price, up to rounding.
  private func contradicts(_ unit: ReadUnitPrice, _ quantity: ReadQuantity, _ price: Rational)
    -> Bool
  {
    if unit.quantity.unit?.kind == .count {
      let pieces = quantity.packs.first ?? quantity.wholeCount ?? 1
      return !isNear(unit.price.amount, price)
        && !((try? unit.price.amount * Rational(pieces)).map { isNear($0, price) } ?? true)
    }
    guard unit.quantity.unit?.kind == quantity.unit?.kind else {
      return quantity.unit?.kind != .count
    }
    guard let one = unit.quantity.total, let whole = quantity.total,
      let share = try? whole / one, let said = try? unit.price.amount * share
    else { return true }
    // The unit price is rounded to its last digit, and that of a small unit may be a few cents.
    let rounding = (try? share / 200) ?? .zero
    return !isNear(said, price) && ((try? (said - price).magnitude > rounding) ?? true)
  }

  private func isNear(_ one: Rational, _ other: Rational) -> Bool {
    guard let difference = try? (one - other).magnitude * 100 else { return false }
    return difference <= other
  }

  // MARK: The name

  private func finished() -> LineMeaning {
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
    for (word, parts) in marks {
      if names.contains(word - 1), names.contains(word + 1) {
        names.append(word)
      } else if !parts {
        line.notUnderstood.append(words.range(word..<word + 1))
      }
    }
    names.sort()
    line.notUnderstood.sort { $0.lowerBound < $1.lowerBound }
    line.nameRanges = names.map { words.words[$0].range }
    if line.nameRanges.isEmpty { line.nameRanges = countedThings(line) }
    line.name = words.text(of: line.nameRanges)
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
  private func countedThings(_ line: ReadLine) -> [Range<Int>] {
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
