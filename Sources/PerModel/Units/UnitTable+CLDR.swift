// Generated from CLDR 41 (units.xml, en.xml) by scripts/generate-units; do not edit.
// SPDX-License-Identifier: Unicode-DFS-2016

extension UnitTable {
  /// The units that CLDR has, with its factors; a year is the Gregorian mean of 365.2425 days.
  static let cldr: [UnitDefinition] =
    cldrMass + cldrVolume + cldrLength + cldrArea + cldrCount + cldrData + cldrEnergy + cldrTime

  private static let cldrMass: [UnitDefinition] = [
    UnitDefinition(
      "microgram", .mass, 1, 1_000_000_000,
      symbol: "µg", name: "microgram", plural: "micrograms", .metric),
    UnitDefinition(
      "milligram", .mass, 1, 1_000_000,
      symbol: "mg", name: "milligram", plural: "milligrams", .metric),
    UnitDefinition(
      "gram", .mass, 1, 1000,
      symbol: "g", name: "gram", plural: "grams", .metric),
    UnitDefinition(
      "dekagram", .mass, 1, 100,
      symbol: "dag", name: "dekagram", plural: "dekagrams", .metric),
    UnitDefinition(
      "hectogram", .mass, 1, 10,
      symbol: "hg", name: "hectogram", plural: "hectograms", .metric),
    UnitDefinition(
      "kilogram", .mass, 1,
      symbol: "kg", name: "kilogram", plural: "kilograms", .metric),
    UnitDefinition(
      "tonne", .mass, 1000,
      symbol: "t", name: "metric ton", plural: "metric tons", .metric),
    UnitDefinition(
      "carat", .mass, 1, 5000,
      symbol: "ct", name: "carat", plural: "carats", .metric),
    UnitDefinition(
      "grain", .mass, 6_479_891, 100_000_000_000,
      symbol: "grain", name: "grain", plural: "grains", [.us, .imperial]),
    UnitDefinition(
      "ounce", .mass, 45_359_237, 1_600_000_000,
      symbol: "oz", name: "ounce", plural: "ounces", [.us, .imperial]),
    UnitDefinition(
      "pound", .mass, 45_359_237, 100_000_000,
      symbol: "lb", name: "pound", plural: "pounds", [.us, .imperial]),
    UnitDefinition(
      "stone", .mass, 317_514_659, 50_000_000,
      symbol: "st", name: "stone", plural: "stones", .imperial),
    UnitDefinition(
      "ton", .mass, 45_359_237, 50_000,
      symbol: "ton", name: "short ton", plural: "short tons", .us),
  ]

