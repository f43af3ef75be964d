/// Rates that hold on a day.
public struct ExchangeRates: Hashable, Sendable {
  /// The newest rate of each pair of currencies.
  private var rates: [Currency: [Currency: ExchangeRate]] = [:]

  /// The newest of these rates that are not later than a day.
  public init(_ rates: some Sequence<ExchangeRate> = [], on day: CalendarDay) {
    for rate in rates where rate.day <= day {
      if let known = self.rates[rate.base]?[rate.currency], known.day >= rate.day { continue }
      self.rates[rate.base, default: [:]][rate.currency] = rate
    }
  }

  /// The factor for an amount of a currency, and the day of that rate.
  public struct Conversion: Hashable, Sendable {
    /// What one unit is worth in the other currency.
    public let factor: Rational
    /// The day of the rate or, of two, the earlier one.
    public let day: CalendarDay
  }

  /// How to convert one currency into another; `nil` where no rate says that.
  ///
  /// The latest day counts and, on one day, a rate of the two before those of both in a third currency.
  public func conversion(from source: Currency, to target: Currency) -> Conversion? {
    var best: Conversion?
    func consider(_ factor: Rational?, _ day: CalendarDay) {
      guard let factor else { return }
      if let best, best.day >= day { return }
      best = Conversion(factor: factor, day: day)
    }
    if let rate = rates[source]?[target] { consider(rate.amount, rate.day) }
    if let rate = rates[target]?[source] { consider(try? rate.amount.reciprocal(), rate.day) }
    for (_, others) in rates.sorted(by: { $0.key.code < $1.key.code }) {
      guard let from = others[source], let to = others[target] else { continue }
      consider(try? to.amount / from.amount, min(from.day, to.day))
    }
    return best
  }
}

// All amounts of money of a product grow by one factor, so that what is paid for it does, exactly.
extension Product {
  /// The currency of its price or its deal; `nil` if it names none.
  public var currency: Currency? { price?.currency ?? deal?.currency }

  /// The product with all of its amounts in another currency, by a factor.
  ///
  /// Throws `overflow` where an amount does not fit in exact arithmetic.
  public func converted(
    to currency: Currency, by factor: Rational
  ) throws(ArithmeticError) -> Product {
    var product = self
    product.price = try price.map { (price) throws(ArithmeticError) in
      Money(try price.amount * factor, currency)
    }
    product.deal = try deal?.converted(to: currency, by: factor)
    if !terms.isEmpty { product.terms = try terms.multiplied(by: factor) }
    return product
  }
}

extension Deal {
  fileprivate func converted(
    to currency: Currency, by factor: Rational
  ) throws(ArithmeticError) -> Deal {
    let converted: Kind =
      switch kind {
      case .total(let count, let price): .total(count: count, price: try price * factor)
      case .proRata(let count, let price): .proRata(count: count, price: try price * factor)
      case .each(let count, let price): .each(count: count, price: try price * factor)
      case .amountOff(let amount): .amountOff(try amount * factor)
      case .groupOff(let count, let amount): .groupOff(count: count, amount: try amount * factor)
      case .nthPrice(let number, let price): .nthPrice(number, price: try price * factor)
      case .payFor, .percentOff, .nth, .buyGet: kind
      }
    return Deal(
      converted, priceEach: try priceEach?.times(factor),
      currency: self.currency == nil ? nil : currency,
      minimumCount: minimumCount)
  }
}

extension Rational {
  func times(_ factor: Rational) throws(ArithmeticError) -> Rational {
    try self * factor
  }
}

extension Product {
  /// How its amounts were converted; `nil` where they are as they were paid, or the comparison has got another currency
  /// since.
  public package(set) var conversion: PriceConversion? {
    get { keptConversion.flatMap { $0.compared == currency ? $0 : nil } }
    set { keptConversion = newValue }
  }

  /// The product with its amounts in the currency of a comparison, and how they came about; `nil` where no rate
  /// says that, or an amount does not fit in exact arithmetic. Where nothing is to be converted, it stays as it is.
  ///
  /// - Parameter known: how it was converted before, which counts as long as the currencies are the same.
  public func compared(
    in currency: Currency, by rates: ExchangeRates, before known: PriceConversion? = nil
  ) -> Product? {
    var plain = self
    plain.conversion = nil
    guard let paid = plain.currency, paid != currency else { return plain }
    // Amounts of a third currency have no place in it.
    guard deal?.currency ?? paid == paid else { return nil }
    let isSame = known?.paid == paid && known?.compared == currency
    guard let rate = isSame ? known?.rate : rates.conversion(from: paid, to: currency),
      var converted = try? plain.converted(to: currency, by: rate.factor)
    else { return nil }
    converted.conversion = PriceConversion(paid, currency, rate)
    return converted
  }

  /// The product as it was paid, in whatever currency that was.
  public var asPaid: Product {
    guard let conversion, let factor = try? conversion.rate.factor.reciprocal(),
      var paid = try? converted(to: conversion.paid, by: factor)
    else { return self }
    paid.conversion = nil
    return paid
  }
}

/// How much of one currency one unit of another one is worth on a day.
public struct ExchangeRate: Hashable, Sendable {
  /// The base currency: the rate is for one unit of it.
  public let base: Currency
  /// The currency in which its worth is stated.
  public let currency: Currency
  /// More than 0.
  public let amount: Rational
  /// Since when that holds.
  public let day: CalendarDay

  /// `nil` where the amount is not more than 0, or both currencies are the same.
  public init?(_ base: Currency, _ currency: Currency, _ amount: Rational, on day: CalendarDay) {
    guard amount.isPositive, base != currency else { return nil }
    (self.base, self.currency, self.amount, self.day) = (base, currency, amount, day)
  }
}
