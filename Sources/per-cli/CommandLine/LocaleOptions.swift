import Glibc
import PerModel
import PerText

/// The locale in which the program reads and writes, from the environment and the options.
struct LocaleOptions {
  let locale: UserLocale

  /// Throws for an unknown region, currency or locale.
  init(_ arguments: Arguments) throws(UsageError) {
    var locale = UserLocale.current
    if let identifier = arguments.options[.locale] {
      guard UserLocale.isKnown(identifier) else {
        throw UsageError("there is no locale \(identifier)")
      }
      locale = UserLocale(identifier: identifier)
      // What gettext looks at first, so that the words are the locale's too.
      setenv("LANGUAGE", locale.messages, 1)
    }
    startTranslation()
    if let code = arguments.options[.region] {
      guard let region = Region(code: code), Currency(region: region) != nil else {
        throw UsageError("a region is two letters, such as DE: \(code)")
      }
      locale.region = region
    }
    if let code = arguments.options[.currency] {
      guard let currency = Currency(code: code), Currency.all.contains(currency) else {
        throw UsageError("a currency is three letters, such as EUR: \(code)")
      }
      locale.currency = currency
    }
    self.locale = locale
  }
}
