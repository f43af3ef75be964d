import PerDocument
import PerModel
import PerText

/// The language in which a picture is written, which nothing in it names: "50 St" are stones only in English.
enum PictureLanguage {
  /// The user's locale, or that of the language most words are in.
  static func locale(of texts: [StraightText], user: UserLocale) -> UserLocale {
    if let chinese = chinese(texts, user) { return chinese }
    guard
      let language = LikelyLanguage.of(texts.lazy.map(\.text)) ?? languageOfMoney(texts),
      language != user.language, UserLocale.isKnown(language), !isPricedInEastAsian(texts)
    else { return user }
    let areDollars = arePriced(texts) { $0.contains("$") }
    return UserLocale(
      identifier: areDollars ? LikelyLanguage.localeOfDollars(language) : language)
  }

  /// Whether words of East Asia stand at the prices, as in "網路價$639": names may be English there, and most words are.
  private static func isPricedInEastAsian(_ texts: [StraightText]) -> Bool {
    arePriced(texts) { $0.contains { $0.isEastAsian && $0.isLetter } }
  }

  /// Chinese as it is written in Taiwan, where prices in dollars stand among ideographs.
  private static func chinese(_ texts: [StraightText], _ user: UserLocale) -> UserLocale? {
    arePriced(texts) { $0.contains("$") }
      ? LikelyLanguage.ofIdeographs(texts.lazy.map(\.text), user: user) : nil
  }

  /// The likeliest of the languages that write their money with the same sign, such as "kr".
  private static func languageOfMoney(_ texts: [StraightText]) -> String? {
    LabelWords.words(.currencySign).lazy.sorted().filter { sign in
      arePriced(texts) { $0.split { !$0.isLetter }.contains { $0.lowercased() == sign } }
    }.compactMap { LikelyLanguage.of(texts.lazy.map(\.text), paying: $0) }.first
  }

  /// Whether several texts with prices say something.
  private static func arePriced(_ texts: [StraightText], saying: (String) -> Bool) -> Bool {
    texts.count { PriceMarks.count(in: $0.text) > 0 && saying($0.text) } >= PictureLimit.style
  }

  /// The locale of a country that pays in a currency: a pint is another one where prices are in pounds.
  static func locale(_ locale: UserLocale, paying currency: Currency) -> UserLocale {
    currency == Currency(region: locale.region) ? locale : locale.inCountry(paying: currency)
  }
}
