import PerModel

// How many there are, and from how many to how many.
extension LineReadings {
  func addCount(_ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch) {
    let isPer = stretch.first.contains(.per)
    guard stretch.hasDigit || unit != .item || read.countName != nil || isPer,
      read.total?.isInteger == true || !vetoed(.partOfPiece, stretch)
    else { return }
    if words.isSize(stretch.start), vetoed(.sizeAsCount, stretch) { return }
    if read.amount > 1, words.says(.coverToo, stretch.end - 1), vetoed(.cover, stretch) { return }
    if stretch.count > 1, stretch.start > 0, words.has(.count, stretch.start - 1),
      words.lent(stretch.words).hasPrefix("("), closes(stretch.start),
      vetoed(.restatedCount, stretch)
    {
      return
    }
    if endsInsidePhrase(stretch), vetoed(.countInsidePhrase, stretch) { return }
    if read.countName == .ply, vetoed(.layers, stretch) { return }
    if words.says(.tenthsLead, stretch.start), stretch.end < words.count,
      words.has(.digit, stretch.end), vetoed(.dozenOfTenths, stretch)
    {
      return
    }
    if isArticleOfUnit(stretch.start) { raiseNameCost(stretch.start, to: .nameKeyword) }
    if words.lent(stretch.words).hasPrefix("X"), namesGoods(.device), vetoed(.modelX, stretch) {
      return
    }
    if stretch.count == 1, words.lent(stretch.words).hasPrefix("X"), read.amount > 9,
      !namesPieces(besides: stretch), !all.contains(where: { $0.fact == .amount })
    {
      // No leftover, for it is as well a model.
      return add(
        .count(read, .init(isContainer: true, multiplies: true)), stretch.words, .modelOrCount)
    }
    if read.countName == .bar, read.amount > 1, namesGoods(.lifting), vetoed(.pressure, stretch) {
      return
    }
    if read.countName == .sheet || read.countName == .page, namesGoods(.ink),
      vetoed(.pagesOfInk, stretch)
    {
      return
    }
    if isNumberOfName(read, stretch), vetoed(.numberOfName, stretch) { return }
    if isPerhapsNumberOfName(read, stretch) {
      // No leftover, for the number is as well part of the name.
      return add(
        .count(read, .init(isContainer: true, isDoubtful: true)), stretch.words, .oneContainer)
    }
    let isCents = stretch.anyHas(.ownCurrency) && reader.currency != .usDollar
    let cost: LineCost? =
      isCents ? .countOfCents : !stretch.hasDigit && isPer ? .impliedAmount : nil
    add(
      .count(
        read,
        .init(
          isContainer: stretch.anyHas([.container, .times]) && !hasContentWord(stretch),
          isPer: isPer, multiplies: isPackOf(stretch), isEach: endsInEach(stretch),
          isInBrackets: stretch.first.contains(.bracket),
          isOfPieces: isPackOfPieces(read, stretch))),
      stretch.words, cost, leftover: .leftoverCount)
  }

  /// "10 pack", "10-pack": one pack, in which the number counts the pieces; "10 packs" are ten.
  private func isPackOfPieces(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    guard read.countName == .pack, read.amount > 1, stretch.count <= 2 else { return false }
    let word = words.plain(stretch.end - 1)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let hyphen = UInt8(ascii: "-")
    return WordSet.packOfPieces.contains(
      UnsafeBufferPointer(rebasing: word.drop { digits.contains($0) || $0 == hyphen }))
  }

  /// "pack of 4", "x4": an amount next to it is that of each.
  private func isPackOf(_ stretch: LineStretch) -> Bool {
    if stretch.first.contains(.whole), stretch.count > 2, words.says(.netJoint, stretch.start + 1) {
      return true
    }
    return stretch.first.isDisjoint(with: [.number, .per]) && stretch.anyHas([.multiplier, .times])
  }

  /// A count of things, not only of their containers: "6 packs", but not "6 packs of 10 wipes".
  private func hasContentWord(_ stretch: LineStretch) -> Bool {
    stretch.count > 1 && stretch.anyHas(.multiplier)
      || stretch.words.contains { words.has(.count, $0) && !words.has(.container, $0) }
  }

  /// Whether the span is from one amount to another ("2 à 3 kg"), or the beginning of such; `nil`
  /// where nothing between two numbers says so.
  func rangeEnd(_ span: Range<Int>) -> Bool? {
    guard span.count >= 3, words.has(.number, span.lowerBound) else { return nil }
    let middle = span.lowerBound + 1
    guard WordSet.rangeJoint.contains(words.plain(middle)), words.has(.number, middle + 1),
      let from = number(span.lowerBound), let to = number(middle + 1), from < to,
      let twice = try? from * 2, to <= twice
    else { return nil }
    if words.has(.unit, middle + 1) || words.has(.count, middle + 1) { return span.count == 3 }
    return span.count == 4
      && words.anyHas([.unit, .count], span.upperBound - 1)
  }

