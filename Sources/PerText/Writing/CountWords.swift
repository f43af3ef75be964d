import PerModel
import PerWords

/// What is counted, in the user's words.
enum CountWords {
  /// "12 rolls"; "12 count" where nothing was said. `plural` decides on the form, `number` is
  /// written.
  static func counted(_ number: String, _ name: CountName?, _ plural: Int) -> String {
    guard let name else {
      return localized(one: "%1$s count", other: "%1$s count", count: plural, number)
    }
    return known(number, name, plural) ?? number + " " + name.id
  }

  /// The name of one, without a number: "roll".
  static func one(_ name: CountName) -> String {
    counted("", name, 1).trimmed { $0.properties.isWhitespace }
  }

  /// The name of one next to a price: "widget" if the user counts in "widgets", where the language can
  /// tell it by the ending.
  static func one(_ name: CountName, besidePriceIn locale: String) -> String {
    guard let singular = Language.of(locale)?.singular, severalIfKnown(name) == nil else {
      return one(name)
    }
    return singular(name.id)
  }

  /// The name of several, without a number: "rolls".
  static func several(_ name: CountName) -> String {
    counted("", name, countOfBareName).trimmed { $0.properties.isWhitespace }
  }

  /// The same; `nil` if the program has no words for it.
  static func severalIfKnown(_ name: CountName) -> String? {
    known("", name, countOfBareName)?.trimmed { $0.properties.isWhitespace }
  }

  static func piece(isPlural: Bool) -> String {
    counted("", nil, isPlural ? countOfBareName : 1).trimmed { $0.properties.isWhitespace }
  }

  /// A number with which the name of several has the form that it has alone: not the genitive, as with 5 in
  /// Polish, and not the dual, as with 2 in Arabic.
  static let countOfBareName = 3

  private static func known(_ number: String, _ name: CountName, _ n: Int) -> String? {
    switch name.id {
    case "bag": localized(one: "%1$s bag", other: "%1$s bags", count: n, number)
    case "bar": localized(one: "%1$s bar", other: "%1$s bars", count: n, number)
    case "battery": localized(one: "%1$s battery", other: "%1$s batteries", count: n, number)
    case "blade": localized(one: "%1$s blade", other: "%1$s blades", count: n, number)
    case "bottle": localized(one: "%1$s bottle", other: "%1$s bottles", count: n, number)
    case "box": localized(one: "%1$s box", other: "%1$s boxes", count: n, number)
    case "bulb": localized(one: "%1$s bulb", other: "%1$s bulbs", count: n, number)
    case "bun": localized(one: "%1$s bun", other: "%1$s buns", count: n, number)
    case "bunch": localized(one: "%1$s bunch", other: "%1$s bunches", count: n, number)
    case "can": localized(one: "%1$s can", other: "%1$s cans", count: n, number)
    case "candle": localized(one: "%1$s candle", other: "%1$s candles", count: n, number)
    case "capsule": localized(one: "%1$s capsule", other: "%1$s capsules", count: n, number)
    case "carton": localized(one: "%1$s carton", other: "%1$s cartons", count: n, number)
    case "case": localized(one: "%1$s case", other: "%1$s cases", count: n, number)
    case "cigarette": localized(one: "%1$s cigarette", other: "%1$s cigarettes", count: n, number)
    case "cube": localized(one: "%1$s cube", other: "%1$s cubes", count: n, number)
    case "dose": localized(one: "%1$s dose", other: "%1$s doses", count: n, number)
    case "egg": localized(one: "%1$s egg", other: "%1$s eggs", count: n, number)
    case "jar": localized(one: "%1$s jar", other: "%1$s jars", count: n, number)
    case "meal": localized(one: "%1$s meal", other: "%1$s meals", count: n, number)
    case "nappy": localized(one: "%1$s diaper", other: "%1$s diapers", count: n, number)
    case "pack": localized(one: "%1$s pack", other: "%1$s packs", count: n, number)
    case "page": localized(one: "%1$s page", other: "%1$s pages", count: n, number)
    case "patty": localized(one: "%1$s patty", other: "%1$s patties", count: n, number)
    case "plaster": localized(one: "%1$s plaster", other: "%1$s plasters", count: n, number)
    case "ply": localized(one: "%1$s ply", other: "%1$s plies", count: n, number)
    case "pod": localized(one: "%1$s pod", other: "%1$s pods", count: n, number)
    case "pouch": localized(one: "%1$s pouch", other: "%1$s pouches", count: n, number)
    case "roll": localized(one: "%1$s roll", other: "%1$s rolls", count: n, number)
    case "sachet": localized(one: "%1$s sachet", other: "%1$s sachets", count: n, number)
    case "sausage": localized(one: "%1$s sausage", other: "%1$s sausages", count: n, number)
    case "serving": localized(one: "%1$s serving", other: "%1$s servings", count: n, number)
    case "sheet": localized(one: "%1$s sheet", other: "%1$s sheets", count: n, number)
    case "slice": localized(one: "%1$s slice", other: "%1$s slices", count: n, number)
    case "tablet": localized(one: "%1$s tablet", other: "%1$s tablets", count: n, number)
    case "teabag": localized(one: "%1$s teabag", other: "%1$s teabags", count: n, number)
    case "tissue": localized(one: "%1$s tissue", other: "%1$s tissues", count: n, number)
    case "towel": localized(one: "%1$s towel", other: "%1$s towels", count: n, number)
    case "tray": localized(one: "%1$s tray", other: "%1$s trays", count: n, number)
    case "tub": localized(one: "%1$s tub", other: "%1$s tubs", count: n, number)
    case "tube": localized(one: "%1$s tube", other: "%1$s tubes", count: n, number)
    case "wash": localized(one: "%1$s wash", other: "%1$s washes", count: n, number)
    case "wipe": localized(one: "%1$s wipe", other: "%1$s wipes", count: n, number)
    default: nil
    }
  }
}
