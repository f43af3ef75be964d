import PerModel

// What two numbers say of each other where no word does.
extension LineReadings {
  /// The former price of "549 ₽ 799 ₽ -31%": a percentage takes as much off the one as makes the other.
  func addFormerPriceBesideShare(_ share: Int) {
    guard words.has(.percent, share),
      let percent = Int(words.text(share).drop { !$0.isNumber }.prefix { $0.isNumber })
    else { return }
    let near = share - LineLimit.wordsToShare...share + LineLimit.wordsToShare
    let prices = all.filter {
      $0.fact == .price && !$0.isLeftover && $0.words.count <= LineLimit.wordsOfPrice
        && near.contains($0.words.lowerBound)
    }
    for one in prices {
      for other in prices where areNeighbors(one.words, other.words) {
        guard areNeighbors(share..<share + 1, one.words) || other.words.upperBound == share,
          let first = money(one), let second = money(other),
          first.currency == second.currency
        else { continue }
        let (former, isFirst) = first.amount > second.amount ? (first, true) : (second, false)
        let paid = isFirst ? second : first
        guard
          let rest = try? former.amount * Rational(100 - percent) / 100,
          rest.isNear(paid.amount, within: LineTolerance.rounding, of: former.amount)
        else { continue }
        // "-30% da 7,49 a 5,24 €"
        let span = (isFirst ? one : other).words
        return add(
          .formerPrice(former, isLowest: false),
          isFirst
            ? span.lowerBound..<other.words.lowerBound : one.words.upperBound..<span.upperBound)
      }
    }
  }

  /// "980円 半額 490円", "$4.100 -25% = $3.075": the price before a reduction is the former one where the one behind it
  /// follows from the two.
  func addFormerPriceBeforeReduction() {
    for deal in all where deal.fact == .deal && !deal.isLeftover {
      guard case .deal(let read) = deal.value, deal.words.lowerBound > 0 else { continue }
      let next = deal.words.upperBound
      let start = next < words.count && words.isText(next, "=") ? next + 1 : next
      for paid in all where paid.words.lowerBound == start && paid.fact == .price {
        guard !paid.isLeftover, let now = money(paid) else { continue }
        for former in all
        where former.words.upperBound == deal.words.lowerBound && former.fact == .price {
          guard !former.isLeftover, let before = money(former), before.currency == now.currency,
            let rest = Self.rest(of: before.amount, read.kind),
            rest.isNear(now.amount, within: LineTolerance.rounding, of: before.amount)
          else { continue }
          return add(
            .formerPrice(before, isLowest: false), former.words.lowerBound..<start)
        }
      }
    }
  }

  private static func rest(of price: Rational, _ kind: Deal.Kind) -> Rational? {
    switch kind {
    case .percentOff(let share): try? price * (1 - share)
    case .amountOff(let off): try? price - off
    default: nil
    }
  }

  private func money(_ reading: LineReading) -> ReadPrice? {
    if case .plainPrice = reading.value { return words.plainNumber(reading.words.lowerBound) }
    return reading.value.money
  }

  /// Whether no more than a word without a digit is between two stretches.
  private func areNeighbors(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let gap = second.lowerBound - first.upperBound
    return gap == 0 || gap == 1 && !words.anyHas([.digit, .unit, .count], first.upperBound)
  }

  /// The price of a unit in "100g 128円 350g入 448円": the second amount costs as much at the first price.
  func addLeadingUnitPrice() {
    let amounts = all.filter { $0.fact == .amount && !$0.isLeftover }
    guard (2...LineLimit.amounts).contains(amounts.count) else { return }
    for first in amounts {
      guard let unit = first.value.amount, let one = price(behind: first),
        let base = unit.total, let money = one.value.money
      else { continue }
      for second in amounts where second.words.lowerBound == one.words.upperBound {
        guard let amount = second.value.amount, amount.unit?.kind == unit.unit?.kind,
          let price = price(behind: second)?.value.money, price.currency == money.currency,
          let whole = amount.total, whole != base,
          let said = try? money.amount * whole / base,
          said.isNear(price.amount, within: LineTolerance.rounding)
        else { continue }
        return add(
          .unitPrice(
            ReadUnitPrice(
              price: money, quantity: unit, priceRange: words.range(one.words),
              quantityRange: words.range(first.words))),
          first.words.lowerBound..<one.words.upperBound)
      }
    }
  }

  /// The longest price that comes right behind something else.
  private func price(behind reading: LineReading) -> LineReading? {
    all.filter {
      $0.fact == .price && !$0.isLeftover && $0.words.lowerBound == reading.words.upperBound
    }.max { $0.words.count < $1.words.count }
  }
}
