import PerModel

// How much there is.
extension LineReadings {
  func addAmount(_ stretch: LineStretch) {
    if addTillProduct(stretch) || addUnitFirst(stretch) { return }
    guard !stretch.isOpen, canEndAmount(stretch),
      stretch.first.contains(.number) || startsWithoutDigit(stretch),
      !stretch.last.contains(.separator), !stretch.hasNumberBehindNumber
    else { return }
    if stretch.anyHas(.multiplier) || stretch.count > 1 && words.has(.number, stretch.start + 1),
      words.isSize(stretch.start), vetoed(.multipliedSize, stretch)
    {
      return
    }
    if joinsSizeAndAmount(stretch), vetoed(.sizeBesideAmount, stretch) { return }
    if hasMarkedNumber(stretch), vetoed(.markedNumber, stretch) { return }
    if stretch.count > 1, hasNumberLabel(stretch.start),
      isUnitBeforeCount(stretch.start + 1) || isUnitFirst(stretch.start + 1),
      vetoed(.labelledNumber, stretch)
    {
      return
    }
    if isYearBeforeUnitFirst(stretch), vetoed(.vintage, stretch) { return }
    if isPriceOfEach(stretch), vetoed(.partOfPack, stretch) { return }
    if isWeightTimesPrice(stretch) { return }
    if startsWithOrdinal(stretch), vetoed(.ordinal, stretch) { return }
    if stretch.count > 1, saysPerUnit(stretch.end - 1), vetoed(.priceOfUnit, stretch) { return }
    if isNoiseBeforePer(stretch), vetoed(.wordBeforePer, stretch) { return }
    if let range = rangeEnd(stretch.words) {
      if range { addRange(stretch.words) }
      return
    }
    guard !holdsNoAmount(stretch), var read = readAmount(stretch) else { return }
    read = ofAll(read, stretch)
    if saysSheets(read, stretch), vetoed(.sheets, stretch) {
      read = ReadQuantity(
        packs: read.packs, amount: read.amount, unit: .item, countName: .sheet)
    }
    guard let unit = read.unit, isAmount(read, unit, stretch) else { return }
    let measured = unit.kind
    if measured == .length, endsInsideUnit(stretch), vetoed(.unitInsidePhrase, stretch) { return }
    if isOfOthers(measured, stretch) { return add(.name, stretch.words) }
    // "Collar for dogs" may be left out: "Flea collar over 8 kg".
    if isBoundOfMass(measured, stretch) { add(.name, stretch.words) }
    if measured == .area, kind != .area, saysContent || saysReach(stretch),
      vetoed(.coverage, stretch)
    {
      return add(.name, stretch.words)
    }
    if unit == Self.squareMillimeter, kind != .area, vetoed(.crossSection, stretch) {
      return add(.name, stretch.words)
    }
    if isSideOfThing(unit, stretch), vetoed(.labelledSide, stretch) {
      return add(.name, stretch.words)
    }
    if measured == .mass, kind != .mass, isOfPaper(stretch), vetoed(.weightOfPaper, stretch) {
      return add(.name, stretch.words)
    }
    let extent = extent(of: stretch)
    if extent == .each { hasSizeOfEach = true }
    if extent == .each {
      // It is in the amount, and not in the name.
      raiseNameCost(stretch.end - (stretch.last.contains(.each) ? 1 : 2), to: .nameKeyword)
    }
    places[stretch.end].isBehindAmount = true
    let doubt = addPerhapsSize(read, unit, stretch)
    if measured == .count {
      addCount(read, unit, stretch)
    } else if kind == nil, isAllThatIsSaid(stretch.words) {
      add(.amount(read, extent), stretch.words, leftover: .leftoverAmount)
    } else if kind != measured, measured == .time || measured == .energy {
      addAge(stretch)
      addPieces(stretch)
      if unit == Self.second, saysBareLetter(stretch), vetoed(.seconds, stretch) { return }
      add(.amount(read, extent), stretch.words, .duration)
    } else if kind != measured,
      unit.isOfSide || isOfKitchen(unit) && !isAbbreviatedSpoon(stretch.end - 1)
    {
      if isLengthSize(unit, stretch), vetoed(.lengthAsSize, stretch) {
        return add(.name, stretch.words)
      }
      add(.amount(read, extent), stretch.words, .sideLength)
      // "10.25 inch" is as well a part of the name as "10 inch".
      if unit == Self.centimeter, isSizeOfThing(read, stretch) {
        add(.name, stretch.words)
      } else if !read.amount.isInteger {
        add(.name, stretch.words, .nameKeyword)
      }
    } else if unit == .gram, kind != .mass, isGeneration(stretch) {
      add(.amount(read, extent), stretch.words, .generation)
    } else if unit.isOfStrength || isStrengthInGrams(read, unit), kind != .mass,
      addStrength(read, extent, stretch)
    {
      return
    } else if stretch.count == 2, isArticleOfUnit(stretch.start) {
      raiseNameCost(stretch.start, to: .nameKeyword)
      add(.amount(read, extent), stretch.words, .impliedAmount)
    } else if stretch.hasDigit || extent == .per
      || [.half, .halfOf, .quarterOf].contains(words.words[stretch.start].meaning.role)
    {
      add(.amount(read, extent), stretch.words, doubt, leftover: .leftoverAmount)
      addBehindTimes(read, extent, stretch)
    }
  }

