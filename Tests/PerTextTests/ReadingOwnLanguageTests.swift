import PerModel
import PerText
import Testing

/// A word that is short, or an ordinary word elsewhere, is a unit only where it is one; and a word of
/// the person's own money is never a unit.
@Suite struct ReadingOwnLanguageTests {
  @Test(arguments: [
    ("sv_SE", "29,90 kr"), ("nb_NO", "29,90 kr"), ("da_DK", "29,90 kr"), ("is_IS", "290 kr"),
    ("pl_PL", "9,99 zł"), ("cs_CZ", "2,90 Kč"), ("hu_HU", "899 Ft"), ("tr_TR", "9,90 TL"),
    ("sv_SE", "9.99 SEK"), ("bg_BG", "2,99 лв"), ("ro_RO", "9,99 lei"), ("en_ZA", "9.99 R"),
  ])
  func ownMoneyIsNoUnit(_ locale: String, _ text: String) {
    #expect(throws: ReadingError.self) { try QuantityReader(.of(locale)).read(text) }
  }

  /// "L" and "G" are the lempira and the gourde, but liters and grams everywhere.
  @Test func noLocaleReadsAUnitInItsOwnPrice() {
    for identifier in UserLocale.availableIdentifiers {
      let locale = UserLocale(identifier: identifier)
      guard !["HNL", "HTG", "MDL", "LSL"].contains(locale.currency.code) else { continue }
      let text = Formatter(locale).price(Money(1234, locale.currency))
      let read = try? QuantityReader(ReadingContext(locale)).read(text)
      #expect(read?.unit == nil, "\(identifier) \(text)")
    }
  }

  @Test(arguments: [
    "2 cat", "5 kr", "3 pies", "2 fat", "4 men", "1 god", "3 to", "2 an", "5 tag", "2 pond", "3 ad",
    "2 und", "3 r", "2 los 3", "35 db", "3 kus", "3 std", "12 dia", "3 mes", "2 anno",
    "2 sobre", "2 lata", "15 plak", "6 vel", "3 lame", "4 vela", "2 bos", "2 fur",
  ])
  func aForeignShortWordIsNoUnit(_ text: String) {
    #expect(throws: ReadingError.self) { try QuantityReader(.american).read(text) }
  }

  @Test(arguments: [
    ("de_DE", "3 to", "3 tonne"), ("de_DE", "2 EL", "2 tablespoon-metric"),
    ("de_DE", "1 Ar", "1 are"),
    ("es_ES", "3 pies", "3 foot"), ("fr_FR", "2 ans", "2 year"), ("fr_FR", "2 Go", "2 gigabyte"),
    ("nl_NL", "2 pond", "2 pfund"), ("pt_BR", "5 un", "5 item"), ("tr_TR", "3 ad", "3 item"),
    ("de_DE", "5 Tag", "5 day"), ("en_US", "5 no", "5 item"), ("sv_SE", "2 dl", "2 deciliter"),
    ("nl_NL", "2 ons", "2 ons"), ("hu_HU", "10 db", "10 item"), ("cs_CZ", "3 kusy", "3 item"),
    ("de_DE", "3 std", "3 hour"), ("es_ES", "2 días", "2 day"), ("es_ES", "2 meses", "2 month"),
    ("it_IT", "2 anni", "2 year"), ("de_DE", "6er", "6 item of pack"),
    ("es_ES", "2 latas", "2 item of can"), ("pt_BR", "1 lata", "1 item of can"),
    ("nl_NL", "8 plakken", "8 item of slice"), ("nl_NL", "10 vel", "10 item of sheet"),
    ("en_US", "2 furlongs", "2 furlong"), ("fr_FR", "3 onces", "3 ounce"),
    ("ht_HT", "500 g", "500 gram"), ("es_HN", "2 l", "2 liter"),
  ])
  func itIsOneInItsOwnLanguage(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, .of(locale)) == expected)
  }

  @Test(arguments: [
    ("en_US", "5 ton", "5 ton"), ("de_DE", "5 ton", "5 tonne"), ("en_GB", "5 tons", "5 tonne"),
    ("nl_NL", "5 ton", "5 tonne"), ("en_US", "2 tsp", "2 teaspoon"),
    ("en_GB", "2 tsp", "2 teaspoon-metric"), ("en_AU", "2 tbsp", "2 tablespoon-australian"),
    ("de_DE", "2 TL", "2 teaspoon-metric"), ("en_CA", "1 cup", "1 cup-metric"),
    ("en_US", "1 cup", "1 cup"), ("ja_JP", "1カップ", "1 cup-jp"), ("de_DE", "2 US tsp", "2 teaspoon"),
    ("de_DE", "5 short tons", "5 ton"), ("en_US", "1 hundredweight", "1 hundredweight-us"),
    ("en_GB", "1 cwt", "1 hundredweight-imperial"), ("en_GB", "2 US cwt", "2 hundredweight-us"),
    ("tr_TR", "2 çay kaşığı", "2 teaspoon-metric"),
  ])
  func theRegionDecidesOnBareNames(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, .of(locale)) == expected)
  }

  /// A German's teaspoon is a Turk's lira.
  @Test func anAbbreviationOfAnotherLanguageIsTheOwnMoney() {
    #expect(throws: ReadingError.self) { try QuantityReader(.of("tr_TR")).read("2 TL") }
    #expect(throws: ReadingError.self) { try QuantityReader(.of("de_TR")).read("2 TL") }
    #expect(
      lineSummary("Tuz 2 TL", ReadingContext(money: UserLocale(identifier: "tr_TR")))
        == "Tuz | 2 TRY")
    #expect(priceSummary("2 TL", ReadingContext(money: UserLocale(identifier: "tr_TR"))) == "2 TRY")
  }

  @Test(arguments: ["en_US", "de_DE", "nl_NL", "sv_SE", "fr_FR", "es_ES", "pl_PL"])
  func wattsAreNoWeeks(_ locale: String) {
    #expect(throws: ReadingError.self) { try QuantityReader(.of(locale)).read("60 W") }
  }

  @Test func whatIsWrittenElsewhereIsReadAsTheSame() throws {
    for identifier in ["en_GB", "de_DE", "en_AU", "ja_JP", "en_US"] {
      let locale = UserLocale(identifier: identifier)
      for id in ["cup", "teaspoon", "tablespoon", "ton", "pint", "tonne", "teaspoon-metric"] {
        let quantity = try Quantity(3, try #require(Unit(id: id)))
        let text = Formatter(locale).editable(quantity, withUnit: true)
        let read = try QuantityReader(ReadingContext(locale)).read(text)
        #expect(read.unit == quantity.unit, "\(identifier) \(text)")
      }
    }
  }

  @Test func riyalsAreThoseOfTheCountry() throws {
    for (locale, code) in [("ar_SA", "SAR"), ("ar_QA", "QAR"), ("ar_YE", "YER"), ("ar_OM", "OMR")] {
      #expect(try PriceReader(.of(locale)).read("50 ريال").currency?.code == code)
    }
    #expect(try PriceReader(.of("fa_IR")).read("50 ریال").currency?.code == "IRR")
  }
}
