import PerModel

// Whether an amount next to a count of packs is that of each or of all.
extension LineBuilder {
  typealias Measured = ReadLine.Part<ReadQuantity>

  /// Whether what comes before a few packs parts into no usual weight of each: "60 g 4-pack", "100 g 3-pack", and one
  /// roll or bar before a number of them: "43 g 10 ks".
  func isHardlyShared(_ amount: Measured, _ count: Measured, _ number: Int) -> Bool {
    if isPieceOfSeveral(amount, count, number) || areBought(count, before: amount)
      || areBought(count, behind: amount, number)
    {
      return true
    }
    guard comesFirst(amount, count), amount.value.unit == .gram,
      number <= LineLimit.fewPacks || !vetoed(.manyShares, at: count.range),
      count.value.countName == .pack,
      let share = try? amount.value.amount / Rational(number), let twice = try? share * 2
    else { return false }
    return share < SinglePack.leastShare || !twice.isInteger
  }

  /// Whether each would weigh less than a gram, as few things do: "12 g 100 sticks".
  func areTiny(_ amount: ReadLine.Part<ReadQuantity>, _ number: Int) -> Bool {
    amount.value.unit == .gram
      && (number < LineLimit.manyPieces || !vetoed(.manyGrains, at: amount.range))
      && amount.value.amount < Rational(number)
  }

  /// Whether what comes before the name may be how many were bought: "2 packs of coffee 500 g" may weigh a kilogram.
  private func areBought(_ count: Measured, before amount: Measured) -> Bool {
    guard let name = names.first, amount.value.unit?.kind == .mass,
      let grams = amount.value.total.flatMap({ try? $0 * 1000 })
    else { return false }
    return count.range.lowerBound < name.lowerBound && name.lowerBound < amount.range.lowerBound
      && count.value.countName?.isContainer == true
      && (count.value.wholeCount ?? .max) <= LineLimit.boughtPacks
      && grams >= LineLimit.leastOfBought
  }

  /// Whether a few bare pieces right behind a weight may be how many were bought: "175 g 2 Stk".
  private func areBought(_ count: Measured, behind amount: Measured, _ number: Int) -> Bool {
    comesFirst(amount, count) && count.value.countName == nil && number <= LineLimit.boughtPacks
      && words.words(in: amount.range).upperBound == words.words(in: count.range).lowerBound
  }

  private func isPieceOfSeveral(_ amount: Measured, _ count: Measured, _ number: Int) -> Bool {
    guard comesFirst(amount, count), amount.value.unit == .gram, count.value.countName == nil,
      (LineLimit.pieceCount...LineLimit.fewPacks).contains(number),
      SinglePack.isOddPiece(amount.value.amount),
      let twice = try? amount.value.amount / Rational(number) * 2
    else { return false }
    return !twice.isInteger && vetoed(.oddShares, at: amount.range)
  }

  /// Whether sheets next to rolls are on each roll, because no roll has fewer: "2 rolls 50 sheets".
  func areOfEachRoll(_ sheets: Measured, _ rolls: Measured) -> Bool {
    areFewSheets(sheets, for: rolls, called: .roll)
      && ((sheets.value.wholeCount ?? 0) > LineLimit.mostLayers
        || !vetoed(.layersOfRolls, at: sheets.range))
  }

  /// Whether sheets next to rolls may be on each roll as well as on all: "2 rolls 100 sheets".
  func mayBeOfEachRoll(_ sheets: Measured, _ rolls: Measured) -> Bool {
    guard sheets.value.countName == .sheet, rolls.value.countName == .roll,
      let all = sheets.value.wholeCount, let number = rolls.value.wholeCount
    else { return false }
    return number > 1 && all <= LineLimit.mostSheets
  }

  /// Whether a pack is rather one of rolls, each of which has the sheets: "24pk 180 sheets".
  func areFewSheets(_ sheets: Measured, of packs: Measured) -> Bool {
    areFewSheets(sheets, for: packs, called: .pack)
  }

  private func areFewSheets(
    _ sheets: Measured, for holders: Measured, called name: CountName
  ) -> Bool {
    guard sheets.value.countName == .sheet, holders.value.countName == name,
      let all = sheets.value.wholeCount, let number = holders.value.wholeCount
    else { return false }
    return number > 1 && all < number * LineLimit.fewestSheets
  }

  /// The notebooks of "172 pages (pack of 6)", "40 sheets 10 pcs"; `nil` where nothing is counted but pages.
  func packsOfPages(_ first: Measured, _ second: Measured) -> [Composition]? {
    let areBooks = words.name(.exerciseBook, inCompounds: false, shortest: 3)
    let arePacks = [first, second].contains { $0.value.countName == .pack }
    let isPage = { (name: CountName?) in
      name == .page || areBooks && !arePacks && name == .sheet
    }
    guard isPage(first.value.countName) != isPage(second.value.countName) else { return nil }
    let (pages, books) = isPage(first.value.countName) ? (first, second) : (second, first)
    guard vetoed(.pagesOfBooks, at: pages.range) else { return nil }
    return [Composition(quantity: books, names: [pages.range])]
  }

