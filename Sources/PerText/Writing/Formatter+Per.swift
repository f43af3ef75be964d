import PerModel
import PerWords

// No library prints "currency per unit". ICU does print a bare number per unit ("3.99/kg"), and what
// it puts around the digits goes around the money.
extension Formatter {
  func makePattern(_ style: PerStyle) -> PerPattern {
    let reference = style.reference
    let isOne = reference.amount == .one
    if reference.unit == .item, isOne, style.countName == nil {
      return template(localized(context: "unit price", "%1$s each", Self.place))
    }
    let amount =
      isOne
      ? oneOf(style) : amountText(reference.amount, reference.unit, style.countName, style.isSpoken)
    let pattern = pattern(style, amount)
    guard style.isSpoken, let language = Language.of(unitLocale) else { return pattern }
    return language.spokenUnitPrice(pattern, amount, isOne)
  }

  private func pattern(_ style: PerStyle, _ amount: String) -> PerPattern {
    let reference = style.reference
    let naming =
      reference.unit == .item ? .short : naming(reference.unit, isSpoken: style.isSpoken)
    guard style.isSpoken || naming == .short else { return slash(amount) }
    // A unit without a pattern takes that of the kilogram, which every language has.
    let isOwn =
      naming == (style.isSpoken ? .full : .short)
      && format(UnitStyle(unit: reference.unit, isSpoken: style.isSpoken)) != nil
    let model = isOwn ? reference.unit : .kilogram
    guard let parts = perParts(model, isSpoken: style.isSpoken) else { return slash(amount) }
    if style.isSpoken, parts.hasSlash, let said = compound(with: amount) { return said }
    if isOwn, reference.amount == .one { return parts }
    let name = symbol(model, isSpoken: style.isSpoken)
    return replacing(name, in: parts, with: amount) ?? slash(amount)
  }

  private func one(_ name: CountName) -> String {
    CountWords.one(name, besidePriceIn: locale.words)
  }

  private func oneOf(_ style: PerStyle) -> String {
    if let countName = style.countName { return one(countName) }
    return symbol(style.reference.unit, isSpoken: style.isSpoken)
  }

  private func perParts(_ unit: Unit, isSpoken: Bool) -> PerPattern? {
    guard let parts = format(UnitStyle(unit: unit, isSpoken: isSpoken, isPer: true))?.parts("2.5")
    else { return nil }
    return PerPattern(before: parts.before, after: parts.after)
  }

  private func replacing(_ name: String, in parts: PerPattern, with amount: String) -> PerPattern? {
    guard !name.isEmpty else { return nil }
    if let range = parts.after.range(of: name) {
      return PerPattern(
        before: parts.before, after: parts.after.replacingCharacters(in: range, with: amount))
    }
    if let range = parts.before.range(of: name) {
      return PerPattern(
        before: parts.before.replacingCharacters(in: range, with: amount), after: parts.after)
    }
    return nil
  }

  /// "{0} per {1}", which many languages have although they write most units after a slash.
  private func compound(with amount: String) -> PerPattern? {
    guard let pattern = ICU.perPattern(in: unitLocale), let place = pattern.range(of: "{0}"),
      let unit = pattern.range(of: "{1}")
    else { return nil }
    let said = PerPattern(
      before: pattern[..<place.lowerBound].description,
      after: pattern[place.upperBound...].description)
    guard !said.hasSlash else { return nil }
    return unit.lowerBound < place.lowerBound
      ? PerPattern(before: said.before.replacing("{1}", with: amount), after: said.after)
      : PerPattern(before: said.before, after: said.after.replacing("{1}", with: amount))
  }

  private func slash(_ amount: String) -> PerPattern {
    PerPattern(before: "", after: "/" + amount)
  }

  private func template(_ text: String) -> PerPattern {
    guard let range = text.range(of: Self.place) else {
      return PerPattern(before: "", after: " " + text)
    }
    return PerPattern(
      before: String(text[..<range.lowerBound]), after: String(text[range.upperBound...]))
  }

  /// OBJECT REPLACEMENT CHARACTER, which no word has in it.
  private static let place = "\u{FFFC}"
}

extension PerPattern {
  fileprivate var hasSlash: Bool { before.contains("/") || after.contains("/") }
}

