import PerModel

// Whether a volume next to a count of packs is that of each or of all.
extension LineBuilder {
  /// A volume next to a number of packs.
  func volume(
    _ amount: Measured, in count: Measured, _ counting: LineReading.Counting, _ number: Int
  ) -> [Composition] {
    let span = words.words(in: count.range)
    let bags = fewBags(count)
    let isPacked =
      !bags.isEmpty || isBehindHolder(count, amount)
      || counting.isContainer || counting.multiplies || saysPacked(count)
      || count.value.countName?.isOfDoses == true
      || habits.own.contains(.sizesBeforePacks) && comesFirst(amount, count)
      || largestInPack(count) != nil
    // "le lot de 2": or what two cost?
    let isBehindArticle = span.lowerBound > 0 && words.has(.per, span.lowerBound - 1)
    if isBehindArticle || words.indices.contains(where: { isEmptyHolder($0) && !bags.contains($0) })
    {
      return ofEmpty(amount, count)
    }
    if count.value.countName == .dose, vetoed(.volumeOfDoses, at: amount.range) {
      return total(amount, in: count)
    }
    if isFluidOfEach(amount, number) { return each(amount, count) }
    guard isPacked || !comesFirst(amount, count) || isBeer else { return ofEmpty(amount, count) }
    guard !comesFirst(amount, count), !isLinked(amount),
      let milliliters = amount.value.thousandths
    else { return eachUnlessEmpty(amount, count) }
    let extent = SinglePack.extent(
      of: milliliters, in: number, of: holder(between: count, and: amount), isDrink: isDrink,
      isInBrackets: words.line.bytes[amount.range.lowerBound] == UInt8(ascii: "("),
      // Ices are written so, and drinks are none.
      isBehindTimes: ASCII.isLetter(words.line.bytes[count.range.lowerBound], "x") && !isDrink)
    switch extent {
    // "Pack 6 leche 1,2 l": each brick may have 1.2 l, and as well 200 ml.
    case .whole
    where !isBeer && span.upperBound < words.words(in: amount.range).lowerBound
      && SinglePack.mayBeBottle(milliliters):
      return unclear(each(amount, count))
    case .whole: return total(amount, in: count)
    case _ where milliliters >= SinglePack.largestBeer && number > SinglePack.fewBottles && isBeer:
      return total(amount, in: count)
    case _ where !isPacked: return ofEmpty(amount, count)
    // "שישיית קולה 1 ליטר": after such words comes the size of each.
    case .each,
      .either where !words.hasDigit(in: count.range):
      return eachUnlessEmpty(amount, count)
    case .either: return unclear(each(amount, count))
    case .eitherRatherWhole: return unclear(total(amount, in: count))
    }
  }

  /// Whether a word for what holds the amount, or all of it, is between that and how many there are: "1 l zgrzewka
  /// 12 szt.", "50 cl kutu 6'lı".
  private func isBehindHolder(_ count: Measured, _ amount: Measured) -> Bool {
    guard comesFirst(amount, count) else { return false }
    let measured = words.words(in: amount.range)
    let first = max(measured.lowerBound + 1, measured.upperBound - 1)
    return (first..<max(first, words.words(in: count.range).lowerBound)).contains {
      words.has(.container, $0) && !words.has(.digit, $0)
    }
  }

  /// Whether a count ends like one of what a pack holds: "6'lı", "6 db-os".
  private func saysPacked(_ count: Measured) -> Bool {
    let last = words.words(in: count.range).upperBound - 1
    return OwnWords.packedPieces.contains(
      endOf: words.plain(last), before: 0, for: habits.language)
  }

  /// What holds each of several: the can of "4-pack can 0.5 l".
  private func holder(between count: Measured, and amount: Measured) -> CountName? {
    guard count.value.countName == .pack else { return count.value.countName }
    let (start, end) = (words.words(in: count.range), words.words(in: amount.range))
    guard start.upperBound < end.lowerBound else { return .pack }
    return (start.upperBound..<end.lowerBound).lazy.filter { !self.words.has(.digit, $0) }
      .compactMap { self.words.words[$0].meaning.countName }
      .first { $0 == .can || $0 == .bottle } ?? .pack
  }

  private var isDrink: Bool { words.namesDrink(habits) }

  /// Whether the line is about beer.
  private var isBeer: Bool { words.namesBeer(habits) }
}
