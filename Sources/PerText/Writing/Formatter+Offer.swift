import PerModel
import PerWords

// What a product offers, in few words.
extension Formatter {
  /// "6 × 330 ml for €4.99"; what is missing is left out.
  public func offer(of product: Product, by pricing: Pricing) -> String {
    offer(of: product, for: paid(for: product, by: pricing))
  }

  private func offer(of product: Product, for price: String) -> String {
    guard let quantity = product.quantity else { return price }
    if price.isEmpty { return self.quantity(quantity) }
    return offer(of: self.quantity(quantity), for: price)
  }

  private func offer(of quantity: String, for price: String) -> String {
    // Translators: what a pack holds, and what it costs: "6 × 330 ml for €4.99".
    localized("%1$s for %2$s", quantity, price)
  }

  /// What comes before, between and after the quantity and the price of an offer without deal and terms, and
  /// whether the price comes first; `nil` if one of them is missing or occurs twice.
  package var offerPattern: (pieces: [String], isPriceFirst: Bool)? {
    // No text has these characters in it.
    let text = offer(of: "\u{1}", for: "\u{2}").unicodeScalars
    let pieces = text.split(omittingEmptySubsequences: false) { $0.value == 1 || $0.value == 2 }
    guard pieces.count == 3, let quantity = text.firstIndex(of: "\u{1}"),
      let price = text.firstIndex(of: "\u{2}")
    else { return nil }
    return (pieces.map { String($0) }, price < quantity)
  }

  /// "1 l for €2.00 (was €3.00)": the same, with the former price in words.
  public func offerInWords(of product: Product, by pricing: Pricing) -> String {
    offer(of: product, for: paidInWords(for: product, by: pricing))
  }

  /// "€4.99 for 6 × 330 ml", as a screen reader says it.
  public func spokenOffer(of product: Product, by pricing: Pricing) -> String {
    let price = paidInWords(for: product, by: pricing)
    guard let quantity = product.quantity, !price.isEmpty else {
      return offerInWords(of: product, by: pricing)
    }
    // Translators: spoken by a screen reader: "€4.99 for 6 × 330 ml".
    return localized(context: "spoken", "%1$s for %2$s", price, self.quantity(quantity))
  }

  /// What one pack comes to; the typed price if unknown.
  public func paid(for product: Product, by pricing: Pricing) -> String {
    guard let payment = try? pricing.payment(for: product) else {
      return product.price.map { price($0) } ?? ""
    }
    // A price that was converted or calculated from a unit price has digits that were not typed.
    return payment.perPack == payment.normalPrice && product.conversion == nil
      && (product.terms.pricedPer == nil || product.terms.pricedPer == product.quantity)
      ? price(payment.pricePerPack) : rounded(payment.pricePerPack)
  }

  /// What one pack would cost without deal, coupon and card, with all that is added to the price; empty
  /// if it is not above what is paid.
  public func formerPrice(of product: Product, by pricing: Pricing) -> String {
    guard let payment = try? pricing.payment(for: product), payment.isReduced,
      let normal = product.normalPrice
    else { return "" }
    var full = product
    full.price = Money(normal, payment.currency)
    full.deal = nil
    for term in [Term.loyaltyPrice, .coupon, .cashback] { full.terms.clear(term) }
    full.terms.packCount = payment.packs
    guard let former = try? pricing.payment(for: full), former.perPack > payment.perPack else {
      return ""
    }
    let text =
      product.conversion == nil ? price(former.pricePerPack) : rounded(former.pricePerPack)
    return text == paid(for: product, by: pricing) ? "" : text
  }

  private func paidInWords(for product: Product, by pricing: Pricing) -> String {
    let paid = paid(for: product, by: pricing)
    let former = formerPrice(of: product, by: pricing)
    // Translators: a reduced price and the one before: "€2.00 (was €3.00)".
    return former.isEmpty ? paid : localized("%1$s (was %2$s)", paid, former)
  }

  /// "3 for 2 · when you buy 3 · deposit €0.25 · 80% used"; empty if none.
  public func terms(of product: Product, by pricing: Pricing) -> String {
    (eyeCatchers(of: product, by: pricing) + otherTerms(of: product, by: pricing))
      .joined(separator: factSeparator)
  }

  /// The deal and all that takes something off the price, a few words each: "3 for 2", "when you buy 3".
  public func eyeCatchers(of product: Product, by pricing: Pricing) -> [String] {
    var parts: [String] = []
    let packs = pricing.packs(of: product)
    if let deal = product.deal {
      let text = self.deal(deal, in: pricing.currency)
      // Translators: a deal that too few packs are bought for: "3 for 2 (not reached)".
      parts.append(packs < deal.count ? localized("%1$s (not reached)", text) : text)
    }
    if packs > 1 || product.terms.packCount != nil {
      // Translators: how many packs have to be bought for this price: "when you buy 3".
      parts.append(localized("when you buy %1$s", integer(packs)))
    }
    let uses = product.terms.statesUses ? [Term.strength] : []
    return parts + texts(of: Self.reductions + uses, product.terms, in: pricing.currency)
  }

  /// The terms that are not among the eye-catchers: "deposit €0.25", "80% used".
  public func otherTerms(of product: Product, by pricing: Pricing) -> [String] {
    let others = Term.allCases.filter { term in
      term != .packCount && !Self.reductions.contains(term)
        && !(term == .strength && product.terms.statesUses)
    }
    var parts = texts(of: others, product.terms, in: pricing.currency)
    if product.terms.tax == nil, let tax = pricing.settings.tax { parts.append(self.tax(tax)) }
    return parts
  }

  private func texts(of some: [Term], _ terms: Terms, in currency: Currency) -> [String] {
    if terms.isEmpty { return [] }
    return some.map { term($0, of: terms, in: currency) }.filter { !$0.isEmpty }
  }

  private static let reductions: [Term] = [.offerDays, .loyaltyPrice, .coupon, .cashback]
}

extension Terms {
  /// Whether they say how many uses or pieces a pack has, by which people compare: 50 washes, 10 pieces.
  fileprivate var statesUses: Bool {
    strengths?.all.contains { strength in
      let counted = CountName(strength.name.id)
      return counted.isUsedUp || counted.isThing || strength.name.id == Unit.Kind.count.rawValue
    } ?? false
  }
}

extension Formatter {
  /// The remark on a price that may no longer hold: "price 45 days old", "now 500 g for €4.99"; empty if none.
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
