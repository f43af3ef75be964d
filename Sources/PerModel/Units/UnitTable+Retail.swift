extension UnitTable {
  /// Units that stores and recipes use and CLDR lacks or rounds. The comment above each says where
  /// its factor comes from.
  static let retail: [UnitDefinition] =
    retailMass + retailVolume + retailCount + retailOther

  private static let retailMass: [UnitDefinition] = [
    // NIST Handbook 44, appendix C: 480 grains, each 1/7000 pound. CLDR 41 rounds it.
    UnitDefinition(
      "ounce-troy", .mass, 19_439_673, 625_000_000,
      symbol: "oz t", name: "troy ounce", plural: "troy ounces", [.us, .imperial]),
    // NIST Handbook 44, appendix C: 100 pounds.
    UnitDefinition(
      "hundredweight-us", .mass, 45_359_237, 1_000_000,
      symbol: "US cwt", name: "US hundredweight", plural: "US hundredweights",
      .us, inCLDR: false),
    // NIST Handbook 44, appendix C: 112 pounds, the long hundredweight.
    UnitDefinition(
      "hundredweight-imperial", .mass, 317_514_659, 6_250_000,
      symbol: "imp cwt", name: "imperial hundredweight", plural: "imperial hundredweights",
      .imperial, inCLDR: false),
    // NIST Handbook 44, appendix C: 2240 pounds.
    UnitDefinition(
      "long-ton", .mass, 317_514_659, 312_500,
      symbol: "long ton", name: "long ton", plural: "long tons", .imperial, inCLDR: false),
    // NIST Handbook 44, appendix C: a sixteenth of an ounce. CLDR's dram is the fluid one.
    UnitDefinition(
      "dram-avoirdupois", .mass, 45_359_237, 25_600_000_000,
      symbol: "dr av", name: "avoirdupois dram", plural: "avoirdupois drams", [.us, .imperial],
      inCLDR: false),
    // NIST Handbook 44, appendix C: 24 grains, a twentieth of a troy ounce.
    UnitDefinition(
      "pennyweight", .mass, 19_439_673, 12_500_000_000,
      symbol: "dwt", name: "pennyweight", plural: "pennyweights", [.us, .imperial],
      inCLDR: false),
    // NIST Handbook 44, appendix C: 12 troy ounces.
    UnitDefinition(
      "pound-troy", .mass, 58_319_019, 156_250_000,
      symbol: "troy pound", name: "troy pound", plural: "troy pounds", [.us, .imperial],
      inCLDR: false),
    // The metric quintal (BIPM, SI brochure of 1970): 100 kg of grain or coffee.
    UnitDefinition(
      "quintal", .mass, 100,
      symbol: "quintal", name: "quintal", plural: "quintals", .metric, inCLDR: false),
    // The customs union's pound (Zollpfund) of 1854, still in use at German market stalls: 500 g.
    UnitDefinition(
      "pfund", .mass, 1, 2,
      symbol: "Pfd.", name: "Pfund", plural: "Pfund", .metric, inCLDR: false),
    // 100 Pfund: potatoes and coal in Germany. (In Austria and Switzerland it is twice that.)
    UnitDefinition(
      "zentner", .mass, 50,
      symbol: "Ztr.", name: "Zentner", plural: "Zentner", .metric, inCLDR: false),
    // The Dutch weights law of 1820 gave the metric hectogram this name: 100 g.
    UnitDefinition(
      "ons", .mass, 1, 10,
      symbol: "ons", name: "Dutch ons", plural: "Dutch ons", .metric, inCLDR: false),
    // What Italian delicatessens call the hectogram (ettogrammo): 100 g.
    UnitDefinition(
      "etto", .mass, 1, 10,
      symbol: "etto", name: "etto", plural: "etti", .metric, inCLDR: false),
    // Market jin (市斤) of mainland China, by the State Council's order of 1959: 500 g.
    UnitDefinition(
      "jin", .mass, 1, 2,
      symbol: "jin", name: "jin", plural: "jin", .metric, inCLDR: false),
    // Market liang (市两) of the same order: a tenth of a jin since then, 50 g.
    UnitDefinition(
      "liang", .mass, 1, 20,
      symbol: "liang", name: "liang", plural: "liang", .metric, inCLDR: false),
    // Taiwan jin (台斤): 160 Japanese monme of 3.75 g, 600 g.
    UnitDefinition(
      "jin-taiwan", .mass, 3, 5,
      symbol: "Taiwan jin", name: "Taiwan jin", plural: "Taiwan jin", .metric, inCLDR: false),
    // Hong Kong, Weights and Measures Ordinance (cap. 68), schedule: 0.60478982 kg.
    UnitDefinition(
      "catty-hong-kong", .mass, 30_239_491, 50_000_000,
      symbol: "catty", name: "Hong Kong catty", plural: "Hong Kong catties", inCLDR: false),
    // The same schedule: one sixteenth of a catty.
    UnitDefinition(
      "tael-hong-kong", .mass, 30_239_491, 800_000_000,
      symbol: "tael", name: "Hong Kong tael", plural: "Hong Kong taels", inCLDR: false),
    // Gold and spices in South Asia: 180 grains, the rupee weight of 1833.
    UnitDefinition(
      "tola", .mass, 58_319_019, 5_000_000_000,
      symbol: "tola", name: "tola", plural: "tolas", inCLDR: false),
  ]

  private static let retailVolume: [UnitDefinition] = [
    // Weights and Measures Act 1985, schedule 1: an eighth of the gallon of 4.54609 l.
    UnitDefinition(
      "pint-imperial", .volume, 454_609, 800_000,
      symbol: "imp pt", name: "imperial pint", plural: "imperial pints",
      .imperial, inCLDR: false),
    // SI prefixes. ICU writes megaliters as "ML", which everyone reads as milliliters.
    UnitDefinition(
      "microliter", .volume, 1, 1_000_000,
      symbol: "µl", name: "microliter", plural: "microliters", .metric, inCLDR: false),
    UnitDefinition(
      "cubic-millimeter", .volume, 1, 1_000_000,
      symbol: "mm³", name: "cubic millimeter", plural: "cubic millimeters", .metric, inCLDR: false),
    UnitDefinition(
      "kiloliter", .volume, 1000,
      symbol: "kl", name: "kiloliter", plural: "kiloliters", .metric, inCLDR: false),
    UnitDefinition(
      "megaliter", .volume, 1_000_000,
      symbol: "megaliter", name: "megaliter", plural: "megaliters", .metric, inCLDR: false),
    // NIST Handbook 44, appendix C: an eighth of a US fluid ounce, CLDR's dram.
    UnitDefinition(
      "dram", .volume, 473_176_473, 128_000_000_000,
      symbol: "fl dr", name: "US fluid dram", plural: "US fluid drams", .us),
    // CLDR: an acre of 43,560 square feet, one foot deep.
    UnitDefinition(
      "acre-foot", .volume, 481_828_842_792, 390_625,
      symbol: "ac ft", name: "acre-foot", plural: "acre-feet", .us),
    // NIST Handbook 44, appendix C: a quarter of a pint.
    UnitDefinition(
      "gill-us", .volume, 473_176_473, 4_000_000_000,
      symbol: "gill", name: "US gill", plural: "US gills", .us, inCLDR: false),
    // Weights and Measures Act 1985, schedule 1: a quarter of a pint.
    UnitDefinition(
      "gill-imperial", .volume, 454_609, 3_200_000,
      symbol: "imp gill", name: "imperial gill", plural: "imperial gills",
      .imperial, inCLDR: false),
    // NIST Handbook 44, appendix C: 33.6003125 cubic inches; punnets of berries.
    UnitDefinition(
      "pint-dry", .volume, 220_244_188_543, 400_000_000_000,
      symbol: "dry pt", name: "US dry pint", plural: "US dry pints", .us, inCLDR: false),
    // NIST Handbook 44, appendix C: 67.200625 cubic inches.
    UnitDefinition(
      "quart-dry", .volume, 220_244_188_543, 200_000_000_000,
      symbol: "dry qt", name: "US dry quart", plural: "US dry quarts", .us, inCLDR: false),
    // NIST Handbook 44, appendix C: 268.8025 cubic inches, an eighth of a bushel.
    UnitDefinition(
      "gallon-dry", .volume, 220_244_188_543, 50_000_000_000,
      symbol: "dry gal", name: "US dry gallon", plural: "US dry gallons", .us, inCLDR: false),
    // Weights and Measures Act 1985, schedule 1: 8 gallons.
    UnitDefinition(
      "bushel-imperial", .volume, 454_609, 12_500,
      symbol: "imp bu", name: "imperial bushel", plural: "imperial bushels", .imperial,
      inCLDR: false),
    // NIST Handbook 44, appendix C: a quarter of a bushel. Not "pk", which is a pack to a shopper.
    UnitDefinition(
      "peck", .volume, 220_244_188_543, 25_000_000_000,
      symbol: "peck", name: "US peck", plural: "US pecks", .us, inCLDR: false),
    // NIST Handbook 130, method of sale: 144 cubic inches of lumber.
    UnitDefinition(
      "board-foot", .volume, 18_435_447, 7_812_500,
      symbol: "bd ft", name: "board foot", plural: "board feet", .us, inCLDR: false),
    // NIST Handbook 130, method of sale of fireplace wood: 128 cubic feet.
    UnitDefinition(
      "cord", .volume, 7_079_211_648, 1_953_125,
      symbol: "cord", name: "cord", plural: "cords", .us, inCLDR: false),
    // Half an imperial pint (BS 1347).
    UnitDefinition(
      "cup-imperial", .volume, 454_609, 1_600_000,
      symbol: "imp cup", name: "imperial cup", plural: "imperial cups",
      [.imperial, .cooking], inCLDR: false),
    // 21 CFR 101.9(b)(5)(viii), nutrition labels: 240 ml.
    UnitDefinition(
      "cup-label", .volume, 6, 25,
      symbol: "label cup", name: "label cup", plural: "label cups",
      [.us, .cooking], inCLDR: false),
    // The Japanese cooking cup: 200 ml. The id is that of later versions of CLDR.
    UnitDefinition(
      "cup-jp", .volume, 1, 5,
      symbol: "Japanese cup", name: "Japanese cup", plural: "Japanese cups",
      [.metric, .cooking], inCLDR: false),
    // An eighth of a US teaspoon, as American sets of measuring spoons have it.
    UnitDefinition(
      "dash", .volume, 157_725_491, 256_000_000_000,
      symbol: "dash", name: "dash", plural: "dashes", [.us, .cooking], inCLDR: false),
    // 21 CFR 101.9(b)(5)(viii) and metric spoons everywhere: 5 ml.
    UnitDefinition(
      "teaspoon-metric", .volume, 1, 200,
      symbol: "metric tsp", name: "metric teaspoon", plural: "metric teaspoons",
      [.metric, .cooking], inCLDR: false),
    // BS 1347: 10 ml. CLDR 41's dessert-spoon is 1.85 ml, an error, and left out.
    UnitDefinition(
      "dessert-spoon-metric", .volume, 1, 100,
      symbol: "metric dsp", name: "metric dessert spoon", plural: "metric dessert spoons",
      [.metric, .cooking], inCLDR: false),
    // 21 CFR 101.9(b)(5)(viii) and metric spoons but the Australian: 15 ml.
    UnitDefinition(
      "tablespoon-metric", .volume, 3, 200,
      symbol: "metric tbsp", name: "metric tablespoon", plural: "metric tablespoons",
      [.metric, .cooking], inCLDR: false),
    // AS 1325: 20 ml.
    UnitDefinition(
      "tablespoon-australian", .volume, 1, 50,
      symbol: "Australian tbsp", name: "Australian tablespoon", plural: "Australian tablespoons",
      [.metric, .cooking], inCLDR: false),
    // A tenth of a sho: cups of rice and sake.
    UnitDefinition(
      "go-jp", .volume, 2401, 13_310,
      symbol: "go", name: "go", plural: "go", .cooking, inCLDR: false),
    // Japan's weights and measures law of 1891: 2401/1331 l, the large bottle of sake.
    UnitDefinition(
      "sho-jp", .volume, 2401, 1331,
      symbol: "sho", name: "sho", plural: "sho", .cooking, inCLDR: false),
  ]

  // Counts are what the words mean; the sheets of a ream are by ISO 4046.
  private static let retailCount: [UnitDefinition] = [
    UnitDefinition(
      "pair", .count, 2, symbol: "pair", name: "pair", plural: "pairs", inCLDR: false),
    UnitDefinition(
      "dozen", .count, 12, symbol: "doz", name: "dozen", plural: "dozen", inCLDR: false),
    // What bakers gave for a dozen, so as not to give too little.
    UnitDefinition(
      "bakers-dozen", .count, 13,
      symbol: "baker’s dozen", name: "baker’s dozen", plural: "baker’s dozen", inCLDR: false),
    UnitDefinition(
      "score", .count, 20, symbol: "score", name: "score", plural: "score", inCLDR: false),
    UnitDefinition(
      "gross", .count, 144, symbol: "gross", name: "gross", plural: "gross", inCLDR: false),
    UnitDefinition(
      "ream", .count, 500, symbol: "ream", name: "ream", plural: "reams", inCLDR: false),
    UnitDefinition(
      "thousand", .count, 1000,
      symbol: "thousand", name: "thousand", plural: "thousand", inCLDR: false),
  ]

  private static let retailOther: [UnitDefinition] = [
    // International Hydrographic Bureau, 1929: 1852 m.
    UnitDefinition(
      "nautical-mile", .length, 1852,
      symbol: "nmi", name: "nautical mile", plural: "nautical miles"),
    // CLDR: 220 yards of 0.9144 m.
    UnitDefinition(
      "furlong", .length, 25_146, 125,
      symbol: "furlong", name: "furlong", plural: "furlongs", [.us, .imperial]),
    // CLDR: 6 feet of 0.3048 m.
    UnitDefinition(
      "fathom", .length, 1143, 625,
      symbol: "fathom", name: "fathom", plural: "fathoms", [.us, .imperial]),
    // CLDR: the mile of Norway and Sweden since 1889, 10 km.
    UnitDefinition(
      "mile-scandinavian", .length, 10_000,
      symbol: "smi", name: "Scandinavian mile", plural: "Scandinavian miles", .metric),
    // SI prefix.
    UnitDefinition(
      "nanometer", .length, 1, 1_000_000_000,
      symbol: "nm", name: "nanometer", plural: "nanometers", .metric),
    // The hectare is a hundred of them (BIPM, SI brochure, table 8): 100 m².
    UnitDefinition(
      "are", .area, 100,
      symbol: "are", name: "are", plural: "ares", .metric, inCLDR: false),
    // CLDR: the metric dunam of the eastern Mediterranean, 1000 m².
    UnitDefinition(
      "dunam", .area, 1000,
      symbol: "dunam", name: "dunam", plural: "dunams", .metric),
    // Two tatami mats of 6 by 3 shaku, each 10/33 m (Japan's Weights and Measures Act of 1891).
    UnitDefinition(
      "tsubo", .area, 400, 121,
      symbol: "tsubo", name: "tsubo", plural: "tsubo", inCLDR: false),
    // SI prefixes.
    UnitDefinition(
      "exabyte", .data, 1_000_000_000_000_000_000,
      symbol: "EB", name: "exabyte", plural: "exabytes", inCLDR: false),
    UnitDefinition(
      "nanosecond", .time, 1, 1_000_000_000,
      symbol: "ns", name: "nanosecond", plural: "nanoseconds", inCLDR: false),
    UnitDefinition(
      "microsecond", .time, 1, 1_000_000,
      symbol: "µs", name: "microsecond", plural: "microseconds"),
    UnitDefinition(
      "millisecond", .time, 1, 1000,
      symbol: "ms", name: "millisecond", plural: "milliseconds"),
    // What the words mean: 14 days, and 10 and 100 years.
    UnitDefinition(
      "fortnight", .time, 1_209_600,
      symbol: "fortnight", name: "fortnight", plural: "fortnights", inCLDR: false),
    UnitDefinition(
      "decade", .time, 315_569_520,
      symbol: "decade", name: "decade", plural: "decades"),
    UnitDefinition(
      "century", .time, 3_155_695_200,
      symbol: "century", name: "century", plural: "centuries"),
    // ISO 31-4: the international table's British thermal unit. CLDR 41 rounds the thermochemical.
    UnitDefinition(
      "british-thermal-unit", .energy, 52_752_792_631, 50_000_000,
      symbol: "Btu", name: "British thermal unit", plural: "British thermal units",
      [.us, .imperial]),
    // One watt is one joule a second. ICU composes the names of these two from watt and hour, as
    // no one writes them; only the kilowatt-hour has names of its own.
    UnitDefinition(
      "watt-hour", .energy, 3600,
      symbol: "Wh", name: "watt-hour", plural: "watt-hours",
      [.metric, .us, .imperial], inCLDR: false),
    UnitDefinition(
      "megawatt-hour", .energy, 3_600_000_000,
      symbol: "MWh", name: "megawatt-hour", plural: "megawatt-hours",
      [.metric, .us, .imperial], inCLDR: false),
    // Three months; ICU knows it since version 72.
    UnitDefinition(
      "quarter", .time, 7_889_238, symbol: "qtr", name: "quarter", plural: "quarters"),
  ]
}
