import PerModel

extension Formatter {
  /// The short name of a unit, for a menu: "kg", "fl oz", "count".
  public func unit(_ unit: Unit) -> String {
    symbol(unit, isSpoken: false)
  }

  /// The name of one of a unit, or of several: "kilogram", "kilograms".
  public func unitName(_ unit: Unit, isPlural: Bool = false) -> String {
    symbol(unit, isSpoken: true, isPlural: isPlural)
  }

  /// The amount of which unit prices say the cost, for a menu: "kg", "100 g", "each".
  public func referenceUnit(_ reference: ReferenceUnit, of countName: CountName? = nil) -> String {
    if reference.amount != .one {
      return amountText(reference.amount, reference.unit, countName, false)
    }
    guard reference.unit == .item else { return unit(reference.unit) }
    return countName.map(CountWords.one) ?? localized(context: "unit price", "each")
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

  /// What a measure is called: "weight"; "rolls" where a word says what is counted.
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
