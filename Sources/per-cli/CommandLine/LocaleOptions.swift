import Glibc
import PerModel
import PerText
import PerWords

/// The locale in which the program reads and writes, from the environment and the options.
struct LocaleOptions {
  let locale: UserLocale
  /// Whether the currency of prices that name none was chosen.
  let isCurrencyChosen: Bool
  /// Whether the region was chosen, with the locale or by itself.
  let isRegionChosen: Bool

  /// Throws for an unknown region, currency or locale.
  init(_ arguments: Arguments) throws(UsageError) {
    var chosen: UserLocale?
    if let identifier = arguments.options[.locale] {
      chosen = try Self.speak(identifier)
    }
    var locale = chosen ?? .current
    if let code = arguments.options[.region] {
      guard let region = Region(code: code), Currency(region: region) != nil else {
        throw .region(code)
      }
      locale.region = region
    }
    if let code = arguments.options[.currency] {
      guard let currency = Currency(code: code), Currency.all.contains(currency) else {
        throw .currency(code)
      }
      locale.currency = currency
    }
    self.locale = locale
    isCurrencyChosen = arguments.options[.currency] != nil
    isRegionChosen = arguments.options[.region] != nil || arguments.options[.locale] != nil
  }

  /// From now on sentences are in the language of a locale, including those of programs that this one starts. Throws for
  /// an unknown locale.
  @discardableResult
  static func speak(_ identifier: String) throws(UsageError) -> UserLocale {
    guard UserLocale.isKnown(identifier) else {
      throw UsageError(localized("there is no locale %1$s", identifier))
    }
    let locale = UserLocale(identifier: identifier)
    // What gettext looks at first, so that the words are the locale's too.
    setenv("LANGUAGE", locale.messages, 1)
    startTranslation()
    return locale
  }
}
