import PackOptimizer
import PerModel
import PerText

// How a need is covered, in words.
extension Formatter {
  /// "10 l: 5 packs for €9.16, 0.5 l left", of one product; empty where nothing
  /// is needed.
  func covering(_ product: Product, by pricing: Pricing) -> String {
    guard let need = pricing.settings.need, let result = pricing.covering(product) else {
      return ""
    }
    let wanted = self.need(need)
    switch result {
    case .success(let mix):
      let packs = localized(
        one: "%1$s pack", other: "%1$s packs", count: mix.packs, integer(mix.packs))
      let price = rounded(Money(mix.cost, pricing.currency))
      // Translators: what a need comes to: "10 l: 5 packs for €9.16, 0.5 l left".
      return localized(
        "%1$s: %2$s for %3$s, %4$s", wanted, packs, price, left(mix, need, by: pricing))
    case .failure(.limitTooLow): return localized("%1$s: over the limit per customer", wanted)
    case .failure(.tooLarge): return localized("%1$s: too large to calculate", wanted)
    case .failure(.notForSale): return localized("%1$s: not sold", wanted)
    }
  }

  /// "Cheapest for 10 l: 3 × Cola and 1 × Cola Zero for €12.34, 0.5 l left".
  func cheapest(
    _ result: Result<ProductMix, MixError>, by pricing: Pricing, names: (Product.ID) -> String
  ) -> String {
    guard let need = pricing.settings.need else { return "" }
    let wanted = self.need(need)
    switch result {
    case .success(let mix):
      let purchases = mix.purchases.map { purchase in
        // Translators: a number of packs of a product: "3 × Cola".
        localized("%1$s × %2$s", integer(purchase.packs), names(purchase.offer))
      }
      let price = rounded(Money(mix.cost, pricing.currency))
      let left = left(mix, need, by: pricing)
      let list = purchases.joined(separator: ", ")
      return mix.isProven
        ? localized("Cheapest for %1$s: %2$s for %3$s, %4$s", wanted, list, price, left)
        : localized(
          "Cheapest found for %1$s: %2$s for %3$s, %4$s", wanted, list, price, left)
    case .failure(.limitTooLow):
      return localized("The limits per customer are too low for %1$s.", wanted)
    case .failure(.notForSale): return ""
    case .failure(.tooLarge):
      return localized("%1$s is too much to calculate.", wanted)
    }
  }

  private func left(_ mix: ProductMix, _ need: Need, by pricing: Pricing) -> String {
    if mix.leftover.isZero { return localized("nothing left") }
    let measure = pricing.measure ?? need.measure
    return localized(
      "%1$s left",
      amount(
        mix.leftover, kind: measure.kind, near: need.quantity.unit, of: measure.countName))
  }
}
