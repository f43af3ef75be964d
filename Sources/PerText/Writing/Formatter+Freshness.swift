import PerModel

extension Formatter {
  /// What is to be said of a price that may no longer hold: "price 45 days old", "now 500 g for €4.99"; empty where
  /// that is nothing.
  public func words(_ freshness: PriceFreshness, by pricing: Pricing) -> String {
    let current = freshness.current.map { offerInWords(of: $0.product, by: pricing) }
    switch (freshness.isOver, current) {
    // Translators: %1$s is what a product costs now: "500 g for €4.99".
    case (true, let current?): return localized("offer over, now %1$s", current)
    case (true, nil): return localized("offer over")
    // Translators: the price book has a newer price; %1$s is "500 g for €4.99".
    case (false, let current?): return localized("now %1$s", current)
    case (false, nil): return freshness.isOld ? priceAge(freshness.age) : ""
    }
  }

  /// "price 45 days old".
  public func priceAge(_ days: Int) -> String {
    localized(
      one: "price %1$s day old", other: "price %1$s days old", count: days, integer(days))
  }
}
