import PerModel
import PerText
import Testing

@Suite struct WritingDistanceTests {
  @Test(arguments: [
    ("350", "meter", "DE", "350 m"), ("1.2", "kilometer", "DE", "1.2 km"),
    ("1234", "meter", "DE", "1.2 km"), ("999.4", "meter", "DE", "999 m"),
    ("999.6", "meter", "DE", "1 km"), ("12.4", "kilometer", "DE", "12 km"),
    ("9.96", "kilometer", "DE", "10 km"), ("2.54", "meter", "DE", "2.5 m"),
    ("1", "mile", "DE", "1.6 km"), ("1", "kilometer", "US", "0.6 mi"),
    ("100", "meter", "US", "328 ft"), ("1", "mile", "US", "1 mi"), ("100", "meter", "GB", "109 yd"),
    ("30", "mile", "GB", "30 mi"), ("0.42", "mile", "US", "0.42 mi"),
  ])
  func distancesAreInTheUnitOfTheRegion(
    _ amount: String, _ unit: String, _ region: String, _ expected: String
  ) throws {
    var locale = UserLocale(identifier: "en_US")
    locale.region = try #require(Region(code: region))
    let length = try Quantity(
      try #require(try Rational(exact: amount)), try #require(Unit(id: unit)))
    let written = Formatter(locale).distance(length)
    #expect(String(written.map { $0.isWhitespace ? " " : $0 }) == expected)
  }
}
