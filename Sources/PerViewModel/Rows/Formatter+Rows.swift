import PerModel
import PerText

// The sentences that rows, the form's preview and copied text share.
extension Formatter {
  /// "6 × 330 ml for €4.99", with a deal "1 l for €2.00 (was €3.00)"; what is missing is left out.
  func offer(of product: Product, in currency: Currency) -> String {
    let price = paid(for: product, in: currency)
    guard let quantity = product.quantity else { return price }
    if price.isEmpty { return self.quantity(quantity) }
    // Translators: what a pack holds, and what it costs: "6 × 330 ml for €4.99".
    return localized("%1$s for %2$s", self.quantity(quantity), price)
  }

  /// "€4.99 for 6 × 330 ml", as a screen reader says it.
  func spokenOffer(of product: Product, in currency: Currency) -> String {
    let price = paid(for: product, in: currency)
    guard let quantity = product.quantity, !price.isEmpty else {
      return offer(of: product, in: currency)
    }
    // Translators: spoken by a screen reader: "€4.99 for 6 × 330 ml".
    return localized(context: "spoken", "%1$s for %2$s", price, self.quantity(quantity))
  }

  /// What one pack comes to, and what it would cost without the deal.
  private func paid(for product: Product, in currency: Currency) -> String {
    guard let paid = try? product.paid(in: currency) else {
      return product.price.map { price($0) } ?? ""
    }
    guard let usual = product.price, usual.amount != paid.amount else {
      return product.deal == nil ? price(paid) : rounded(paid)
    }
    // Translators: a reduced price and the one before: "€2.00 (was €3.00)".
    return localized("%1$s (was %2$s)", rounded(paid), price(usual))
  }

  /// "3 for 2 · with 3 packs"; empty where there is no deal.
  func terms(of product: Product, in currency: Currency) -> String {
    guard let deal = product.deal else { return "" }
    let terms = self.deal(deal, in: currency)
    guard deal.count > 1 else { return terms }
    let packs = localized(
      one: "with %1$s pack", other: "with %1$s packs", count: deal.count, integer(deal.count))
    return "\(terms) · \(packs)"
  }

  /// "+14%" or "about the same".
  func difference(of rank: Rank, sign: Bool) -> String {
    if rank.isAboutTheSame { return localized("about the same") }
    guard let excess = rank.excess else { return beyondPercentages(rank) }
    return percent(excess, sign: sign)
  }

  /// What is said where no percentage can be: the best is free, or the difference is beyond exact
  /// arithmetic.
  private func beyondPercentages(_ rank: Rank) -> String {
    rank.best.isFree ? localized("best is free") : localized("immeasurably more")
  }

  /// "14% more" or "about the same".
  func spokenDifference(of rank: Rank) -> String {
    if rank.isAboutTheSame { return localized("about the same") }
    guard let excess = rank.excess else { return beyondPercentages(rank) }
    // Translators: how much more a product costs than the best one: "14% more".
    return localized("%1$s more", percent(excess))
  }

  /// "€1 buys 873 ml · worth it at €2.01 or less".
  func figures(of rank: Rank, for product: Product) -> String {
    guard let quantity = product.quantity else { return "" }
    var parts: [String] = []
    if rank.unitPrice.isFree {
      parts.append(localized("free"))
    } else if let bought = rank.unitPrice.moneyBuys {
      parts.append(
        // Translators: how much one unit of money buys: "€1 buys 873 ml".
        localized(
          "%1$s buys %2$s", wholePrice(Money(.one, rank.unitPrice.currency)),
          amount(
            bought, kind: quantity.unit.kind, near: quantity.unit, of: quantity.countName)))
    }
    if !rank.isBest { parts.append(worth(of: rank, for: quantity, capitalized: false)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// "worth it at €2.01 or less": the highest price that can be paid without being worse off than
  /// with the best. Rounded down: a cent more would not be worth it.
  func worth(of rank: Rank, for quantity: Quantity, capitalized: Bool) -> String {
    // A price of nothing is no advice.
    guard let worth = try? rank.worthItAt(quantity),
      let floor = try? worth.amount.rounded(
        fractionDigits: worth.currency.fractionDigits, rule: .down), floor.isPositive
    else { return "" }
    let price = bound(worth)
    return capitalized
      ? localized("Worth it at %1$s or less", price)
      : localized("worth it at %1$s or less", price)
  }
}
