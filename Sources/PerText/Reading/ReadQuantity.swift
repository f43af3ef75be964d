import PerModel

/// What was read from a quantity text.
public struct ReadQuantity: Hashable, Sendable {
  /// How many of each next-smaller thing, from the outside in; empty for a single one.
  public let packs: [Int]
  /// How much of `unit` the innermost thing holds; more than 0.
  public let amount: Rational
  /// `nil` where none was written.
  public let unit: Unit?
  /// What is counted; only for counts.
  public let countName: CountName?
  /// Whether a sum was typed, so that the field may show its result.
  public let isSum: Bool
  /// How many pieces all of it is in, where a bare count stood before it: the 4 of "4 pack 180 g".
  public let pieces: Int?

  /// A quantity that was read.
  public init(
    packs: [Int] = [], amount: Rational, unit: Unit?, countName: CountName? = nil,
    isSum: Bool = false, pieces: Int? = nil
  ) {
    self.packs = packs
    self.amount = amount
    self.unit = unit
    self.countName = countName
    self.isSum = isSum
    self.pieces = pieces
  }

  /// The same, of pieces without a name.
  var unnamed: ReadQuantity {
    ReadQuantity(packs: packs, amount: amount, unit: unit, isSum: isSum, pieces: pieces)
  }

  /// The other reading of a count next to an amount: 4 × 180 g; `nil` if there is only one.
  public var multiplied: ReadQuantity? {
    guard let pieces, pieces > 1 else { return nil }
    return ReadQuantity(
      packs: [pieces] + packs, amount: amount, unit: unit, countName: countName, isSum: isSum)
  }

  /// The quantity, in `defaultUnit` where no unit was written; if that counts, of `defaultName`.
  ///
  /// Throws `tooLarge` where the content does not fit in exact arithmetic.
  public func quantity(
    defaultUnit: Unit, of defaultName: CountName? = nil
  ) throws(QuantityError) -> Quantity {
    if let unit { return try Quantity(packs: packs, amount, unit, of: countName) }
    return try Quantity(
      packs: packs, amount, defaultUnit,
      of: defaultUnit.kind == .count ? countName ?? defaultName : nil)
  }
}

extension ReadQuantity {
  /// The quantity; a number without a unit counts pieces, unless another unit is the default.
  ///
  /// Throws a problem with this range of the text.
  public func counted(
    in range: Range<Int>, defaultUnit: Unit = .item, of defaultName: CountName? = nil
  ) throws(ReadingError) -> Quantity {
    do throws(QuantityError) {
      return try quantity(defaultUnit: defaultUnit, of: defaultName)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, range)
    }
  }
}
