import PerModel

// By how much a price is lower, and what a deal makes of it.
extension LineBuilder {
  mutating func addReduced(to meanings: inout LineMeanings) {
    if line.isPlain { return finish(&meanings) }
    guard let deal = line.deal, let former = line.formerPrice else {
      return addPriced(to: &meanings)
    }
    if let price = line.price, restates(deal.value, former.value, price.value),
      vetoed(.sameReduction, at: deal.range)
    {
      line.deal = nil
      return addPriced(to: &meanings)
    }
    if isSinglePrice(former.value, beside: deal.value), vetoed(.priceOfFormerOne, at: former.range)
    {
      (line.price, line.formerPrice) = (former, nil)
      return addPriced(to: &meanings)
    }
    var other = dropSecondReduction(deal, former)
    addPriced(to: &meanings)
    other?.addPriced(to: &meanings)
  }

  /// Whether what is called the former price is that of one next to a deal for several: "2 for £4, usually £2.50".
  private func isSinglePrice(_ former: ReadPrice, beside deal: Deal) -> Bool {
    guard line.price == nil else { return false }
    switch deal.kind {
    case .total(let count, let price):
      return (try? price / Rational(count)).map { former.amount > $0 } ?? false
    // "ab 3 Säcken je 2,99 sonst 3,49"
    case .each(_, let price): return former.amount > price
    default: return false
    }
  }

  /// Whether a deal only says by how much the price is lower than the former one: "-25 % 5,99 € statt 7,99 €".
  private func restates(_ deal: Deal, _ former: ReadPrice, _ price: ReadPrice) -> Bool {
    let reduced: Rational?
    switch deal.kind {
    case .percentOff(let share): reduced = try? former.amount * (1 - share)
    case .amountOff(let off): reduced = try? former.amount - off
    default: return false
    }
    // Percentages are rounded.
    return reduced?.isNear(price.amount, within: LineTolerance.rounding, of: former.amount) ?? false
  }

  /// A product has one reduction: where the line names a deal and a former price, one of them has no
  /// place. Keeps the deal, and answers with a copy that keeps the other if it can.
  private mutating func dropSecondReduction(
    _ deal: ReadLine.Part<Deal>, _ former: ReadLine.Part<ReadPrice>
  ) -> LineBuilder? {
    var other = line.price == nil ? nil : self
    other?.line.deal = nil
    other?.leftovers.append((words.words(in: deal.range), nil))
    line.formerPrice = nil
    leftovers.append((words.words(in: former.range), nil))
    return other
  }

  /// Takes the price of one where tills print what all that were bought cost together, "5 x 0.89 QUARK 250G 4.45", or
  /// asks.
  mutating func takePriceOfOneAtTill() {
    guard let deal = line.deal, case .each(let count, let one) = deal.value.kind,
      let price = line.price, let whole = try? one * Rational(count), whole == price.value.amount
    else { return }
    // "Brot 2 x 1,50 3": without a name or a currency between them these may be other numbers.
    let isApart = words.words(in: price.range).lowerBound > words.words(in: deal.range).upperBound
    guard isApart || price.value.currency != nil else {
      if line.problem == nil { line.problem = .contradiction }
      return
    }
    let each = ReadPrice(
      amount: one, currency: price.value.currency ?? deal.value.currency,
      fractionDigits: price.value.fractionDigits)
    line.price = .init(value: each, range: deal.range)
    line.deal = nil
  }

  /// The first meaning of "-30% now 4.99 €", "£2 off now £8" and "Half price 1.99": that so much is off already; `nil`
  /// where nothing says that.
  var afterReduction: ReadLine? {
    guard let deal = line.deal, deal.value.minimumCount == 1, line.notUnderstood.isEmpty,
      let price = line.price, let before = priceBefore(deal.value.kind, price.value)
    else { return nil }
    let reduction = words.words(in: deal.range)
    let (next, start) = (reduction.upperBound, words.words(in: price.range).lowerBound)
    let isShare = if case .percentOff = deal.value.kind { true } else { false }
    // A reduction in words, "half price", stands next to the price that is paid; shops show what is paid beside
    // "30 % off", too, and only a bare "-30%" is typed to be taken off.
    guard
      start == next && (words.has(.introduction, next) || words.has(.introduction, next - 1))
        || start >= next && words.count(of: .digit, in: reduction) == 0
        || isShare
          && reduction.contains(where: { words.has(.letter, $0) && !words.says(.minus, $0) })
    else { return nil }
    return lineWithFormerPrice(before, instead: deal.range, price.value.currency)
  }

  /// Whether a word between a reduction in words and the price says that this is paid: "half price now £1".
  var saysNow: Bool {
    guard let deal = line.deal, let price = line.price else { return false }
    let reduction = words.words(in: deal.range)
    let next = words.words(in: price.range).lowerBound
    return next == reduction.upperBound && words.count(of: .digit, in: reduction) == 0
      && [next - 1, next].contains {
        WordSet.nowPaid.contains(words.plain($0))
      }
  }

  /// What was paid before a reduction that led to a price.
  private func priceBefore(_ kind: Deal.Kind, _ price: ReadPrice) -> Rational? {
    switch kind {
    case .percentOff(let share):
      try? (price.amount / (1 - share)).rounded(fractionDigits: price.fractionDigits)
    case .amountOff(let off): try? price.amount + off
    default: nil
    }
  }