extension String {
  /// Where `other` first occurs, letter for letter.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    let wanted = other.unicodeScalars
    var start = unicodeScalars.startIndex
    while start < unicodeScalars.endIndex {
      let rest = unicodeScalars[start...]
      if rest.starts(with: wanted) {
        return start..<unicodeScalars.index(start, offsetBy: wanted.count)
      }
      start = unicodeScalars.index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Formatter {
  /// The short name of a unit, for a menu: "kg", "fl oz", "count".
  public func unit(_ unit: Unit) -> String {
    symbol(unit, isSpoken: false)
  }

  /// The words by which a unit is found: "piece", "pcs".
  public func otherWords(for unit: Unit) -> [String] {
    UnitWords.words(for: unit, in: locale.words)
  }

  /// The name of one of a unit, or of several: "kilogram", "kilograms".
  public func unitName(_ unit: Unit, isPlural: Bool = false) -> String {
    symbol(unit, isSpoken: true, isPlural: isPlural)
  }

  /// The amount that unit prices are for, for a menu: "kg", "100 g", "each".
  public func referenceUnit(_ reference: ReferenceUnit, of countName: CountName? = nil) -> String {
    if reference.amount != .one {
      return amountText(reference.amount, reference.unit, countName, false)
    }
    guard reference.unit == .item else { return unit(reference.unit) }
    return countName.map(one) ?? localized(context: "unit price", "each")
  }

  /// "per kilogram", "per 100 grams", "each", for a subtitle.
  public func perReferenceUnit(
    _ reference: ReferenceUnit, of countName: CountName? = nil
  ) -> String {
    let pattern = pattern(PerStyle(reference, of: countName, isSpoken: true))
    return (pattern.before + pattern.after).trimmed { $0.properties.isWhitespace || $0 == "/" }
  }

  /// What a kind of unit measures, within a sentence: "weight", "volume".
  public func kindName(_ kind: Unit.Kind) -> String {
    switch kind {
    case .mass: localized(context: "kind of unit", "weight")
    case .volume: localized(context: "kind of unit", "volume")
    case .length: localized(context: "kind of unit", "length")
    case .area: localized(context: "kind of unit", "area")
    case .count: localized(context: "kind of unit", "count")
    case .data: localized(context: "kind of unit", "data")
    case .energy: localized(context: "kind of unit", "energy")
    case .time: localized(context: "kind of unit", "time")
    }
  }

  /// The name of a measure: "weight"; "rolls" if the counted things have a name.
  public func measureName(_ measure: Measure) -> String {
    measure.countName.map(CountWords.several) ?? kindName(measure.kind)
  }

  /// By which kind of unit something is compared: "by weight".
  public func comparedBy(_ kind: Unit.Kind) -> String {
    switch kind {
    case .mass: localized("by weight")
    case .volume: localized("by volume")
    case .length: localized("by length")
    case .area: localized("by area")
    case .count: localized("by count")
    case .data: localized("by amount of data")
    case .energy: localized("by energy")
    case .time: localized("by time")
    }
  }

  /// How something is measured: "by weight", "by count of washes".
  public func comparedBy(_ measure: Measure) -> String {
    let kind = comparedBy(measure.kind)
    guard let name = measure.countName else { return kind }
    // Translators: what is compared: "by volume of alcohol", "by count of washes".
    return localized(context: "basis", "%1$s of %2$s", kind, CountWords.several(name))
  }

  func symbol(_ unit: Unit, isSpoken: Bool, isPlural: Bool = false) -> String {
    if unit == .item { return CountWords.piece(isPlural: isPlural) }
    let naming = naming(unit, isSpoken: isSpoken)
    guard naming != .english, let format = format(UnitStyle(unit: unit, isSpoken: naming == .full))
    else { return translatedName(unit, naming, isPlural: isPlural) }
    let parts = format.parts(isPlural ? "5" : "1")
    return (parts.before + parts.after).trimmed { $0.properties.isWhitespace }
  }
}

extension String {
  /// Without the scalars at both ends that are not wanted.
  func trimmed(_ isUnwanted: (Unicode.Scalar) -> Bool) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isUnwanted($0) }),
      let last = scalars.lastIndex(where: { !isUnwanted($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
