extension Ranking {
  /// The product that is the cheapest per unit by the price on its sticker: of one pack, before deal, card,
  /// coupon, tax, shipping, deposit and cashback. `nil` for a best value, or one about as good.
  ///
  /// A product whose net quantity is measured otherwise than the comparison has no such price.
  public var cheapestSticker: CheapestSticker? {
    guard let best, pricing.settings.basis == nil, rankedCount > 1 else { return nil }
    var lowest: (place: Int, price: Rational)?
    var hasSeenPlain = false
    for place in 0..<rankedCount {
      // The first product without any terms is the cheapest of them.
      if prices[order[place]].isPlain {
        if hasSeenPlain { continue }
        hasSeenPlain = true
      }
      guard let price = stickerPrice(of: products[order[place]]) else { continue }
      if lowest.map({ price < $0.price }) ?? true { lowest = (place, price) }
    }
    guard let lowest, let rank = standings[lowest.place].rank, !rank.isBest, !rank.isAboutTheSame
    else { return nil }
    let cheapest = products[order[lowest.place]]
    let first = products[order[0]]
    guard unitPrice(at: 0) == best, stickerPrice(of: first) != nil else { return nil }
    return CheapestSticker(
      id: cheapest.id, best: first.id, decision: decision(between: cheapest, first))
  }

  private func stickerPrice(of product: Product) -> Rational? {
    guard let price = product.normalPrice, let quantity = product.quantity,
      pricing.measure.map(quantity.measure.isComparable) ?? true
    else { return nil }
    return try? price / quantity.total
  }

  private func decision(
    between cheapest: Product, _ best: Product
  ) -> CheapestSticker.Decision? {
    Self.decisions.first { decision in
      let (one, other) = (cheapest.without(decision), best.without(decision))
      guard one != cheapest || other != best, let price = try? pricing.unitPrice(of: one) else {
        return false
      }
      // A deal may be all that says the price of the best.
      guard let bestPrice = try? pricing.unitPrice(of: other) else { return true }
      return price <= bestPrice
    }
  }

  /// What may decide, the most conspicuous first.
  private static let decisions: [CheapestSticker.Decision] = {
    let terms = Terms.Kind.allCases.compactMap { kind in
      kind.conspicuousness.map { (place: $0, decision: CheapestSticker.Decision.term(kind)) }
    }
    return (terms + [(Terms.Kind.placeOfDeals, .deal)]).sorted { $0.0 < $1.0 }.map(\.1)
  }()
}

extension Product {
  fileprivate func without(_ decision: CheapestSticker.Decision) -> Product {
    var product = self
    switch decision {
    case .deal:
      if price == nil, let each = deal?.priceEach, let currency = deal?.currency {
        product.price = Money(each, currency)
      }
      product.deal = nil
    // What a product does not say of its tax, the comparison says.
    case .term(.tax): product.terms.tax = .included
    case .term(let kind): product.terms.clear(kind)
    }
    return product
  }
}

/// The product that is the cheapest per unit by the price on its sticker, if it is not the best value.
public struct CheapestSticker: Hashable, Sendable {
  /// The product.
  public let id: Product.ID
  /// The best value, the first of several.
  public let best: Product.ID
  /// Without which the product would be as good as the best; `nil` where only several terms together make the
  /// difference.
  public let decision: Decision?

  /// What makes another product better value.
  public enum Decision: Hashable, Sendable {
    case deal
    case term(Terms.Kind)
  }
}
