import PerModel
import PerText
import Testing

/// What is written in a locale is read back in that locale as the same value.
@Suite struct WritingRoundTripTests {
  static let locales = UserLocale.availableIdentifiers.map { UserLocale(identifier: $0) }
  static let amounts = ["4.99", "0.5", "1234.5", "1234567.89", "7", "1000", "12.345"]

  @Test func pricesAreReadBackEverywhere() throws {
    for locale in Self.locales {
      let formatter = Formatter(locale)
      let reader = PriceReader(ReadingContext(money: locale))
      for currency in [locale.currency, .euro] {
        for amount in Self.amounts {
          let money = Money(
            try rational(amount).rounded(fractionDigits: currency.fractionDigits), currency)
          let text = formatter.price(money)
          let read = try? reader.read(text)
          #expect(read?.amount == money.amount, "\(locale.money) \(text)")
          #expect(
            read?.currency == nil || read?.currency == currency,
            "\(locale.money) \(text) \(read?.currency?.code ?? "")")
        }
      }
    }
  }

  @Test func pricesInEntriesAreReadBackEverywhere() throws {
    for locale in Self.locales {
      let formatter = Formatter(locale)
      let reader = PriceReader(ReadingContext(money: locale))
      for amount in Self.amounts + ["0.0065", "5/3", "1.125"] {
        let money = Money(try rational(amount), locale.currency)
        let text = formatter.editable(money)
        let read = try? reader.read(text)
        #expect(read?.amount == money.amount, "\(locale.money) \(text)")
      }
    }
  }

  @Test func quantitiesAreReadBackEverywhere() throws {
    let units = [
      "gram", "kilogram", "milliliter", "liter", "centiliter", "meter", "pound", "ounce",
    ]
    .compactMap { Unit(id: $0) }
    for locale in Self.locales {
      let formatter = Formatter(locale)
      let reader = QuantityReader(ReadingContext(locale))
      for unit in units {
        for (packs, amount) in [
          ([], "1"), ([], "2"), ([], "500"), ([6], "0.33"), ([2, 6], "1250"),
        ] {
          let quantity = try Quantity(packs: packs, rational(amount), unit)
          for text in [
            formatter.quantity(quantity), formatter.spokenQuantity(quantity),
            formatter.editable(quantity, withUnit: true),
          ] {
            let read = try? reader.read(text).quantity(defaultUnit: .item)
            #expect(
              read?.total == quantity.total && read?.unit.kind == unit.kind,
              "\(locale.numbers) \(unit) \(text)")
          }
        }
      }
    }
  }

  @Test func numbersInEntriesAreReadBackEverywhere() throws {
    for locale in Self.locales {
      let formatter = Formatter(locale)
      let reader = QuantityReader(ReadingContext(locale))
      for amount in Self.amounts + ["1/3", "22/7", "0.125", "1.250"] {
        let value = try rational(amount)
        let text = formatter.editable(value)
        #expect((try? reader.read(text))?.amount == value, "\(locale.numbers) \(text)")
      }
    }
  }

  @Test func everyUnitIsReadBackAsItself() throws {
    for identifier in ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL"] {
      let locale = UserLocale(identifier: identifier)
      let formatter = Formatter(locale)
      let reader = QuantityReader(ReadingContext(locale))
      for unit in Unit.all {
        let quantity = try Quantity(rational("2.5"), unit)
        for text in [
          formatter.quantity(quantity), formatter.editable(quantity, withUnit: true),
        ] {
          let read = try? reader.read(text).quantity(defaultUnit: .item)
          #expect(
            read?.total == quantity.total && read?.unit.kind == unit.kind,
            "\(identifier) \(unit) \(text)")
        }
      }
    }
  }
}
