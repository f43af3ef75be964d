import PerModel

/// Reads the terms of a product, one at a time, with or without the word that names it: "0.25" and
/// "deposit €0.25", "80%" and "80% used", "5.00 per pack".
public struct TermReader: Sendable {
  private let quantities: QuantityReader
  private let prices: PriceReader
  private let currency: Currency

  public init(_ context: ReadingContext) {
    quantities = QuantityReader(context)
    prices = PriceReader(context)
    currency = context.currency
  }

  /// What the text says of a term, put into `terms`.
  ///
  /// Throws what is wrong with the text. An amount of money in another currency than the context's
  /// is a `currencyMismatch`.
  ///
  /// - Parameter defaultUnit: of a drained weight without one.
  public func read(
    _ text: String, as term: Term, into terms: inout Terms, defaultUnit: Unit? = nil
  ) throws(ReadingError) {
    guard text.utf8.count <= QuantityReader.longestText else {
      throw ReadingError(.tooLong, QuantityReader.longestText..<text.utf8.count)
    }
    var words = TermText(text)
    let isNamed = words.take(TermWords.names(of: term))
    if isNamed { _ = words.takeFirst(TermWords.fillers) }
    let whole = 0..<text.utf8.count
    switch term {
    case .loyaltyPrice: terms.loyaltyPrice = try money(&words, whole)
    case .coupon: terms.coupon = try coupon(&words, whole)
    case .deposit:
      _ = words.take(TermWords.perPack)
      terms.deposit = try positive(money(&words, whole), whole)
    case .tax: terms.tax = try tax(&words, whole)
    case .shipping: terms.shipping = try shipping(&words, whole)
    case .drained:
      guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
      terms.drained = try quantity(rest.text, whole, defaultUnit: defaultUnit)
    case .usableShare: terms.usableShare = try usableShare(&words, whole)
    case .packCount:
      _ = words.take([["packs"], ["packungen"], ["paquets"], ["paquetes"], ["pezzi"]])
      terms.packCount = try count(&words, whole)
    case .limit:
      _ = words.take(TermWords.perCustomer)
      _ = words.take(TermWords.perCustomer)
      terms.limit = try count(&words, whole)
    case .strength: terms.strength = try strength(&words, whole)
    case .density: terms.density = try density(&words, whole)
    }
  }

  /// A percentage as a part of one, from 0 to `most`; a bare number is one, too.
  public func readPercentage(_ text: String, upTo most: Rational) throws(ReadingError) -> Rational {
    let whole = 0..<text.utf8.count
    let words = TermText(text)
    guard let rest = words.rest, let part = try percentage(rest.text, whole, isBareAllowed: true)
    else { throw ReadingError(.empty, whole) }
    guard part <= most else { throw ReadingError(.aboveWhole, whole) }
    return part
  }

