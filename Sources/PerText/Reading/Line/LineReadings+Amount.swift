import PerModel

// How much there is.
extension LineReadings {
  mutating func addAmount(_ span: Range<Int>, _ text: LentText, _ hasDigit: Bool) {
    let first = words.words[span.lowerBound]
    let last = words.words[span.upperBound - 1].traits
    let startsWithDigit = first.traits.contains(.number)
    guard canEndAmount(span), startsWithDigit || startsWithoutDigit(span, hasDigit),
      !words.anyHas(.code, in: span), !words.has(.separator, span.upperBound - 1)
    else { return }
    if let range = rangeEnd(span) {
      if range { add(.range, span, reader.costs[.range], leftover: .leftoverAmount) }
      return
    }
    // A number is of something: "6 x 330" is no amount yet, and "x6" are six.
    let named: LineWords.Traits = [.unit, .count, .currency, .phrase, .per]
    if last.contains(.whole), !words.anyHas(named, in: span), !words.has(.times, span.lowerBound),
      !span.contains(where: { words.has(.multiplier, $0) && !words.has(.times, $0) })
    {
      return
    }
    var read: ReadQuantity
    do throws(ReadingError) {
      // "je Stück"
      let isPer = !hasDigit && first.traits.contains(.per)
      if isPer, span.count == 1 { return }
      read = try reader.quantities.read(
        isPer ? words.lent(span.lowerBound + 1..<span.upperBound) : text)
    } catch {
      // "115g×4块" says how much there is, however it is to be understood.
      if span.count == 1, last.isSuperset(of: [.number, .times, .unit, .known]), !namesSide(text) {
        all.append(LineReading(words: span, value: .leftover(nil), cost: 0))
        nameCosts[span.lowerBound] = reader.costs[.leftoverAmount]
        return
      }
      if error.problem == .dimension, last.contains(.unit), !last.contains(.ownCurrency),
        sizes.last?.lowerBound != span.lowerBound
      {
        sizes.append(span)
        addArea(span, text)
      }
      if error.problem == .notOneAmount, last.contains(.unit) || last.contains(.count) {
        add(.range, span, reader.costs[.range], leftover: .leftoverAmount)
      }
      return
    }
    // The ounces of a drink are fluid ones.
    if kind == .volume, read.unit == .ounce { read = read.inFluidOunces(of: reader.region) }
    guard let unit = read.unit, isAmount(read, unit, span, text) else { return }
    isBehindAmount[span.upperBound] = true
    if unit.kind == .count {
      guard hasDigit || unit != .item || read.countName != nil || first.traits.contains(.per) else {
        return
      }
      guard !words.isSize(span.lowerBound), read.total?.isInteger == true else { return }
      let isContainer = words.anyHas([.container, .times], in: span) && !hasContentWord(span)
      let isImplied = !hasDigit && first.traits.contains(.per)
      let isCents = words.anyHas(.ownCurrency, in: span) && reader.currency != .usDollar
      let cost = reader.costs[.impliedAmount]
      add(
        .count(
          read,
          .init(
            isContainer: isContainer, isPer: first.traits.contains(.per), multiplies: isPackOf(span)
          )), span,
        isCents ? reader.costs[.countOfCents] : isImplied ? cost : 0, leftover: .leftoverCount)
    } else if kind != unit.kind, unit.kind == .time || unit.kind == .energy {
      add(.amount(read, isPer: first.traits.contains(.per)), span, reader.costs[.duration])
    } else if kind != unit.kind, isSide(unit) || Self.kitchenUnits.contains(unit) {
      add(.amount(read, isPer: first.traits.contains(.per)), span, reader.costs[.sideLength])
    } else {
      guard hasDigit || first.traits.contains(.per) || first.meaning.keyword == .halfOf else {
        return
      }
      add(.amount(read, isPer: first.traits.contains(.per)), span, 0, leftover: .leftoverAmount)
    }
  }

  /// Whether the unit of a length is in the text.
  private func namesSide(_ text: LentText) -> Bool {
    guard var cursor = try? text.cursor(reader.habits) else { return false }
    while (try? cursor.advance()) != nil, cursor.token != .end {
      if cursor.token == .word, cursor.meaning.unit?.kind == .length { return true }
    }
    return false
  }

