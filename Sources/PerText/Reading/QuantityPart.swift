import PerModel

/// A part of a quantity text while it is put together: a number, perhaps with packs and a unit.
struct QuantityPart {
  var packs: [Int] = []
  var amount: Rational
  var unit: Unit?
  var countName: CountName?
  /// Named by a container: 12 packs.
  var isContainer = false
  /// Only a word, without a number: "dozen", "bottle".
  var isImplicit = false
  /// Stated for each: "160 g each".
  var isEach = false
  /// States only how many are in a pack: "6 pack", "pack of 6".
  var isPackSize = false
  /// Says so with "of": "pack of 6", which always multiplies.
  var isPackOf = false
  /// Written with a times sign before it, "x6": it always multiplies.
  var isTimes = false
  /// How many pieces all of it is in; see `ReadQuantity.pieces`.
  var pieces: Int?
  /// Multiplied with "*", so a sum unless a unit comes.
  var isStarred = false
  var isPercent = false
  var range: Range<Int>

  var isBare: Bool { unit == nil }
  var isCount: Bool { unit?.kind == .count }
  var isMeasured: Bool { unit != nil && !isCount }

  /// A length in a unit in which the sides of things are given: 30 x 30 cm is a size.
  var isSide: Bool { unit?.isOfSide == true }

  /// Packs and amount as one number, in `unit`.
  func collapsedAmount() throws(ArithmeticError) -> Rational {
    var total = amount
    for count in packs { total = try total * Rational(count) }
    return total
  }

  /// The whole in the base unit of the kind.
  func total() throws(ArithmeticError) -> Rational {
    let total = try collapsedAmount()
    guard let unit else { return total }
    return try total * unit.factor
  }

  /// Whether these are tablets or capsules, whose labels state a strength.
  var isDose: Bool { countName?.isDose == true }

  /// Whether this is in milligrams, and so a strength rather than an amount.
  var isStrength: Bool { unit?.isOfStrength == true }

  /// Whether it is about as much as one person drinks at once.
  var isDrink: Bool {
    guard packs.isEmpty, let liters = try? total() else { return false }
    return (try? liters * 5).map { $0 >= 1 && $0 <= 3 } ?? false
  }

  /// How many there are, where this is a number of things.
  func count() throws(ArithmeticError) -> Rational {
    guard let unit, unit.factor != .one else { return amount }
    return try amount * unit.factor
  }
}

extension QuantityPart {
  /// What a bare count before an amount makes of it. A liquid is what one of them holds: "6 pack
  /// 330 ml". Everything else is all that they hold: "4 pack 180 g", "9 rolls 1620 sheets".
  ///
  /// Throws `ambiguous` where neither can be: "12 rolls 6 sheets".
  static func counted(_ outer: QuantityPart, _ inner: QuantityPart, range: Range<Int>)
    throws(ReadingError) -> QuantityPart
  {
    let multiplies = outer.isTimes || outer.isPackOf || inner.isEach || !inner.packs.isEmpty
    if multiplies || inner.unit?.kind == .volume {
      return try pack(outer, of: inner, range: range)
    }
    var result = inner
    result.range = range
    let count = try exactly(outer.range) { () throws(ArithmeticError) in
      try outer.collapsedAmount() * (outer.unit?.factor ?? .one)
    }
    guard count.isInteger, let whole = Int(exactly: count.numerator), whole > 0 else {
      return try pack(outer, of: inner, range: range)
    }
    // "12 rolls 6 sheets", "2 x 6 pack 20 g"
    guard outer.packs.isEmpty, !inner.isCount || inner.amount >= count else {
      throw ReadingError(.ambiguous, range)
    }
    if whole > 1 { result.pieces = whole }
    return result
  }

