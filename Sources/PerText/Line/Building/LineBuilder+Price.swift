import PerModel

// The price paid, if the line states a unit price.
extension LineBuilder {
  /// Adds the meaning, with the price worked out where the line says what a unit costs.
  mutating func addPriced(to meanings: inout LineMeanings) {
    guard let unitPrice = line.unitPrice else { return finish(&meanings) }
    if takeGroupPrice(unitPrice) { return finish(&meanings) }
    guard let quantity = line.quantity else {
      if line.price.map({ isNear($0.value.amount, unitPrice.value.price.amount) }) == true {
        line.quantity = .init(
          value: unitPrice.value.quantity, range: unitPrice.value.quantityRange)
      } else if line.price == nil {
        let unit = unitPrice.value
        line.price = .init(value: unit.price, range: unit.priceRange)
        line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
        line.isUnitPrice = true
      } else if let price = line.price, let quantity = quantity(for: price.value, unitPrice) {
        line.quantity = quantity
      } else {
        // Nothing tells how much the price is for.
        leftovers.append((words.words(in: unitPrice.range), nil))
      }
      return finish(&meanings)
    }
    if let price = line.price {
      if contradicts(unitPrice.value, quantity.value, price.value.amount) {
        leftovers.append((words.words(in: unitPrice.range), nil))
        line.problem = .contradiction
      }
      return finish(&meanings)
    }
    workOut(unitPrice, quantity, &meanings)
  }

  /// Makes a deal of what several packs cost, "100 g 2 buc la 15 lei", beside an amount that each of them has.
  private mutating func takeGroupPrice(_ unitPrice: ReadLine.Part<ReadUnitPrice>) -> Bool {
    let unit = unitPrice.value
    guard unit.quantity.unit == .item, unit.quantity.countName == nil, line.deal == nil,
      let count = unit.quantity.wholeCount, (2...LineLimit.group).contains(count),
      let kind = line.quantity?.value.unit?.kind, kind != .count
    else { return false }
    if let one = line.price?.value.amount {
      guard one < unit.price.amount, let all = try? one * Rational(count), unit.price.amount < all
      else { return false }
    }
    line.deal = .init(
      value: Deal(
        .total(count: count, price: unit.price.amount), currency: unit.price.currency),
      range: unitPrice.range)
    line.unitPrice = nil
    return true
  }

  /// The amount that a price buys at a unit price: 1.49 at 5.96/kg is 250 g. `nil` if the unit price is too coarse to
  /// tell.
  private func quantity(
    for price: ReadPrice, _ unitPrice: ReadLine.Part<ReadUnitPrice>
  ) -> ReadLine.Part<ReadQuantity>? {
    let (unit, one) = (unitPrice.value.quantity, unitPrice.value.price)
    guard one.fractionDigits < LineLimit.decimals else { return nil }
    let rounding = LineTolerance.ofRounding(fractionDigits: one.fractionDigits)
    guard price.currency == nil || one.currency == nil || price.currency == one.currency,
      !price.isSum, one.amount.isPositive,
      let written = Self.unit(for: unit.unit), let base = unit.total,
      let whole = try? price.amount / one.amount * base / written.factor,
      let slack = try? whole / one.amount * Rational(1, over: rounding),
      let most = try? whole / LineTolerance.rounding, slack <= most
    else { return nil }
    for step in LineLimit.packSteps {
      guard let steps = try? (whole / step).rounded(fractionDigits: 0),
        let amount = try? steps * step, amount.isPositive,
        let distance = try? (amount - whole).magnitude, distance <= slack
      else { continue }
      return .init(
        value: ReadQuantity(amount: amount, unit: written, countName: unit.countName),
        range: unitPrice.range)
    }
    return nil
  }

  /// The unit in which packs state the amount whose unit price is per `unit`.
  private static func unit(for unit: Unit?) -> Unit? {
    guard let unit else { return nil }
    let isMetric = unit.systems.contains(.metric)
    return switch unit.kind {
    case .mass: isMetric ? .gram : .ounce
    case .volume: isMetric ? .milliliter : nil
    case .count where unit == .item: .item
    default: nil
    }
  }