  /// Two sides make an area, of which a rug has one and a roll of foil so many square meters. Only where
  /// that is measured it is what the line says how much there is.
  private mutating func addArea(_ span: Range<Int>, _ text: LentText) {
    guard let read = try? reader.quantities.read(text, readsAreas: true),
      read.unit?.kind == .area, read.packs.isEmpty
    else { return }
    areas.append((span, read))
  }

  /// Whether an amount can begin with a word without a digit: "ca.", "dozen", "per", "half".
  private func startsWithoutDigit(_ span: Range<Int>, _ hasDigit: Bool) -> Bool {
    let index = span.lowerBound
    let word = words.words[index]
    if index > 0, words.anyHas([.digit, .per], in: index - 1..<index) { return false }
    if word.traits.contains(.restatement) { return hasDigit && span.count <= 4 }
    if words.lent(index..<index + 1).hasPrefix("x"), word.traits.contains(.digit) { return true }
    if word.traits.contains(.bracket), word.traits.contains(.digit) { return true }
    if word.traits.contains(.per) {
      // "per 100 g", "per kg", but not "per kg 1000".
      return !hasDigit || words.has(.number, min(index + 1, words.count - 1))
    }
    // "pack of 6"
    if word.traits.contains(.container), span.count >= 3, words.has(.multiplier, index + 1),
      !words.has(.digit, index + 1)
    {
      return words.has(.whole, index + 2)
    }
    if word.meaning.hasUnit {
      return word.meaning.unit?.kind == .count && word.meaning.unit != .item
    }
    return [.noise, .halfOf, .half].contains(word.meaning.keyword)
      && !LineWords.sizeWords.contains(words.bytes(index))
  }

  /// "pack of 4", "x4": an amount beside it is that of each.
  private func isPackOf(_ span: Range<Int>) -> Bool {
    !words.has(.number, span.lowerBound) && !words.has(.per, span.lowerBound)
      && words.anyHas([.multiplier, .times], in: span)
  }

  /// A count of things, and not only of what holds them: "6 packs" and not "6 packs of 10 wipes".
  private func hasContentWord(_ span: Range<Int>) -> Bool {
    span.count > 1 && words.anyHas(.multiplier, in: span)
      || span.contains { words.has(.count, $0) && !words.has(.container, $0) }
  }

  /// "Set of 6 teaspoons": shops sell the thing, and cooks measure with it.
  private static let kitchenUnits = Set(
    [
      "cup", "cup-metric", "cup-imperial", "tablespoon", "teaspoon", "tablespoon-metric",
      "teaspoon-metric", "tablespoon-australian", "dessert-spoon", "dessert-spoon-metric", "pinch",
      "drop", "dram", "jigger",
    ].compactMap { Unit(id: $0) })

  private func isSide(_ unit: Unit) -> Bool {
    unit.kind == .length && ["millimeter", "centimeter", "inch"].contains(unit.id)
  }

  /// Whether what reads like an amount is one in a line, which has names and prices too.
  private func isAmount(
    _ read: ReadQuantity, _ unit: Unit, _ span: Range<Int>, _ text: LentText
  ) -> Bool {
    // "2 x", before what there are two of.
    let last = words.words[span.upperBound - 1].traits
    if last.contains(.times), endsInTimes(text) { return false }
    if span.dropLast().contains(where: {
      words.has(.digit, $0) && words.lent($0..<$0 + 1).hasSuffix("*")
    }) {
      return false
    }
    if read.isSum, unit.kind != .count, !(text.contains("%") && text.contains("+")) { return false }
    // Size M is no metre.
    if unit == .meter, text.hasSuffix("M") { return false }
    if isOwnCurrency(span, unit) { return false }
    // In "330 ml (x6)" the bracket says how many.
    if read.packs.isEmpty,
      span.contains(where: { words.has(.bracket, $0) && words.has(.times, $0) }),
      span.count > 1
    {
      return false
    }
    // "2 in 1"
    if unit.id == "inch", span.count > 1, Self.inWord.contains(words.bytes(span.upperBound - 1)) {
      return false
    }
    let hasMultiplier = words.anyHas([.multiplier, .times], in: span)
    if hasMultiplier { return true }
    // "4 pack 180 g" says two things, which `ReadLine` puts together.
    if !read.packs.isEmpty { return false }
    let numbers = words.count(of: .digit, in: span)
    let parts: LineWords.Traits = [.bracket, .restatement, .slash]
    return numbers < 2 || unit.kind != .count && !words.anyHas([.count, .container], in: span)
      || words.anyHas(parts, in: span) || unit.kind == .count && read.isSum
      || unit.kind == .count && words.count(of: .count, in: span) < 2
        && !words.anyHas(.unit, in: span)
  }

