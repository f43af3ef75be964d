import PerModel
import PerText

extension Formatter {
  /// All currencies with their names, by name.
  var currenciesByName: [(currency: Currency, name: String)] {
    Currency.all.map { ($0, currencyName($0)) }.sorted { $0.1 < $1.1 }
  }
}

/// The user's locale, with the readers and the formatter made for it.
@MainActor
public final class Language {
  /// How the user reads and writes, as far as the desktop knows.
  let original: UserLocale
  /// The same as the user prefers it here.
  public private(set) var locale: UserLocale
  private(set) var formatter: Formatter
  /// For what belongs to no comparison.
  private(set) var quantityReader: QuantityReader
  private(set) var termReader: TermReader
  private(set) var needReader: NeedReader
  /// What currencies are worth, as far as the file has told.
  var rates: ExchangeRates?
  /// Called when a price in another currency asks for the rates.
  var onRatesNeeded: () -> Void = {}
  /// Units that are not offered.
  private(set) var hiddenUnits: Set<Unit> = []
  /// The day that was read last, and of what.
  private var latestDay: (text: String, today: CalendarDay, day: CalendarDay?)?
  /// The readers made last, and what for.
  private var latest: (for: Occasion, readers: ProductReaders)?

  /// What the readers of a comparison depend on.
  private struct Occasion: Hashable {
    let currency: Currency
    let kind: Unit.Kind?
    let name: CountName?
  }

  /// Makes the readers and the formatter of a locale.
  public init(_ locale: UserLocale) {
    original = locale
    self.locale = locale
    formatter = Formatter(locale, minorUnits: Preferences().minorUnits)
    let context = ReadingContext(locale)
    quantityReader = QuantityReader(context)
    termReader = TermReader(ReadingContext(money: locale))
    needReader = NeedReader(context)
  }

  /// Reads and writes as the user prefers from now on.
  func use(_ preferences: Preferences) {
    locale = preferences.adapted(original)
    formatter = Formatter(
      locale, minimumUnitPriceDigits: preferences.minimumDecimals,
      minorUnits: preferences.minorUnits)
    let context = ReadingContext(locale)
    quantityReader = QuantityReader(context)
    termReader = TermReader(ReadingContext(money: locale))
    needReader = NeedReader(context)
    hiddenUnits = preferences.hiddenUnits
    latest = nil
    latestDay = nil
  }

  /// The product in the currency of a comparison; `nil` where no rate for that is known, or known yet.
  func compared(
    _ product: Product, in currency: Currency, before edited: Product? = nil
  ) -> Product? {
    if let own = product.currency, own != currency { onRatesNeeded() }
    return product.compared(
      in: currency, by: rates ?? ExchangeRates(on: .today), before: edited?.conversion)
  }

  /// The day that a text says; `nil` where it says none. A form asks with each key, whatever is typed.
  func day(_ text: String, on today: CalendarDay) -> CalendarDay? {
    if let latestDay, latestDay.text == text, latestDay.today == today { return latestDay.day }
    let day = DayReader(locale, today: today).read(text)
    latestDay = (text, today, day)
    return day
  }

  /// The readers for a product of a comparison.
  ///
  /// - Parameter name: what is counted, where the user has said that but no product says it yet.
  func readers(beside comparison: Comparison, counting name: CountName?) -> ProductReaders {
    let name = comparison.countName ?? name
    let occasion = Occasion(
      currency: comparison.currency, kind: comparison.measure?.kind, name: name)
    if let latest, latest.for == occasion { return latest.readers }
    let readers = ProductReaders(locale, beside: comparison, counting: name)
    latest = (occasion, readers)
    return readers
  }
}
