import PerModel
import PerText
import PerWords

extension Formatter {
  /// All currencies with their names, by name.
  var currenciesByName: [(currency: Currency, name: String)] {
    Currency.all.map { ($0, currencyName($0)) }.sorted { $0.1 < $1.1 }
  }
}

/// The user's locale, with the readers and the formatter made for it.
@MainActor
public final class Language {
  /// How the user reads and writes, as far as the desktop knows, and pays, as far as the price book knows.
  private(set) var original: UserLocale
  /// What the user pays in, as far as the desktop knows.
  private let regionalCurrency: Currency
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
  /// The last text that was read as a day, with the result.
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
    regionalCurrency = locale.currency
    self.locale = locale
    formatter = Formatter(locale, minorUnits: Preferences().minorUnits)
    let context = ReadingContext(locale)
    quantityReader = QuantityReader(context)
    termReader = TermReader(ReadingContext(money: locale))
    needReader = NeedReader(context)
  }

  /// Takes over what the user pays in, as the price book tells; `nil` where it does not. The result is whether that is
  /// something else.
  func pay(in currency: Currency?) -> Bool {
    let currency = currency ?? regionalCurrency
    defer { original.currency = currency }
    return original.currency != currency
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

  /// The day that a text says; `nil` if it says none. A form asks with each key, whatever is typed.
  func day(_ text: String, on today: CalendarDay) -> CalendarDay? {
    if let latestDay, latestDay.text == text, latestDay.today == today { return latestDay.day }
    let day = DayReader(locale, today: today).read(text)
    latestDay = (text, today, day)
    return day
  }

  /// The readers for a product of a comparison.
  ///
  /// - Parameter name: the counted things, if chosen by the user and not yet named by a product.
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

/// A name that fits into a sentence.
func shortName(_ name: String) -> String {
  (name.count > 40 ? String(name.prefix(39)) + "…" : name)
    .isolated(inRightToLeft: UserLocale.current.isRightToLeft)
}

extension String {
  /// The same with a capital, as a label of its own.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Kept together where it runs in another direction than the sentence that it stands in: what is typed may
  /// be in any language (FIRST STRONG ISOLATE, Unicode Standard Annex 9).
  func isolated(inRightToLeft isRightToLeft: Bool) -> String {
    let runsOtherwise = unicodeScalars.contains {
      $0.properties.isAlphabetic && $0.isOfRightToLeftScript != isRightToLeft
    }
    return runsOtherwise ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Hebrew, Arabic, and the others from right to left.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

/// The name of a product as it is shown, even if it has none.
func displayName(of product: Product) -> String {
  product.name.isEmpty ? localized("Unnamed product") : product.name
}

/// The name of an article as it is shown: without one, its barcode or its brand.
func displayName(ofArticle article: Article) -> String {
  [article.name, article.barcode, article.brand].first { !$0.isEmpty }
    ?? localized("Unnamed product")
}

/// What a comparison is called wherever it is shown: the title of a window, the list, notices, prints
/// and files. Without a name of its own it goes by that of its first product.
func displayName(of comparison: Comparison) -> String {
  displayName(ofTitle: comparison.title)
}

/// The same where the title is known already.
func displayName(ofTitle title: String) -> String {
  title.isEmpty ? localized("New Comparison") : title
}

/// The text without white space around it.
func trimmed(_ text: String) -> String {
  let rest = text.drop(while: \.isWhitespace)
  guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(rest[...last])
}

/// Whether there is nothing but white space in the text.
func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
