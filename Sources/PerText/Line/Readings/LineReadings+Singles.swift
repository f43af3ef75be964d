import PerModel

// What begins with a word that nothing longer has taken.
extension LineReadings {
  /// Adds readings of a single word: a barcode, a bare number.
  func addSingles(_ index: Int) {
    addNet(index)
    addTogether(index)
    addNamedUnitPrice(index)
    addUnitPriceBehindPrice(index)
    addPriceBehindUnit(index)
    addPriceAtEnd(index)
    addUnitAtHead(index)
    // "vijfentwintig euro"
    addSpokenPrice(index)
    // "einundzwanzig Eier"
    addSpokenCompound(index)
    addYield(index)
    addHolderOfUnit(index)
    if words.has(.onlyName, index) {
      if reader.habits.own.contains(.compounds) { addJoinedHalf(index) }
      return
    }
    addNumberBehindPack(index)
    if words.has(.bracket, index) {
      addBracketedCount(index)
      addBracketedUnitPrice(index)
      addRestatedPacks(index)
    }
    if words.has([.times, .digit], index) { addPackBehindSides(index) }
    addTimesBehindName(index)
    addNumberOfDoses(index)
    addTillSum(index)
    if words.has(.percent, index) { endOfShares = index + 1 }
    addDealBehindPrice(index)
    addTaxedTillPrice(index)
    addMarkedPrice(index)
    addCountOfThem(index)
    addPriceOfOne(index)
    addPriceOfCounted(index)
    addInstalments(index)
    addTimesBehindStrength(index)
    addDosesBeforeTimes(index)
    addNumberWord(index)
    addNumberNoun(index)
    addOneDozen(index)
    if words.hasHangul { addPoundOfGoods(index) }
    addSpokenAmount(index)
    addFractionOfUnit(index)
    addSpokenCents(index)
    addTrailingHalf(index)
    addWholeOfPacks(index)
    addSizeOfEach(index)
    addJoinedNumber(index)
    addJoinedHalf(index)
    addCountBeforeSize(index)
    addEachBehindName(index)
    guard words.has(.digit, index) else { return }
    if !words.has(.unit, index) { addAmountGluedToTimes(index) }
    addPriceWithMark(index)
    addSizeOfCompound(index)
    let span = index..<index + 1
    if words.has(.whole, index), LineLimit.barcode.contains(words.words[index].range.count) {
      let text = words.text(index)
      let (isValid, isLong) = (Barcode.isValid(text), text.utf8.count >= LineLimit.longBarcode)
      if isValid {
        add(.barcode(text), span, leftover: .leftoverBarcode)
      } else if isLong {
        add(.wrongBarcode, span)
      }
      if isValid || isLong, vetoed(.digitsOfBarcode, span) { return }
    }
    addCountPerPack(index)
    addCountBehindName(index)
    addCountOfCompound(index)
    addSizedPieces(index)
    addDoses(index)
    addCountOverOne(index)
    addCountBeforeDrink(index)
    addCountBeforePrice(index)
    addBarePrice(index)
  }
}
