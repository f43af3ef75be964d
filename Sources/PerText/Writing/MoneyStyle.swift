import PerModel

/// An amount of a currency.
struct MoneyStyle: Hashable {
  let currency: Currency
  /// The exact number of digits after the point.
  let digits: Int
  /// "1.90 euros" instead of "€1.90".
  var isSpoken = false

  func skeleton(in locale: String) -> String {
    let width =
      isSpoken ? "full-name" : Self.prefersNarrowSymbol(currency, in: locale) ? "narrow" : "short"
    return "currency/\(currency.code) unit-width-\(width) " + NumberStyle.precision(digits)
  }

  /// How the currency is written: as ICU chooses it, or by the narrow symbol.
  static func symbol(of currency: Currency, in locale: String) -> String {
    ICU.currencySymbol(
      currency.code, in: locale, isNarrow: prefersNarrowSymbol(currency, in: locale))
  }

  /// Whether the narrow symbol is to be preferred to the code: "₴" to "UAH", but not "$" to "CA$",
  /// which would be taken for another dollar.
  private static func prefersNarrowSymbol(_ currency: Currency, in locale: String) -> Bool {
    guard ICU.currencySymbol(currency.code, in: locale, isNarrow: false) == currency.code
    else { return false }
    let narrow = ICU.currencySymbol(currency.code, in: locale, isNarrow: true)
    return !"$£¥".contains(narrow) && !narrow.utf8.contains { UInt8(ascii: "A")...122 ~= $0 }
  }
}