  private static let cldrVolume: [UnitDefinition] = [
    UnitDefinition(
      "milliliter", .volume, 1, 1000,
      symbol: "ml", name: "milliliter", plural: "milliliters", .metric),
    UnitDefinition(
      "centiliter", .volume, 1, 100,
      symbol: "cl", name: "centiliter", plural: "centiliters", .metric),
    UnitDefinition(
      "deciliter", .volume, 1, 10,
      symbol: "dl", name: "deciliter", plural: "deciliters", .metric),
    UnitDefinition(
      "liter", .volume, 1,
      symbol: "l", name: "liter", plural: "liters", .metric),
    UnitDefinition(
      "hectoliter", .volume, 100,
      symbol: "hl", name: "hectoliter", plural: "hectoliters", .metric),
    UnitDefinition(
      "cubic-centimeter", .volume, 1, 1000,
      symbol: "cm³", name: "cubic centimeter", plural: "cubic centimeters", .metric),
    UnitDefinition(
      "cubic-decimeter", .volume, 1,
      symbol: "dm³", name: "cubic decimeter", plural: "cubic decimeters", .metric),
    UnitDefinition(
      "cubic-meter", .volume, 1000,
      symbol: "m³", name: "cubic meter", plural: "cubic meters", .metric),
    UnitDefinition(
      "fluid-ounce", .volume, 473_176_473, 16_000_000_000,
      symbol: "fl oz", name: "US fluid ounce", plural: "US fluid ounces", .us),
    UnitDefinition(
      "pint", .volume, 473_176_473, 1_000_000_000,
      symbol: "pt", name: "US pint", plural: "US pints", .us),
    UnitDefinition(
      "quart", .volume, 473_176_473, 500_000_000,
      symbol: "qt", name: "US quart", plural: "US quarts", .us),
    UnitDefinition(
      "gallon", .volume, 473_176_473, 125_000_000,
      symbol: "gal", name: "US gallon", plural: "US gallons", .us),
    UnitDefinition(
      "bushel", .volume, 220_244_188_543, 6_250_000_000,
      symbol: "bu", name: "US bushel", plural: "US bushels", .us),
    UnitDefinition(
      "barrel", .volume, 9_936_705_933, 62_500_000,
      symbol: "bbl", name: "oil barrel", plural: "oil barrels", .us),
    UnitDefinition(
      "cubic-inch", .volume, 2_048_383, 125_000_000,
      symbol: "in³", name: "cubic inch", plural: "cubic inches", [.us, .imperial]),
    UnitDefinition(
      "cubic-foot", .volume, 55_306_341, 1_953_125,
      symbol: "ft³", name: "cubic foot", plural: "cubic feet", [.us, .imperial]),
    UnitDefinition(
      "cubic-yard", .volume, 1_493_271_207, 1_953_125,
      symbol: "yd³", name: "cubic yard", plural: "cubic yards", [.us, .imperial]),
    UnitDefinition(
      "fluid-ounce-imperial", .volume, 454_609, 16_000_000,
      symbol: "imp fl oz", name: "imperial fluid ounce", plural: "imperial fluid ounces", .imperial),
    UnitDefinition(
      "quart-imperial", .volume, 454_609, 400_000,
      symbol: "imp qt", name: "imperial quart", plural: "imperial quarts", .imperial),
    UnitDefinition(
      "gallon-imperial", .volume, 454_609, 100_000,
      symbol: "imp gal", name: "imperial gallon", plural: "imperial gallons", .imperial),
    UnitDefinition(
      "drop", .volume, 157_725_491, 3_072_000_000_000,
      symbol: "drop", name: "drop", plural: "drops", [.us, .cooking]),
    UnitDefinition(
      "pinch", .volume, 473_176_473, 2_048_000_000_000,
      symbol: "pinch", name: "pinch", plural: "pinches", [.us, .cooking]),
    UnitDefinition(
      "teaspoon", .volume, 157_725_491, 32_000_000_000,
      symbol: "tsp", name: "US teaspoon", plural: "US teaspoons", [.us, .cooking]),
    UnitDefinition(
      "tablespoon", .volume, 473_176_473, 32_000_000_000,
      symbol: "tbsp", name: "US tablespoon", plural: "US tablespoons", [.us, .cooking]),
    UnitDefinition(
      "jigger", .volume, 1_419_529_419, 32_000_000_000,
      symbol: "jigger", name: "jigger", plural: "jiggers", [.us, .cooking]),
    UnitDefinition(
      "cup", .volume, 473_176_473, 2_000_000_000,
      symbol: "cup", name: "US cup", plural: "US cups", [.us, .cooking]),
    UnitDefinition(
      "cup-metric", .volume, 1, 4,
      symbol: "metric cup", name: "metric cup", plural: "metric cups", [.metric, .cooking]),
    UnitDefinition(
      "pint-metric", .volume, 1, 2,
      symbol: "metric pint", name: "metric pint", plural: "metric pints", .metric),
  ]

