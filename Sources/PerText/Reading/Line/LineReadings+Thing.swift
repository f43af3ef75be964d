import PerModel

// What an amount says of the thing itself, and not of how much there is.
extension LineReadings {
  /// "Set of 6 teaspoons": shops sell the thing, and cooks measure with it.
  private static let kitchenUnits = Set(
    [
      "cup", "cup-metric", "cup-imperial", "tablespoon", "teaspoon", "tablespoon-metric",
      "teaspoon-metric", "tablespoon-australian", "dessert-spoon", "dessert-spoon-metric", "pinch",
      "drop", "dram", "jigger",
    ].compactMap { Unit(id: $0) })

  func isOfKitchen(_ unit: Unit) -> Bool {
    unit.kind == .volume && unit != .milliliter && unit != .liter
      && Self.kitchenUnits.contains(unit)
  }

  /// Whether a word says the measure of a cook and never the thing: "EL", "tbsp", but not "El".
  func isAbbreviatedSpoon(_ index: Int) -> Bool {
    let word = words.plain(index)
    guard Self.spoons.contains(word), let first = word.first, let last = word.last else {
      return false
    }
    return first & 0x20 == last & 0x20
  }

  private static let spoons = WordSet(["el", "tl", "tbsp", "tsp", "tbsps", "tsps"])

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
