import PerModel
import Testing

/// Every factor of the table against GNU `units`.
@Suite(
  .enabled(
    if: GNUUnits.isThere, "GNU units is not installed: scripts/setup build test installs it"))
struct GNUUnitsTests {
  @Test func everyUnitIsCompared() {
    let ids = Set(Unit.all.map(\.id))
    #expect(ids.subtracting(counterparts.keys).isEmpty, "units without a counterpart")
    #expect(Set(counterparts.keys).subtracting(ids).isEmpty, "counterparts without a unit")
  }

  @Test func everyFactorAgrees() throws {
    let units = Unit.all.filter { counterparts[$0.id] != nil }
    let answers = try GNUUnits.convert(
      units.map { (counterparts[$0.id]!.expression, base(of: $0.kind)) })
    try #require(answers.count == units.count, "the program did not understand")
    for (unit, answer) in zip(units, answers) {
      guard let theirs = try GNUUnits.number(answer) else {
        Issue.record("\(unit.id): \(answer)")
        continue
      }
      #expect(try agrees(unit.factor, theirs), "\(unit.id): \(unit.factor), not \(answer)")
    }
  }

  /// A listed difference that no longer exists must leave the list.
  @Test func everyListedDifferenceIsOne() throws {
    let differing = counterparts.compactMap { id, counterpart -> (Unit, String)? in
      guard case .differs(let name, _, _) = counterpart, let unit = Unit(id: id) else { return nil }
      return (unit, name)
    }
    let answers = try GNUUnits.convert(differing.map { ($0.1, base(of: $0.0.kind)) })
    try #require(answers.count == differing.count)
    for ((unit, name), answer) in zip(differing, answers) {
      let theirs = try #require(try GNUUnits.number(answer), "\(name): \(answer)")
      #expect(try !agrees(unit.factor, theirs), "\(unit.id) is GNU's \(name) after all")
    }
  }

  /// The program computes in doubles, whose steps are 2e-16 of a value, and each definition is a
  /// handful of products: what agrees to 1e-14 of the value can only be the same definition, since
  /// two that differ do so in their first twelve digits.
  private func agrees(_ ours: Rational, _ theirs: Rational) throws -> Bool {
    let parts: Int128 = 100_000_000_000_000
    let low = try ours * Rational(parts - 1, over: parts)
    let high = try ours * Rational(parts + 1, over: parts)
    return low < theirs && theirs < high
  }

  private func base(of kind: Unit.Kind) -> String {
    switch kind {
    case .mass: "kg"
    case .volume: "liter"
    case .length: "m"
    case .area: "m^2"
    case .count: "1"
    case .data: "byte"
    case .energy: "J"
    case .time: "s"
    }
  }
}

/// What GNU `units` calls a unit.
enum Counterpart {
  /// Under a name of its own, or a power of one.
  case known(String)
  /// Units that it lacks: their definition in terms of a unit that it has.
  case unknown(definition: String)
  /// It means something else by `name`, for the reason given; ours has this definition.
  case differs(name: String, reason: String, definition: String)

  var expression: String {
    switch self {
    case .known(let expression), .unknown(let expression), .differs(_, _, let expression):
      expression
    }
  }
}

private let counterparts: [String: Counterpart] = {
  var all: [String: Counterpart] = [
    "drop": .differs(
      name: "drop", reason: "a metric drop, 1/20 ml; CLDR's is 1/576 US fluid ounce",
      definition: "usfloz/576"),
    "liang": .differs(
      name: "liang", reason: "the liang before 1959, 11/3 oz", definition: "catty/10"),
    "catty-hong-kong": .differs(
      name: "oldcatty", reason: "4/3 lb; the ordinance rounds that to eight digits",
      definition: "0.60478982 kg"),
    "tael-hong-kong": .differs(
      name: "tael", reason: "1/12 lb; the ordinance rounds the catty",
      definition: "0.60478982 kg/16"),
    "parsec": .differs(
      name: "parsec", reason: "by the tangent, and in doubles", definition: "30856775814913673 m"),
    "millennium": .differs(
      name: "millennium", reason: "of tropical years; CLDR has the Gregorian mean",
      definition: "1000 gregorianyear"),
    "hogshead-imperial": .differs(
      name: "brhogshead", reason: "that of wine; brewers' casks are multiples of the firkin",
      definition: "6 brfirkin"),
    "decade": .differs(
      name: "decade", reason: "of tropical years; CLDR has the Gregorian mean",
      definition: "10 gregorianyear"),
    "century": .differs(
      name: "century", reason: "of tropical years; CLDR has the Gregorian mean",
      definition: "100 gregorianyear"),
    "month": .differs(
      name: "month", reason: "a twelfth of the tropical year; CLDR has the Gregorian mean",
      definition: "gregorianyear/12"),
    "year": .differs(
      name: "year", reason: "the tropical year; CLDR has the Gregorian mean",
      definition: "gregorianyear"),
  ]
  for (id, expression) in known { all[id] = .known(expression) }
  for (id, definition) in unknown { all[id] = .unknown(definition: definition) }
  return all
}()

private let unknown = [
  "pinch": "usfloz/128",
  "ons": "100 gram",
  "dash": "usteaspoon/8",
  "pint-metric": "liter/2",
  "teaspoon-metric": "5 ml",
  "quarter": "gregorianyear/4",
  "thousand": "1000",
  "dunam": "1000 m^2",
  "mile-scandinavian": "10 km",
]