  private mutating func workOut(
    _ unitPrice: ReadLine.Part<ReadUnitPrice>, _ quantity: ReadLine.Part<ReadQuantity>,
    _ meanings: inout LineMeanings
  ) {
    let unit = unitPrice.value
    switch unit.quantity.unit?.kind {
    case .count:
      // "3.49 per pack" is about the pack, and so is "3.49 each", but where it holds several perhaps about one of them.
      let isOfPack = unit.quantity.countName.map { isOfWhole($0, quantity) } ?? false
      let pieces = isOfPack ? 1 : quantity.value.packs.first ?? quantity.value.wholeCount ?? 1
      // "200 wipes 1.20 per 100"
      if !isOfPack, let several = unit.quantity.wholeCount, several > 1,
        let share = try? Rational(pieces) / Rational(several),
        let product = product(unit.price, share)
      {
        line.price = .init(value: product, range: unitPrice.range)
        return finish(&meanings)
      }
      var all = self
      line.price = .init(value: unit.price, range: unitPrice.range)
      guard pieces > 1, let product = product(unit.price, Rational(pieces)) else {
        return finish(&meanings)
      }
      all.line.price = .init(value: product, range: unitPrice.range)
      if isCountedAt(unitPrice, quantity) { return all.finish(&meanings) }
      var one = self
      // "4 avocados 88¢ each" are rather loose ones than a pack.
      if words.words(in: quantity.range) == 0..<1 {
        all.finish(&meanings)
        return one.finish(&meanings)
      }
      one.finish(&meanings)
      return all.finish(&meanings)
    case quantity.value.unit?.kind:
      if let one = unit.quantity.total, let whole = quantity.value.total,
        let share = try? whole / one, let product = product(unit.price, share)
      {
        line.price = .init(value: product, range: unitPrice.range)
      }
    case _ where quantity.value.unit?.kind == .count:
      // "4 pieces 12.90/kg": nothing says what they weigh.
      line.pieces = quantity
      line.price = .init(value: unit.price, range: unit.priceRange)
      line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
      line.isUnitPrice = true
    default:
      leftovers.append((words.words(in: unitPrice.range), nil))
      line.problem = .contradiction
    }
    finish(&meanings)
  }

  /// Whether what has a price is the whole pack, "12 x 1 l, je Karton 11.88", and not one of several of them.
  private func isOfWhole(_ name: CountName, _ quantity: ReadLine.Part<ReadQuantity>) -> Bool {
    if name == .pack { return true }
    guard name.holdsPacks, quantity.value.countName != name else { return false }
    return !words.words(in: quantity.range).dropFirst().contains {
      words.words[$0].meaning.countName == name && words.has(.whole, $0 - 1)
    }
  }

  func product(_ price: ReadPrice, _ factor: Rational) -> ReadPrice? {
    guard let amount = try? price.amount * factor else { return nil }
    return ReadPrice(
      amount: amount, currency: price.currency, isSum: true, wasAmbiguous: price.wasAmbiguous)
  }

  /// Whether a price per unit says something else than quantity and price, up to rounding: it may also be that of what
  /// is left without the liquid, and follow from the price with a card.
  func contradicts(_ unit: ReadUnitPrice, _ quantity: ReadQuantity, _ price: Rational)
    -> Bool
  {
    let prices = [price, loyaltyPrice].compactMap { $0 }
    let one = unit.price
    if unit.quantity.unit?.kind == .count {
      // "0.28p/sheet" says nothing of sixteen rolls.
      if let counted = unit.quantity.countName, let other = quantity.countName, counted != other {
        return false
      }
      // "0.30 each" is about the packs or about what is in them, and "1.20 per 100" about a hundred of them.
      let pieces = line.pieces?.value.wholeCount.flatMap { $0 < LineLimit.pieceCount ? $0 : nil }
      let numbers = [1, quantity.packs.first, quantity.wholeCount, pieces].compactMap { $0 }
      let base = unit.quantity.wholeCount ?? 1
      return !numbers.contains { number in
        guard let share = try? Rational(number) / Rational(base) else { return false }
        return prices.contains { isNear(one, times: share, $0) }
      }
    }
    guard unit.quantity.unit?.kind == quantity.unit?.kind else {
      return quantity.unit?.kind != .count
    }
    guard let base = unit.quantity.total, let whole = quantity.total else { return true }
    let rest = drained.flatMap { $0.unit.kind == quantity.unit?.kind ? $0.total : nil }
    return ![whole, rest ?? whole].contains { amount in
      guard let share = try? amount / base else { return false }
      return prices.contains { isNear(one, times: share, $0) }
    }
  }

