import Foundation
import Testing

@Suite struct ConvertTests {
  @Test(
    arguments: [
      ("1", "gallon", "liter", "3.785411784", "473176473/125000000"),
      ("1", "kg", "lb", "2.20462262184878", "100000000/45359237"),
      ("3/4", "fl oz", "ml", "22.180147171875", "1419529419/64000000"),
      ("16", "oz", "lb", "1", "1"),
      ("0", "kg", "lb", "0", "0"),
      ("-2.5", "ft", "m", "-0.762", "-381/500"),
      ("45359237", "kg", "lb", "100000000", "100000000"),
      ("1", "joule", "kilowatt-hour", "0.000000277777777777778", "1/3600000"),
      ("123456789012345678901234", "kg", "g", "123456789012345678901234000", nil),
      ("0.00001", "ml", "l", "0.00000001", "1/100000000"),
      ("2.5", "dozen", "item", "30", "30"),
      ("1½", "l", "ml", "1500", "1500"),
    ] as [(String, String, String, String, String?)])
  func amountsAreConvertedExactly(
    amount: String, from: String, to: String, decimal: String, exact: String?
  ) throws {
    let text = try Invocation("convert", "-", input: "\(amount)\t\(from)\t\(to)\n")
    #expect(text.output == decimal + "\n")
    #expect(text.status == 0)
    let object = try #require(
      try Invocation("convert", "--json", amount, from, to).objects().first)
    #expect(object["decimal"] as? String == decimal)
    #expect(object["exact"] as? String == exact ?? decimal)
  }

  /// The fast path through 64 bits and the slow one through fractions must agree.
  @Test func everyPairOfUnitsAgreesWithTheExactFraction() throws {
    let table = try Invocation("units", "--json").objects()
    var generator = SystemRandomNumberGenerator()
    var input = ""
    for from in table {
      for to in table where to["kind"] as? String == from["kind"] as? String {
        let amount = UInt32.random(in: 0...99_999_999, using: &generator)
        let digits = String(amount)
        let number = digits.dropLast(2) + (digits.count > 2 ? "." : "") + digits.suffix(2)
        // Only the slow path reads a plus sign.
        for sign in ["", "+"] {
          input += "\(sign)\(number)\t\(try id(from))\t\(try id(to))\n"
        }
      }
    }
    for options in [[], ["--json"]] {
      let run = try Invocation(arguments: ["convert", "-"] + options, input: input)
      let answers = run.lines.map { $0.replacing(/"input":"[^"]*"/, with: "") }
      #expect(run.status == 0)
      #expect(answers.count > 2000)
      for index in stride(from: 0, to: answers.count - 1, by: 2) {
        #expect(answers[index] == answers[index + 1], "\(run.lines[index])")
      }
    }
  }

  private func id(_ unit: [String: Any]) throws -> String {
    try #require(unit["id"] as? String)
  }

  @Test func badLinesAreRefusedAndTheNextOnesRead() throws {
    let input = "1\tkg\tg\nx\tkg\tg\n1\tkg\tl\n1 kg g\n\n2\tkg\tg\n1/0\tkg\tg\n1\tblub\tg"
    let text = try Invocation("convert", "-", input: input)
    #expect(text.lines == ["1000", "2000"])
    #expect(text.status == 1)
    #expect(text.complaints.split(separator: "\n").count == 6)
    let objects = try Invocation("convert", "--json", "-", input: input).objects()
    #expect(
      objects.map { $0["ok"] as? Bool } == [true, false, false, false, false, true, false, false])
  }

  @Test(arguments: [
    ("pint", "473.176473", "568.26125"), ("pints", "473.176473", "568.26125"),
    ("fluid-ounce", "29.5735295625", "28.4130625"), ("gallon", "3785.411784", "4546.09"),
    ("quart", "946.352946", "1136.5225"), ("us-pint", "473.176473", "473.176473"),
    ("us-fluid-ounce", "29.5735295625", "29.5735295625"),
    ("pint-imperial", "568.26125", "568.26125"),
  ])
  func aWordIsTheRegionsAndAnIdSaysWhichOne(unit: String, american: String, british: String) throws
  {
    func milliliters(_ region: String) throws -> String {
      try Invocation("convert", "1", unit, "ml", "--region", region).output
    }
    #expect(try milliliters("US") == american + " ml\n")
    #expect(try milliliters("GB") == british + " ml\n")
  }

  @Test func theRegionDecidesOnTheHundredweight() throws {
    for word in ["cwt", "hundredweight"] {
      #expect(try Invocation("convert", "1", word, "lb", "--region", "US").output == "100 lb\n")
      #expect(try Invocation("convert", "1", word, "lb", "--region", "GB").output == "112 lb\n")
    }
  }

  @Test func theRegionDecidesOnCasks() throws {
    for (word, american, british) in [("hogshead", "63", "54"), ("firkin", "9", "9")] {
      #expect(
        try Invocation("convert", "1", word, "us-gal", "--region", "US").output.hasPrefix(american))
      #expect(
        try Invocation("convert", "1", word, "imp-gal", "--region", "GB").output.hasPrefix(british))
    }
  }

  @Test func theRegionDecidesOnThePint() throws {
    #expect(try Invocation("convert", "1", "pt", "ml").output == "473.176473 ml\n")
    #expect(
      try Invocation("convert", "1", "pt", "ml", "--region", "GB").output == "568.26125 ml\n")
  }

  @Test(arguments: [
    (["1", "lb", "kg"], "0.45359237 kg"), (["1 1/2 cups", "ml"], "354.88235475 ml"),
    (["1", "lb", "to", "kg"], "0.45359237 kg"), (["1 lb to kg"], "0.45359237 kg"),
    (["1 lb", "to", "kg"], "0.45359237 kg"), (["1lb", "in", "kg"], "0.45359237 kg"),
    (["1", "1/2", "cups", "ml"], "354.88235475 ml"), (["5", "ft", "3", "in", "cm"], "160.02 cm"),
    (["5", "in", "cm"], "12.7 cm"), (["1 lb in kg"], "0.45359237 kg"),
    (["6", "x", "330", "ml", "to", "l"], "1.98 l"), (["1", "are", "m2"], "100 m²"),
    (["1", "m^2", "cm^2"], "10000 cm²"), (["9", "ft^2", "yd^2"], "1 yd²"),
    (["1", "nautical mile", "m"], "1852 m"), (["1", "furlong", "yd"], "220 yd"),
    (["1", "fathom", "ft"], "6 ft"), (["1", "acre-foot", "ft3"], "43560 ft³"),
    (["1", "dunam", "m2"], "1000 m²"), (["16", "dram", "oz"], "1 oz"),
    (["8", "dram", "fl oz"], "1 fl oz"), (["1", "quintal", "kg"], "100 kg"),
    (["1", "TiB", "GiB"], "1024 GiB"), (["1", "KiB", "B"], "1024 B"),
    (["1", "s", "ms"], "1000 ms"), (["1", "ml", "µl"], "1000 µl"),
    (["1", "megaliter", "m3"], "1000 m³"), (["1", "fortnight", "days"], "14 d"),
    (["1", "hundredweight", "lb"], "100 lb"), (["1", "troy pound", "oz t"], "12 oz t"),
    (["1", "kilolitre", "m3"], "1 m³"), (["1", "dry gallon", "dry pint"], "8 dry pt"),
    (["1", "imperial bushel", "imp gal"], "8 imp gal"), (["1", "cm3", "mm3"], "1000 mm³"),
    (["1", "exabyte", "PB"], "1000 PB"), (["1", "microsecond", "ns"], "1000 ns"),
    (["2", "baker's dozen", "pieces"], "26 each"), (["1", "mi^2", "acre"], "640 acre"),
    (["1", "micron", "nm"], "1000 nm"), (["1", "metric tonne", "kg"], "1000 kg"),
    (["121", "tsubo", "m2"], "400 m²"), (["1", "US cwt", "lb"], "100 lb"),
    (["1", "rod", "ft"], "16.5 ft"), (["1", "perch", "link"], "25 link"),
    (["10", "chains", "furlong"], "1 furlong"), (["1", "league", "miles"], "3 mi"),
    (["1", "light-year", "km"], "9460730472580.8 km"), (["1", "ly", "m"], "9460730472580800 m"),
    (["1", "parsec", "m"], "30856775814913673 m"), (["1", "au", "km"], "149597870.7 km"),
    (["1", "hogshead", "gal"], "63 gal"), (["1", "firkin", "gal"], "9 gal"),
    (["480", "minim", "fl oz"], "1 fl oz"), (["1", "slug", "lb"], "32.1740485564304 lb"),
    (["2", "nibbles", "byte"], "1 B"), (["15", "hands", "in"], "60 in"),
    (["1", "thou", "µm"], "25.4 µm"), (["24", "scruples", "oz t"], "1 oz t"),
    (["1", "EiB", "PiB"], "1024 PiB"), (["4", "roods", "acre"], "1 acre"),
    (["1", "foot-pound", "J"], "1.3558179483314004 J"), (["1", "millennium", "years"], "1000 yr"),
    (["1", "ac", "m2"], "4046.8564224 m²"), (["2", "mpt", "l"], "1 l"),
  ])
  func quantitiesAreConvertedAsTheyAreSaid(_ words: [String], _ expected: String) throws {
    #expect(try Invocation(arguments: ["convert"] + words).output == expected + "\n")
  }

  @Test(arguments: [
    ("ton", "kg", "907.18474", "1000"), ("tsp", "ml", "4.92892159375", "5"),
    ("tablespoon", "ml", "14.78676478125", "15"), ("cup", "ml", "236.5882365", "250"),
    ("us-tsp", "ml", "4.92892159375", "4.92892159375"),
    ("short-ton", "kg", "907.18474", "907.18474"),
  ])
  func tonsAndSpoonsAreMetricWhereTheRegionIs(
    unit: String, to: String, american: String, german: String
  ) throws {
    for (region, expected) in [("US", american), ("DE", german)] {
      let run = try Invocation("convert", "1", unit, to, "--region", region)
      #expect(run.output == "\(expected) \(to)\n")
    }
  }

  @Test(arguments: [["1", "lb", "l"], ["2 in 1"], ["1 lb", "to"], ["lots", "kg"]])
  func whatCannotBeConvertedIsRefused(_ words: [String]) throws {
    let run = try Invocation(arguments: ["convert"] + words)
    #expect(run.output.isEmpty && run.status == 1)
    // The words are shown with spaces, whatever joins them inside.
    #expect(!run.complaints.contains("\u{FFFD}"))
  }
}
