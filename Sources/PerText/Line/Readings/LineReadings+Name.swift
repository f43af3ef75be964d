import PerModel

// What is left of a line when everything else is taken out of it.
extension LineReadings {
  func addName(_ index: Int) {
    let span = index..<index + 1
    let traits = words.words[index].traits
    if traits.contains(.control) {
      all.append(LineReading(words: span, value: .name, isLeftover: true))
      return
    }
    if traits.contains(.onlyName) || isOnlyName(index) {
      add(.name, span, places[index].nameCost)
      return
    }
    if traits.contains(.letter) || traits.contains(.digit) {
      let cost = nameCost(index)
      let points = cost.map { reader.costs[$0] } ?? 0
      let isMoney =
        traits.contains(.number)
        && (points >= reader.costs[.nameCents]
          || numberCost(index) == .nameNumberAtEnd && !isBesideName(index))
        || isOfDeal(index) || multiplies(index)
        || isCurrencySign(index) || isMoney(index)
      all.append(
        LineReading(words: span, value: .name, cost: points, cost, isLeftover: isMoney))
      return
    }
    addMark(index)
  }

  /// Whether a word means nothing at all, as most words of a name do.
  private func isOnlyName(_ index: Int) -> Bool {
    words.has(.letter, index) && !words.words[index].meaning.isKnown
      && !words.anyHas(
        [
          .digit, .currency, .unit, .count, .multiplier, .per, .times, .introduction, .store,
        ], index)
  }

  /// "Tea 1", "4 fillets": a word of the name next to a number takes it along.
  private func isBesideName(_ index: Int) -> Bool {
    isOfNameAlone(index - 1) || isOfNameAlone(index + 1)
  }

  func isOfNameAlone(_ index: Int) -> Bool {
    words.indices.contains(index) && words.has(.letter, index)
      && !words.anyHas([.digit, .unit, .count, .currency, .times, .percent], index)
  }

  /// Whether a times sign between two numbers still multiplies the next: "15,50 € + 8 x 0,25 € Pfand".
  private func multiplies(_ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, words.has(.digit, index - 1),
      words.has(.digit, index + 1), words.has(.whole, index - 1), !words.isSize(index - 1)
    else { return false }
    return isTimesSign(index)
  }

  /// "321円)": an amount of the user's money that is part of no price.
  private func isMoney(_ index: Int) -> Bool {
    words.has([.number, .ownCurrency, .known], index)
      && !words.anyHas([.unit, .count, .times, .slash, .dash], index)
  }

  private func isCurrencySign(_ index: Int) -> Bool {
    words.has(.currency, index) && !words.has(.digit, index)
      && words.lent(index..<index + 1).hasOnlyCurrencySigns
  }

  /// "3 for", "buy 1": part of a deal that was not understood, and never of a name.
  private func isOfDeal(_ index: Int) -> Bool {
    let before = index > 0 && words.has(.digit, index - 1)
    let behind = index + 1 < words.count && words.has(.digit, index + 1)
    return switch words.words[index].meaning.role {
    case .forWord: before && behind
    // The Hebrew "pay" is "whole", too: "chicken (about 1.8 kg)".
    case .pay: before || behind && words.has(.number, index + 1)
    case .buy, .whenBuying, .get, .save: behind
    case .off:
      index > 0 && words.has(.percent, index - 1)
        && !WordSet.claim.contains(words.plain(index))
    default: false
    }
  }

  func nameCost(_ index: Int) -> LineCost? {
    let own = places[index].nameCost
    guard words.has(.digit, index) else {
      if startsStore(index) { return dearer(own, .nameKeyword) }
      if words.has(.currency, index), isBesideNumber(index), isWrittenAsCurrency(index) {
        return dearer(own, .leftoverAmount)
      }
      let joins: LineWords.Traits = [.multiplier, .per, .times, .introduction]
      let isUnit =
        index > 0 && words.anyHas([.digit, .unit, .count], index - 1)
        && words.anyHas([.unit, .count], index)
        && words.words[index].meaning.unit?.kind != .time
      let isChoice =
        words.words[index].meaning.role == .or && index + 1 < words.count
        && words.has(.digit, index + 1)
      let isPaid = words.words[index].meaning.role == .pay
      let joinsNumber = isPaid || words.anyHas(joins, index)
      if isUnit || isChoice || joinsNumber && isBesideNumber(index) {
        return dearer(own, .nameKeyword)
      }
      return own
    }
    // "200ml x2"
    if words.has(.times, index), places[index].isBehindAmount {
      return dearer(own, .nameKeyword)
    }
    return dearer(own, numberCost(index))
  }

  private func numberCost(_ index: Int) -> LineCost? {
    if endsInMyriads(index) { return .nameCents }
    guard let form = NumberForm(words.bytes(index)) ?? centsBesideLetter(index), !isOfName(index)
    else { return nil }
    let atEnd = words.isLast(index) || places[index].isBehindAmount
    switch form {
    case .whole:
      return atEnd && !words.isSize(index) ? .nameNumberAtEnd : .nameNumber
    case .cents: return .nameCents
    case .decimal: return atEnd ? .nameDecimalAtEnd : .nameDecimal
    }
  }