  /// "los per kilo 2,29" is a price, whatever comes before it.
  private func isNoiseBeforePer(_ stretch: LineStretch) -> Bool {
    var index = stretch.start
    while index < stretch.end, words.words[index].meaning.role == .noise,
      !words.has(.digit, index)
    {
      index += 1
    }
    return index > stretch.start && index < stretch.end && words.has(.per, index)
  }

  /// Whether the line says nothing but this and a price: "500 Wh €99" is about that much, and names nothing.
  func isAllThatIsSaid(_ span: Range<Int>) -> Bool {
    var says = false
    for index in words.indices where !span.contains(index) {
      if startsStore(index) { break }
      // "Ben-u-ron" ends in a currency, and is a name.
      if isLoneCurrency(index), !words.has(.dash, index) { continue }
      guard words.has(.digit, index),
        words.has(.currency, index) || !words.anyHas([.unit, .count], index)
      else { return false }
      says = true
    }
    return says
  }

  private func extent(of stretch: LineStretch) -> LineReading.Extent {
    if stretch.first.contains(.per) {
      return stretch.hasDigit && words.words[stretch.start].meaning.role == .of
        ? .perOrEach : .per
    }
    return stretch.first.contains(.number) && endsInEach(stretch) ? .each : .plain
  }

  /// Whether the last words say "each": "45 g each", "45 g cada una".
  func endsInEach(_ stretch: LineStretch) -> Bool {
    if stretch.last.contains(.each) { return true }
    let first = stretch.end - 2
    guard stretch.count > 2, stretch.last.contains(.letter), !stretch.last.contains(.digit),
      words.has(.phrase, first), var cursor = try? words.lent(first..<stretch.end).cursor(.none),
      (try? cursor.advance()) != nil
    else { return false }
    return cursor.isEachWord
  }

  /// Whether the last word can be that of an amount: a bare number is one only after an "x" or the like.
  private func canEndAmount(_ stretch: LineStretch) -> Bool {
    if !stretch.last.isDisjoint(with: [.unit, .count, .bracket, .percent]) { return true }
    if stretch.last.contains(.currency) { return false }
    return stretch.last.contains(.digit)
      ? stretch.anyHas([.multiplier, .times, .slash])
        || stretch.count == 2 && isUnitBeforeCount(stretch.start) : stretch.count > 1
  }

  private func readAmount(_ stretch: LineStretch) -> ReadQuantity? {
    // "je Stück"
    let isPer = !stretch.hasDigit && stretch.first.contains(.per)
    if isPer, stretch.count == 1 { return nil }
    // "le lot de 2" is not a pack of anything.
    if isPer, stretch.end + 1 < words.count, words.words[stretch.end].meaning.role == .of,
      words.has(.whole, stretch.end + 1), vetoed(.packOf, stretch)
    {
      return nil
    }
    if let factor, factor.words == stretch.words { return factor.amount }
    if let packs = wholesalePacks(stretch) ?? hyphenatedPacks(stretch) ?? gluedSum(stretch) {
      return packs
    }
    if isSlashedRange(stretch) {
      addRange(stretch.words)
      return nil
    }
    do throws(ReadingError) {
      let read = try reader.quantities.read(
        isPer ? words.lent(stretch.start + 1..<stretch.end) : words.lent(at: amountRange(stretch)))
      if areSides(read, stretch), vetoed(.sidesOfThing, stretch) {
        addSize(stretch)
        return nil
      }
      if stretch.count > 2 { keepFactor(of: read, stretch) }
      return read
    } catch {
      let last = stretch.last
      if stretch.count == 1, addAmountGluedToTimes(stretch.start) { return nil }
      // "115g×4块" says how much there is, however it is to be understood.
      if stretch.count == 1, last.isSuperset(of: [.number, .times, .unit, .known]),
        !namesSide(words.lent(stretch.words)), words.hasDigitBehindTimes(stretch.start)
      {
        all.append(LineReading(words: stretch.words, value: .name, isLeftover: true))
        places[stretch.start].nameCost = .leftoverAmount
        return nil
      }
      if error.problem == .dimension, last.contains(.unit), !last.contains(.ownCurrency),
        namesSide(words.lent(stretch.words))
      {
        if !addLongSide(stretch) { addSize(stretch) }
        return nil
      }
      if error.problem == .notOneAmount, last.contains(.unit) || last.contains(.count) {
        addRange(stretch.words)
      }
      return nil
    }
  }

