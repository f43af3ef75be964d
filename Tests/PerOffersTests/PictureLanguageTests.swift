import PerModel
import PerOffers
import PerText
import Testing

/// Pictures in another language than the user's.
@Suite struct PictureLanguageTests {
  private static func page(_ cards: [[String]], locale: String) -> [Candidate] {
    placedCandidates(
      cards.enumerated().flatMap { index, lines in
        lines.enumerated().map { row, text in
          (text, 40 + 400 * index, 100 + 24 * row + (row > 1 ? 8 : 0), row == 1 ? 30 : 20)
        }
      }, locale: locale)
  }

  /// "St" is short for pieces in German, and for stones in English.
  @Test(arguments: ["en_US", "en_GB", "fr_FR", "de_DE", "C"])
  func wordsOfAPictureAreReadInItsOwnLanguage(locale: String) {
    let found = Self.page(
      [
        [
          "Geschirrspültabs, 50 Stück", "6,95 €", "50 St (0,14 € je 1 St)",
          "Lieferbar in 2 Werktagen",
        ],
        [
          "Feuchttücher sensitiv", "3,75 €", "4 x 80 St (0,01 € je 1 St)",
          "Nur noch wenige verfügbar",
        ],
      ], locale: locale)
    #expect(found.map { $0.quantity?.total } == [Rational(50), Rational(320)])
    #expect(found.map(\.price?.currency) == [.euro, .euro])
  }

  /// What is written in English may be priced elsewhere: there a pint is another one.
  @Test(arguments: [("£", "en_US"), ("£", "de_DE"), ("$", "en_GB")])
  func aCountryThatPaysInACurrencyDecidesOnUnits(sign: String, locale: String) {
    let found = Self.page(
      [
        ["Semi Skimmed Milk 4 pints", sign + "1.65", "Add to basket", "Delivery today"],
        ["Baked Beans in Tomato Sauce 415 g", sign + "1.20", "Add to basket", "Special offers"],
      ], locale: locale)
    #expect(found.first?.quantity?.exactText == (sign == "£" ? "4 pint-imperial" : "4 pint"))
  }

  @Test(arguments: [
    (["In den Warenkorb", "Lieferbar in 2 Werktagen", "50 Stück", "Sortieren nach Preis"], "de"),
    (["Lägg i varukorgen", "Ordinarie pris", "jämförpris", "Erbjudanden för medlemmar"], "sv"),
    (["Lurpak", "1,99", "200 g"], nil), (["Pasta", "Pizza", "Bio"], nil),
  ])
  func aLanguageIsToldByItsWords(texts: [String], language: String?) {
    #expect(LikelyLanguage.of(texts) == language)
  }

  /// Three countries write "kr"; among them few words tell, and another sign tells nothing.
  @Test(arguments: [
    (["Melk", "Handlekurv", "Ost og egg", "Legg til"], "kr", "nb"),
    (["Prisfald", "Nyhed", "Spotpris", "Læg i kurv"], "kr", "da"), (["Pizza"], "kr", nil),
    (["Do koszyka", "Mleko", "Chleb"], "zł", nil),
  ])
  func aSignOfSeveralCountriesIsTakenFromTheLikeliest(
    texts: [String], sign: String, language: String?
  ) {
    #expect(LikelyLanguage.of(texts, paying: sign) == language)
  }
}
