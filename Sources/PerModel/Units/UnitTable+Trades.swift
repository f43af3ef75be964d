extension UnitTable {
  /// Units of surveyors, brewers, apothecaries and astronomers, rarely used in shops, but sometimes converted. The
  /// comment above each gives the source of its factor. Their names also mean other things, so they are read in a lone
  /// quantity, but not in a line with a name.
  static let ofTrades = (tradeMass + tradeVolume + tradeOther).map { $0.ofTrade() }

  private static let tradeMass: [UnitDefinition] = [
    // NIST SP 811, appendix B: a pound-force times a second squared over a foot, with 0.45359237 kg,
    // 9.80665 m/s² and 0.3048 m.
    UnitDefinition(
      "slug", .mass, 8_896_443_230_521, 609_600_000_000,
      symbol: "slug", name: "slug", plural: "slugs", [.us, .imperial], inCLDR: false),
    // NIST Handbook 44, appendix C: 20 grains.
    UnitDefinition(
      "scruple", .mass, 6_479_891, 5_000_000_000,
      symbol: "scruple", name: "scruple", plural: "scruples", [.us, .imperial], inCLDR: false),
    // SI prefixes.
    UnitDefinition(
      "centigram", .mass, 1, 100_000,
      symbol: "cg", name: "centigram", plural: "centigrams", .metric, inCLDR: false),
    UnitDefinition(
      "decigram", .mass, 1, 10_000,
      symbol: "dg", name: "decigram", plural: "decigrams", .metric, inCLDR: false),
  ]

  private static let tradeVolume: [UnitDefinition] = [
    // SI prefix.
    UnitDefinition(
      "dekaliter", .volume, 10,
      symbol: "dal", name: "dekaliter", plural: "dekaliters", .metric, inCLDR: false),
    // NIST Handbook 44, appendix C: 1/60 of a US fluid dram.
    UnitDefinition(
      "minim-us", .volume, 157_725_491, 2_560_000_000_000,
      symbol: "US minim", name: "US minim", plural: "US minims", .us, inCLDR: false),
    // Weights and Measures Act 1963, schedule 1: 1/480 of a fluid ounce.
    UnitDefinition(
      "minim-imperial", .volume, 454_609, 7_680_000_000,
      symbol: "imp minim", name: "imperial minim", plural: "imperial minims", .imperial,
      inCLDR: false),
    // GNU units: 9 US gallons, where the British cask holds 9 imperial ones.
    UnitDefinition(
      "firkin-us", .volume, 4_258_588_257, 125_000_000,
      symbol: "US firkin", name: "US firkin", plural: "US firkins", .us, inCLDR: false),
    // The cask of British brewers: 9 imperial gallons, a quarter of a barrel.
    UnitDefinition(
      "firkin-imperial", .volume, 4_091_481, 100_000,
      symbol: "imp firkin", name: "imperial firkin", plural: "imperial firkins", .imperial,
      inCLDR: false),
    // Two firkins.
    UnitDefinition(
      "kilderkin", .volume, 4_091_481, 50_000,
      symbol: "kilderkin", name: "kilderkin", plural: "kilderkins", .imperial, inCLDR: false),
    // NIST Handbook 44, appendix C: 63 US gallons of wine.
    UnitDefinition(
      "hogshead-us", .volume, 29_810_117_799, 125_000_000,
      symbol: "US hhd", name: "US hogshead", plural: "US hogsheads", .us, inCLDR: false),
    // The cask of British brewers: 54 imperial gallons, six firkins.
    UnitDefinition(
      "hogshead-imperial", .volume, 12_274_443, 50_000,
      symbol: "imp hhd", name: "imperial hogshead", plural: "imperial hogsheads", .imperial,
      inCLDR: false),
  ]

  private static let tradeOther: [UnitDefinition] = [
    // NIST Handbook 44, appendix C, with the international foot of 0.3048 m as in GNU units: 16½, 66 and
    // 0.66 feet, and three miles.
    UnitDefinition(
      "rod", .length, 12_573, 2500,
      symbol: "rod", name: "rod", plural: "rods", [.us, .imperial], inCLDR: false),
    UnitDefinition(
      "chain", .length, 12_573, 625,
      symbol: "chain", name: "chain", plural: "chains", [.us, .imperial], inCLDR: false),
    UnitDefinition(
      "link", .length, 12_573, 62_500,
      symbol: "link", name: "link", plural: "links", [.us, .imperial], inCLDR: false),
    UnitDefinition(
      "league", .length, 603_504, 125,
      symbol: "league", name: "league", plural: "leagues", [.us, .imperial], inCLDR: false),
    // Four inches: how high horses are.
    UnitDefinition(
      "hand", .length, 127, 1250,
      symbol: "hand", name: "hand", plural: "hands", [.us, .imperial], inCLDR: false),
    // A thousandth of an inch: how thick foils are.
    UnitDefinition(
      "mil", .length, 127, 5_000_000,
      symbol: "mil", name: "mil", plural: "mils", [.us, .imperial], inCLDR: false),
    // A tenth of a nautical mile.
    UnitDefinition(
      "cable", .length, 926, 5,
      symbol: "cable", name: "cable", plural: "cables", inCLDR: false),
    // SI prefixes.
    UnitDefinition(
      "picometer", .length, 1, 1_000_000_000_000,
      symbol: "pm", name: "picometer", plural: "picometers", .metric, inCLDR: false),
    UnitDefinition(
      "dekameter", .length, 10,
      symbol: "dam", name: "dekameter", plural: "dekameters", .metric, inCLDR: false),
    UnitDefinition(
      "hectometer", .length, 100,
      symbol: "hm", name: "hectometer", plural: "hectometers", .metric, inCLDR: false),
    // A tenth of a nanometer.
    UnitDefinition(
      "angstrom", .length, 1, 10_000_000_000,
      symbol: "angstrom", name: "angstrom", plural: "angstroms", inCLDR: false),
    // IAU, resolution B2 of 2012: 149,597,870,700 m.
    UnitDefinition(
      "astronomical-unit", .length, 149_597_870_700,
      symbol: "au", name: "astronomical unit", plural: "astronomical units", inCLDR: false),
    // IAU, style manual: how far light comes in 365.25 days at 299,792,458 m/s.
    UnitDefinition(
      "light-year", .length, 9_460_730_472_580_800,
      symbol: "ly", name: "light-year", plural: "light-years", inCLDR: false),
    // IAU, resolution B2 of 2015: 648,000/π astronomical units, to the nearest meter.
    UnitDefinition(
      "parsec", .length, 30_856_775_814_913_673,
      symbol: "parsec", name: "parsec", plural: "parsecs", inCLDR: false),
    // A quarter of an acre: a rod by a furlong.
    UnitDefinition(
      "rood", .area, 158_080_329, 156_250,
      symbol: "rood", name: "rood", plural: "roods", [.us, .imperial], inCLDR: false),
    // Four bits.
    UnitDefinition(
      "nibble", .data, 1, 2,
      symbol: "nibble", name: "nibble", plural: "nibbles", inCLDR: false),
    // SI and IEC prefixes.
    UnitDefinition(
      "petabit", .data, 125_000_000_000_000,
      symbol: "Pbit", name: "petabit", plural: "petabits", inCLDR: false),
    UnitDefinition(
      "exbibyte", .data, 1_152_921_504_606_846_976,
      symbol: "EiB", name: "exbibyte", plural: "exbibytes", inCLDR: false),
    // What the word means: 1000 years.
    UnitDefinition(
      "millennium", .time, 31_556_952_000,
      symbol: "millennium", name: "millennium", plural: "millennia", inCLDR: false),
    // A dyne times a centimeter.
    UnitDefinition(
      "erg", .energy, 1, 10_000_000,
      symbol: "erg", name: "erg", plural: "ergs", inCLDR: false),
    // A pound-force times a foot, with 0.45359237 kg, 9.80665 m/s² and 0.3048 m.
    UnitDefinition(
      "foot-pound", .energy, 3_389_544_870_828_501, 2_500_000_000_000_000,
      symbol: "ft lbf", name: "foot-pound", plural: "foot-pounds", [.us, .imperial], inCLDR: false),
    // SI prefix.
    UnitDefinition(
      "gigajoule", .energy, 1_000_000_000,
      symbol: "GJ", name: "gigajoule", plural: "gigajoules", .metric, inCLDR: false),
  ]
}
