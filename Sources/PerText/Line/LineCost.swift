/// Why one reading of a part of a line is worse than another.
///
/// A line is read in the way that costs least. Costs are about what people write, in any language and
/// any store; none is about a particular word of a name. Words that mean nothing else, and signs, cost
/// nothing.
enum LineCost: UInt8, CaseIterable, Sendable {
  case nameNumber, nameNumberAtEnd, nameDecimal, nameDecimalAtEnd, nameCents, nameKeyword
  case wholePrice, wholePriceInside, decimalPrice, decimalPriceInside, centsPrice
  case introducedPrice, groupedPrice, foreignCurrency, freePrice, impliedAmount, countOfCents
  case sideLength, area, duration, age, strength, deal, largeDeal, earlierPrice
  case leftoverPrice, leftoverAmount, leftoverCount, leftoverDeal, leftoverUnitPrice,
    leftoverBarcode
  case countOfNames, range, storeNumber, secondMeaning, dealForLessThanOne, oneContainer, generation
  case unitFirst, modelOrCount, numberOrCount, sizeOrAmount

  /// How much it costs, and the reason in words.
  var entry: (points: Int, reason: String) {
    switch self {
    case .nameNumber: (5, "names have whole numbers in them: 7 Up, Type 405")
    case .nameNumberAtEnd: (30, "a number at the end is rather the price")
    case .nameDecimal: (8, "HDMI 2.1, Milk 1.5 %")
    case .nameDecimalAtEnd: (40, "a decimal number at the end is rather the price")
    case .nameCents: (40, "two decimals are money")
    case .nameKeyword: (15, "what stands beside a number belongs to it: each, of, x")
    case .wholePrice: (12, "most prices have cents")
    case .wholePriceInside: (40, "a whole number between other words is rather part of the name")
    case .decimalPrice: (6, "most prices have two decimals")
    case .decimalPriceInside:
      (30, "a decimal number between other words is rather part of the name")
    case .centsPrice: (2, "a currency would say it for sure")
    case .introducedPrice: (2, "for 2: something says that a price comes")
    case .groupedPrice: (4, "1 250,00 may be one number or two")
    case .foreignCurrency:
      (3, "most prices are in one's own currency, and names have SOS and TOP in them")
    case .freePrice: (3, "free is a word of names, too")
    case .impliedAmount: (3, "per piece: the number is not written")
    case .countOfCents: (12, "79 ct are cents, and a count only in America")
    case .sideLength: (12, "a pan of 28 cm is one pan, and a set of 6 teaspoons no volume")
    case .area: (5, "a rug of 200 x 150 cm is one rug, and sold by its area at times")
    case .duration: (25, "48 h, 10 years old: names say for how long, and how old")
    case .age: (6, "a puzzle from 6 may be for children, and a cake for 8 for guests")
    case .strength: (45, "200 mg tell how strong a tablet is")
    case .deal: (3, "a price alone is simpler than a deal")
    case .largeDeal: (20, "few shops sell 57 for 2.10")
    case .earlierPrice: (1, "the last of several prices is rather the one that is paid")
    case .leftoverPrice: (60, "money is never part of the name")
    case .leftoverAmount: (40, "a second amount is hardly part of the name")
    case .leftoverCount: (30, "a second count may be part of the name")
    case .leftoverDeal: (40, "the words of a deal are hardly part of the name")
    case .leftoverUnitPrice: (60, "a price per unit is never part of the name")
    case .leftoverBarcode: (40, "a second barcode has no place")
    case .countOfNames: (3, "10 of something at the head of a line may be its name")
    case .range: (5, "from one amount to another is not one amount")
    case .secondMeaning: (1, "the same words rather mean something else")
    case .dealForLessThanOne: (9, "three hardly cost less than one of them")
    case .oneContainer: (18, "\"Vat 69 bottle 750 ml\" is rather one bottle")
    case .generation: (6, "3G are a mobile network, or leaves of bay")
    case .unitFirst: (5, "gr 500: most write the number first")
    case .modelOrCount: (6, "an X90 is a telephone, or 90 pieces")
    case .numberOrCount: (6, "the 6 of \"Cola 6 33 cl\" counts cans, or belongs to the name")
    case .sizeOrAmount: (6, "a T-shirt has the size 3 L, and its detergent three liters")
    case .storeNumber: (30, "a number behind a store is rather the price")
    }
  }
}

/// The costs that a reader goes by.
struct LineCosts: Sendable {
  static let standard = LineCosts()
  /// A second reading that costs no more than this beyond the best one makes the line unclear.
  static let margin = 9

  private var points = LineCost.allCases.map(\.entry.points)

  subscript(cost: LineCost) -> Int {
    get { points[Int(cost.rawValue)] }
    set { points[Int(cost.rawValue)] = newValue }
  }
}
