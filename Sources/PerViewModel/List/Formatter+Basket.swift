import PerModel
import PerText

extension Formatter {
  /// "Basket: €6.38 · Aldi €4.28 · Lidl €2.10"; empty where nothing is in the basket.
  func basket(of comparison: Comparison) -> String {
    let basket: Basket?
    do throws(ArithmeticError) {
      basket = try Basket(comparison, key: NameKey.init)
    } catch {
      return localized("Basket: too large to add up")
    }
    guard let basket else { return "" }
    var parts: [String] = []
    if basket.parts.count == 1, let store = basket.parts.first?.store, !store.isEmpty {
      parts.append(shortName(store))
    } else if basket.parts.count > 1 {
      parts += basket.parts.prefix(Self.maximumStores).map(part)
    }
    if basket.parts.count > Self.maximumStores { parts.append("…") }
    if basket.unpricedCount > 0 {
      parts.append(
        localized(
          one: "%1$s without a price", other: "%1$s without a price", count: basket.unpricedCount,
          integer(basket.unpricedCount)))
    }
    // Translators: what everything in the basket costs: "Basket: €6.38".
    let total = localized("Basket: %1$s", rounded(basket.total))
    return ([total] + parts).joined(separator: " · ")
  }

  private func part(_ part: Basket.Part) -> String {
    part.store.isEmpty
      // Translators: what the things in the basket cost of which the store is not known.
      ? localized("no store %1$s", rounded(part.total))
      // Translators: a store, and what the things in the basket cost there: "Aldi €4.28".
      : localized("%1$s %2$s", shortName(part.store), rounded(part.total))
  }

  /// More than anybody goes to.
  private static let maximumStores = 12
}
