import PerModel
import PerText

/// The user's locale, with the readers and the formatter made for it.
@MainActor
public final class Language {
  /// How the user reads and writes.
  public let locale: UserLocale
  let formatter: Formatter
  /// For what belongs to no comparison.
  let quantityReader: QuantityReader
  let termReader: TermReader
  let needReader: NeedReader
  /// The readers made last, and what for.
  private var latest: (currency: Currency, name: CountName?, readers: ProductReaders)?

  /// Makes the readers and the formatter of a locale.
  public init(_ locale: UserLocale) {
    self.locale = locale
    formatter = Formatter(locale)
    let context = ReadingContext(locale)
    quantityReader = QuantityReader(context)
    termReader = TermReader(ReadingContext(money: locale))
    needReader = NeedReader(context)
  }

  /// The readers for a product of a comparison.
  ///
  /// - Parameter name: what is counted, where the user has said that but no product says it yet.
  func readers(beside comparison: Comparison, counting name: CountName?) -> ProductReaders {
    let name = comparison.countName ?? name
    if let latest, latest.currency == comparison.currency, latest.name == name {
      return latest.readers
    }
    let readers = ProductReaders(locale, beside: comparison, counting: name)
    latest = (comparison.currency, name, readers)
    return readers
  }
}
