import PackOptimizer
import PerModel
import PerShopping
import PerText
import PerWords

// The sentences that rows, the form's preview and copied text share.
extension Formatter {
  /// "+14%" or "about the same".
  func difference(of rank: Rank, sign: Bool) -> String {
    if rank.isAboutTheSame { return localized("about the same") }
    guard let excess = rank.excess else { return beyondPercentages(rank) }
    return percent(excess, sign: sign)
  }

  /// What is said instead of a percentage if the best is free, or the difference is beyond exact
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

  /// "€1 buys 873 ml · same value at €2.01 · €0.28 more than the best".
  func figures(
    of rank: Rank, for product: Product, by pricing: Pricing, boughtIn unit: PerModel.Unit?
  ) -> String {
    var parts = [moneyBuys(of: rank, for: product, by: pricing, in: unit)]
    if !rank.isBest {
      parts.append(breakEvenPrice(of: rank, for: product, by: pricing, capitalized: false))
      parts.append(saving(of: rank, for: product, by: pricing))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: factSeparator)
  }

  /// "€1 buys 873 ml", "free"; empty where nothing can be said.
  ///
  /// - Parameter unit: the unit of the amount; `nil` for one that suits the pack.
  func moneyBuys(
    of rank: Rank, for product: Product, by pricing: Pricing, in unit: PerModel.Unit? = nil
  ) -> String {
    guard let quantity = product.quantity, let content = try? pricing.content(of: product) else {
      return ""
    }
    if rank.unitPrice.isFree { return localized("free") }
    guard let bought = rank.unitPrice.smallSumBuys else { return "" }
    let (kind, countName) = (content.measure.kind, content.measure.countName)
    let near = quantity.unit.kind == kind ? quantity.unit : Self.unit(for: content)
    let text =
      if kind == .count, let part = part(bought, of: countName) {
        part
      } else if let unit, unit.kind == kind {
        amount(bought, in: unit, of: countName)
      } else {
        amount(bought, kind: kind, near: near, of: countName)
      }
    // Translators: how much a small sum buys: "€1 buys 873 ml", "¥100 buys 526 g".
    return localized("%1$s buys %2$s", wholePrice(.smallSum(rank.unitPrice.currency)), text)
  }

  /// A unit for a content that is not measured like its pack.
  private static func unit(for content: Content) -> PerModel.Unit {
    switch content.measure.kind {
    case .mass: .gram
    case .volume: .milliliter
    case .energy: .kilowattHour
    default: content.measure.kind.baseUnit
    }
  }

  /// "€0.28 more than the best": the excess over the price at which a pack would be as good; empty if less than the
  /// smallest payable amount.
  func saving(of rank: Rank, for product: Product, by pricing: Pricing) -> String {
    guard let saving = shownSaving(of: rank, for: product, by: pricing) else { return "" }
    return localized("%1$s more than the best", rounded(saving))
  }

  /// What is shown as the saving: the difference of the two prices as they are shown, so that it can be
  /// checked.
  private func shownSaving(of rank: Rank, for product: Product, by pricing: Pricing) -> Money? {
    guard let saving = try? pricing.saving(on: product, at: rank.best),
      let exact = try? saving.amount.rounded(fractionDigits: saving.currency.fractionDigits),
      exact.isPositive
    else { return nil }
    guard let bound = shownBreakEvenPrice(of: rank, for: product, by: pricing),
      let paid = try? pricing.payment(for: product).perPack.rounded(
        fractionDigits: saving.currency.fractionDigits),
      let difference = try? paid - bound.amount
    else { return saving }
    return Money(difference, saving.currency)
  }

  /// "same value at €2.01": the highest price that can be paid without being worse off than
  /// with the best.
  func breakEvenPrice(
    of rank: Rank, for product: Product, by pricing: Pricing, capitalized: Bool
  ) -> String {
    guard let bound = shownBreakEvenPrice(of: rank, for: product, by: pricing) else { return "" }
    let price = rounded(bound)
    return capitalized
      ? localized("Same value at %1$s", price)
      : localized("same value at %1$s", price)
  }

