import PerModel

/// What is counted, in the person's words.
enum CountWords {
  /// "12 rolls"; "12 pieces" where nothing was said. `plural` decides on the form, `number` is
  /// written.
  static func counted(_ number: String, _ name: CountName?, _ plural: Int) -> String {
    guard let name else {
      return localized(one: "%1$s piece", other: "%1$s pieces", count: plural, number)
    }
    return known(number, name, plural) ?? number + " " + name.id
  }

  /// The name of one, without a number: "roll".
  static func one(_ name: CountName) -> String {
    counted("", name, 1).trimmed { $0.properties.isWhitespace }
  }

  static func piece(isPlural: Bool) -> String {
    counted("", nil, isPlural ? 5 : 1).trimmed { $0.properties.isWhitespace }
  }

  /// The name as the readers know it in every language: in English.
  static func typed(_ name: CountName, _ amount: Rational) -> String { name.id }

  private static func known(_ number: String, _ name: CountName, _ n: Int) -> String? {
    switch name.id {
    case "bag": localized(one: "%1$s bag", other: "%1$s bags", count: n, number)
    case "bar": localized(one: "%1$s bar", other: "%1$s bars", count: n, number)
    case "battery": localized(one: "%1$s battery", other: "%1$s batteries", count: n, number)
    case "bottle": localized(one: "%1$s bottle", other: "%1$s bottles", count: n, number)
    case "box": localized(one: "%1$s box", other: "%1$s boxes", count: n, number)
    case "can": localized(one: "%1$s can", other: "%1$s cans", count: n, number)
    case "capsule": localized(one: "%1$s capsule", other: "%1$s capsules", count: n, number)
    case "diaper": localized(one: "%1$s diaper", other: "%1$s diapers", count: n, number)
    case "egg": localized(one: "%1$s egg", other: "%1$s eggs", count: n, number)
    case "pack": localized(one: "%1$s pack", other: "%1$s packs", count: n, number)
    case "pad": localized(one: "%1$s pad", other: "%1$s pads", count: n, number)
    case "piece": localized(one: "%1$s piece", other: "%1$s pieces", count: n, number)
    case "pod": localized(one: "%1$s pod", other: "%1$s pods", count: n, number)
    case "portion": localized(one: "%1$s portion", other: "%1$s portions", count: n, number)
    case "roll": localized(one: "%1$s roll", other: "%1$s rolls", count: n, number)
    case "sachet": localized(one: "%1$s sachet", other: "%1$s sachets", count: n, number)
    case "serving": localized(one: "%1$s serving", other: "%1$s servings", count: n, number)
    case "sheet": localized(one: "%1$s sheet", other: "%1$s sheets", count: n, number)
    case "slice": localized(one: "%1$s slice", other: "%1$s slices", count: n, number)
    case "stick": localized(one: "%1$s stick", other: "%1$s sticks", count: n, number)
    case "tablet": localized(one: "%1$s tablet", other: "%1$s tablets", count: n, number)
    case "tissue": localized(one: "%1$s tissue", other: "%1$s tissues", count: n, number)
    case "wash": localized(one: "%1$s wash", other: "%1$s washes", count: n, number)
    case "wipe": localized(one: "%1$s wipe", other: "%1$s wipes", count: n, number)
    default: nil
    }
  }
}
