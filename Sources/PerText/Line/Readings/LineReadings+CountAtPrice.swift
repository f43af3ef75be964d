import PerModel

// What each of several costs, right behind their number: "5 Stück je 0,79", "6 un a 2,39 cada", "5 pcs at 0.79".
extension LineReadings {
  /// - Parameter link: perhaps the word for "at" or "each" between a count and the price of one.
  func addPriceOfCounted(_ link: Int) {
    let first = link + 1
    guard link > 0, first < words.count,
      words.anyHas([.plainDecimal, .currency], first) || hasDashForCents(first),
      !words.has(.digit, link), saysAtPrice(link),
      // "2 packs at 1.5 kg"
      first + 1 == words.count || !words.anyHas([.onlyUnit, .times, .percent], first + 1)
    else { return }
    if dropPriceOfSize(before: link) { return }
    // "5 Stück zu je 0,79"
    let isDouble = words.words[link - 1].meaning.role == .of && !words.has(.digit, link - 1)
    let start = isDouble ? link - 1 : link
    // "Pack 6 latas a 2,99" is the price of the pack.
    guard let counted = countEnding(before: start), !isBehindBarePack(counted) else { return }
    let each = priceOfOne(from: first)
    let isOfEach = words.has(.per, link) || words.has(.each, link)
    let isOfSheets = contentOfEach.contains(link)
    if isOfEach || isOfSheets || each != nil {
      all.removeAll {
        $0.words.lowerBound == counted && $0.words.upperBound > first && $0.fact == .unitPrice
          && vetoed(.countBeforeEach, $0.words)
      }
    }
    // "4 шт по 29,90" is what each costs where four are taken.
    let isDeal = all.contains { $0.words.lowerBound == counted && $0.fact == .deal }
    guard !isOfSheets, isOfEach || each != nil || !isDeal, let one = each ?? price(from: first),
      let per = try? Quantity(.one, .item)
    else { return }
    raiseNameCost(link, to: .nameKeyword)
    let unit = words.range(start..<first)
    add(
      .unitPrice(Self.price(one.read, per: per, one.place, unit)),
      start..<one.end, leftover: .leftoverUnitPrice)
  }

  /// "2 Gurken a 0,79": at the end of a line that begins with a number, what each of the things costs.
  func addPriceAtEnd(_ link: Int) {
    let first = link + 1
    guard link > 1, first < words.count, words.has(.whole, 0), !words.has(.per, link),
      saysAtPrice(link), !words.has(.digit, link), words.anyHas([.plainDecimal, .currency], first),
      (1..<link).allSatisfy({
        words.has(.letter, $0) && !words.anyHas([.digit, .unit, .count], $0)
      }),
      let one = price(from: first), one.end == words.count,
      let per = try? Quantity(.one, .item)
    else { return }
    raiseNameCost(link, to: .nameKeyword)
    add(
      .unitPrice(Self.price(one.read, per: per, one.place, words.range(link..<first))),
      link..<one.end, leftover: .leftoverUnitPrice)
  }

  /// Whether a word joins a number of things and what each of them costs.
  private func saysAtPrice(_ index: Int) -> Bool {
    let word = words.plain(index)
    return saysOwn(.eachLink, index) || words.has(.each, index) || words.isText(index, "@")
      || [WordSet.at, .bareAt, .eachOf, .eachAtEnd].contains { $0.contains(word) }
  }

  private func isBehindBarePack(_ index: Int) -> Bool {
    let pack = index - 1
    return pack >= 0 && words.has(.container, pack) && !words.has(.digit, pack)
      && !(pack > 0 && words.has(.whole, pack - 1))
  }

  /// Where a count of several pieces or packs begins that ends before a word.
  private func countEnding(before end: Int) -> Int? {
    all.first { reading in
      guard case .count(let read, _) = reading.value, !reading.isLeftover,
        reading.words.upperBound == end, words.has(.digit, reading.words.lowerBound)
      else { return false }
      return (read.wholeCount ?? 0) > 1 && read.unit == .item
    }?.words.lowerBound
  }