  /// Whether a word is between two numbers, and may say that they are the ends of a range.
  func joinsRange(_ index: Int) -> Bool {
    index > 0 && index + 1 < words.count && words.has(.number, index - 1)
      && words.has(.number, index + 1) && WordSet.rangeJoint.contains(words.plain(index))
  }

  /// "Avocados, Each 0.99", "Gurke Stück 0,49": the price is of one.
  func addEachBehindName(_ index: Int) {
    guard index > 0, !words.has(.digit, index), index + 1 < words.count,
      words.anyHas([.number, .currency], index + 1),
      words.has(.each, index) && words.has(.separator, index - 1) || isPieceBehindName(index)
    else { return }
    raiseNameCost(index, to: .nameKeyword)
    let one = ReadQuantity(packs: [], amount: .one, unit: .item)
    add(.count(one, .init(isPer: true)), index..<index + 1, .impliedAmount)
  }

  /// Whether a word says "piece" between a name and a price: not the "am Stück" of cheese in one piece.
  private func isPieceBehindName(_ index: Int) -> Bool {
    let (word, next) = (words.words[index], index + 1)
    guard word.meaning.unit == .item, !word.meaning.hasCountName, word.range.count > 3,
      words.has(.letter, index - 1),
      !words.anyHas([.digit, .unit, .count, .per, .deal], index - 1),
      !WordSet.inOnePiece.contains(words.plain(index - 1)),
      words.anyHas([.plainDecimal, .currency], next)
    else { return false }
    return next + 1 == words.count || !words.anyHas([.unit, .count], next + 1)
      || words.has(.currency, next + 1)
  }

  /// "Eggs 10", "Size 4 nappies 44".
  func addCountBehindName(_ index: Int) {
    // "Œufs par 12"
    let saysOf = saysFromCount(index)
    let saysPer =
      saysOf || index > 1 && words.has(.per, index - 1) && !words.has(.digit, index - 1)
    var named = saysPer ? index - 2 : index - 1
    // "Uova fresche da 6"
    if saysOf, named > 0, !words.anyHas([.count, .digit], named) { named -= 1 }
    guard named >= 0, words.has(.count, named), words.has(.whole, index), !isOfName(index),
      index + 1 == words.count || words.has(.digit, index + 1) || !words.has(.letter, index + 1)
        || words.has(.currency, index + 1) || words.has(.introduction, index + 1),
      !words.has(.digit, named), let name = words.words[named].meaning.countName,
      !words.words[named].meaning.isContainer,
      let read = try? reader.quantities.read(words.lent(index..<index + 1)), read.unit == nil
    else { return }
    let count = ReadQuantity(packs: [], amount: read.amount, unit: .item, countName: name)
    add(
      .count(count, .init()), (saysPer ? index - 1 : index)..<index + 1, leftover: .leftoverCount
    )
  }

  /// Whether the number is after the word for "from" ("da" in Italian), and no unit is after it.
  private func saysFromCount(_ index: Int) -> Bool {
    index > 1 && saysOwn(.ownFromCount, index - 1)
      && !(index + 1 < words.count && words.anyHas([.unit, .count, .percent], index + 1)
        && !words.has(.currency, index + 1))
  }

  /// "un litro d'olio", "ein Kilo Äpfel", but not "a pound cake".
  func isArticleOfUnit(_ index: Int) -> Bool {
    let next = index + 1
    guard words.words[index].meaning.role == .article, next < words.count,
      words.anyHas([.onlyUnit, .count], next), !words.has(.digit, next),
      let unit = words.words[next].meaning.unit, unit != .item
    else { return false }
    // "ein Dutzend Eier"
    if unit.kind == .count { return true }
    if unit == .liter || unit == .kilogram { return true }
    return next + 1 < words.count && words.words[next + 1].meaning.role == .of
  }
}