  /// Where an amount is: without the brackets of "(ca. 2 kg)", and without the hyphen of "-500g" behind a name.
  private func amountRange(_ stretch: LineStretch) -> Range<Int> {
    let range = words.range(stretch.words)
    if let start = startOfEstimate(stretch) {
      let text = words.lent(at: range)
      let close = text.hasSuffix(")") ? 1 : text.hasSuffix("）") ? 3 : 0
      if close > 0 { return start..<range.upperBound - close }
    }
    if stretch.first.contains([.dash, .number]), joinsByHyphen(stretch) {
      return range.lowerBound + 1..<range.upperBound
    }
    return range
  }

  /// Keeps what each of a product holds, where it is no more than "6 x 330 ml" or "6 x 330ml".
  private func keepFactor(of read: ReadQuantity, _ stretch: LineStretch) {
    let (start, last) = (stretch.start, stretch.end - 1)
    let plain: LineWords.Traits = [
      .digit, .number, .letter, .known, .joined, .unit, .onlyUnit, .ratherUnit, .currency,
    ]
    guard words.has(.whole, start), words.has(.times, start + 1), !words.has(.digit, start + 1),
      !words.isText(start + 1, "*"), words.anyHas([.onlyUnit, .ratherUnit], last),
      words.words[last].traits.isSubset(of: plain),
      stretch.count == 3
        ? words.has(.number, last)
        : stretch.count == 4 && !words.has(.digit, last)
          && words.anyHas([.whole, .plainDecimal], last - 1),
      read.packs.count == 1, !read.isSum, read.pieces == nil, read.countName == nil
    else { return }
    factor = (start + 2..<stretch.end, ReadQuantity(amount: read.amount, unit: read.unit))
  }

  /// Whether the unit of a length is in the text.
  private func namesSide(_ text: LentText) -> Bool {
    guard var cursor = try? text.cursor(reader.habits) else { return false }
    while (try? cursor.advance()) != nil, cursor.token != .end {
      if cursor.token == .word, cursor.meaning.unit?.kind == .length { return true }
    }
    return false
  }

  /// Whether an amount can begin with a word without a digit: "ca.", "dozen", "per", "half".
  private func startsWithoutDigit(_ stretch: LineStretch) -> Bool {
    let index = stretch.start
    let word = words.words[index]
    // "le lot de 2"
    let isPackBehindArticle =
      index > 0 && words.has(.per, index - 1) && !words.has(.digit, index - 1)
      && word.traits.contains(.container)
    if !isPackBehindArticle, index > 0, index != endOfRange,
      words.has(.per, index - 1)
        || word.traits.contains(.container) && isNumberWord(index - 1)
        || words.has(.number, index - 1)
          && !isOtherMeasure(index - 1) && !hasNumberLabel(index - 1) && !words.isSize(index - 1),
      vetoed(.wordsBehindNumber, stretch)
    {
      return false
    }
    if index == endOfRange, word.traits.contains(.times) { return true }
    if isArticleOfUnit(index) { return stretch.count == 2 }
    if word.traits.contains(.restatement) { return stretch.hasDigit && stretch.count <= 4 }
    if startsWithTimes(index) { return true }
    if word.traits.contains(.bracket) {
      return word.traits.contains(.digit) || stretch.hasDigit && startOfEstimate(stretch) != nil
    }
    if word.traits.contains(.per) {
      // "per 100 g", "per kg", but not "per kg 1000".
      return !stretch.hasDigit || words.has(.number, min(index + 1, words.count - 1))
        || !vetoed(.numberBehindPer, stretch)
    }
    // "pack of 6"
    if word.traits.contains(.container), stretch.count >= 3, words.has(.multiplier, index + 1),
      !words.has(.digit, index + 1)
    {
      return words.anyHas([.whole, .plainDecimal], index + 2)
    }
    if word.meaning.hasUnit {
      return word.meaning.unit?.kind == .count && word.meaning.unit != .item
        || isUnitBeforeCount(index)
    }
    return [.noise, .halfOf, .quarterOf, .half].contains(word.meaning.role)
      && !(WordSet.sizeLabel.contains(words.bytes(index)) && vetoed(.sizeLabel, stretch))
  }
}