  /// "3x Milchreis 200 g je 0,59": where the line begins with how many are taken, the price is that of one of them,
  /// whatever its size. Returns whether it is.
  private func dropPriceOfSize(before link: Int) -> Bool {
    let isTaken = all.contains { reading in
      guard case .count(_, let counting) = reading.value else { return false }
      return counting.isOfPurchase && reading.words.lowerBound == 0
    }
    guard isTaken, words.has(.per, link), places[link].isBehindAmount else { return false }
    all.removeAll {
      $0.words.lowerBound < link && $0.words.upperBound > link + 1 && $0.fact == .unitPrice
        && vetoed(.sizeBeforeEach, $0.words)
    }
    return true
  }

  /// Drops the count where a few with a word for "for" stand beside an amount, because the price is for them: "175g 2
  /// Beutel für 2 €", "31 g 3 db-ot 600 Ft-ért". Where nothing else says how much there is, the deal says no more than
  /// the count: "5 Stk um 2,25".
  func dropCountsOfDeals() {
    let hasAmount = all.contains { $0.fact == .amount && !$0.isLeftover }
    for deal in all where deal.fact == .deal && !deal.isLeftover {
      guard case .deal(let read) = deal.value, case .total(let count, _) = read.kind,
        words.has(.whole, deal.words.lowerBound), saysFor(deal.words)
      else { continue }
      let ofDeal = all.filter { counts($0, count, in: deal.words) }
      if hasAmount {
        guard (2..<LineLimit.pieceCount).contains(count) else { continue }
        for one in ofDeal where !isOfAmount(one.words) && vetoed(.countOfDeal, one.words) {
          all.removeAll { counts($0, count, in: deal.words) }
        }
      } else if ofDeal.contains(where: { $0.value.amount?.countName == nil }),
        !saysPrice(besides: deal.words), vetoed(.dealOfPieces, deal.words)
      {
        all.removeAll { $0.words == deal.words && $0.fact == .deal }
      }
    }
  }

  private func saysFor(_ span: Range<Int>) -> Bool {
    span.dropFirst(2).contains(where: { words.has([.introduction, .deal], $0) })
      || OwnWords.forEnding.contains(
        endOf: words.plain(span.upperBound - 1), before: 1, for: reader.habits.language)
  }

  /// Whether a reading counts what a deal begins with.
  private func counts(_ reading: LineReading, _ count: Int, in deal: Range<Int>) -> Bool {
    guard case .count(let read, _) = reading.value else { return false }
    return reading.words.lowerBound == deal.lowerBound && read.wholeCount == count
      && reading.words.upperBound < deal.upperBound
  }

  private func isOfAmount(_ span: Range<Int>) -> Bool {
    all.contains { $0.fact == .amount && $0.words.overlaps(span) }
  }

  private func saysPrice(besides span: Range<Int>) -> Bool {
    all.contains {
      $0.fact == .price && !$0.words.overlaps(span)
        && $0.words.contains(where: { words.anyHas([.currency, .plainDecimal], $0) })
    }
  }

  private func price(from start: Int) -> (read: ReadPrice, place: Range<Int>, end: Int)? {
    let number = isLoneCurrency(start) ? start + 1 : start
    guard number < words.count else { return nil }
    let hasSign = number == start && number + 1 < words.count && isLoneCurrency(number + 1)
    let end = number + (hasSign ? 2 : 1)
    guard let read = try? reader.prices.read(words.lent(start..<end)), !read.isSum else {
      return nil
    }
    return (read, words.range(start..<end), end)
  }

  /// The price in the longest "2,39 cada" that begins with a word.
  private func priceOfOne(from start: Int) -> (read: ReadPrice, place: Range<Int>, end: Int)? {
    var best: (read: ReadPrice, place: Range<Int>, end: Int)?
    for reading in all where reading.words.lowerBound == start && !reading.isLeftover {
      guard case .unitPrice(let read) = reading.value, read.quantity.unit == .item,
        read.quantity.total == .one, reading.words.upperBound > best?.end ?? 0
      else { continue }
      best = (read.price, read.priceRange, reading.words.upperBound)
    }
    return best
  }
}