  private func endsInTimes(_ text: LentText) -> Bool {
    text.hasSuffix("x") || text.hasSuffix("X") || text.hasSuffix("×") || text.hasSuffix("х")
      || text.hasSuffix("Х") || text.hasSuffix("*")
  }

  /// Whether the word behind the number is the user's money: a price in kr has no carats, and one
  /// in pence no pints. "2 pounds" may be both, and "g" is the gram, though Haiti's G is the gourde.
  private func isOwnCurrency(_ span: Range<Int>, _ unit: Unit) -> Bool {
    guard words.anyHas(.ownCurrency, in: span), unit.kind != .count else { return false }
    let letters = words.text(span).filter(\.isLetter)
    if ["g", "l", "m", "t"].contains(letters) { return false }
    return unit.id != "pound" || letters.lowercased() == "lb"
  }

  /// Whether the span is from one amount to another ("2 à 3 kg"), or the beginning of such; `nil`
  /// where nothing between two numbers says so.
  private func rangeEnd(_ span: Range<Int>) -> Bool? {
    guard span.count >= 3, words.has(.number, span.lowerBound) else { return nil }
    let middle = span.lowerBound + 1
    guard Self.rangeWords.contains(words.plain(middle)), words.has(.number, middle + 1),
      let from = number(span.lowerBound), let to = number(middle + 1), from < to,
      let twice = try? from * 2, to <= twice
    else { return nil }
    if words.has(.unit, middle + 1) || words.has(.count, middle + 1) { return span.count == 3 }
    return span.count == 4
      && words.anyHas([.unit, .count], in: span.upperBound - 1..<span.upperBound)
  }

  /// Whether a word stands between two numbers, and may say that they are the ends of a range.
  func joinsRange(_ index: Int) -> Bool {
    index > 0 && index + 1 < words.count && words.has(.number, index - 1)
      && words.has(.number, index + 1) && Self.rangeWords.contains(words.plain(index))
  }

  func number(_ index: Int) -> Rational? {
    let digits = words.text(index).prefix { $0.isNumber || $0 == "." || $0 == "," }
    return (try? reader.prices.read(String(digits)))?.amount
  }

  private static let inWord = WordSet(["in"])

  private static let rangeWords = WordSet([
    "à", "a", "to", "bis", "tot", "of", "hasta", "o", "ou", "or", "oder", "al", "do", "till", "til",
    "-", "–",
  ])

  /// "Eggs 10", "Size 4 nappies 44".
  mutating func addCountBehindName(_ index: Int) {
    guard index > 0, words.has(.whole, index), !isOfName(index),
      index + 1 == words.count || words.has(.digit, index + 1) || !words.has(.letter, index + 1)
        || words.has(.currency, index + 1) || words.has(.introduction, index + 1),
      words.has(.count, index - 1), !words.has(.digit, index - 1),
      let name = words.words[index - 1].meaning.countName,
      !words.words[index - 1].meaning.isContainer,
      let read = try? reader.quantities.read(words.lent(index..<index + 1)), read.unit == nil
    else { return }
    let count = ReadQuantity(packs: [], amount: read.amount, unit: .item, countName: name)
    add(
      .count(count, .init()), index..<index + 1, 0,
      leftover: .leftoverCount)
  }
}