  /// The price at which a product would be as good as the best, for display. Rounded down: a cent more would not be
  /// worth it. `nil` if it is 0, which is no use as advice.
  func shownBreakEvenPrice(of rank: Rank, for product: Product, by pricing: Pricing) -> Money? {
    guard let exact = try? pricing.breakEvenPrice(of: product, at: rank.best),
      let bound = try? exact.amount.rounded(
        fractionDigits: exact.currency.fractionDigits, rule: .down),
      bound.isPositive
    else { return nil }
    return Money(bound, exact.currency)
  }
}

extension Formatter {
  /// "6 × 330 ml for €4.99"; a line never ends within the quantity.
  func unbrokenOffer(of product: Product, by pricing: Pricing) -> String {
    let offer = offer(of: product, by: pricing)
    guard let quantity = product.quantity.map({ self.quantity($0) }), !quantity.isEmpty else {
      return offer
    }
    return offer.replacing(quantity, with: quantity.onOneLine).keepingNumbers
  }
}

extension Formatter {
  /// "No. A-123"; empty if it is not known.
  func articleNumber(of product: Product) -> String {
    let number = product.articleNumber
    // Translators: the number of an article or a device that is no barcode: "No. A-123".
    return number.isEmpty ? "" : localized("No. %1$s", number)
  }
}

extension String {
  /// Marked as approximate, because a density was used.
  func approximately(_ isApproximate: Bool) -> String { isApproximate ? "≈ " + self : self }
}

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

  /// "the cheapest packs save €1.20" on the need, compared with packs of one product only; empty if they save nothing.
  func saving(
    of mix: Result<ProductMix, MixError>?, over product: Product, by pricing: Pricing
  ) -> String {
    shownSaving(of: mix, over: product, by: pricing).map {
      // Translators: how much less the cheapest packs for a need cost than packs of this product.
      localized("the cheapest packs save %1$s", $0)
    } ?? ""
  }

  /// "€1.20 less than Rolled Oats".
  func saving(
    of mix: Result<ProductMix, MixError>?, overNamed product: Product, by pricing: Pricing
  ) -> String {
    shownSaving(of: mix, over: product, by: pricing).map {
      localized("%1$s less than %2$s", $0, shortName(displayName(of: product)))
    } ?? ""
  }

  /// The difference of the two costs as they are shown, so that it can be checked.
  private func shownSaving(
    of mix: Result<ProductMix, MixError>?, over product: Product, by pricing: Pricing
  ) -> String? {
    let digits = pricing.currency.fractionDigits
    guard case .success(let cheapest)? = mix, case .success(let own)? = pricing.covering(product),
      let more = try? own.cost.rounded(fractionDigits: digits),
      let less = try? cheapest.cost.rounded(fractionDigits: digits),
      let saving = try? more - less, saving.isPositive
    else { return nil }
    return rounded(Money(saving, pricing.currency))
  }

  /// "over the limit of 2", where so few packs cannot cover the need; else empty.
  func limit(_ product: Product, by pricing: Pricing) -> String {
    guard let limit = product.terms.limit,
      case .failure(.limitTooLow) = pricing.covering(product)
    else { return "" }
    return localized("over the limit of %1$s", integer(limit))
  }

  /// "Cheapest for 10 l: 3 × Cola and 1 × Cola Zero for €12.34, 0.5 l left".
  func cheapest(
    _ result: Result<ProductMix, MixError>, by pricing: Pricing, names: (Product.ID) -> String
  ) -> String {
    guard let need = pricing.settings.need else { return "" }
    let wanted = self.need(need)
    switch result {
    case .success(let mix):
      let price = rounded(Money(mix.cost, pricing.currency))
      let left = left(mix, need, by: pricing)
      let list = packs(of: mix, names: names)
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

  /// "3 × Cola, 1 × Cola Zero".
  func packs(of mix: ProductMix, names: (Product.ID) -> String) -> String {
    mix.purchases.map { purchase in
      // Translators: a number of packs of a product: "3 × Cola".
      localized("%1$s × %2$s", integer(purchase.packs), names(purchase.offer))
    }.joined(separator: listSeparator)
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

// What is in the basket.
extension Formatter {
  /// "in the basket", "2 × in the basket"; empty if it is not.
  func basket(_ product: Product, by pricing: Pricing) -> String {
    switch pricing.packsInBasket(of: product) {
    case 0: ""
    case 1: localized("in the basket")
    // Translators: how many packs of a product are in the basket: "2 × in the basket".
    case let count: localized("%1$s × in the basket", integer(count))
    }
  }
}
