import PerModel

/// The readers of all that is typed, pasted or imported about a product.
public struct ProductReaders: Sendable {
  /// Reads what a pack holds.
  public let quantity: QuantityReader
  /// Reads what it costs.
  public let price: PriceReader
  /// Reads deals.
  public let deal: DealReader
  /// Reads all other terms.
  public let term: TermReader
  /// Reads a whole product in one line.
  public let line: LineReader
  /// The currency of a price without one.
  public let currency: Currency

  /// - Parameters:
  ///   - comparison: where the product belongs; `nil` if unknown.
  ///   - name: the counted things, if chosen by the user and not yet named by a product.
  public init(
    _ locale: UserLocale, beside comparison: Comparison? = nil, counting name: CountName? = nil
  ) {
    var context = ReadingContext(locale)
    var moneyContext = ReadingContext(money: locale)
    if let comparison {
      context = context.beside(comparison, counting: name)
      moneyContext = moneyContext.beside(comparison, counting: name)
    }
    // A line has words to weigh against that.
    context.isPoured = comparison?.measure?.kind == .volume
    quantity = QuantityReader(context)
    price = PriceReader(moneyContext)
    deal = DealReader(moneyContext)
    term = TermReader(moneyContext)
    line = LineReader(moneyContext)
    currency = moneyContext.currency
  }
}

/// Reads deals as stores write them, in English, German, French, Spanish, Italian, Dutch, Portuguese,
/// Polish, Swedish, Japanese, Chinese, Arabic and Hebrew: "3 for 2", "2/$5", "1+1 gratis",
/// "2e halve prijs", "-20%", "leve 3 pague 2", "2点目半額".
public struct DealReader: Sendable {
  private let currency: Currency
  private let habits: WritingHabits

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    currency = context.currency
    habits = WritingHabits(context, readsJoinedWords: true)
  }

  /// The deal that the whole text says.
  ///
  /// A price alone is a deal of one at that price.
  public func read(_ text: String) throws(ReadingError) -> Deal {
    try lending(text) { text throws(ReadingError) in try read(text) }
  }

  func read(_ text: LentText) throws(ReadingError) -> Deal {
    var parser = DealParser(try text.cursor(habits), currency: currency)
    return try parser.readAll()
  }
}
