import PerModel

// Sizes of bottles, cans and bags behind a count of them.
extension SinglePack {
  /// Larger cans are no usual ones of a drink, and smaller bottles are not shared out.
  private static let liter: Rational = 1000
  /// A can that several others hardly share, and the largest of the bottles that are sold by the dozen.
  private static let (middleCan, smallBottle): (Rational, Rational) = (568, 500)
  /// Hardly a can, bottle or carton of a drink has less.
  private static let leastOfDrink: Rational = 150
  /// Milliliters behind a count that nobody carries home as often as it says.
  private static let heavy: Rational = 15000
  /// Water comes in six bottles of these.
  private static let (six, largeBottles): (Int, Set<Rational>) = (6, [1500, 2000])
  /// Sachets of ketchup and milk for coffee hold no more.
  private static let sip: Rational = 10

  /// The sizes of bottles and cartons that are less usual, but round.
  private static let bottles: ClosedRange<Rational> = 1000...2000
  private static let stepOfBottles: Rational = 100

  /// Whether a bottle or carton may have so much, though few do: 1.2 l of milk, 1.8 l of juice.
  static func mayBeBottle(_ milliliters: Rational) -> Bool {
    bottles.contains(milliliters) && (try? milliliters / stepOfBottles)?.isInteger == true
  }

  /// What a volume behind a count of packs is.
  static func extent(
    of milliliters: Rational, in count: Int, of holder: CountName?, isDrink: Bool,
    isInBrackets: Bool, isBehindTimes: Bool
  ) -> Extent {
    guard let share = try? milliliters / Rational(count),
      let all = try? milliliters * Rational(count)
    else { return .each }
    let (isEach, isShare) = (isUsual(milliliters), isUsual(share))
    if let holder, holder.isOfDoses {
      if isInBrackets || milliliters > dose && share <= smallDose { return .whole }
      return .either
    }
    if let holder, holder.isSoft, isInBrackets, share <= dose {
      return isEach ? .either : .whole
    }
    if holder == .can, milliliters > liter, count > fewBottles,
      share >= leastOfDrink, share <= middleCan
    {
      return isShare ? .whole : .eitherRatherWhole
    }
    if let holder, holder != .pack {
      switch (isEach, isShare) {
      case (false, true): return .whole
      case (true, true):
        return extent(of: milliliters, in: count, of: holder, weighing: all)
      case (false, false): return isRounder(share, than: milliliters) ? .eitherRatherWhole : .each
      case (true, false): return .each
      }
    }
    if holder == .pack, isEach, !isShare, share <= sip {
      return isInBrackets ? .whole : .eitherRatherWhole
    }
    if isBehindTimes, ices.contains(share) { return isEach ? .either : .whole }
    switch (isEach, isShare) {
    // "Magnum 4 pack (440 ml)"
    case (true, false) where !isDrink && isStick(share):
      return isInBrackets ? .eitherRatherWhole : .either
    case (true, false): return .each
    case (false, true): return .whole
    case (true, true): return .either
    case (false, false):
      if isRounder(share, than: milliliters) { return .eitherRatherWhole }
      return count > fewIces && ices.contains(share) ? .either : .each
    }
  }

  /// Whether an ice on a stick may have that size.
  private static func isStick(_ milliliters: Rational) -> Bool {
    sticks.contains(milliliters) && (try? milliliters / step)?.isInteger == true
  }

  /// The same where each and all together may have that size.
  private static func extent(
    of milliliters: Rational, in count: Int, of holder: CountName, weighing all: Rational
  ) -> Extent {
    let share = (try? milliliters / Rational(count)) ?? 0
    if holder == .can, milliliters >= liter {
      return .eitherRatherWhole
    }
    // "2 bottles of oil 500 ml"
    guard count > fewBottles, holder.isSoft || share >= leastOfDrink else { return .each }
    if holder == .can, milliliters <= middleCan { return .each }
    if holder == .bottle || holder == .jar {
      let isLarge = count == six && largeBottles.contains(milliliters)
      if isLarge || milliliters < liter || share > smallBottle { return .each }
    }
    return all > heavy ? .eitherRatherWhole : .either
  }

  /// Whether a size is written with fewer digits than another: 380 ml, and not 2.28 l.
  private static func isRounder(_ one: Rational, than other: Rational) -> Bool {
    guard let (few, many) = digits(one).flatMap({ few in digits(other).map { (few, $0) } }) else {
      return false
    }
    return few < many
  }

  /// How many digits a whole number has without the zeros at its end; `nil` for a fraction.
  private static func digits(_ number: Rational) -> Int? {
    guard number.isInteger else { return nil }
    var rest = number.numerator
    while rest != 0, rest % 10 == 0 { rest /= 10 }
    return String(rest).count
  }

  /// Whether a volume is that of each single pack, and could not be that of all.
  static func isUsualEach(_ milliliters: Rational, of count: Int) -> Bool {
    guard count > 1, let share = try? milliliters / Rational(count) else { return false }
    return isUsual(milliliters) && !isUsual(share) && share > sip
  }
}
