import PerModel

/// Reads at which unit price a person wants to buy: "1.80/kg", or "10%" for that much under the usual price.
public struct TargetReader: Sendable {
  private let readers: ProductReaders

  /// A reader of what this user types.
  ///
  /// - Parameter currency: of a price that names none; `nil` for that of the locale.
  public init(_ locale: UserLocale, in currency: Currency? = nil) {
    readers = ProductReaders(locale, beside: currency.map { Comparison(currency: $0) })
  }

  /// The target that the whole text says; `nil` where it says none.
  ///
  /// - Parameter unit: what a price is for that does not say so; `nil` where it has to.
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
