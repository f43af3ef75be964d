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

  @Test func everyUnitHasItsNamesAndPatternsEverywhere() throws {
    let price = try unitPrice("1.9", "EUR")
    for identifier in Self.locales where !identifier.contains("_") || identifier == "en_US" {
      let formatter = Formatter(UserLocale(identifier: identifier))
      let money = formatter.price(try money("1.9", "EUR"))
      #expect(!money.isEmpty)
      for unit in Unit.all {
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
