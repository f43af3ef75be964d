import PerModel
import Testing

@Suite struct RegionTests {
  @Test(arguments: [
    ("US", "pint", "pint"), ("GB", "pint", "pint-imperial"), ("DE", "pint", "pint"),
    ("US", "ton", "ton"), ("GB", "ton", "tonne"), ("DE", "ton", "tonne"), ("US", "cup", "cup"),
    ("AU", "cup", "cup-metric"), ("JP", "cup", "cup-jp"),
    ("AU", "tablespoon", "tablespoon-australian"),
    ("FR", "tablespoon", "tablespoon-metric"), ("FR", "teaspoon", "teaspoon-metric"),
    ("FR", "gram", "gram"), ("GB", "gallon", "gallon-imperial"),
  ])
  func bareNamesOfUSMeasuresMeanTheRegionsOwn(code: String, id: String, own: String) throws {
    let unit = try #require(Unit(id: id))
    #expect(try #require(Region(code: code)).ownUnit(for: unit).id == own)
  }

  @Test func codeIsTwoLettersInAnyCase() {
    #expect(Region(code: "de") == .germany)
    #expect(Region(code: "US") == .unitedStates)
    for text in ["", "D", "DEU", "D1", "419", "é", "ß", "@@", "``", "{{"] {
      #expect(Region(code: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("US", Region.MeasurementSystem.us), ("LR", .us), ("PR", .us), ("GB", .uk), ("MM", .uk),
    ("IE", .metric), ("DE", .metric), ("CA", .metric), ("JP", .metric), ("QQ", .metric),
  ])
  func systemIsTheEverydayOne(code: String, system: Region.MeasurementSystem) throws {
    #expect(try #require(Region(code: code)).measurementSystem == system)
  }

  @Test(arguments: [
    ("GB", true), ("IE", true), ("IM", true), ("AU", true), ("NZ", true), ("US", false),
    ("CA", false), ("DE", false), ("JP", false), ("PR", false),
  ])
  func barePintIsImperialWhereItIs(code: String, isImperial: Bool) throws {
    #expect(try #require(Region(code: code)).usesImperialVolumes == isImperial)
  }

  @Test(arguments: [
    ("DE", Unit.Kind.mass, "kg"), ("DE", .volume, "l"), ("DE", .length, "m"), ("DE", .area, "m²"),
    ("DE", .count, "each"), ("FR", .mass, "kg"), ("CH", .volume, "l"), ("NO", .mass, "kg"),
    ("GB", .mass, "kg"), ("GB", .volume, "l"), ("IE", .volume, "l"),
    ("AU", .mass, "100 g"), ("AU", .volume, "100 ml"), ("NZ", .mass, "100 g"),
    ("US", .mass, "lb"), ("US", .volume, "fl oz"), ("US", .area, "100 ft²"), ("US", .count, "each"),
    ("US", .length, "ft"), ("JP", .mass, "100 g"), ("KR", .volume, "100 ml"),
    ("IL", .mass, "100 g"),
    ("DE", .time, "mo"), ("US", .energy, "kWh"), ("JP", .data, "GB"), ("QQ", .mass, "100 g"),
  ])
  func referenceUnitFollowsTheLaw(code: String, kind: Unit.Kind, text: String) throws {
    let reference = try #require(Region(code: code)).referenceUnit(for: kind)
    #expect(reference.description == text)
    #expect(reference.kind == kind)
  }

  @Test(arguments: [
    ("DE", Unit.Kind.mass, ["gram", "kilogram"]), ("US", .mass, ["ounce", "pound"]),
    ("GB", .mass, ["gram", "kilogram", "ounce", "pound"]),
    ("US", .volume, ["fluid-ounce", "pint"]),
    ("DE", .volume, ["milliliter", "liter", "centiliter"]),
    ("IE", .volume, ["milliliter", "liter", "centiliter", "pint-imperial"]),
    ("JP", .count, ["item"]),
  ])
  func usualUnitsComeFirst(code: String, kind: Unit.Kind, ids: [String]) throws {
    let usual = try #require(Region(code: code)).usualUnits(of: kind)
    #expect(usual.prefix(ids.count).map(\.id) == ids)
  }

  /// What a label there must say, half up to the cent.
  @Test(arguments: [
    ("DE", "0.7", "liter", "9.80", "14.00"), ("DE", "150", "gram", "1.99", "13.27"),
    ("GB", "4", "pint-imperial", "1.45", "0.64"), ("GB", "440", "gram", "0.89", "2.02"),
    ("AU", "400", "gram", "2.50", "0.63"), ("NZ", "2", "liter", "4.30", "0.22"),
    ("US", "2", "quart", "5.12", "0.08"), ("US", "12", "ounce", "3.00", "4.00"),
    ("US", "250", "square-foot", "3.75", "1.50"), ("JP", "1.5", "kilogram", "12.00", "0.80"),
  ])
  func unitPriceIsThatOfTheLaw(
    code: String, amount: String, id: String, price: String, text: String
  ) throws {
    let unit = try #require(Unit(id: id))
    let quantity = try #require(try Rational(decimal: amount)) * unit.factor
    let reference = try #require(Region(code: code)).referenceUnit(for: unit.kind)
    let price = try #require(try Rational(decimal: price))
    #expect(try (price / quantity * reference.baseAmount).decimalText(fractionDigits: 2) == text)
  }

  /// Regions of every system and both meanings of a pint.
  @Test(arguments: ["DE", "US", "GB", "IE", "AU", "CA", "JP", "LR", "MM", "QQ"])
  func everyKindHasUsualUnitsAndChoices(code: String) throws {
    let region = try #require(Region(code: code))
    for kind in Unit.Kind.allCases {
      let usual = region.usualUnits(of: kind)
      #expect(
        !usual.isEmpty && Set(usual).count == usual.count && usual.allSatisfy { $0.kind == kind })
      let choices = ReferenceUnit.choices(for: kind, in: region)
      #expect(choices.first == region.referenceUnit(for: kind))
      #expect(Set(choices).count == choices.count)
      #expect(choices.count > 2)
      for choice in choices {
        #expect(choice.kind == kind)
        #expect(try choice.baseAmount.isPositive)
      }
    }
  }
}
