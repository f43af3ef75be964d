import PerModel
import PerText

// The sentences that rows, the form's preview and copied text share.
extension Formatter {
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

  /// "€1 buys 873 ml · worth it at €2.01 or less · the best saves €0.28".
  func figures(of rank: Rank, for product: Product, by pricing: Pricing) -> String {
    var parts = [moneyBuys(of: rank, for: product, by: pricing)]
    if !rank.isBest {
      parts.append(breakEvenPrice(of: rank, for: product, by: pricing, capitalized: false))
      parts.append(saving(of: rank, for: product, by: pricing))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// "€1 buys 873 ml", "free"; empty where nothing can be said.
  func moneyBuys(of rank: Rank, for product: Product, by pricing: Pricing) -> String {
    guard let quantity = product.quantity, let content = try? pricing.content(of: product) else {
      return ""
    }
    if rank.unitPrice.isFree { return localized("free") }
    guard let bought = rank.unitPrice.moneyBuys else { return "" }
    let kind = content.measure.kind
    let near = quantity.unit.kind == kind ? quantity.unit : Self.unit(for: content)
    // Translators: how much one unit of money buys: "€1 buys 873 ml".
    return localized(
      "%1$s buys %2$s", wholePrice(Money(.one, rank.unitPrice.currency)),
      amount(bought, kind: kind, near: near, of: content.measure.countName))
  }

  /// A unit of a content that is not measured like its pack.
  private static func unit(for content: Content) -> PerModel.Unit {
    switch content.measure.kind {
    case .mass: .gram
    case .volume: .milliliter
    case .energy: .kilowattHour
    default: content.measure.kind.baseUnit
    }
  }

  /// "the best saves €0.28": what so much would cost less as the best; empty where that is nothing
  /// that can be paid.
  func saving(of rank: Rank, for product: Product, by pricing: Pricing) -> String {
    guard let saving = try? pricing.saving(on: product, at: rank.best),
      let paid = try? saving.amount.rounded(fractionDigits: saving.currency.fractionDigits),
      paid.isPositive
    else { return "" }
    return localized("the best saves %1$s", rounded(saving))
  }

  /// "worth it at €2.01 or less": the highest price that can be paid without being worse off than
  /// with the best. Rounded down: a cent more would not be worth it.
  func breakEvenPrice(
    of rank: Rank, for product: Product, by pricing: Pricing, capitalized: Bool
  ) -> String {
    // A price of nothing is no advice.
    guard let breakEvenPrice = try? pricing.breakEvenPrice(of: product, at: rank.best),
      let floor = try? breakEvenPrice.amount.rounded(
        fractionDigits: breakEvenPrice.currency.fractionDigits, rule: .down), floor.isPositive
    else { return "" }
    let price = bound(breakEvenPrice)
    return capitalized
      ? localized("Worth it at %1$s or less", price)
      : localized("worth it at %1$s or less", price)
  }
}

extension String {
  /// Marked as approximate, because a density was used.
  func approximately(_ isApproximate: Bool) -> String { isApproximate ? "≈ " + self : self }
}
