import PerModel

/// Reads prices as people and price tags write them: "4.99", "€4,99", "99¢", "CHF 1'049.–",
/// "3*2.49-0.50", "4.99-20%", and what is weighed: "3.49/lb", "12,90 €/kg", "€1.99 per 100 g".
public struct PriceReader: Sendable {
  private let currency: Currency
  private let region: Region
  private let habits: WritingHabits
  /// Whether a unit may follow, of which it is the price.
  private let readsUnits: Bool

  /// A reader of what this user types.
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

  /// The price, and where it is said of what it is the price.
  func readParts(_ text: LentText) throws(ReadingError) -> (price: ReadPrice, per: Range<Int>?) {
    var parser = PriceParser(try text.cursor(habits), currency: currency)
    if readsUnits { parser.unitRegion = region }
    let price = try parser.readAll()
    return (price, parser.per?.range)
  }
}