  /// Whether it is the "1万" of "1万2800円".
  private func endsInMyriads(_ index: Int) -> Bool {
    guard index + 1 < words.count, words.has(.digit, index + 1),
      let sign = words.text(index).unicodeScalars.last, Cursor.power(sign.value) != nil
    else { return false }
    let number = words.text(index).dropLast()
    return !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  /// The "x4,29" and the "4,29C" of a till: the sign or the letter of a tax hides that it is money.
  private func centsBesideLetter(_ index: Int) -> NumberForm? {
    let word = words.bytes(index)
    guard word.count > 4, let first = word.first, let last = word.last else { return nil }
    let isTimes = ASCII.isLetter(first, "x") || first == UInt8(ascii: "*")
    let isTaxed = LineLimit.taxLetters.contains(last)
    guard isTimes != isTaxed else { return nil }
    let number = UnsafeBufferPointer(rebasing: isTimes ? word.dropFirst() : word.dropLast())
    return NumberForm(number) == .cents ? .cents : nil
  }

  /// Whether a word is not a unit, or the code of a currency in capitals.
  private func isWrittenAsCurrency(_ index: Int) -> Bool {
    !words.has(.unit, index) || words.isUppercase(index)
  }

  func isBesideNumber(_ index: Int) -> Bool {
    index > 0 && words.has(.digit, index - 1)
      || index + 1 < words.count && words.has(.digit, index + 1)
  }

  /// Whether a number says something about the thing itself: a size, or the part of "1.5 %".
  func isOfName(_ index: Int) -> Bool {
    words.isSize(index) || words.has(.percent, index)
      || index + 1 < words.count && words.has(.percent, index + 1)
        && words.isText(index + 1, "%")
  }

  /// Signs between words of the name belong to it, others part the line or have no meaning.
  private func addMark(_ index: Int) {
    let span = index..<index + 1
    let text = words.text(index)
    let isFirst = index == 0
    let isLast = index + 1 == words.count
    let isPicture = text.unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
    // "- [ ] Bread" and "☐ Bread" are lines of a list.
    let isBox =
      !isLast && index <= Self.lastOfBox
      && text.unicodeScalars.first.map(Self.boxes.contains) == true
    if isPicture && !isBox || ["!", "%"].contains(text) && !isFirst {
      add(.name, span)
      return
    }
    let parts =
      isBox || words.has(.separator, index) || text == ":" && !isFirst
      // "119 kr + pant"
      || text == "+" && !isFirst && !isLast && WordSet.deposit.contains(words.plain(index + 1))
      || text == "@" && !isLast && !isFirst
        && (words.has(.unit, index - 1) || !words.has(.number, index - 1))
        && words.anyHas([.number, .currency], index + 1)
      || !isLast && ["-", "–", "—", "•"].contains(text) || !isLast && isFirst && text == "*"
      || !isLast && !isFirst
        && (["/", ":", "="].contains(text) || text.utf8.allSatisfy { $0 == 0x2E })
    add(.mark(parts: parts), span, text == "/" && joinsPrice(index) ? .nameKeyword : nil)
  }

  /// What stands before the lines of a list of tasks.
  private static let boxes: Set<Unicode.Scalar> = [
    "[", "]", "☐", "☑", "☒", "□", "✓", "✔", "✅", "→",
  ]
  /// The place of the "]" in "- [ ]".
  private static let lastOfBox = 2

  /// Whether a slash belongs to a price: "2 kpl/7 €" is that of both, "1,59 € / 250 g" that of 250 g.
  private func joinsPrice(_ slash: Int) -> Bool {
    let next = slash + 1
    guard slash > 0, next < words.count, words.has(.number, next) else { return false }
    let behind = next + 1 < words.count ? next + 1 : nil
    if words.has(.count, slash - 1) {
      return words.has(.currency, next) || behind.map(isLoneCurrency) == true
    }
    return words.has(.currency, slash - 1)
      && (words.has(.unit, next) || behind.map { words.has(.unit, $0) } == true)
  }
}

// What an amount says of the thing itself, and not of how much there is.
extension LineReadings {
  /// "Set of 6 teaspoons": shops sell the thing, and cooks measure with it.
  private static let kitchenUnits = Unit.all(
    "cup", "cup-metric", "cup-imperial", "tablespoon", "teaspoon", "tablespoon-metric",
    "teaspoon-metric", "tablespoon-australian", "dessert-spoon", "dessert-spoon-metric", "pinch",
    "drop", "dram", "jigger")

  func isOfKitchen(_ unit: Unit) -> Bool {
    unit.kind == .volume && unit != .milliliter && unit != .liter
      && Self.kitchenUnits.contains(unit)
  }

  /// Whether a word says the measure of a cook and never the thing: "EL", "tbsp", but not "El".
  func isAbbreviatedSpoon(_ index: Int) -> Bool {
    let word = words.plain(index)
    guard WordSet.spoon.contains(word), let first = word.first, let last = word.last else {
      return false
    }
    return first & 0x20 == last & 0x20
  }

  /// Whether so much is in each tablet: "200 mg tablets", "tablets 200 mg", and no number says how many.
  func isStrength(_ unit: Unit, _ stretch: LineStretch) -> Bool {
    unit.isOfStrength && words.namesDose(beside: stretch.words)
  }

  /// "0,99 je 500-g-Packung": nobody sells 0.99 packs.
  func isPriceOfEach(_ stretch: LineStretch) -> Bool {
    stretch.count > 1 && stretch.first.contains(.plainDecimal)
      && words.has(.multiplier, stretch.start + 1) && !words.has(.times, stretch.start + 1)
  }

  /// "2. Packung" is the second, and "5.-" a price.
  func startsWithOrdinal(_ stretch: LineStretch) -> Bool {
    stretch.count > 1 && stretch.first.contains(.number)
      && stretch.first.isDisjoint(with: [.whole, .plainDecimal, .letter])
      && words.bytes(stretch.start).last == UInt8(ascii: ".")
  }
}