  /// How many packs an amount is in.
  func packs(of amount: Measured) -> Measured? {
    let number = amount.value.packCount
    guard number > 1 else { return nil }
    return .init(value: ReadQuantity(amount: Rational(number), unit: .item), range: amount.range)
  }

  /// Whether a count follows an amount: "120g 5袋".
  func comesFirst(_ amount: Measured, _ count: Measured) -> Bool {
    amount.range.lowerBound < count.range.lowerBound
  }

  /// A mass next to a count of its containers; `nil` where it can only be the total.
  func mass(
    _ amount: Measured, in count: Measured, _ counting: LineReading.Counting, _ number: Int
  ) -> [Composition]? {
    let byHabit = habits.own.contains(.sizesBeforePacks)
    if byHabit, !counting.isContainer, [nil, .pack, .bar, .cube].contains(count.value.countName),
      comesFirst(amount, count)
    {
      return unclear(each(amount, count))
    }
    // "5개입 120g"
    if byHabit, count.value.countName == nil, !counting.isContainer, !counting.isInBrackets {
      return unclear(each(amount, count))
    }
    // "1 lb (4 sticks)", "500 g (10er-Pack)"
    if counting.isInBrackets, comesFirst(amount, count) {
      let isOfParts = count.value.countName.map { !$0.isContainer || $0.isOfDoses } ?? false
      return isOfParts ? nil : unclear(each(amount, count))
    }
    guard counting.isContainer, !counting.multiplies, !counting.isInBrackets else { return nil }
    let isBehind = !comesFirst(amount, count)
    if isBehind, isLinked(amount) || byHabit && isInCase(count) { return each(amount, count) }
    if isBehind, saysPackOfEach(count) { return unclear(each(amount, count)) }
    guard amount.value.unit?.systems.contains(.metric) == true || !isBehind,
      let grams = amount.value.thousandths,
      words.line.bytes[amount.range.lowerBound] != UInt8(ascii: "(")
    else { return nil }
    let name = count.value.countName
    let extent =
      isBehind
      ? SinglePack.extent(ofMassBehind: number, grams, name, byHabit: byHabit)
      : SinglePack.extent(
        ofMassBefore: number, grams, name, byHabit: byHabit, isOfPieces: counting.isOfPieces)
    return extent == .whole ? nil : compositions(amount, count, extent)
  }

  private func compositions(_ amount: Measured, _ count: Measured, _ extent: SinglePack.Extent)
    -> [Composition]
  {
    switch extent {
    case .each: each(amount, count)
    case .whole: total(amount, in: count)
    case .either: unclear(each(amount, count))
    case .eitherRatherWhole: unclear(total(amount, in: count))
    }
  }

  /// Whether a link introduces the size of each: "3 latas de atún de 140 g".
  func isLinked(_ amount: Measured) -> Bool {
    let link = words.words(in: amount.range).lowerBound - 1
    guard link > 0, !words.has(.digit, link) else { return false }
    // "4 briques d’1 l"
    let word = words.plain(link)
    let letters = UnsafeBufferPointer(rebasing: word.prefix(while: { ASCII.isLetter($0) }))
    return [OwnWords.sizeLink, .eachLink].contains {
      $0.contains(words.bytes(link), for: habits.language)
        || letters.count < word.count && $0.contains(letters, for: habits.language)
    }
  }

  /// Whether a word for packs of that language rather comes before the size of each: "8 pack 100 g" in Mexico.
  private func saysPackOfEach(_ count: Measured) -> Bool {
    let span = words.words(in: count.range)
    return span.count > 1 && words.has(.whole, span.lowerBound)
      && OwnWords.packOfEach.contains(words.bytes(span.upperBound - 1), for: habits.language)
  }

  /// Whether the packs are in a case: "thùng 30 gói 75g".
  private func isInCase(_ count: Measured) -> Bool {
    let before = words.words(in: count.range).lowerBound - 1
    guard before > 0, !words.has(.digit, before) else { return false }
    return [.crate, .tray].contains(words.words[before].meaning.countName)
  }

  /// Whether a slash is between bare pieces and an amount, which is then as well that of all: "12 ct / 12 fl oz".
  func isParted(_ count: Measured, from amount: Measured) -> Bool {
    guard count.value.countName == nil, amount.value.packs.isEmpty, comesFirst(count, amount)
    else { return false }
    let between = words.line.bytes[count.range.upperBound..<amount.range.lowerBound]
    return between.contains(UInt8(ascii: "/"))
      && between.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") }
  }

