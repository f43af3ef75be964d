import CatalogueTesting
import PerModel
import Testing

@testable import PerText

/// What the program calls counted things and units in a language is read in it as the same.
@Suite struct CatalogueUnitTests {
  static let numbers: [Rational] = [1, 2, 3, 5, 12, 21, 100]

  /// Everything that `CountWords` knows. A French "dose" is a wash, as shops there have it.
  static let countNames = """
    bag bar battery blade bottle box bulb bun bunch can candle capsule carton case cigarette cube dose \
    egg jar meal nappy pack page patty plaster ply pod pouch roll sachet sausage serving sheet slice \
    tablet teabag tissue towel tray tub tube wash wipe
    """.split(separator: " ").map(String.init)

  @Test(arguments: Catalogue.all)
  func countedThingsAreReadBack(_ catalogue: Catalogue) {
    catalogue.speaking {
      let formatter = Formatter(catalogue.locale)
      let reader = QuantityReader(ReadingContext(catalogue.locale))
      for id in Self.countNames where (catalogue.language, id) != ("fr", "dose") {
        for number in Self.numbers {
          let text = formatter.amountText(number, .item, CountName(id), false)
          let read = try? reader.read(text)
          #expect(
            read?.amount == number && read?.unit == .item && read?.countName?.id == id,
            "\(catalogue) \(text) \(id)")
        }
      }
      for number in Self.numbers {
        let text = formatter.amountText(number, .item, nil, false)
        let read = try? reader.read(text)
        #expect(read == ReadQuantity(amount: number, unit: .item), "\(catalogue) \(text)")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func noUnitIsReadAsAnother(_ catalogue: Catalogue) throws {
    try catalogue.speaking {
      let formatter = Formatter(catalogue.locale)
      let reader = QuantityReader(ReadingContext(catalogue.locale))
      for unit in Unit.all where unit != .item {
        for number in [1, 2, 5, 12] as [Rational] {
          for isSpoken in [false, true] {
            let text = formatter.amountText(number, unit, nil, isSpoken)
            guard let read = try? reader.read(text) else { continue }
            #expect(
              read.unit == unit && read.amount == number && read.countName == nil,
              "\(catalogue) \(text) \(unit)")
          }
        }
        let typed = formatter.editable(try Quantity(5, unit), withUnit: true)
        #expect(
          try reader.read(typed) == ReadQuantity(amount: 5, unit: unit), "\(catalogue) \(typed)")
      }
    }
  }

  /// What shops sell by is not only read as nothing else, but read.
  @Test(arguments: Catalogue.all)
  func usualUnitsAreReadBack(_ catalogue: Catalogue) throws {
    let others = ["dozen", "pair", "gross", "ream", "quintal", "fortnight", "kiloliter"]
    let usual = Unit.Kind.allCases.flatMap { catalogue.locale.region.usualUnits(of: $0) }
    try catalogue.speaking {
      let formatter = Formatter(catalogue.locale)
      let reader = QuantityReader(ReadingContext(catalogue.locale))
      for unit in usual + others.compactMap({ Unit(id: $0) }) where unit != .item {
        // Fortnights are "weeks" in some of the languages, and so refused.
        if unit.id == "fortnight" { continue }
        let text = formatter.quantity(try Quantity(5, unit))
        #expect(try reader.read(text).unit == unit, "\(catalogue) \(text)")
      }
    }
  }

  @Test(arguments: [
    ("pl_PL", "5 mil", "5 mile"), ("pl_PL", "5 cali", "5 inch"),
    ("sv_SE", "5 mil", "5 mile-scandinavian"), ("ja_JP", "1升", "1 sho-jp"),
    ("zh_CN", "1升", "1 liter"), ("fr_FR", "5 millimètres cubes", "5 cubic-millimeter"),
    ("pl_PL", "2 tuziny", "2 dozen"), ("es_ES", "2 gruesas", "2 gross"),
    ("en_US", "5 small calories", "5 calorie"), ("fr_FR", "5 tonnes courtes", "5 ton"),
  ])
  func wordsOfALanguageAreItsOwn(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, .of(locale)) == expected)
  }

  /// What hardly anybody shops in belongs to the name.
  @Test(arguments: [
    ("nl_NL", "1 riem 9,99", "1 riem | 9.99"),
    ("fr_FR", "1 grosse tomate 2,99 €", "1 grosse tomate | 2.99 EUR"),
    ("sv_SE", "4 ris 39,90 kr", "4 ris | 39.9 SEK"),
  ])
  func wordsOfTradeAreNamesInLines(_ locale: String, _ text: String, _ expected: String) {
    expectLine((locale, text, expected))
  }
}
