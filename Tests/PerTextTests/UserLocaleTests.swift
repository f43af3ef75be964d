import PerModel
import PerText
import Testing

@Suite struct UserLocaleTests {
  @Test func cAndPosixMeanAmericanEnglish() {
    for name in ["C", "POSIX", "C.UTF-8", "", "en_US_POSIX", "né"] {
      let locale = UserLocale(environment: ["LANG": name])
      #expect(locale == UserLocale(identifier: "en_US"), "\(name)")
      #expect(locale.currency == .usDollar)
      #expect(locale.region.code == "US")
    }
    #expect(UserLocale(environment: [:]) == UserLocale(identifier: "en_US"))
  }

  @Test func categoriesComeFromTheirVariables() {
    let environment = [
      "LANG": "en_GB.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_MONETARY": "ja_JP.UTF-8",
      "LC_MEASUREMENT": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8",
    ]
    let locale = UserLocale(environment: environment)
    #expect(locale.numbers == "de_DE")
    #expect(locale.money == "ja_JP")
    #expect(locale.measurement == "en_US")
    #expect(locale.messages == "fr_FR")
    #expect(locale.currency == .yen)
    #expect(locale.region.code == "US")
    let overruled = UserLocale(environment: environment.merging(["LC_ALL": "nl_NL"]) { $1 })
    #expect(overruled == UserLocale(identifier: "nl_NL"))
  }

  @Test func languageOverridesTheWordsAlone() {
    let locale = UserLocale(environment: ["LANG": "C.UTF-8", "LANGUAGE": "de:fr"])
    #expect(locale.messages == "de")
    #expect(locale.numbers == "en_US")
    let plain = UserLocale(environment: ["LANG": "C", "LANGUAGE": "de"])
    #expect(plain.messages == "en_US")
  }

  @Test(arguments: [
    ("de_DE@euro", "de_DE", "DE", "EUR"), ("de_DE.UTF-8", "de_DE", "DE", "EUR"),
    ("sr_RS.UTF-8@latin", "sr_Latn_RS", "RS", "RSD"), ("de-AT", "de_AT", "AT", "EUR"),
    ("de", "de", "DE", "EUR"), ("ja", "ja", "JP", "JPY"), ("de_CH", "de_CH", "CH", "CHF"),
    ("eo", "eo", "ZZ", "USD"), ("ca_ES.UTF-8@valencia", "ca_ES_VALENCIA", "ES", "EUR"),
  ])
  func namesOfLocalesAreUnderstood(
    name: String, identifier: String, region: String, currency: String
  ) {
    let locale = UserLocale(identifier: name)
    #expect(locale.numbers == identifier)
    #expect(locale.region.code == region)
    #expect(locale.currency.code == currency)
  }

  @Test func wordsAreInTheLanguageOfTheSentences() throws {
    let german = UserLocale(identifier: "de_DE").withWords(in: "en")
    let formatter = Formatter(german)
    #expect(formatter.ordinal(4) == "4th")
    #expect(
      formatter.spokenUnitPrice(try unitPrice("1.9", "EUR"), per: ReferenceUnit(.kilogram))
        == "1,90\u{A0}€ per kilogram")
    #expect(german.messages == "de_DE" && german.region.code == "DE")
    #expect(
      UserLocale(identifier: "pt_PT").withWords(in: "pt_BR") == UserLocale(identifier: "pt_PT"))
    let arabic = UserLocale(identifier: "ar_EG").withWords(in: "en")
    #expect(!arabic.isRightToLeft)
    // Money from right to left stays together in an English sentence.
    let price = Formatter(arabic).price(Money(2, try #require(Currency(code: "EGP"))))
    #expect(price.hasPrefix("\u{2068}") && price.hasSuffix("\u{2069}"))
  }

  @Test func numbersAndMoneyAndWordsCanDiffer() throws {
    let locale = UserLocale(environment: [
      "LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_MONETARY": "fr_FR.UTF-8",
      "LC_MEASUREMENT": "en_GB.UTF-8",
    ])
    let formatter = Formatter(locale)
    let kilogram = ReferenceUnit(.kilogram)
    #expect(
      formatter.spokenUnitPrice(try unitPrice("1.9", "EUR"), per: kilogram)
        == "1,90\u{A0}€ per kilogram")
    #expect(formatter.quantity(try Quantity(rational("1.5"), .milliliter)) == "1,5 ml")
  }
}
