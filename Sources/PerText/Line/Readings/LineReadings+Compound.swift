import PerModel

// Amounts that a compound begins with, or that have no number.
extension LineReadings {
  /// "500-g-Tasse": how much is in a thing, whatever it is called. With liters, it may also be sold empty.
  func addSizeOfCompound(_ index: Int) {
    guard words.has([.digit, .letter], index), !words.has(.count, index) else { return }
    let parts = words.text(index).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].allSatisfy({ $0.isNumber || ".,".contains($0) }),
      parts[2].count > 2, parts[2].allSatisfy(\.isLetter),
      let read = try? lending(
        "\(parts[0]) \(parts[1])",
        { text throws(ReadingError) in try reader.quantities.read(text) }),
      let measured = read.unit?.kind, measured == .mass || measured == .volume,
      !all.contains(where: { $0.words.contains(index) && $0.fact == .amount })
    else { return }
    let isOfVolume = measured == .volume
    add(
      .amount(read, .plain), index..<index + 1,
      leftover: isOfVolume ? nil : .leftoverAmount)
    if isOfVolume { raiseNameCost(index, to: .nameNumber) }
  }

  /// "literpak", "Halbliterflasche", "tweeliterfles": how much a thing holds, in the word for it.
  func addHolderOfUnit(_ index: Int) {
    guard reader.habits.own.contains(.compounds), words.has(.letter, index),
      !words.has(.digit, index), index > 0, !words.has(.digit, index - 1),
      words.words[index].range.count >= Self.leastOfHolder
    else { return }
    let word = Folding.folded(words.text(index))
    guard let unit = Self.unitsOfHolders.first(where: { word.contains($0) }),
      let place = word.firstRange(of: unit),
      let number = amountBeforeUnit(word[..<place.lowerBound]),
      let read = try? reader.quantities.read("1 " + unit), read.unit?.kind == .volume,
      isHolder(word[place.upperBound...])
    else { return }
    // "anderhalve literfles"
    let spoken =
      words.has(.numberWord, index - 1)
      ? NumberWords.shared.spokenNumber(words.plain(index - 1), reader.habits.language) : nil
    let span = (spoken == nil ? index : index - 1)..<index + 1
    guard let amount = try? number * (spoken ?? .one), !isBesideAmount(span, orCount: true) else {
      return
    }
    for word in span { raiseNameCost(word, to: .nameKeyword) }
    add(
      .amount(ReadQuantity(amount: amount, unit: read.unit), .plain), span,
      leftover: .leftoverAmount)
  }

  /// One for nothing, a half for "halb", and the number that is before the unit in a compound.
  private func amountBeforeUnit(_ word: Substring) -> Rational? {
    if word.isEmpty { return .one }
    if Self.halvesOfHolders.contains(String(word)) { return try? Rational(1, over: 2) }
    var text = String(word)
    return text.withUTF8 {
      OwnWords.oneOfUnit.contains($0, for: reader.habits.language)
        ? .one : NumberWords.shared.spokenNumber($0, reader.habits.language)
    }
  }

  /// Whether the end of a compound is what holds something: not a glass, which is sold empty.
  private func isHolder(_ word: Substring) -> Bool {
    [word, word.first == "s" || word.first == "-" ? word.dropFirst() : ""].contains { rest in
      guard rest.count > 2 else { return false }
      let name = (try? reader.quantities.read("1 " + rest))?.countName
      return name?.isContainer == true && name != .jar
    }
  }

  private static let unitsOfHolders = Words.all(.unitOfHolder)
  /// "literpak" is the shortest of them.
  private static let leastOfHolder = 8
  private static let halvesOfHolders = Set(
    (Words.all(.halfOf) + Words.all(.bareHalf)).map { Folding.folded($0) })

  /// "gallon 2% milk 3.89", "Liter Milch": one of a unit, where nothing else says how much there is.
  func addUnitAtHead(_ index: Int) {
    let next = index + 1
    guard index == 0, next < words.count, isBareUnit(index),
      words.words[index].range.count >= Self.leastLetters,
      words.has(.letter, next) || words.has(.percent, next),
      words.words[next].meaning.role != .priceNoise,
      let unit = words.words[index].meaning.unit
    else { return }
    let isOfThing = words.words[next].meaning.role == .of
    guard isOfThing || Self.unitsAtHead.contains(unit) else { return }
    if isBesideAmount(index..<next, orCount: true) { return }
    raiseNameCost(index, to: isOfThing ? .nameKeyword : .nameNumber)
    let read = ReadQuantity(packs: [], amount: .one, unit: unit)
    add(.amount(read, .plain), index..<next, .impliedAmount)
  }

  /// Not the pound of "pound cake".
  private static let unitsAtHead = Unit.all(
    "kilogram", "pfund", "liter", "gallon", "gallon-imperial", "quart", "quart-imperial", "pint",
    "pint-imperial")
  /// An abbreviation of a unit is shorter.
  private static let leastLetters = 4
}