  /// Whether a slash makes an amount that of each piece counted beside it: "150g/片 5片".
  func isOfCounted(_ amount: Measured, _ count: Measured) -> Bool {
    let text = words.line.bytes[amount.range]
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")), slash + 1 < text.endIndex else {
      return false
    }
    let one = text[(slash + 1)...]
    let counted = words.line.bytes[count.range].drop { ASCII.digits.contains($0) || $0 == 0x20 }
    return !ASCII.digits.contains(text[slash + 1]) && counted.starts(with: one)
  }

  /// Whether a word says that the size next to the count is that of each: "multipack 4 pots 125 g".
  func ofEachPack(_ amount: Measured, _ count: Measured, _ number: Int) -> [Composition]? {
    guard let largest = largestInPack(count) else { return nil }
    // "pack 8 unidades 1 kg" has eight of 125 g.
    let isOne = amount.value.total.map { SinglePack.isOne($0, of: number, upTo: largest) } ?? true
    return isOne ? each(amount, count) : unclear(each(amount, count))
  }

  /// Whether a word says that the size next to the count is that of each: "pack 3 uds".
  func isOfPack(_ count: Measured) -> Bool { largestInPack(count) != nil }

  /// The largest mass, in grams, that is that of each next to a pack's number; `nil` where no word says so.
  func largestInPack(_ count: Measured) -> Rational? {
    let before = words.words(in: count.range).lowerBound - 1
    guard before >= 0 else { return nil }
    if (0...before).contains(where: { words.says(.eachPack, $0) }) { return SinglePack.large }
    return OwnWords.packOfEach.contains(words.bytes(before), for: habits.language)
      && (before == 0 || !words.has(.digit, before - 1) || words.has(.unit, before - 1)
        || !vetoed(.countedPack, at: count.range))
      ? SinglePack.middle : nil
  }

  /// Whether a number of packs multiplies what is counted beside it: "72 count (pack of 6)", "100매 10팩".
  func multiplies(_ outer: Measured, _ inner: Measured) -> Bool {
    let isBehind = inner.range.upperBound <= outer.range.lowerBound
    if isBehind, habits.own.contains(.sizesBeforePacks) { return true }
    let isPackOf = counts.contains { $0.part.range == outer.range && $0.counting.multiplies }
    return isBehind && isPackOf && words.line.bytes[outer.range.lowerBound] == UInt8(ascii: "(")
  }

  /// The number of all packs, counted in what one of them has: 48 capsules.
  func named(_ whole: Measured) -> Measured {
    let name = whole.value.countName ?? counts.lazy.compactMap(\.part.value.countName).first
    return .init(
      value: ReadQuantity(amount: whole.value.amount, unit: whole.value.unit, countName: name),
      range: whole.range)
  }

  /// What is counted with nothing beside it: a "10 pack" has ten pieces.
  func alone(_ count: (part: Measured, counting: LineReading.Counting)) -> Measured {
    count.counting.isOfPieces
      ? .init(value: count.part.value.unnamed, range: count.part.range) : count.part
  }

  /// The meanings that a printed price per unit allows, where it tells them apart.
  func decided(_ compositions: [Composition]) -> [Composition] {
    if let counted = countedAtPrice,
      let product = compositions.first(where: { $0.isProduct && counted.value.unit == .item })
    {
      return [clear(product)]
    }
    guard compositions.count > 1, let price = line.price,
      let unitPrice = line.unitPrice?.value, unitPrice.price.amount.isPositive,
      let one = unitPrice.quantity.total, let unit = unitPrice.quantity.unit
    else { return compositions }
    if unit == .item, one == .one,
      let each = pricedEach(compositions, unitPrice, price.value.amount)
    {
      return each
    }
    let fitting = compositions.filter { composition in
      guard let quantity = composition.quantity?.value, quantity.unit?.kind == unit.kind,
        let total = quantity.total, let costs = try? total / one * unitPrice.price.amount
      else { return false }
      return costs.isNear(price.value.amount, within: LineTolerance.meaning)
    }
    guard fitting.count == 1, let only = fitting.first, vetoed(.unfitting, at: price.range) else {
      return compositions
    }
    return [clear(only)]
  }

  private func clear(_ composition: Composition) -> Composition {
    var composition = composition
    (composition.isSecond, composition.isOffered) = (false, false)
    return composition
  }
}

extension ReadQuantity {
  /// How many grams, milliliters or millimeters there are.
  var thousandths: Rational? { total.flatMap { try? $0 * 1000 } }

  /// How many of the innermost things there are.
  var packCount: Int {
    packs.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
  }

  /// The same number as fluid ounces.
  func inFluidOunces(of region: Region) -> ReadQuantity {
    ReadQuantity(
      packs: packs, amount: amount, unit: region.ownUnit(for: .fluidOunce), isSum: isSum)
  }
}
