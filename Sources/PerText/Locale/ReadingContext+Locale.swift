extension ReadingContext {
  /// For quantities, and for everything with numbers in it that is not a price.
  public init(_ locale: UserLocale) {
    let symbols = NumberSymbols(locale: locale.numbers)
    self.init(
      locale, decimal: symbols?.decimalSeparator, grouping: symbols?.groupingSeparator)
    groupSize = symbols?.groupSize ?? 3
  }

  /// For prices, which some locales write with other separators: Austria, Switzerland.
  public init(money locale: UserLocale) {
    let symbols = NumberSymbols(locale: locale.money)
    self.init(
      locale, decimal: symbols?.monetaryDecimalSeparator,
      grouping: symbols?.monetaryGroupingSeparator)
    groupSize = symbols?.groupSize ?? 3
  }

  private init(_ locale: UserLocale, decimal: String?, grouping: String?) {
    var languages: [String] = []
    for category in [locale.messages, locale.numbers] where !languages.contains(category) {
      languages.append(category)
    }
    self.init(
      decimalSeparator: decimal?.first ?? ".", groupingSeparator: grouping?.first,
      region: locale.region, currency: locale.currency, languages: languages)
    for other in [locale.units, locale.money]
    where !languages.contains(other) && !otherLocales.contains(other) {
      otherLocales.append(other)
    }
  }
}
