import PerModel
import PerWords

// Prices that the book knows besides those that were typed.
extension Formatter {
  /// "offer until Sunday", "price of Nov 25", "offer ended on Sunday"; empty where the typed price is all there is.
  public func words(
    _ price: CurrentPrice?, of product: Product, on today: CalendarDay
  ) -> String {
    guard let price else { return "" }
    if price.fact.isOffer {
      // The days that were typed are among the terms.
      if price.isTyped, product.terms.offerDays != nil { return "" }
      guard let until = price.fact.until else { return price.isTyped ? "" : localized("offer") }
      // Translators: %1$s is the last day of an offer: "Sunday", "Nov 29".
      return localized("offer until %1$s", day(until, near: today))
    }
    if let last = price.ended?.lastDay {
      // Translators: %1$s is the last day of an offer that is over: "Sunday", "Nov 22".
      return localized("offer ended: %1$s", day(last, near: today))
    }
    return price.isTyped
      // Translators: a newer price than the one that was typed; %1$s is the day on which it was seen: "Nov 25".
      ? "" : localized("price of %1$s", day(price.fact.day, near: today))
  }

  /// The price struck through next to the current one: the price without the deal or, if it has no deal, when not on
  /// offer; empty if it is not reduced.
  public func formerPrice(
    of product: Product, at price: CurrentPrice?, by pricing: Pricing
  ) -> String {
    let former = formerPrice(of: product, by: pricing)
    return former.isEmpty ? regularPrice(price, beside: product, by: pricing) : former
  }

  /// The regular price of a pack; empty if the price is not reduced, or the regular one is not higher.
  public func regularPrice(_ price: CurrentPrice?, beside product: Product, by pricing: Pricing)
    -> String
  {
    guard let regular = price?.regular, product.conversion == nil,
      let now = try? pricing.payment(for: product).perPack,
      let before = try? pricing.payment(for: regular.product).perPack, now < before
    else { return "" }
    return paid(for: regular.product, by: pricing)
  }
}
