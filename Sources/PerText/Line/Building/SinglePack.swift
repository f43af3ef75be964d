import PerModel

/// The sizes of single packs, which tell what a count next to an amount means: beer does not come in bottles of 1.32
/// liters, so a pack of four with that much has four of 330 ml.
enum SinglePack {
  /// What an amount next to a count is.
  enum Extent {
    case each, whole, either, eitherRatherWhole
  }

  /// Drinks, in milliliters, with those of American fluid ounces.
  private static let volumes = [
    100, 125, 150, 177, 180, 187, 200, 222, 236, 250, 269, 275, 284, 296, 300, 310, 320, 325,
    330, 341, 350, 355, 375, 380, 400, 410, 414, 440, 450, 473, 500, 547, 568, 591, 600, 650, 660,
    700, 710, 720, 750, 900, 946, 1000, 1250, 1500, 1750, 1893, 2000, 2250, 2500, 3785, 5000,
  ]
  private static let drinks = [269, 320, 330, 341, 355, 440, 473, 568]
  /// Cans, tubs and jars of food, in grams.
  private static let masses: Set<Int128> = [
    95, 100, 110, 112, 120, 125, 130, 133, 140, 145, 150, 155, 160, 165, 170, 180, 185, 195,
    198, 200, 210, 212, 220, 225, 250, 265, 280, 285, 290, 300, 310, 330, 340, 350, 360, 370,
    380, 390, 400, 410, 411, 415, 420, 425, 430, 450, 454, 500, 530, 540, 560, 580, 660, 680,
    700, 720, 800, 820, 850,
  ]
  /// Water ice, lollies and cones.
  static let ices: ClosedRange<Rational> = 30...130
  /// Ices on a stick.
  static let sticks: ClosedRange<Rational> = 80...120
  /// The size of a thing that is used up at once: sauce, cream, drops.
  static let (smallDose, dose): (Rational, Rational) = (30, 60)
  /// No beer is sold in larger bottles by the pack, in milliliters.
  static let largestBeer: Rational = 1000
  /// What is in one of a "pack 4", and in one of a "multipack 4", in grams, unless it parts into round ones.
  static let (middle, large): (Rational, Rational) = (250, 500)
  /// The least weight of one thing in a pack, in most cases.
  static let leastShare: Rational = 20
  /// The grams in whose steps the weights of packs are round.
  static let step: Rational = 5
  /// Cans and jars that share a weight have no less each.
  private static let leastRound: Rational = 60
  /// The content of a bag or a wrapper hardly weighs less.
  private static let lightest: Rational = 10
  /// A box has more ices than that.
  static let fewIces = 3
  /// Two large bottles of beer may be sold together, and hardly more.
  static let fewBottles = 2
  /// Hardly a piece of food weighs less.
  private static let leastPiece: Rational = 2
  /// In packs of a few, such as bags of crisps, hardly any weighs less: dry yeast comes in 7 g.
  private static let leastOfFew: Rational = 5
  /// What one bag of crisps, bar or sachet weighs: "6pk 30 g" may be six of them.
  private static let snack: ClosedRange<Rational> = 10...40
  /// Packs that are bought together seldom weigh more than this, in grams.
  private static let bulk: Rational = 10_000
  /// Cans of this weight and more are sold by the pack.
  private static let leastCan: Rational = 300
  /// No can or tub with food weighs less.
  private static let (leastMass, smallMass): (Rational, Rational) = (25, 40)

  /// Whether one roll or bar may weigh so much, and hardly a pack, whose weight is round.
  static func isOddPiece(_ grams: Rational) -> Bool {
    grams > snack.lowerBound && grams < leastRound && (try? grams / step)?.isInteger != true
  }

  /// Whether packs with a volume are sold.
  static func isUsual(_ milliliters: Rational) -> Bool {
    volumes.contains { size in
      milliliters.isNear(Rational(size), within: LineTolerance.packSize)
    }
  }

  /// Whether nothing but a drink is sold in bottles and cans of that size, and no shampoo, cream or vinegar.
  static func isOnlyDrink(_ milliliters: Rational) -> Bool {
    drinks.contains { milliliters.isNear(Rational($0), within: LineTolerance.packSize) }
  }

  /// Whether a mass next to a pack of `count` is that of each, and not a total that divides into round shares.
  static func isOne(_ kilograms: Rational, of count: Int, upTo largest: Rational) -> Bool {
    guard let grams = try? kilograms * 1000, let steps = try? grams / Rational(count) / step else {
      return true
    }
    return grams <= largest || !steps.isInteger
  }

  /// What a mass before a count of packs is: "145 g 4 tins".
  ///
  /// - Parameter isOfPieces: whether the number counts the pieces of one pack: "4 pack".
  static func extent(
    ofMassBefore count: Int, _ grams: Rational, _ holder: CountName?, byHabit: Bool,
    isOfPieces: Bool
  ) -> Extent {
    guard let share = try? grams / Rational(count) else { return .whole }
    // "213 g 6 pack" weighs 213 g; "250 g 2 paket" may be two of them.
    if !byHabit, holder == .pack { return isOfPieces || share < leastShare ? .whole : .either }
    guard let holder, !holder.isRigid, holder != .pack, holder != .box else {
      if byHabit {
        let isBulk = (try? grams * Rational(count)).map { $0 > bulk } ?? false
        return isBulk && share >= snack.lowerBound ? .eitherRatherWhole : .each
      }
      let isRound = share >= leastRound && (try? share / step)?.isInteger == true
      if holder == .tub { return isRound ? .either : .each }
      return isRound && !(grams.isInteger && masses.contains(grams.numerator)) ? .either : .each
    }
    if byHabit { return share < lightest ? .either : .each }
    return share < (holder.isOfDoses ? smallMass : lightest) ? .whole : .either
  }

  /// What a mass behind a count of packs is: "4 tins 580 g".
  static func extent(
    ofMassBehind count: Int, _ grams: Rational, _ holder: CountName?, byHabit: Bool
  ) -> Extent {
    guard let share = try? grams / Rational(count) else { return .whole }
    guard let holder else { return .whole }
    // "24 pk 25 g" and "6pk 25g" of crisps
    let areFew = count <= LineLimit.fewPacks
    let isTiny = grams >= leastShare && (share < leastPiece || areFew && share < leastOfFew)
    // Six of dry yeast have 42 g; ten with 58 g have 5.8 g each, as chewing gum has, or 58 g each.
    let areLight = areFew && grams > snack.upperBound && share < lightest && !share.isInteger
    if holder == .pack, isTiny || areLight || areFew && snack.contains(grams) { return .either }
    // "4 pack 415 g" of beans; "4 pack 454 g" of burgers has four of 113.5 g.
    if holder == .pack, count <= LineLimit.pieceCount, grams >= leastCan, grams.isInteger,
      masses.contains(grams.numerator),
      (try? share * 2)?.isInteger != true
    {
      return .either
    }
    if byHabit, holder == .pack || holder == .box { return share <= leastMass ? .either : .whole }
    // "10袋 2kg" of washing powder
    if byHabit, holder.isSoft, grams >= leastCan { return .eitherRatherWhole }
    // "40 pouches 100 g" of food for cats
    if holder == .pouch, share > leastPiece, share < lightest { return .each }
    // "6 bags 25 g" of crisps
    if holder.isSoft, areFew, snack.contains(grams), share < leastOfFew { return .either }
    guard holder.isRigid else { return .whole }
    if share < leastMass { return .each }
    return share < smallMass || !share.isInteger && count <= LineLimit.fewPacks ? .either : .whole
  }
}