private let known = [
  "microgram": "microgram", "milligram": "milligram", "gram": "gram", "dekagram": "dekagram",
  "hectogram": "hectogram", "kilogram": "kilogram", "tonne": "tonne", "carat": "metriccarat",
  "grain": "grain", "ounce": "ounce", "pound": "pound", "stone": "stone", "ton": "shortton",
  "ounce-troy": "troyounce", "hundredweight-us": "ushundredweight",
  "hundredweight-imperial": "brhundredweight", "long-ton": "longton", "pfund": "pfund",
  "zentner": "zentner", "etto": "etto", "jin": "catty", "jin-taiwan": "taijin", "tola": "tola",
  "dram-avoirdupois": "dram", "pennyweight": "pennyweight", "quintal": "quintal",

  "milliliter": "milliliter", "centiliter": "centiliter", "deciliter": "deciliter",
  "liter": "liter", "hectoliter": "hectoliter", "cubic-centimeter": "cm^3",
  "cubic-decimeter": "dm^3", "cubic-meter": "m^3", "fluid-ounce": "usfluidounce",
  "pint": "uspint", "quart": "usquart", "gallon": "usgallon", "bushel": "usbushel",
  "barrel": "petroleumbarrel", "cubic-inch": "inch^3", "cubic-foot": "foot^3",
  "cubic-yard": "yard^3", "fluid-ounce-imperial": "brfluidounce", "pint-imperial": "brpint",
  "quart-imperial": "brquart", "gallon-imperial": "brgallon", "gill-us": "usgill",
  "gill-imperial": "brgill", "pint-dry": "drypint", "quart-dry": "dryquart", "peck": "uspeck",
  "board-foot": "boardfoot", "cord": "cord", "teaspoon": "usteaspoon",
  "tablespoon": "ustablespoon", "jigger": "jigger", "cup": "uscup", "cup-metric": "metriccup",
  "cup-imperial": "brcup", "cup-label": "legalcup", "cup-jp": "japancup",
  "dessert-spoon-metric": "dessertspoon", "tablespoon-metric": "brtablespoon",
  "tablespoon-australian": "australiatablespoon", "go-jp": "gou_volume", "sho-jp": "shou",

  "microliter": "microliter", "megaliter": "megaliter", "dram": "usfluidounce/8",
  "acre-foot": "intacre foot", "nanometer": "nanometer", "nautical-mile": "nauticalmile",
  "furlong": "furlong", "fathom": "fathom",
  "are": "are", "microsecond": "microsecond", "millisecond": "millisecond",
  "fortnight": "fortnight", "pound-troy": "troypound", "cubic-millimeter": "mm^3",
  "kiloliter": "kiloliter", "gallon-dry": "drygallon", "bushel-imperial": "brbushel",
  "bakers-dozen": "bakersdozen", "tsubo": "tsubo", "exabyte": "exabyte",
  "nanosecond": "nanosecond",

  "micrometer": "micrometer", "millimeter": "millimeter", "centimeter": "centimeter",
  "decimeter": "decimeter", "meter": "meter", "kilometer": "kilometer", "inch": "inch",
  "foot": "foot", "yard": "yard", "mile": "mile",

  "square-millimeter": "mm^2", "square-centimeter": "cm^2", "square-decimeter": "dm^2",
  "square-meter": "m^2", "square-kilometer": "km^2", "hectare": "hectare",
  "square-inch": "inch^2", "square-foot": "foot^2", "square-yard": "yard^2",
  "square-mile": "mile^2", "acre": "intacre",

  "item": "1", "pair": "pair", "dozen": "dozen", "score": "score", "gross": "gross",
  "ream": "ream",

  "bit": "bit", "byte": "byte", "kilobit": "kilobit", "kilobyte": "kilobyte",
  "megabit": "megabit", "megabyte": "megabyte", "gigabit": "gigabit", "gigabyte": "gigabyte",
  "terabit": "terabit", "terabyte": "terabyte", "petabyte": "petabyte", "kibibyte": "kibibyte",
  "mebibyte": "mebibyte", "gibibyte": "gibibyte", "tebibyte": "tebibyte",
  "pebibyte": "pebibyte",

  "joule": "joule", "kilojoule": "kilojoule", "megajoule": "megajoule", "calorie": "calorie_th",
  "foodcalorie": "Calorie", "watt-hour": "Wh", "kilowatt-hour": "kWh", "megawatt-hour": "MWh",
  "therm-us": "UStherm", "british-thermal-unit": "btu_IT",

  "slug": "slug", "scruple": "scruple", "centigram": "centigram", "decigram": "decigram",
  "dekaliter": "dekaliter", "minim-us": "minim", "minim-imperial": "brfluidounce/480",
  "firkin-us": "usfirkin", "firkin-imperial": "brfirkin", "kilderkin": "kilderkin",
  "hogshead-us": "ushogshead", "rod": "rod", "chain": "chain", "link": "link",
  "league": "league", "hand": "hand", "mil": "mil", "cable": "nauticalmile/10",
  "dekameter": "dekameter",
  "hectometer": "hectometer", "angstrom": "angstrom", "picometer": "picometer",
  "astronomical-unit": "au", "light-year": "lightyear", "rood": "rood", "nibble": "nibble",
  "petabit": "petabit", "exbibyte": "exbibyte", "gigajoule": "gigajoule", "erg": "erg",
  "foot-pound": "foot lbf",

  "second": "second", "minute": "minute", "hour": "hour", "day": "day", "week": "week",
]
