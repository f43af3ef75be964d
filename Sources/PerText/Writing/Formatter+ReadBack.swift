import PerModel

/// How a unit is named so that readers take it for no other one: "Gb" is said for gigabytes, and
/// a German cup is no US cup.
enum UnitNaming: Hashable {
  case short, full
  /// By its own name in the table, where ICU or the catalogue has none that is meant by it alone.
  case english
}

extension Formatter {
  /// The naming for a unit that comes nearest to what is wished, and is not read as another unit in
  /// this locale. What is refused is no misreading.
  func naming(_ unit: Unit, isSpoken: Bool) -> UnitNaming {
    let style = UnitStyle(unit: unit, isSpoken: isSpoken || UnitStyle.isObscure(unit))
    if let known = unitNamings[style] { return known }
    let choices: [UnitNaming] = style.isSpoken ? [.full, .short] : [.short, .full]
    let naming =
      choices.first { $0 == .full || !UnitStyle.isObscure(unit) ? !isMistaken(unit, $0) : false }
      ?? .english
    unitNamings[style] = naming
    return naming
  }

  private func isMistaken(_ unit: Unit, _ naming: UnitNaming) -> Bool {
    let style = UnitStyle(unit: unit, isSpoken: naming == .full)
    return ["1", "2", "5"].contains { number in
      let text: String
      if let format = format(style) {
        text = format.text(number)
      } else {
        text = number + " " + translatedName(unit, naming, isPlural: number != "1")
      }
      guard let read = try? quantities.read(text) else { return false }
      return read.unit != unit || read.countName != nil
    }
  }

  /// The name of a unit that ICU does not know, in the user's language.
  func translatedName(_ unit: Unit, _ naming: UnitNaming, isPlural: Bool) -> String {
    switch naming {
    case .short: localized(context: "unit", unit.symbol)
    case .full:
      localized(
        one: unit.name, other: unit.pluralName, count: isPlural ? CountWords.countOfBareName : 1)
    case .english:
      unmistakable([isPlural ? unit.pluralName : unit.name], of: unit)
    }
  }

  /// For units whose name is that of another one in some language: a calorie of food has a thousand.
  private static let unmistakableNames = ["calorie": "small calorie", "mil": "thou"]

  /// The first of some names, or of the English ones, that is read as the unit.
  private func unmistakable(_ names: [String], of unit: Unit) -> String {
    let english =
      [unit.symbol, "US " + unit.symbol, unit.name, "US " + unit.name]
      + [Self.unmistakableNames[unit.id], unit.id].compactMap(\.self)
    return (names + english).first { name in
      guard let read = try? quantities.read("5 " + name) else { return false }
      return read.unit == unit && read.countName == nil && read.amount == 5
    } ?? unit.symbol
  }

  /// The name of a unit behind a number in an entry or a file, which is not translated.
  func typedSymbol(_ unit: Unit) -> String {
    if let known = typedSymbols[unit] { return known }
    let names = [UnitStyle.isObscure(unit), true].compactMap { isSpoken in
      format(UnitStyle(unit: unit, isSpoken: isSpoken)).map { format in
        let parts = format.parts("5")
        return (parts.before + parts.after).trimmed { $0.properties.isWhitespace }
      }
    }
    let symbol = unmistakable(names, of: unit)
    typedSymbols[unit] = symbol
    return symbol
  }
}
