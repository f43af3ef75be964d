import PerModel

/// What a cover of a line says about a product.
struct LineMeaning {
  var line = ReadLine()
  var cost = 0
  /// Whether it is only offered as the alternative to a reading that is clear by itself.
  var isOffered = false
}

/// What a line can mean. Most lines mean one thing, for which nothing is allocated.
struct LineMeanings {
  var first = LineMeaning()
  private(set) var others: [LineMeaning] = []
  private(set) var isEmpty = true

  /// Adds a meaning. The line is moved, because lines are large: nothing is left of it.
  mutating func add(_ line: inout ReadLine, cost: Int, isOffered: Bool) {
    if isEmpty {
      isEmpty = false
      (first.cost, first.isOffered) = (cost, isOffered)
      swap(&line, &first.line)
    } else {
      others.append(LineMeaning(line: line, cost: cost, isOffered: isOffered))
    }
  }

  /// Sets the terms that all of them have.
  mutating func setTerms(of found: TermPhrases.Found) {
    first.line.setTerms(of: found)
    for index in others.indices { others[index].line.setTerms(of: found) }
  }

  /// Puts the one that costs least first, and adds to it what else the line can mean. A price without a
  /// currency is in this one.
  mutating func addAlternatives(in currency: Currency, _ vetoed: (Veto) -> Bool) {
    var all = [first] + others
    all.sort { $0.cost < $1.cost }
    keepConfirmed(&all, vetoed)
    for other in all.dropFirst() where other.cost <= all[0].cost + LineCosts.margin {
      // A meaning that leaves parts of the line unexplained casts no doubt on one that explains all.
      guard !other.line.says(all[0].line, in: currency),
        other.line.notUnderstood.isEmpty || !all[0].line.notUnderstood.isEmpty
          || !vetoed(.unexplained),
        !all[0].line.alternatives.contains(where: { other.line.says($0, in: currency) })
      else { continue }
      all[0].line.alternatives.append(other.line)
      if !other.isOffered, all[0].line.problem == nil { all[0].line.problem = .severalReadings }
    }
    first = all[0]
  }

  /// The printed unit price decides between several that cost about the same: "1,236 kg 1,99 €/kg 2,46".
  private func keepConfirmed(_ all: inout [LineMeaning], _ vetoed: (Veto) -> Bool) {
    let limit = all[0].cost + LineCosts.margin
    let near = all.prefix { $0.cost <= limit }
    let confirmed = near.indices.filter { all[$0].line.isConfirmed }
    guard confirmed.count == 1, near.count > 1, vetoed(.unconfirmed) else { return }
    all = [all[confirmed[0]]] + all.dropFirst(near.count)
  }
}

extension ReadLine {
  /// Whether a printed unit price says the same as quantity and price: where it does not, the builder has said so. A
  /// quantity that is worked out from the two confirms nothing.
  fileprivate var isConfirmed: Bool {
    // "3 of 150 ml each $5": what is in the words of the unit price itself says the same.
    guard let unitPrice, let price, !price.range.overlaps(unitPrice.range), !isUnitPrice,
      problem == nil, quantity.map({ !$0.range.overlaps(unitPrice.range) }) ?? true
    else { return false }
    return unitPrice.value.quantity.unit?.kind == quantity?.value.unit?.kind
      || isConfirmedByEach(unitPrice.value, price.value.amount)
  }

  /// Whether the price of each pack comes to that of all: "6 x 330 ml 35,94 (5,99 each)".
  private func isConfirmedByEach(_ each: ReadUnitPrice, _ price: Rational) -> Bool {
    guard each.quantity.unit == .item, each.quantity.total == .one,
      quantity?.value.unit?.kind == .volume,
      let number = quantity?.value.packs.first,
      let all = try? Rational(number) * each.price.amount
    else { return false }
    return all.isNear(price, within: LineTolerance.meaning)
  }

  /// Sets the terms that are next to the rest of the line.
  fileprivate mutating func setTerms(of found: TermPhrases.Found) {
    (terms, termParts) = (found.terms, found.parts)
    // "member price 2.49, reg. 3.99": the regular one is what everyone else pays.
    if terms.loyaltyPrice != nil, price == nil, deal == nil, let regular = formerPrice {
      price = regular
      formerPrice = nil
    }
  }
}
