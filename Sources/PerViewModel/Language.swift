import PerModel
import PerText

/// The user's locale, with the readers and the formatter made for it.
@MainActor
public final class Language {
  /// How the user reads and writes.
  public let locale: UserLocale
  let formatter: Formatter
  let quantityReader: QuantityReader
  let priceReader: PriceReader
  let dealReader: DealReader
  let termReader: TermReader
  let needReader: NeedReader
  let lineReader: LineReader

  /// Makes the readers and the formatter of a locale.
  public init(_ locale: UserLocale) {
    self.locale = locale
    formatter = Formatter(locale)
    let context = ReadingContext(locale)
    quantityReader = QuantityReader(context)
    let moneyContext = ReadingContext(money: locale)
    priceReader = PriceReader(moneyContext)
    dealReader = DealReader(moneyContext)
    termReader = TermReader(moneyContext)
    needReader = NeedReader(context)
    lineReader = LineReader(moneyContext)
  }
}
