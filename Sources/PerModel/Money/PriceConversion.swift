/// That the amounts of a product were paid in another currency, and the rate by which they were converted.
public struct PriceConversion: Hashable, Sendable {
  /// The currency in which it was paid.
  public let paid: Currency
  /// The currency in which it is compared.
  public let compared: Currency
  /// What one unit of the first is worth in the second, and since when.
  public let rate: ExchangeRates.Conversion

  init(_ paid: Currency, _ compared: Currency, _ rate: ExchangeRates.Conversion) {
    (self.paid, self.compared, self.rate) = (paid, compared, rate)
  }

  /// "USD EUR 37/40 2026-11-20", as files have it.
  var exactText: String { "\(paid.code) \(compared.code) \(rate.factor) \(rate.day)" }

  /// Reads what `exactText` wrote; `nil` for anything else.
  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4, let paid = Currency(code: words[0]),
      let compared = Currency(code: words[1]), let factor = Rational(exactText: words[2]),
      factor.isPositive, let day = CalendarDay(words[3])
    else { return nil }
    self.init(paid, compared, ExchangeRates.Conversion(factor: factor, day: day))
  }
}

extension Product {
  /// How its amounts were converted; `nil` where they are as they were paid. It is a member that programs
  /// without it keep among what they do not know.
  public private(set) var conversion: PriceConversion? {
    get {
      guard !unknown.isEmpty,
        let member = unknown.first(where: { $0.name == Self.conversionMember && !$0.isJSON }),
        let conversion = PriceConversion(exact: member.value),
        // The comparison may have got another currency since.
        currency == conversion.compared
      else { return nil }
      return conversion
    }
    set {
      var members = unknown.filter { $0.name != Self.conversionMember }
      if let newValue { members.append(ExactMember(Self.conversionMember, newValue.exactText)) }
      if members != unknown { unknown = members }
    }
  }

  private static let conversionMember = "conversion"

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
