import PerModel
import Testing

@testable import PerText

/// What is written in a locale is read back in that locale as the same value.
@Suite struct WritingRoundTripTests {
  static let locales = UserLocale.availableIdentifiers.map { UserLocale(identifier: $0) }
  static let amounts = ["4.99", "0.5", "1234.5", "1234567.89", "7", "1000", "12.345"]

  /// Cape Verde writes the escudo's sign in place of the decimal point, which no reader takes for
  /// one; and Botswana's P is read as the penny's.
  @Test func pricesAreReadBackEverywhere() throws {
    for locale in Self.locales where !["CV", "BW"].contains(locale.region.code) {
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

  /// Pounds and ounces are left out: in many a language their words mean 500 g and 100 g to a
  /// shopper, and so to the readers. Arabic's words for two of something have no number in them, and
  /// Vietnam's metre is written like the Dutch "with".
  @Test func quantitiesAreReadBackEverywhere() throws {
    let units = ["gram", "kilogram", "milliliter", "liter", "centiliter", "meter"]
      .compactMap { Unit(id: $0) }
    let contents: [(packs: [Int], amount: String)] = [
      ([], "1"), ([], "2"), ([], "500"), ([6], "0.33"), ([2, 6], "1250"),
    ]
    for locale in Self.locales {
      let formatter = Formatter(locale)
      let reader = QuantityReader(ReadingContext(locale))
      for unit in units where unit != .meter || !locale.messages.hasPrefix("vi") {
        for content in contents {
          let quantity = try Quantity(packs: content.packs, rational(content.amount), unit)
          var texts = [formatter.quantity(quantity), formatter.editable(quantity, withUnit: true)]
          let spoken = formatter.amountText(
            quantity.amount, quantity.unit, quantity.countName, true, packs: quantity.packs)
          if spoken.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) {
            texts.append(spoken)
          }
          for text in texts {
            let read = try? reader.read(text).quantity(defaultUnit: .item)
            #expect(
              read?.total == quantity.total && read?.unit.kind == unit.kind,
              "\(locale.numbers) \(unit) \(text)")
          }
        }
      }
    }
  }

  /// In short an hour is a "t", a "u" or a "st." in places, which are tonnes and pieces to others.
  @Test(arguments: [
    "en_IE", "fi_FI", "et_EE", "da_DK", "nb_NO", "lv_LV", "id_ID", "uk_UA", "af_ZA",
  ])
  func hoursAreReadBack(_ name: String) throws {
    let locale = UserLocale(identifier: name)
    for number in [1, 2, 8] as [Rational] {
      let hours = try Quantity(number, .hour)
      let text = Formatter(locale).quantity(hours)
      let read = try QuantityReader(ReadingContext(locale)).read(text)
      #expect(read.unit == .hour && read.amount == number, "\(text)")
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

  @Test func usualUnitsAreReadBackAsThemselves() throws {
    for identifier in ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "ja_JP"] {
      let locale = UserLocale(identifier: identifier)
      let formatter = Formatter(locale)
      let reader = QuantityReader(ReadingContext(locale))
      for unit in Unit.Kind.allCases.flatMap({ locale.region.usualUnits(of: $0) }) {
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
