import PerModel
import Testing

@Suite struct UnitTests {
  @Test func idsAreUniqueAndFindTheirUnit() {
    #expect(Set(Unit.all.map(\.id)).count == Unit.all.count)
    for unit in Unit.all { #expect(Unit(id: unit.id) == unit) }
    #expect(Unit(id: "furlong-per-fortnight") == nil)
    #expect(Unit(id: "") == nil)
  }

  @Test func namedUnitsExist() {
    let named: [Unit] = [
      .kilogram, .gram, .milligram, .pound, .ounce, .liter, .milliliter, .fluidOunce,
      .meter, .foot, .squareMeter, .squareFoot, .item,
      .dozen, .byte, .gigabyte, .joule, .kilowattHour, .second, .hour, .day, .month,
    ]
    #expect(Set(named).count == named.count)
  }

  @Test(arguments: Unit.Kind.allCases)
  func baseUnitHasFactorOne(kind: Unit.Kind) {
    #expect(kind.baseUnit.factor == 1)
    #expect(kind.baseUnit.kind == kind)
  }

  @Test func factorsArePositiveInLowestTermsAndFitIn64Bits() throws {
    for unit in Unit.all {
      let factor = unit.factor
      #expect(factor.isPositive, "\(unit)")
      #expect(try Rational(factor.numerator, over: factor.denominator).description == "\(factor)")
      #expect(factor.numerator <= Int64.max && factor.denominator <= Int64.max, "\(unit)")
    }
  }

  @Test func anyTwoUnitsOfAKindConvertWithoutOverflow() throws {
    for kind in Unit.Kind.allCases {
      for from in Unit.all(of: kind) {
        for to in Unit.all(of: kind) {
          #expect(try from.factor / to.factor * (to.factor / from.factor) == 1, "\(from) \(to)")
        }
      }
    }
  }

  @Test(arguments: [
    ("128", "fluid-ounce", "1", "gallon"), ("32", "fluid-ounce", "1", "quart"),
    ("16", "ounce", "1", "pound"), ("2", "pint", "1", "quart"),
    ("33", "centiliter", "330", "milliliter"),
    ("160", "fluid-ounce-imperial", "1", "gallon-imperial"),
    ("20", "fluid-ounce-imperial", "1", "pint-imperial"),
    ("1", "fluid-ounce", "29.5735295625", "milliliter"),
    ("1", "fluid-ounce-imperial", "28.4130625", "milliliter"),
    ("1", "pint", "473.176473", "milliliter"),
    ("1", "pint-imperial", "568.26125", "milliliter"), ("1", "gallon", "3.785411784", "liter"),
    ("1", "gallon-imperial", "4.54609", "liter"), ("1", "gallon", "231", "cubic-inch"),
    ("1", "pound", "453.59237", "gram"), ("14", "pound", "1", "stone"),
    ("2000", "pound", "1", "ton"),
    ("1", "ounce-troy", "31.1034768", "gram"), ("1", "ounce-troy", "480", "grain"),
    ("20", "hundredweight-imperial", "1", "long-ton"), ("1", "tonne", "1000", "kilogram"),
    ("1", "cup", "16", "tablespoon"), ("1", "tablespoon", "3", "teaspoon"),
    ("1", "cup", "8", "fluid-ounce"),
    ("1", "cup-metric", "250", "milliliter"), ("1", "cup-label", "240", "milliliter"),
    ("1", "tablespoon-australian", "20", "milliliter"), ("1", "jigger", "1.5", "fluid-ounce"),
    ("1", "bushel", "4", "peck"), ("1", "bushel", "32", "quart-dry"),
    ("1", "cord", "128", "cubic-foot"),
    ("12", "inch", "1", "foot"), ("1", "inch", "2.54", "centimeter"), ("1760", "yard", "1", "mile"),
    ("144", "square-inch", "1", "square-foot"), ("9", "square-foot", "1", "square-yard"),
    ("640", "acre", "1", "square-mile"), ("1", "hectare", "10000", "square-meter"),
    ("12", "dozen", "1", "gross"), ("6", "pair", "1", "dozen"), ("1", "ream", "500", "item"),
    ("8", "bit", "1", "byte"), ("1", "kilobyte", "1000", "byte"), ("1", "kibibyte", "1024", "byte"),
    ("1", "gibibyte", "1073.741824", "megabyte"), ("100", "megabit", "12.5", "megabyte"),
    ("1", "kilowatt-hour", "3.6", "megajoule"), ("1", "foodcalorie", "4.184", "kilojoule"),
    ("1000", "calorie", "1", "foodcalorie"),
    ("1", "british-thermal-unit", "1055.05585262", "joule"),
    ("1", "year", "365.2425", "day"), ("12", "month", "1", "year"), ("4", "quarter", "1", "year"),
    ("1", "week", "168", "hour"), ("2", "pfund", "1", "kilogram"), ("10", "liang", "1", "jin"),
    ("5", "ons", "1", "pfund"), ("10", "go-jp", "1", "sho-jp"),
    ("3", "dessert-spoon-metric", "2", "tablespoon-metric"),
  ])
  func amountsAreEqual(_ left: String, _ leftID: String, _ right: String, _ rightID: String) throws
  {
    let leftUnit = try #require(Unit(id: leftID))
    let rightUnit = try #require(Unit(id: rightID))
    #expect(leftUnit.kind == rightUnit.kind)
    let leftBase = try #require(try Rational(decimal: left)) * leftUnit.factor
    let rightBase = try #require(try Rational(decimal: right)) * rightUnit.factor
    #expect(leftBase == rightBase)
  }

  @Test func symbolsNameOneUnitEach() {
    let bySymbol = Dictionary(grouping: Unit.all, by: \.symbol)
    for (symbol, units) in bySymbol { #expect(units.count == 1, "\(symbol): \(units)") }
  }

  @Test func namesNameOneUnitEach() {
    for (name, units) in Dictionary(grouping: Unit.all, by: \.pluralName) {
      #expect(units.count == 1, "\(name): \(units)")
    }
    #expect(Unit.all.allSatisfy { !$0.symbol.isEmpty && !$0.name.isEmpty })
  }

  @Test(arguments: [
    ("gram", "g"), ("kilogram", "kg"), ("microgram", "µg"), ("pound", "lb"), ("ounce", "oz"),
    ("liter", "l"), ("milliliter", "ml"), ("centiliter", "cl"), ("square-meter", "m²"),
    ("square-foot", "ft²"), ("item", "each"), ("byte", "B"), ("kibibyte", "KiB"),
    ("kilowatt-hour", "kWh"), ("foodcalorie", "kcal"), ("hour", "h"), ("month", "mo"),
  ])
  func symbolIsAsAShopperWritesIt(id: String, symbol: String) {
    #expect(Unit(id: id)?.symbol == symbol)
  }

  @Test(
    arguments: [
      ("gram", Unit.Systems.metric), ("gallon", .us), ("gallon-imperial", .imperial),
      ("pound", [.us, .imperial]), ("stone", .imperial), ("ton", .us), ("cup", [.us, .cooking]),
      ("cup-metric", [.metric, .cooking]), ("dozen", []), ("month", []),
      ("acre", [.us, .imperial]),
    ] as [(String, Unit.Systems)])
  func unitBelongsToItsSystems(id: String, systems: Unit.Systems) {
    #expect(Unit(id: id)?.systems == systems)
  }

  @Test func listGoesByKindThenFromSmallToLargeWithinMetric() {
    #expect(Unit.all.map(\.kind) == Unit.Kind.allCases.flatMap { Unit.all(of: $0).map(\.kind) })
    let masses = Unit.all(of: .mass).filter { $0.systems == .metric }.map(\.factor)
    #expect(masses == masses.sorted())
  }
}
