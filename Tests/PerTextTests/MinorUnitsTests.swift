import PerModel
import Testing

@testable import PerText

/// Unit prices as shelf labels have them: "12.3¢/fl oz", "27.5p/100 g".
@Suite struct MinorUnitsTests {
  private func written(
    _ identifier: String, _ currency: Currency, _ perKilogram: String,
    _ use: MinorUnits = .region, _ reference: ReferenceUnit = ReferenceUnit(.kilogram),
    besides others: [String] = []
  ) throws -> String {
    let formatter = Formatter(UserLocale(identifier: identifier), minorUnits: use)
    return formatter.unitPrice(
      try price(perKilogram, currency), per: reference,
      besides: try others.map { try price($0, currency) })
  }

  private func price(_ text: String, _ currency: Currency) throws -> UnitPrice {
    UnitPrice(perBaseUnit: try rational(text), currency)
  }

  @Test(arguments: [
    ("en_US", Currency.usDollar, "0.123", "12.3¢/kg"), ("en_US", .usDollar, "0.005", "0.5¢/kg"),
    ("en_US", .usDollar, "0.9994", "99.9¢/kg"), ("en_GB", .poundSterling, "0.275", "27.5p/kg"),
    ("en_CA", Currency(code: "CAD")!, "0.5", "50.0¢/kg"),
    ("fr_CA", Currency(code: "CAD")!, "0.5", "50,0\u{A0}¢/kg"),
    // A whole unit, nothing, another currency than that of the region, and other regions
    ("en_US", .usDollar, "0.9996", "$1.00/kg"), ("en_US", .usDollar, "1.5", "$1.50/kg"),
    ("en_US", .usDollar, "0", "$0.00/kg"), ("en_US", .euro, "0.5", "€0.50/kg"),
    ("en_CA", .usDollar, "0.5", "US$0.50/kg"), ("en_IE", .euro, "0.5", "€0.50/kg"),
    ("en_AU", Currency(code: "AUD")!, "0.5", "$0.50/kg"),
  ])
  func theRegionDecides(
    _ identifier: String, _ currency: Currency, _ amount: String, _ expected: String
  ) throws {
    #expect(try written(identifier, currency, amount) == expected)
  }

  @Test func theUserCanDecideOtherwise() throws {
    #expect(try written("en_US", .usDollar, "0.123", .never) == "$0.123/kg")
    #expect(try written("en_IE", .euro, "0.123", .always) == "12.3¢/kg")
    #expect(try written("ja_JP", Currency(code: "JPY")!, "0.5", .always) == "￥0.5/kg")
    #expect(try written("en_US", Currency(code: "CHF")!, "0.5", .always) == "CHF\u{A0}0.50/kg")
  }

  @Test func differentUnitPricesLookDifferent() throws {
    #expect(
      try written("en_US", .usDollar, "0.1234", besides: ["0.1231"]) == "12.34¢/kg")
    #expect(
      try written("en_GB", .poundSterling, "2.75", .region, ReferenceUnit(100, .gram))
        == "27.5p/100 g")
  }

  /// What is shown can be typed as a price.
  @Test(arguments: [
    ("en_US", Currency.usDollar, ReferenceUnit(.fluidOunce)),
    ("en_US", .usDollar, ReferenceUnit(.ounce)),
    ("en_US", .usDollar, ReferenceUnit(.item)),
    ("en_CA", Currency(code: "CAD")!, ReferenceUnit(100, .gram)),
    ("fr_CA", Currency(code: "CAD")!, ReferenceUnit(100, .gram)),
    ("en_GB", .poundSterling, ReferenceUnit(100, .gram)),
    ("en_GB", .poundSterling, ReferenceUnit(100, .milliliter)),
    ("en_GB", .poundSterling, ReferenceUnit(.kilogram)),
  ])
  func whatIsShownIsReadBack(
    _ identifier: String, _ currency: Currency, _ reference: ReferenceUnit
  ) throws {
    let locale = UserLocale(identifier: identifier)
    let formatter = Formatter(locale, minorUnits: .region)
    let reader = PriceReader(ReadingContext(money: locale))
    for amount in ["0.275", "0.123", "0.005", "0.9"] {
      let perBaseUnit = try rational(amount) / reference.baseAmount
      let text = formatter.unitPrice(
        UnitPrice(perBaseUnit: perBaseUnit, currency), per: reference)
      let read = try? reader.read(text)
      #expect(read?.amount == (try rational(amount)), "\(text)")
      let per = read?.per?.total
      #expect(try per == reference.baseAmount, "\(text)")
    }
  }
}