// How many a pack holds, where the number comes after its word.
extension LineReadings {
  /// "pack 6", "(pack 6)", "pack-3", "(Pack of 30 noodles)", "Lote 2", "c/12".
  func addNumberBehindPack(_ index: Int) {
    let first = (words.bytes(index).first ?? 0) | 0x20
    if first == UInt8(ascii: "c"), let (count, end) = countBehindWith(index) {
      // "cx c/ 12"
      let isBehindPack =
        index > 0 && words.has(.container, index - 1) && !words.has(.digit, index - 1)
      return addPack(
        count, in: (isBehindPack ? index - 1 : index)..<end, upTo: LineLimit.pieces.upperBound)
    }
    let isOpen = first == UInt8(ascii: "(")
    guard isOpen || words.has(.letter, index) else { return }
    let (word, hyphen) = packWord(index)
    let hasOf = index + 2 < words.count && words.words[index + 1].meaning.role == .of
    // "(lot de 12)" follows a count.
    let isPackOf = isOpen && hasOf && words.has(.container, index)
    guard
      isPackOf
        || WordSet.numberedPack.contains(word)
          && (index == 0 || !words.anyHas([.whole, .plainDecimal], index - 1))
    else { return }
    if let hyphen {
      return addPack(hyphen, in: index..<index + 1)
    }
    let number = index + (hasOf ? 2 : 1)
    guard number < words.count, !words.has(.plainDecimal, number),
      let count = wholeNumber(number)
    else { return }
    var end = number + 1
    if isOpen {
      // The bracket may also name what the pack holds.
      while end < words.count, !closes(end - 1), end < number + 4, !words.has(.digit, end) {
        end += 1
      }
      guard closes(end - 1) else { return }
    } else if hasOf
      || end < words.count
        && (words.anyHas([.unit, .count, .times, .multiplier, .percent, .slash], end)
          && !words.has([.digit, .ownCurrency], end)
          || isLoneCurrency(end) && !(end + 1 < words.count && words.has(.number, end + 1)))
    {
      return
    }
    addPack(count, in: index..<end)
  }

  /// "Huevos x 30 $ 5.400": how many, behind the name and before the price.
  func addTimesBehindName(_ index: Int) {
    guard index > 0, index + 1 < words.count, words.has(.times, index),
      !words.anyHas([.digit, .unit], index),
      !words.anyHas([.digit, .currency], index - 1), words.has(.whole, index + 1),
      !words.has(.unit, index - 1) || words.has(.slash, index - 1)
        || words.words[index - 1].range.count == 1,
      let count = wholeNumber(index + 1),
      index + 2 == words.count || words.anyHas([.separator, .bracket], index + 2)
        || words.has(.digit, index + 2)
          && !words.anyHas([.unit, .count, .percent, .slash], index + 2)
        || isLoneCurrency(index + 2) && index + 3 < words.count && words.has(.digit, index + 3)
    else { return }
    addPack(count, in: index..<index + 2)
  }

  /// "net of 5", "filet de 4", "rete da 6": the content of a net, whose word does not mean a pack elsewhere.
  func addNet(_ index: Int) {
    guard words.says(.net, index), index + 2 < words.count,
      [.of, .forWord].contains(words.words[index + 1].meaning.role)
        || words.says(.netJoint, index + 1),
      words.has(.whole, index + 2), let count = wholeNumber(index + 2),
      index == 0 || !words.anyHas([.whole, .plainDecimal], index - 1),
      index + 3 == words.count || !words.anyHas([.unit, .count, .times, .percent], index + 3)
        || words.has(.currency, index + 3)
    else { return }
    addPack(count, in: index..<index + 3)
  }

  func addPack(_ count: Int, in span: Range<Int>, upTo limit: Int = LineLimit.pack.upperBound) {
    guard count >= LineLimit.pack.lowerBound, count <= limit else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isContainer: true, multiplies: true)), span, leftover: .leftoverCount)
  }

  /// The letters of a word, and the number after the hyphen of "pack-3".
  private func packWord(_ index: Int) -> (UnsafeBufferPointer<UInt8>, Int?) {
    let word = words.plain(index)
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")) else { return (word, nil) }
    let number = Int(String(decoding: word[(hyphen + 1)...], as: UTF8.self))
    return number == nil
      ? (word, nil) : (UnsafeBufferPointer(rebasing: word[..<hyphen]), number)
  }

  func wholeNumber(_ index: Int) -> Int? {
    Int(String(decoding: words.plain(index), as: UTF8.self))
  }

  func closes(_ index: Int) -> Bool { words.lent(index..<index + 1).hasSuffix(")") }

  /// The 12 of "c/12" or "c/ 12", as Portuguese and Spanish write "with 12", and where that ends.
  private func countBehindWith(_ index: Int) -> (count: Int, end: Int)? {
    let word = words.bytes(index)
    let isWith = { OwnWords.countWith.contains($0, for: self.reader.habits.language) }
    if word.count == 2, word[1] == UInt8(ascii: "/"), index + 1 < words.count,
      isWith(UnsafeBufferPointer(rebasing: word.prefix(1))), words.has(.whole, index + 1)
    {
      let next = index + 2
      // "c/ 3 un"
      let isCounted =
        next < words.count && words.has(.count, next) && !words.has(.digit, next)
        && words.words[next].meaning.unit == .item && words.words[next].meaning.countName == nil
      guard
        isCounted || next == words.count || !words.anyHas([.unit, .count], next)
          || isLoneCurrency(next)
      else { return nil }
      return wholeNumber(index + 1).map { ($0, isCounted ? next + 1 : next) }
    }
    guard word.count == 1, isWith(word), index + 2 < words.count,
      words.isText(index + 1, "/"), words.has(.joined, index + 1)
    else { return nil }
    return wholeNumber(index + 2).map { ($0, index + 3) }
  }
}