  private static let cldrLength: [UnitDefinition] = [
    UnitDefinition(
      "micrometer", .length, 1, 1_000_000,
      symbol: "µm", name: "micrometer", plural: "micrometers", .metric),
    UnitDefinition(
      "millimeter", .length, 1, 1000,
      symbol: "mm", name: "millimeter", plural: "millimeters", .metric),
    UnitDefinition(
      "centimeter", .length, 1, 100,
      symbol: "cm", name: "centimeter", plural: "centimeters", .metric),
    UnitDefinition(
      "decimeter", .length, 1, 10,
      symbol: "dm", name: "decimeter", plural: "decimeters", .metric),
    UnitDefinition(
      "meter", .length, 1,
      symbol: "m", name: "meter", plural: "meters", .metric),
    UnitDefinition(
      "kilometer", .length, 1000,
      symbol: "km", name: "kilometer", plural: "kilometers", .metric),
    UnitDefinition(
      "inch", .length, 127, 5000,
      symbol: "in", name: "inch", plural: "inches", [.us, .imperial]),
    UnitDefinition(
      "foot", .length, 381, 1250,
      symbol: "ft", name: "foot", plural: "feet", [.us, .imperial]),
    UnitDefinition(
      "yard", .length, 1143, 1250,
      symbol: "yd", name: "yard", plural: "yards", [.us, .imperial]),
    UnitDefinition(
      "mile", .length, 201_168, 125,
      symbol: "mi", name: "mile", plural: "miles", [.us, .imperial]),
  ]

  private static let cldrArea: [UnitDefinition] = [
    UnitDefinition(
      "square-millimeter", .area, 1, 1_000_000,
      symbol: "mm²", name: "square millimeter", plural: "square millimeters", .metric),
    UnitDefinition(
      "square-centimeter", .area, 1, 10_000,
      symbol: "cm²", name: "square centimeter", plural: "square centimeters", .metric),
    UnitDefinition(
      "square-decimeter", .area, 1, 100,
      symbol: "dm²", name: "square decimeter", plural: "square decimeters", .metric),
    UnitDefinition(
      "square-meter", .area, 1,
      symbol: "m²", name: "square meter", plural: "square meters", .metric),
    UnitDefinition(
      "hectare", .area, 10_000,
      symbol: "ha", name: "hectare", plural: "hectares", .metric),
    UnitDefinition(
      "square-kilometer", .area, 1_000_000,
      symbol: "km²", name: "square kilometer", plural: "square kilometers", .metric),
    UnitDefinition(
      "square-inch", .area, 16_129, 25_000_000,
      symbol: "in²", name: "square inch", plural: "square inches", [.us, .imperial]),
    UnitDefinition(
      "square-foot", .area, 145_161, 1_562_500,
      symbol: "ft²", name: "square foot", plural: "square feet", [.us, .imperial]),
    UnitDefinition(
      "square-yard", .area, 1_306_449, 1_562_500,
      symbol: "yd²", name: "square yard", plural: "square yards", [.us, .imperial]),
    UnitDefinition(
      "acre", .area, 316_160_658, 78_125,
      symbol: "acre", name: "acre", plural: "acres", [.us, .imperial]),
    UnitDefinition(
      "square-mile", .area, 40_468_564_224, 15_625,
      symbol: "mi²", name: "square mile", plural: "square miles", [.us, .imperial]),
  ]

  private static let cldrCount: [UnitDefinition] = [
    UnitDefinition(
      "item", .count, 1,
      symbol: "each", name: "item", plural: "items")
  ]

