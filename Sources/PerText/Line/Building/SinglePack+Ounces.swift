import PerModel

// American sizes of single packs, in ounces.
extension SinglePack {
  /// What ounces next to a count are.
  enum Ounces {
    case eachDrink, allDrinks, eachWeight, allWeight, unknown
  }

  /// Bottles and cans of drinks, and half a liter, which nothing that is weighed has.
  private static let drinks: Set<Rational> = [
    quarter(27), 8, tenths(84), 10, tenths(101), 11, tenths(112), tenths(115), 12, 16, tenths(169),
    20, 24, tenths(338),
  ]
  private static let onlyDrinks: Set<Rational> = [tenths(169), tenths(338)]
  /// Cans of drinks in which no food is sold.
  private static let cansOfDrinks: Set<Rational> = [tenths(75), tenths(84), 12, tenths(192)]
  /// Cans of food in which no drink is sold.
  private static let cansOfFood: Set<Rational> = [
    3, 5, tenths(55), tenths(105), quarter(43), tenths(145), 15, quarter(61), tenths(155), 28, 29,
  ]
  /// A cup of yogurt, which is no round weight of several.
  private static let yogurt = tenths(53)
  /// What one bar weighs, and one pod of coffee or detergent.
  private static let bar: ClosedRange<Rational> = tenths(7)...3
  private static let pod: ClosedRange<Rational> = tenths(2)...1
  /// Hardly anything is sold by the piece that weighs less: a gram.
  private static let leastOunces = part(1, 28)
  /// Cups of paper are sold by how much each holds, and weigh less.
  private static let lightPiece = tenths(1)
  /// Ten pounds and more of things that are counted are rather said of each by mistake.
  private static let (heavy, fewPieces): (Rational, Int) = (160, 10)

  /// Bags and boxes of several hardly have less each: five grams.
  private static let leastShareOfBag = part(5, 28)

  /// From how many on cans and bottles of such sizes hold drinks, and no ham or ketchup.
  private static let (severalCans, severalBottles) = (10, 6)

  private static func tenths(_ number: Int) -> Rational { part(number, 10) }
  private static func quarter(_ number: Int) -> Rational { part(number, 4) }
  private static func part(_ above: Int, _ below: Int) -> Rational {
    (try? Rational(above) / Rational(below)) ?? 0
  }

  /// What ounces behind a count of containers are: "4 cans 5 oz", "18 bags 1 oz".
  static func extent(
    ofOunces ounces: Rational, behind count: Int, of holder: CountName, isDrink: Bool
  ) -> Ounces {
    guard let share = try? ounces / Rational(count) else { return .unknown }
    if isDrink, holder.isRigid {
      switch (drinks.contains(ounces), drinks.contains(share)) {
      case (true, false): return .eachDrink
      case (false, true): return .allDrinks
      default: return .unknown
      }
    }
    if holder == .can {
      switch (cansOfFood.contains(ounces), cansOfFood.contains(share)) {
      case (true, false): return .eachWeight
      case (false, true): return .allWeight
      case (false, false) where cansOfDrinks.contains(ounces) && count >= severalCans:
        return .eachDrink
      default: return .unknown
      }
    }
    if holder == .bottle { return .unknown }
    if holder.isRigid { return share < tenths(9) ? .eachWeight : .unknown }
    return !isDrink && share < leastShareOfBag && bar.contains(ounces) ? .unknown : .allWeight
  }

  /// What ounces next to a count are.
  ///
  /// - Parameter thing: bars or pods, if the line is about such.
  static func extent(
    ofOunces ounces: Rational, in count: Int, isDrink: Bool, isCan: Bool, isBottle: Bool,
    isInSeveral: Bool, isPack: Bool, thing: CountName?
  ) -> Ounces {
    guard let share = try? ounces / Rational(count), let all = try? ounces * Rational(count) else {
      return .unknown
    }
    if isDrink || isBottle && count >= severalBottles || onlyDrinks.contains(ounces) {
      if drinks.contains(ounces) { return drinks.contains(share) ? .unknown : .eachDrink }
      return isDrink && drinks.contains(share) ? .allDrinks : .unknown
    }
    if isCan {
      if cansOfDrinks.contains(ounces), count >= severalCans { return .eachDrink }
      return cansOfFood.contains(ounces) ? .eachWeight : .unknown
    }
    if isBottle { return .unknown }
    if isInSeveral || ounces == yogurt || share < leastOunces { return .eachWeight }
    if let range = thing == .bar ? bar : thing == .pod ? pod : nil {
      switch (range.contains(ounces), range.contains(share)) {
      case (true, false): return .eachWeight
      case (false, true): return .allWeight
      default: break
      }
    }
    let isHeavy = all > heavy && count >= fewPieces && !isPack
    return isHeavy && share >= lightPiece && share < .one ? .allWeight : .unknown
  }
}
