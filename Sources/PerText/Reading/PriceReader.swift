import PerModel

/// Reads prices as people and price tags write them: "4.99", "€4,99", "99¢", "CHF 1'049.–",
/// "3*2.49-0.50", "4.99-20%", and what is weighed: "3.49/lb", "12,90 €/kg", "€1.99 per 100 g".
public struct PriceReader: Sendable {
  private let currency: Currency
  private let region: Region
  private let habits: WritingHabits
  /// Whether the unit may follow that it is the price of.
  private let readsUnits: Bool

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    self.init(context, readsSpaceGroups: true, readsUnits: true)
  }

  init(
    _ context: ReadingContext, readsSpaceGroups: Bool, readsUnits: Bool = false,
    isLine: Bool = false
  ) {
    self.readsUnits = readsUnits
    region = context.region
    currency = context.currency
    habits = WritingHabits(
      context, readsSpaceGroups: readsSpaceGroups, isLine: isLine, readsJoinedWords: readsUnits)
  }

  /// The price that the whole text says, 0 or more.
  ///
  /// One separator with exactly three digits after it ("1.250") is read as the locale writes
  /// numbers, and where the locale does not use the separator as many digits as the currency has
  /// decide; the result says so.
  public func read(_ text: String) throws(ReadingError) -> ReadPrice {
    try lending(text) { text throws(ReadingError) in try read(text) }
  }

  func read(_ text: LentText) throws(ReadingError) -> ReadPrice { try readParts(text).price }

  /// The price, and where the text says what it is the price of.
  func readParts(_ text: LentText) throws(ReadingError) -> (price: ReadPrice, per: Range<Int>?) {
    var parser = PriceParser(try text.cursor(habits), currency: currency)
    if readsUnits { parser.unitRegion = region }
    let price = try parser.readAll()
    return (price, parser.per?.range)
  }
}

/// Reads at which unit price a person wants to buy: "1.80/kg", or "10%" for that much under the usual price.
public struct TargetReader: Sendable {
  private let readers: ProductReaders

  /// A reader of this user's typing.
  ///
  /// - Parameter currency: of a price that names none; `nil` for that of the locale.
  public init(_ locale: UserLocale, in currency: Currency? = nil) {
    readers = ProductReaders(locale, beside: currency.map { Comparison(currency: $0) })
  }

  /// The target that the whole text says; `nil` if it says none.
  ///
  /// - Parameter unit: what a price is for that does not say so; `nil` if it has to.
  public func read(_ text: String, per unit: ReferenceUnit? = nil) -> Target? {
    if let deal = try? readers.deal.read(text), case .percentOff(let share) = deal.kind,
      deal == Deal(.percentOff(share)), share.isPositive, share < .one
    {
      return .underUsual(share)
    }
    guard let price = try? readers.price.read(text) else { return nil }
    let per = price.per.map { $0.packs.isEmpty ? ReferenceUnit($0.amount, $0.unit) : nil } ?? unit
    return per.map { .price(Money(price.amount, price.currency ?? readers.currency), per: $0) }
  }
}
