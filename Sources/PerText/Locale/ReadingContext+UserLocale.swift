import PerModel

extension ReadingContext {
  /// For quantities, and for everything with numbers in it that is no price.
  public init(_ locale: UserLocale) {
    let symbols = NumberSymbols(locale: locale.numbers)
    self.init(
      locale, decimal: symbols?.decimalSeparator, grouping: symbols?.groupingSeparator)
  }

  /// For prices, which some locales write with other separators: Austria, Switzerland.
  public init(money locale: UserLocale) {
    let symbols = NumberSymbols(locale: locale.money)
    self.init(
      locale, decimal: symbols?.monetaryDecimalSeparator,
      grouping: symbols?.monetaryGroupingSeparator)
  }

  private init(_ locale: UserLocale, decimal: String?, grouping: String?) {
    var languages: [String] = []
    for category in [locale.messages, locale.numbers] where !languages.contains(category) {
      languages.append(category)
    }
    self.init(
      decimalSeparator: decimal?.first ?? ".", groupingSeparator: grouping?.first,
      region: locale.region, currency: locale.currency, languages: languages)
  }
}