  /// Whether a number of things at this price each cost as much as a whole, up to the rounding of that price.
  private func isNear(_ one: ReadPrice, times number: Rational, _ price: Rational) -> Bool {
    guard let said = try? one.amount * number else { return false }
    if isNear(said, price) { return true }
    let rounding = LineTolerance.ofRounding(fractionDigits: one.roundedDigits)
    guard let slack = try? number * Rational(1, over: rounding),
      let difference = try? (said - price).magnitude
    else { return false }
    return difference <= slack
  }

  func isNear(_ one: Rational, _ other: Rational) -> Bool {
    one.isNear(other, within: LineTolerance.rounding)
  }
}

// Amounts that are hardly those of the product.
extension LineBuilder {
  /// Doubts an amount that is followed by a number of unknown things, where each of them would get less than a gram
  /// or a milliliter: "500 mg 24 tbts".
  mutating func doubtTinyShares() {
    guard counts.isEmpty, let range = line.quantity?.range else { return }
    let next = words.words(in: range).upperBound
    guard next + 1 < words.count, words.has(.whole, next), words.has(.letter, next + 1),
      isName(next), isName(next + 1), !words.isSize(next), let quantity = line.quantity,
      [.mass, .volume].contains(quantity.value.unit?.kind), let number = Int(words.text(next)),
      let total = quantity.value.total, let least = try? Rational(number) / 1000, total < least,
      vetoed(.tinyShares, at: range)
    else { return }
    let things = [words.words[next].range, words.words[next + 1].range]
    names.removeAll { things.contains($0) }
    leftovers.append((next..<next + 2, nil))
  }

  /// Whether meters are a short word for the milliliters that the line says too, as on Hebrew labels: "75מ 75 מ״ל".
  func isMisreadMilliliter(_ amount: ReadQuantity, besides quantity: ReadQuantity) -> Bool {
    amount.unit == .meter && quantity.unit == .milliliter && amount.amount == quantity.amount
  }

  /// Whether all of a pack would weigh no more than a gram.
  func isOneGramAtMost(_ amount: ReadQuantity) -> Bool {
    amount.thousandths.map { $0 <= 1 } ?? false
  }

  /// Whether grams are those of a square meter of paper, or pounds of a ream: no sheet weighs less than one gram.
  func isOfPaper(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>, _ number: Int
  ) -> Bool {
    count.value.countName == .sheet
      && (amount.value.unit == .gram || amount.value.unit == .pound)
      && amount.value.amount < Rational(number)
  }

  /// Whether grams may be those of a square meter of writing paper or card.
  func mayBeOfPaper(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>
  ) -> Bool {
    count.value.countName == .sheet && amount.value.unit == .gram
      && LineLimit.paper.contains(amount.value.amount)
  }

  /// Whether packs hold so much in all that the packs themselves must be sold: 20 bin bags of 50 l.
  func mayHoldNothing(_ amount: ReadLine.Part<ReadQuantity>?) -> Bool {
    guard amount?.value.packs.isEmpty == false, amount?.value.unit?.kind == .volume,
      let total = amount?.value.total
    else { return false }
    let bags = amount.map(fewBags) ?? 0..<0
    return total >= LineLimit.emptyVolume && bags.isEmpty
      || words.indices.contains { isEmptyHolder($0) && !bags.contains($0) }
      || amount.map(namesJars) == true || namesHoldersOfMaterial()
  }

  /// The words of a few bags that something else is in, "3 Sack à 40 l" of soil; none where bags may be sold.
  func fewBags(_ quantity: ReadLine.Part<ReadQuantity>) -> Range<Int> {
    let span = words.words(in: quantity.range)
    let number = quantity.value.wholeCount ?? quantity.value.packCount
    guard (2...LineLimit.fewBags).contains(number),
      span.contains(where: { words.words[$0].meaning.countName == .bag })
    else { return 0..<0 }
    return span
  }
}

extension ReadPrice {
  /// To how many decimals shops have rounded a price of a unit: to cents, or tenths of them where it has as many; to a
  /// whole one without decimals, as in yen.
  fileprivate var roundedDigits: Int {
    if fractionDigits == 0, amount.isInteger, amount >= LineLimit.leastRounded { return 0 }
    return fractionDigits > 2 ? 3 : 2
  }
}
