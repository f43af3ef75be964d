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
