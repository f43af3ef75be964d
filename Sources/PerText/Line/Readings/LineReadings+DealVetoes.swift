import PerModel

// Rejects what reads like a deal but is not one.
extension LineReadings {
  /// Whether what reads like a deal is one in a line, which also has names and sizes.
  func isDeal(_ deal: Deal, _ stretch: LineStretch, _ text: LentText) -> Bool {
    let span = stretch.words
    let next = span.upperBound < words.count ? span.upperBound : nil
    if let currency = deal.currency, currency != reader.currency, !saysCurrency(text),
      vetoed(.wordAsMoney, stretch)
    {
      return false
    }
    if !stretch.last.contains(.each),
      span.contains(where: { words.has(.digit, $0) && words.lent($0..<$0 + 1).hasSuffix("+") }),
      vetoed(.markedCount, stretch)
    {
      return false
    }
    if text.hasPrefix("+"), saysSeveral(besides: span), vetoed(.oneOfSeveral, stretch) {
      return false
    }
    if saysAmperes(stretch), vetoed(.amperesAsDeal, stretch) { return false }
    switch deal.kind {
    case .each(let count, let price):
      return isPriceOfSeveral(deal, count, price, stretch, text)
    case .amountOff(let off): return isAmountOff(deal, off, stretch, text)
    case .percentOff:
      if !saysMinusOrWord(text) || saysOnlyPrice(stretch), vetoed(.bareShare, stretch) {
        return false
      }
      if startsWithFrom(stretch), vetoed(.fromShare, stretch) { return false }
      return
        !(next.map { words.has(.letter, $0) && !words.has(.digit, $0) } == true
        && WordSet.claim.contains(words.plain(span.upperBound - 1)) && vetoed(.claim, stretch))
    case .total(let count, _):
      if text.contains("/") {
        return deal.currency != nil || text.hasSuffix(":-") || !vetoed(.fraction, stretch)
      }
      return isWrittenWithoutSpaces(stretch) || isOneRun(span)
        || span.contains { joinsCountAndPrice($0) }
        || count < LineLimit.pieceCount && areBehindAmount(stretch)
        || reader.habits.timesIsFor && stretch.anyHas(.times)
        || !vetoed(.countBesidePrice, stretch)
    case .payFor(let taken, let paid):
      if text.contains("/") || taken > LineLimit.group || taken > paid * LineLimit.taken,
        vetoed(.model, stretch)
      {
        return false
      }
      return
        !(stretch.anyHas(.times)
        && !(span.count == 1 && taken <= LineLimit.takenInOneWord
          && taken - paid <= LineLimit.freeOfGroup)
        && vetoed(.sides, stretch))
    case .nth:
      // "3,5 % 12er Karton"
      return
        !(span.dropFirst().contains {
          words.has([.digit, .count, .letter], $0) && words.has(.percent, $0 - 1)
        }
        && vetoed(.packAsOrdinal, stretch))
    default: return true
    }
  }

  /// "3 half baguettes": halves of what is named next, and not half of the price of the third.
  func areHalves(_ stretch: LineStretch) -> Bool {
    stretch.count == 2 && stretch.first.contains(.whole) && !stretch.first.contains(.letter)
      && words.words[stretch.end - 1].meaning.role == .half && stretch.end < words.count
      && words.has(.letter, stretch.end)
      && !words.anyHas([.introduction, .currency, .digit], stretch.end)
  }

  /// Whether the words behind a share say no more than that a price comes: "cheese 50% price 799".
  private func saysOnlyPrice(_ stretch: LineStretch) -> Bool {
    stretch.first.contains(.digit) && stretch.last.contains(.introduction)
      && !stretch.anyHas([.dealWord, .dash])
      && stretch.words.allSatisfy {
        words.has(.digit, $0) || words.isText($0, "%")
          || words.has(.introduction, $0) && !words.has(.dealWord, $0)
      }
  }

  /// "3 for 4.99 each", "from 2 packs 6.99".
  private func isPriceOfSeveral(
    _ deal: Deal, _ count: Int, _ price: Rational, _ stretch: LineStretch, _ text: LentText
  ) -> Bool {
    let span = stretch.words
    let next = span.upperBound < words.count ? span.upperBound : nil
    if count == 1, vetoed(.countOfOne, stretch) { return false }
    if let next, WordSet.nowPair.contains(words.plain(next)),
      span.contains(where: { WordSet.formerPair.contains(words.plain($0)) }),
      vetoed(.pairOfPrices, stretch)
    {
      return false
    }
    if let next, words.anyHas([.unit, .count], next), vetoed(.priceBeforeUnit, stretch) {
      return false
    }
    if isPackOfPieces(deal, stretch), vetoed(.contentOfPack, stretch) { return false }
    if stretch.last.isDisjoint(with: [.digit, .currency, .each]) || endsInLeastCount(stretch),
      next.map(startsPrice) == true, vetoed(.priceBehindCount, stretch)
    {
      return false
    }
    if stretch.first.contains(.number),
      ![price, Rational(count)].contains(number(span.lowerBound)),
      Int(words.text(span.lowerBound).prefix { $0.isNumber }) != count,
      vetoed(.numberBeforeCount, stretch)
    {
      return false
    }
    if stretch.anyHas(.times) {
      let isOneWord = stretch.first.contains([.times, .number])
      if text.contains("*") || stretch.numbers + (isOneWord ? 1 : 0) != 2,
        vetoed(.sidesWithPrice, stretch)
      {
        return false
      }
    }
    let last = span.upperBound - 1
    let number = words.has(.digit, last) ? last : last - 1
    if price.isInteger, words.has(.currency, last), words.has(.digit, number),
      stretch.numbers + words.count(of: .numberWord, in: span) > 2,
      (try? reader.prices.read(words.lent(number..<last + 1)))?.amount != price,
      vetoed(.contentAsPrice, stretch)
    {
      return false
    }
    return !(price.isInteger && deal.currency == nil && vetoed(.wholePriceOfEach, stretch))
  }

  /// "-1.00", "1 € off".
  private func isAmountOff(
    _ deal: Deal, _ off: Rational, _ stretch: LineStretch, _ text: LentText
  ) -> Bool {
    let (first, next) = (stretch.start, stretch.end)
    if text.hasPrefix("- ") || text.hasPrefix("− "), vetoed(.partingDash, stretch) { return false }
    if ["-,", "–,", "-.", "–.", "--,", "--."].contains(where: text.hasPrefix),
      vetoed(.dashForNoEuro, stretch)
    {
      return false
    }
    if off.isInteger, deal.currency == nil, next < words.count,
      WordSet.temperature.contains(words.bytes(next)),
      vetoed(.temperature, stretch)
    {
      return false
    }
    if off.isInteger, deal.currency == nil, startsWithLetter(text), vetoed(.bareDiscount, stretch) {
      return false
    }
    if stretch.count == 1, stretch.first.contains(.dash), deal.currency == nil,
      namesGoods(.eyewear),
      vetoed(.dioptre, stretch)
    {
      add(.name, stretch.words)
      return false
    }
    let isOfShare =
      next < words.count && words.has(.percent, next)
      || first > 0 && words.has(.percent, first - 1)
    return !(isOfShare && vetoed(.discountBesideShare, stretch))
  }
}
