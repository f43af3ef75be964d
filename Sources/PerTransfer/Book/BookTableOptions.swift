import PerModel
import PerText

/// What a table of prices does not say itself.
public struct BookTableOptions: Sendable {
  /// How numbers and days are written, and the currency of prices that name none.
  public let locale: UserLocale
  /// Reads the texts of the table.
  let texts: ProductTexts
  /// When prices were seen that have no day; later ones are refused.
  public var day: CalendarDay
  /// Where prices were seen that have no store; empty if unknown.
  public var store: String
  /// Whether the currency was chosen for this file, and not only that of the locale.
  private let isCurrencyChosen: Bool
  /// Where the table is, to read it once more; empty if unknown.
  let path: String
  /// What the columns mean; `nil` where that is to be guessed.
  let columns: [TableColumn?]?

  /// What a table does not say.
  ///
  /// - Parameters:
  ///   - path: of the file, whose name may say the store and the day.
  ///   - day: `nil` for that in the name or, without one, `today`.
  ///   - isCurrencyChosen: whether prices are in the locale's currency whatever the file is.
  ///   - columns: what the columns of the table mean, if known.
  public init(
    _ locale: UserLocale, path: String = "", day: CalendarDay? = nil, store: String = "",
    today: CalendarDay, isCurrencyChosen: Bool = false, columns: [TableColumn?]? = nil
  ) {
    let name = PriceFileName(path)
    self.locale = locale
    self.day = day ?? name.day.flatMap { $0 <= today ? $0 : nil } ?? today
    self.store = store.isEmpty && name.isOfShop ? name.store : store
    (self.isCurrencyChosen, self.columns, self.path) = (isCurrencyChosen, columns, path)
    texts = ProductTexts(locale)
  }

  /// The currency of prices that name none, in a file that only shops of some country publish.
  func currency(usual: Currency) -> Currency { isCurrencyChosen ? locale.currency : usual }
}
