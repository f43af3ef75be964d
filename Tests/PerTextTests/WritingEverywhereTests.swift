import PerModel
import Testing

@testable import PerText

/// What must hold in every locale that ICU has.
@Suite struct WritingEverywhereTests {
  static let locales = UserLocale.availableIdentifiers

  @Test func icuHasTheLocalesOfTheWorld() {
    #expect(Self.locales.count > 700)
    #expect(Set(["en_US", "de_DE", "ar_EG", "sr_Latn_RS"]).isSubset(of: Self.locales))
  }

  /// What a shop in any region sells by, in every language.
  @Test func usualUnitsHaveTheirNamesAndPatternsInEveryLanguage() throws {
    let units = Set(
      ["US", "GB", "DE"].compactMap { Region(code: $0) }.flatMap { region in
        Unit.Kind.allCases.flatMap { region.usualUnits(of: $0) }
      })
    for identifier in Self.locales where !identifier.contains("_") {
      try expectNames(of: units, in: identifier)
    }
  }

  @Test func everyUnitHasItsNamesAndPatternsInManyLanguages() throws {
    for identifier in [
      "en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ko_KR", "zh_CN", "ar_EG", "he_IL", "hi_IN",
      "fa_IR", "ru_RU", "pl_PL", "sw_KE", "ta_IN", "th_TH", "vi_VN", "cy_GB", "fi_FI", "tr_TR",
    ] {
      try expectNames(of: Set(Unit.all), in: identifier)
    }
  }

  private func expectNames(of units: Set<Unit>, in identifier: String) throws {
    let price = try unitPrice("1.9", "EUR")
    let formatter = Formatter(UserLocale(identifier: identifier))
    let money = formatter.price(try money("1.9", "EUR"))
    for unit in units {
      #expect(!formatter.unit(unit).isEmpty, "\(identifier) \(unit)")
      #expect(!formatter.unitName(unit).isEmpty, "\(identifier) \(unit)")
      let quantity = formatter.quantity(try Quantity(packs: [6], rational("2.5"), unit))
      #expect(quantity.contains(formatter.integer(6) + " × "), "\(identifier) \(quantity)")
      for reference in [ReferenceUnit(unit), ReferenceUnit(100, unit)] {
        for text in [
          formatter.unitPrice(price, per: reference),
          formatter.spokenUnitPrice(price, per: reference),
        ] {
          #expect(text.utf8.count > money.utf8.count, "\(identifier) \(unit) \(text)")
        }
        #expect(!formatter.perReferenceUnit(reference).isEmpty, "\(identifier) \(unit)")
      }
    }
  }

  @Test func unitPricesHoldTheMoneyAsItIsWrittenAlone() throws {
    let kilogram = ReferenceUnit(.kilogram)
    for identifier in Self.locales {
      let formatter = Formatter(UserLocale(identifier: identifier))
      let money = formatter.price(try money("3.99", "EUR"))
      let text = formatter.unitPrice(try unitPrice("3.99", "EUR"), per: kilogram)
      #expect(text.hasPrefix(money) || text.hasSuffix(money), "\(identifier) \(text)")
    }
  }

  @Test func everyUnitOfCLDRIsKnownToICU() {
    let formatter = Formatter(UserLocale(identifier: "en_US"))
    for unit in Unit.all where unit.isInCLDR && unit.kind != .count {
      // A unit that ICU does not know would be written by its English symbol alone.
      #expect(formatter.format(UnitStyle(unit: unit)) != nil, "\(unit)")
    }
  }
}