  /// What two sides in one unit cover: "200 x 150 cm", "2 m x 1.5 m"; `nil` where they are not two
  /// sides, or where the first may be a count: "20 x 30 cm".
  static func area(_ left: QuantityPart, _ right: QuantityPart, range: Range<Int>)
    throws(ReadingError) -> QuantityPart?
  {
    guard let side = right.unit, side.kind == .length, right.packs.isEmpty,
      let square = Unit(id: "square-" + side.id),
      left.unit == side || left.isBare && right.isSide && left.amount >= 100 && !left.isStarred
    else { return nil }
    var result = left
    result.unit = square
    result.range = range
    result.amount = try exactly(range) { () throws(ArithmeticError) in
      try left.amount * right.amount
    }
    return result
  }

  private static let ream = Unit(id: "ream")

  /// `outer` times what `inner` holds.
  static func pack(_ outer: QuantityPart, of inner: QuantityPart, range: Range<Int>)
    throws(ReadingError) -> QuantityPart
  {
    var result = inner
    result.range = range
    result.isStarred = outer.isStarred || inner.isStarred
    result.isEach = false
    // A ream has 500 sheets, and "5 reams of 500 sheets" say so once more.
    let isPacket = outer.unit == ream && inner.isCount
    let count =
      isPacket
      ? outer.amount : try exactly(outer.range) { () throws(ArithmeticError) in try outer.count() }
    guard count.isPositive else {
      throw ReadingError(count.isZero ? .notPositive : .negative, outer.range)
    }
    if count.isInteger, let whole = Int(exactly: count.numerator) {
      if outer.packs.isEmpty, whole == 1 { return result }
      result.packs = outer.packs + (whole == 1 ? [] : [whole]) + inner.packs
    } else {
      result.packs = outer.packs + inner.packs
      result.amount = try exactly(range) { () throws(ArithmeticError) in try inner.amount * count }
    }
    return result
  }

  /// The sum of two parts in the unit of the first that has one.
  ///
  /// A number without a unit is a number of things, and so cannot be added to what is measured:
  /// "4 + 2 rolls" are six, "500 g - 2" is nothing.
  static func sum(_ left: QuantityPart, _ right: QuantityPart, subtracting: Bool)
    throws(ReadingError) -> QuantityPart
  {
    let range = left.range.lowerBound..<right.range.upperBound
    if let from = right.unit, let to = left.unit {
      let names = (left.countName, right.countName)
      guard from.kind == to.kind, names.0 == nil || names.1 == nil || names.0 == names.1 else {
        throw ReadingError(.differentKinds, range)
      }
    }
    if left.isBare != right.isBare, !right.isPercent {
      let (bare, other) = left.isBare ? (left, right) : (right, left)
      guard other.unit == .item, other.packs.isEmpty else {
        let isRange = subtracting && left.isBare && left.amount < right.amount
        throw isRange ? ReadingError(.notOneAmount, range) : ReadingError(.unitMissing, bare.range)
      }
    }
    return try exactly(range) { () throws(ArithmeticError) -> QuantityPart in
      var result = QuantityPart(
        amount: try left.collapsedAmount(), unit: left.unit ?? right.unit,
        countName: left.countName ?? right.countName, range: range)
      var other = try right.collapsedAmount()
      if right.isPercent {
        other = try result.amount * right.amount
      } else if let from = right.unit, let to = left.unit, from != to {
        other = try other * from.factor / to.factor
      }
      result.amount = subtracting ? try result.amount - other : try result.amount + other
      return result
    }
  }
}

// What labels say of one thing, and not of how much there is.
extension Unit {
  /// Some units.
  static func all(_ ids: String...) -> Set<Unit> { Set(ids.compactMap { Unit(id: $0) }) }

  /// Whether labels say in it how strong a tablet is.
  var isOfStrength: Bool { kind == .mass && Self.strengths.contains(self) }

  /// Whether labels say in it how large one thing is.
  var isOfSide: Bool { kind == .length && Self.sides.contains(self) }

  private static let strengths = Unit.all("milligram", "microgram")
  private static let sides = Unit.all("millimeter", "centimeter", "inch")
}