  /// The other meaning of "£5.50 save £2.50": that £2.50 are off already; `nil` where nothing else is meant.
  var afterSaving: ReadLine? {
    guard let deal = line.deal, case .amountOff(let off) = deal.value.kind, let price = line.price,
      price.range.lowerBound < deal.range.lowerBound,
      words.words[words.words(in: deal.range).lowerBound].meaning.role == .save,
      words.has(.letter, words.words(in: deal.range).lowerBound),
      let before = try? price.value.amount + off
    else { return nil }
    return lineWithFormerPrice(before, instead: deal.range, price.value.currency)
  }

  /// Takes the share by which a price is lower than the former one out of the name: "40% 2,99 statt 4,99".
  mutating func dropRestatedShare() {
    guard let price = line.price, let former = line.formerPrice, names.count > 1 else { return }
    let shares = names.filter { range in
      guard words.bytes(at: range).last == UInt8(ascii: "%"),
        let share = try? reader.deals.read(words.lent(at: range)), case .percentOff = share.kind
      else { return false }
      return restates(share, former.value, price.value)
    }
    if !shares.isEmpty { names.removeAll(where: shares.contains) }
  }

  /// Takes out a deal whose things are those of the pack, "3 + 1 free 4 x 250 g". Behind the pack it may as well be about
  /// several of them, "3 x 120 g 4.49 3 for 2": answers with that.
  mutating func dropDealInsidePack() -> ReadLine? {
    guard let deal = line.deal, deal.value.isInside(line.quantity?.value),
      vetoed(.dealInsidePack, at: deal.range)
    else { return nil }
    var other: ReadLine?
    if let quantity = line.quantity, line.packsRange == nil, line.price != nil,
      (quantity.value.packs.first ?? .max) < LineLimit.packOfDeal,
      quantity.range.upperBound <= deal.range.lowerBound
    {
      other = line
    }
    line.deal = nil
    return other
  }

  /// The other meaning of "12+4 free 13.49" and "leve 16 pague 15": the price of a pack with that many in it. `nil` for
  /// smaller numbers, and where the line already says how many there are.
  var ofWholePack: ReadLine? {
    let count: Int
    switch line.deal?.value.kind {
    case .buyGet(let bought, let given, let part)? where part.isZero: count = bought + given
    case .payFor(let taken, _)?: count = taken
    default: return nil
    }
    // "5+1 gratis" is printed on packs of six, and "6 for 5" on shelves.
    let isOnPack = line.deal.map { words.line.bytes[$0.range].contains(UInt8(ascii: "+")) } ?? false
    let least =
      line.quantity == nil || isOnPack ? LineLimit.packOfBareDeal : LineLimit.packOfDeal
    guard count >= least, line.price != nil, line.pieces == nil,
      line.notUnderstood.isEmpty, line.quantity?.value.packs.isEmpty ?? true
    else { return nil }
    var other = line
    other.deal = nil
    if let quantity = line.quantity {
      guard quantity.value.unit?.kind != .count else { return nil }
      other.quantity = .init(
        value: quantity.value.multiplied(by: count), range: quantity.range)
    } else if let deal = line.deal {
      other.quantity = .init(
        value: ReadQuantity(amount: Rational(count), unit: .item), range: deal.range)
    }
    return other
  }

  /// Whether "pack" stands before what reads like a deal: "pack 4+2".
  func isBehindPack(_ deal: ReadLine.Part<Deal>) -> Bool {
    let first = words.words(in: deal.range).lowerBound
    return first > 0 && WordSet.numberedPack.contains(words.plain(first - 1))
  }

  /// The same with the former price, if it has a deal.
  private func lineWithFormerPrice(
    _ amount: Rational, instead range: Range<Int>, _ currency: Currency?
  ) -> ReadLine {
    var other = line
    other.deal = nil
    other.formerPrice = .init(value: ReadPrice(amount: amount, currency: currency), range: range)
    return other
  }

  /// Whether several are to cost less than one of them: "3 for the price of 2 € 14,99" are not 3 for 2 €.
  var isDealForLessThanOne: Bool {
    guard case .total(_, let whole) = line.deal?.value.kind, let price = line.price?.value else {
      return false
    }
    return whole < price.amount
  }

  /// Whether the deal costs more than the price beside it, which is not an offer.
  var isDealDearer: Bool {
    guard let deal = line.deal?.value, let price = line.price?.value, !line.isUnitPrice,
      deal.currency == nil || price.currency == nil || deal.currency == price.currency
    else { return false }
    switch deal.kind {
    case .each(_, let one), .nthPrice(_, let one): return one > price.amount
    case .total(let count, let whole), .proRata(let count, let whole):
      return (try? price.amount * Rational(count)).map { whole > $0 } ?? false
    case .amountOff(let off): return off >= price.amount
    default: return false
    }
  }
}

extension Deal {
  /// Whether a pack holds what is bought and what is free: "3 + 1 free 4 x 250 g".
  func isInside(_ quantity: ReadQuantity?) -> Bool {
    let count: Int
    switch kind {
    case .buyGet(let bought, let given, let part) where part.isZero: count = bought + given
    case .payFor(let taken, _): count = taken
    default: return false
    }
    // "2+1 offert, les 3 : 7,98 €"
    if let quantity, quantity.unit == .item, quantity.packs.isEmpty {
      return quantity.wholeCount == count
    }
    return quantity?.packs == [count]
  }

  /// Whether nobody would take as many, so that it rather says what a pack holds: "60 + 20 free".
  ///
  /// - Parameter quantity: what else the line says of how much there is, which may be that of each or of all.
  func isOfLargePack(of quantity: ReadQuantity?) -> Bool {
    switch kind {
    case .buyGet(let bought, _, _): bought >= LineLimit.largePack && quantity == nil
    case .payFor(let taken, _):
      taken >= LineLimit.largePack && (quantity == nil || quantity?.unit?.kind == .length)
    default: false
    }
  }
}