  private static let cldrData: [UnitDefinition] = [
    UnitDefinition(
      "bit", .data, 1, 8,
      symbol: "bit", name: "bit", plural: "bits"),
    UnitDefinition(
      "byte", .data, 1,
      symbol: "B", name: "byte", plural: "bytes"),
    UnitDefinition(
      "kilobit", .data, 125,
      symbol: "kbit", name: "kilobit", plural: "kilobits"),
    UnitDefinition(
      "kilobyte", .data, 1000,
      symbol: "kB", name: "kilobyte", plural: "kilobytes"),
    UnitDefinition(
      "megabit", .data, 125_000,
      symbol: "Mbit", name: "megabit", plural: "megabits"),
    UnitDefinition(
      "megabyte", .data, 1_000_000,
      symbol: "MB", name: "megabyte", plural: "megabytes"),
    UnitDefinition(
      "gigabit", .data, 125_000_000,
      symbol: "Gbit", name: "gigabit", plural: "gigabits"),
    UnitDefinition(
      "gigabyte", .data, 1_000_000_000,
      symbol: "GB", name: "gigabyte", plural: "gigabytes"),
    UnitDefinition(
      "terabit", .data, 125_000_000_000,
      symbol: "Tbit", name: "terabit", plural: "terabits"),
    UnitDefinition(
      "terabyte", .data, 1_000_000_000_000,
      symbol: "TB", name: "terabyte", plural: "terabytes"),
    UnitDefinition(
      "petabyte", .data, 1_000_000_000_000_000,
      symbol: "PB", name: "petabyte", plural: "petabytes"),
    UnitDefinition(
      "kibibyte", .data, 1024,
      symbol: "KiB", name: "kibibyte", plural: "kibibytes"),
    UnitDefinition(
      "mebibyte", .data, 1_048_576,
      symbol: "MiB", name: "mebibyte", plural: "mebibytes"),
    UnitDefinition(
      "gibibyte", .data, 1_073_741_824,
      symbol: "GiB", name: "gibibyte", plural: "gibibytes"),
    UnitDefinition(
      "tebibyte", .data, 1_099_511_627_776,
      symbol: "TiB", name: "tebibyte", plural: "tebibytes"),
    UnitDefinition(
      "pebibyte", .data, 1_125_899_906_842_624,
      symbol: "PiB", name: "pebibyte", plural: "pebibytes"),
  ]

  private static let cldrEnergy: [UnitDefinition] = [
    UnitDefinition(
      "joule", .energy, 1,
      symbol: "J", name: "joule", plural: "joules", .metric),
    UnitDefinition(
      "kilojoule", .energy, 1000,
      symbol: "kJ", name: "kilojoule", plural: "kilojoules", .metric),
    UnitDefinition(
      "megajoule", .energy, 1_000_000,
      symbol: "MJ", name: "megajoule", plural: "megajoules", .metric),
    UnitDefinition(
      "calorie", .energy, 523, 125,
      symbol: "cal", name: "calorie", plural: "calories", .metric),
    UnitDefinition(
      "foodcalorie", .energy, 4184,
      symbol: "kcal", name: "kilocalorie", plural: "kilocalories", [.metric, .us, .imperial]),
    UnitDefinition(
      "kilowatt-hour", .energy, 3_600_000,
      symbol: "kWh", name: "kilowatt-hour", plural: "kilowatt-hours", [.metric, .us, .imperial]),
    UnitDefinition(
      "therm-us", .energy, 105_480_400,
      symbol: "US therm", name: "US therm", plural: "US therms", .us),
  ]

  private static let cldrTime: [UnitDefinition] = [
    UnitDefinition(
      "second", .time, 1,
      symbol: "s", name: "second", plural: "seconds"),
    UnitDefinition(
      "minute", .time, 60,
      symbol: "min", name: "minute", plural: "minutes"),
    UnitDefinition(
      "hour", .time, 3600,
      symbol: "h", name: "hour", plural: "hours"),
    UnitDefinition(
      "day", .time, 86_400,
      symbol: "d", name: "day", plural: "days"),
    UnitDefinition(
      "week", .time, 604_800,
      symbol: "wk", name: "week", plural: "weeks"),
    UnitDefinition(
      "month", .time, 2_629_746,
      symbol: "mo", name: "month", plural: "months"),
    UnitDefinition(
      "year", .time, 31_556_952,
      symbol: "yr", name: "year", plural: "years"),
  ]
}