  private func coupon(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Coupon {
    let isPerPack = words.take(TermWords.perPack)
    if !isPerPack { _ = words.take(TermWords.once) }
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    // "-1.00" takes off as much as "1.00".
    var text = rest.text
    if let sign = text.first, sign == "-" || sign == "−" {
      text = String(text.dropFirst().drop(while: \.isWhitespace))
    }
    if let part = try percentage(text, whole) {
      return Coupon(.percent(try share(part, whole)), isPerPack: isPerPack)
    }
    let amount = try money(text, whole)
    return Coupon(.amount(try positive(amount, whole)), isPerPack: isPerPack)
  }

  private func tax(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Tax {
    let isIncluded = words.take(TermWords.included)
    if !isIncluded { _ = words.take(TermWords.added) }
    guard var rest = words.rest else {
      // "incl. VAT" says no rate, and needs none.
      if isIncluded { return .included }
      throw ReadingError(.numberMissing, whole)
    }
    if rest.text.hasPrefix("+") { rest.text.removeFirst() }
    guard let rate = try percentage(rest.text, whole, isBareAllowed: true) else {
      throw ReadingError(.notANumber, rest.range)
    }
    guard rate <= Tax.highestRate else { throw ReadingError(.tooLarge, rest.range) }
    return Tax(rate: rate, isIncluded: isIncluded)
  }

  private func shipping(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Shipping {
    // The name is taken away already: "free", "kostenlos".
    if words.words.isEmpty { throw ReadingError(.numberMissing, whole) }
    let isPerPack = words.take(TermWords.perPack)
    if !isPerPack { _ = words.take(TermWords.once) }
    return Shipping(try money(&words, whole), isPerPack: isPerPack)
  }

  private func usableShare(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Rational {
    let isWaste = words.take(TermWords.waste)
    guard let rest = words.rest,
      let part = try percentage(rest.text, whole, isBareAllowed: true)
    else { throw ReadingError(.notANumber, whole) }
    guard part <= .one else { throw ReadingError(.aboveWhole, rest.range) }
    guard isWaste else { return try share(part, rest.range) }
    return try share(
      try exactly(whole) { () throws(ArithmeticError) in try .one - part }, rest.range)
  }

  private func density(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Density {
    let units: [[Substring]] = [
      ["kg/l"], ["g/ml"], ["g/cm³"], ["kg/dm³"], ["kg", "/", "l"], ["g", "/", "ml"], ["kg/L"],
    ]
    _ = words.take(units)
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    if let density = FoodNames.food(rest.text)?.density { return density }
    let number = try number(rest.text, whole)
    guard let density = Density(kilogramsPerLiter: number) else {
      throw ReadingError(.notPositive, rest.range)
    }
    return density
  }

  // MARK: Values

  private func money(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Rational {
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    return try money(rest.text, whole)
  }

  private func money(_ text: String, _ whole: Range<Int>) throws(ReadingError) -> Rational {
    let read: ReadPrice
    do throws(ReadingError) { read = try prices.read(text) } catch {
      throw ReadingError(error.problem, whole)
    }
    if let written = read.currency, written != currency {
      throw ReadingError(.currencyMismatch, whole)
    }
    return read.amount
  }

  func quantity(
    _ text: String, _ whole: Range<Int>, defaultUnit: Unit? = nil
  ) throws(ReadingError) -> Quantity {
    let read: ReadQuantity
    do throws(ReadingError) { read = try quantities.read(text) } catch {
      throw ReadingError(error.problem, whole)
    }
    guard let unit = read.unit ?? defaultUnit else { throw ReadingError(.unitMissing, whole) }
    do throws(QuantityError) {
      return try Quantity(packs: read.packs, read.amount, unit, of: read.countName)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, whole)
    }
  }

  private func count(
    _ words: inout TermText, _ whole: Range<Int>
  ) throws(ReadingError) -> Int {
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    let number = try number(rest.text, whole)
    guard number.isPositive else { throw ReadingError(.notPositive, rest.range) }
    guard number.isInteger else { throw ReadingError(.notANumber, rest.range) }
    guard number <= Rational(Terms.highestCount) else {
      throw ReadingError(.tooLarge, rest.range)
    }
    return Int(number.numerator)
  }

  /// A number without a currency.
  func number(_ text: String, _ whole: Range<Int>) throws(ReadingError) -> Rational {
    let read: ReadPrice
    do throws(ReadingError) { read = try prices.read(text) } catch {
      throw ReadingError(error.problem, whole)
    }
    guard read.currency == nil, text.contains(where: \.isNumber) else {
      throw ReadingError(.notANumber, whole)
    }
    return read.amount
  }

  /// A percentage as a part of one; `nil` for what is none. A bare number is one where nothing else
  /// could be meant.
  func percentage(
    _ text: String, _ whole: Range<Int>, isBareAllowed: Bool = false
  ) throws(ReadingError) -> Rational? {
    var text = text
    var isPercentage = false
    for sign in ["%", "٪", "％", " percent", " prozent", " pour cent", " por ciento", " procent"]
    where text.lowercased().hasSuffix(sign) {
      text.removeLast(sign.count)
      isPercentage = true
      break
    }
    if !isPercentage, text.hasPrefix("%") {
      text.removeFirst()
      isPercentage = true
    }
    guard isPercentage || isBareAllowed else { return nil }
    let number = try number(text, whole)
    return try exactly(whole) { () throws(ArithmeticError) in try number / 100 }
  }

  private func share(_ part: Rational, _ range: Range<Int>) throws(ReadingError) -> Rational {
    guard part <= .one else { throw ReadingError(.aboveWhole, range) }
    return try positive(part, range)
  }

  private func positive(
    _ amount: Rational, _ range: Range<Int>
  ) throws(ReadingError) -> Rational {
    guard amount.isPositive else { throw ReadingError(.notPositive, range) }
    return amount
  }
}
