/// The product that is the cheapest per unit by the price on its sticker, where that is not the best value.
public struct CheapestSticker: Hashable, Sendable {
  /// The product.
  public let id: Product.ID
  /// The best value, the first of several.
  public let best: Product.ID
  /// The term without which the product would be as good as the best: "deal", or a name as in
  /// `Terms.exactMembers`. `nil` where only several terms together make the difference.
  public let decidingTerm: String?
}

extension Ranking {
  /// The product that is the cheapest per unit by the price on its sticker: of one pack, before deal, card,
  /// coupon, tax, shipping, deposit and cashback. `nil` where that is a best value, or about as good as one.
  ///
  /// Products whose net quantity is not measured like the comparison have no such price.
  public var cheapestSticker: CheapestSticker? {
    guard let best, pricing.settings.basis == nil, rankedCount > 1 else { return nil }
    var lowest: (place: Int, price: Rational)?
    var hasSeenPlain = false
    for place in 0..<rankedCount {
      // Of those without any terms, the first is the cheapest.
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
      id: cheapest.id, best: first.id, decidingTerm: decidingTerm(between: cheapest, first))
  }

  private func stickerPrice(of product: Product) -> Rational? {
    guard let price = product.normalPrice, let quantity = product.quantity,
      pricing.measure.map(quantity.measure.isComparable) ?? true
    else { return nil }
    return try? price / quantity.total
  }

  private func decidingTerm(between cheapest: Product, _ best: Product) -> String? {
    Self.decidable.first { name, remove in
      let (one, other) = (removing(remove, from: cheapest), removing(remove, from: best))
      guard one != cheapest || other != best, let price = try? pricing.unitPrice(of: one) else {
        return false
      }
      // A deal may be all that says the price of the best.
      guard let bestPrice = try? pricing.unitPrice(of: other) else { return true }
      return price <= bestPrice
    }?.name
  }

  private func removing(_ remove: (inout Product) -> Void, from product: Product) -> Product {
    var product = product
    remove(&product)
    return product
  }

  /// The terms that may decide, the most conspicuous first, and how a product is without them.
  private static let decidable: [(name: String, remove: @Sendable (inout Product) -> Void)] = [
    ("shipping", { $0.terms.shipping = nil }),
    ("limit", { $0.terms.limit = nil }),
    (
      "deal",
      { product in
        if product.price == nil, let deal = product.deal, let each = deal.priceEach,
          let currency = deal.currency
        {
          product.price = Money(each, currency)
        }
        product.deal = nil
      }
    ),
    ("loyaltyPrice", { $0.terms.loyaltyPrice = nil }),
    ("coupon", { $0.terms.coupon = nil }),
    ("cashback", { $0.terms.cashback = nil }),
    ("tax", { $0.terms.tax = .included }),
    ("deposit", { $0.terms.deposit = nil }),
    ("drained", { $0.terms.drained = nil }),
    ("usableShare", { $0.terms.usableShare = nil }),
  ]
}
