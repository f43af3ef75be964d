extension UnitTable {
  static let cldr: [UnitDefinition] = [
    UnitDefinition("kilogram", .mass, 1, symbol: "kg", name: "kilogram", plural: "kilograms", .metric),
    UnitDefinition("gram", .mass, 1, 1000, symbol: "g", name: "gram", plural: "grams", .metric),
    UnitDefinition("milligram", .mass, 1, 1_000_000, symbol: "mg", name: "milligram", plural: "milligrams", .metric),
    UnitDefinition("pound", .mass, 45_359_237, 100_000_000, symbol: "lb", name: "pound", plural: "pounds", [.us, .imperial]),
    UnitDefinition("ounce", .mass, 45_359_237, 1_600_000_000, symbol: "oz", name: "ounce", plural: "ounces", [.us, .imperial]),
    UnitDefinition("liter", .volume, 1, symbol: "l", name: "litre", plural: "litres", .metric),
    UnitDefinition("milliliter", .volume, 1, 1000, symbol: "ml", name: "millilitre", plural: "millilitres", .metric),
    UnitDefinition("centiliter", .volume, 1, 100, symbol: "cl", name: "centilitre", plural: "centilitres", .metric),
    UnitDefinition("fluid-ounce", .volume, 473_176_473, 16_000_000_000, symbol: "fl oz", name: "US fluid ounce", plural: "US fluid ounces", .us),
    UnitDefinition("quart", .volume, 473_176_473, 500_000_000, symbol: "qt", name: "US quart", plural: "US quarts", .us),
    UnitDefinition("meter", .length, 1, symbol: "m", name: "metre", plural: "metres", .metric),
    UnitDefinition("square-meter", .area, 1, symbol: "m²", name: "square metre", plural: "square metres", .metric),
    UnitDefinition("item", .count, 1, symbol: "each", name: "item", plural: "items"),
    UnitDefinition("byte", .data, 1, symbol: "B", name: "byte", plural: "bytes"),
    UnitDefinition("joule", .energy, 1, symbol: "J", name: "joule", plural: "joules", .metric),
    UnitDefinition("second", .time, 1, symbol: "s", name: "second", plural: "seconds", .metric),
  ]
}
