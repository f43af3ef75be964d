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

/// What was read from a price text.
public struct ReadPrice: Hashable, Sendable {
  /// In whole units of the currency; 0 or more.
  public let amount: Rational
  /// What the amount is the price of, where the text says it: 1 lb in "3.49/lb", 100 g in "€1.99 per
  /// 100 g", 1 piece in "0.69 each". Then it is not a price of a whole pack.
  public let per: Quantity?
  /// `nil` where none was written.
  public let currency: Currency?
  /// Whether a sum was typed, so that the field may show its result.
  public let isSum: Bool
  /// Whether a separator could have been read otherwise ("1.250"), so that the field should show
  /// how it was read.
  public let wasAmbiguous: Bool
  /// The most digits that were typed after a decimal separator, in whole units of the currency.
  public let fractionDigits: Int

  /// A price that was read.
  public init(
    amount: Rational, currency: Currency?, per: Quantity? = nil, isSum: Bool = false,
    wasAmbiguous: Bool = false, fractionDigits: Int = 0
  ) {
    self.amount = amount
    self.per = per
    self.currency = currency
    self.isSum = isSum
    self.wasAmbiguous = wasAmbiguous
    self.fractionDigits = fractionDigits
  }

  /// What a sum comes to as a price: half up in the digits of a currency, or in the most that were typed.
  /// What would be nothing then stays exact: it is not free. A single price is the one that was typed.
  public func rounded(in currency: Currency) -> Rational {
    let digits = max(currency.fractionDigits, fractionDigits)
    guard isSum, let rounded = try? amount.rounded(fractionDigits: digits), !rounded.isZero else {
      return amount
    }
    return rounded
  }

  /// The price in the currency that it names, or else in that of the others.
  public func money(in others: Currency) -> Money {
    let currency = self.currency ?? others
    return Money(rounded(in: currency), currency)
  }

  /// The price and the content of a whole pack, and what the price was stated for if only for a part.
  ///
  /// A price per unit is multiplied by the quantity, exactly; without one, the unit itself is what is
  /// bought. "0.69 each" is the price of each piece of a count, and of the pack of anything else.
  ///
  /// Throws `differentKinds` where the price is for something that cannot be compared with the
  /// quantity: "3.49/lb" of a liter. `tooLarge` where the result does not fit.
  public func priced(
    _ quantity: Quantity?
  ) throws(ReadingError) -> (price: Rational, quantity: Quantity?, per: Quantity?) {
    guard let per else { return (amount, quantity, nil) }
    guard let quantity else { return (amount, per, per) }
    let isEach = per.measure == Measure(.count) && per.total == .one
    if isEach, quantity.unit.kind != .count { return (amount, quantity, nil) }
    guard quantity.measure.isComparable(with: per.measure) else {
      throw ReadingError(.differentKinds, 0..<0)
    }
    let price = try exactly(0..<0) { () throws(ArithmeticError) in
      try amount * quantity.total / per.total
    }
    return (price, quantity, per)
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
