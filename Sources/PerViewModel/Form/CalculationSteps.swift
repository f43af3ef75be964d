import PerModel
import PerShopping
import PerText

/// How the figures of a product are worked out, in numbers.
struct CalculationSteps {
  let product: Product
  let rank: Rank
  let pricing: Pricing
  let reference: ReferenceUnit
  let formatter: Formatter

  init(
    _ product: Product, _ rank: Rank, by pricing: Pricing, per reference: ReferenceUnit,
    using formatter: Formatter
  ) {
    self.product = product
    self.rank = rank
    self.pricing = pricing
    self.reference = reference
    self.formatter = formatter
  }

  /// A line for each figure.
  var text: String {
    [unitPrice, excess, moneyBuys, breakEvenPrice, saving, need].filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  /// "€4.99 × 2 ÷ (3 × 1 l) = €3.33/l".
  private var unitPrice: String {
    guard let payment = try? pricing.payment(for: product), let quantity = product.quantity
    else { return "" }
    return
      "\(paid(payment)) ÷ \(content(quantity, packs: payment.packs)) = \(written(rank.unitPrice))"
  }

  /// "10 l: 5 packs for €9.16, nothing left".
  private var need: String { formatter.covering(product, by: pricing) }

  // MARK: What is paid

  private func paid(_ payment: Payment) -> String {
    var parts = [goods(payment)]
    for adjustment in payment.adjustments {
      let sign = adjustment.amount.isNegative ? "−" : "+"
      let name = Term(adjustment.term).noun
      parts.append("\(sign) \(money(adjustment.amount.magnitude)) \(name)")
    }
    if pricing.settings.includesDeposit, payment.deposit.isPositive {
      parts.append("+ \(money(payment.deposit)) \(Term.deposit.noun)")
    }
    let sum = parts.joined(separator: " ")
    return parts.count > 1 ? "(\(sum))" : sum
  }

  /// What the packs cost, in the terms of the deal if that is short.
  private func goods(_ payment: Payment) -> String {
    let each = pricing.priceEach(of: product)
    let packs = payment.packs
    if let deal = product.deal, packs >= deal.minimumCount,
      let text = goods(deal, each: each, groups: packs / deal.groupSize, packs: packs),
      payment.goods != (try? (each ?? .zero) * Rational(packs))
    {
      return text
    }
    guard let each, payment.goods == (try? each * Rational(packs)) else {
      return money(payment.goods)
    }
    return packs == 1 ? money(each) : "\(money(each)) × \(formatter.integer(packs))"
  }

  private func goods(_ deal: Deal, each: Rational?, groups: Int, packs: Int) -> String? {
    let rest = packs - groups * deal.groupSize
    if case .total(_, let price) = deal.kind {
      return sum([times(money(price), groups), each.map { times(money($0), rest) } ?? ""])
    }
    if case .each(_, let price) = deal.kind { return times(money(price), packs) }
    if case .proRata(let count, let price) = deal.kind {
      return times("\(money(price)) ÷ \(formatter.integer(count))", packs)
    }
    guard let each else { return nil }
    let full = money(each)
    /// Some at the full price, and some at a part of it.
    func split(_ reduced: Int, _ part: Rational) -> String {
      let share = part.isZero ? "" : times("\(full) × \(formatter.percentInFull(part))", reduced)
      return sum([times(full, packs - reduced), share])
    }
    switch deal.kind {
    case .payFor(let taken, let paid): return times(full, packs - groups * (taken - paid))
    case .percentOff(let part):
      guard let left = try? .one - part else { return nil }
      return times("\(full) × \(formatter.percentInFull(left))", packs)
    case .amountOff(let amount):
      return amount < each ? times("(\(full) − \(money(amount)))", packs) : nil
    case .groupOff(_, let amount):
      guard let off = try? amount * Rational(groups), let all = try? each * Rational(packs),
        off <= all
      else { return nil }
      return "(\(times(full, packs)) − \(times(money(amount), groups)))"
    case .nthPrice(_, let price):
      guard price < each else { return nil }
      return sum([times(full, packs - groups), times(money(price), groups)])
    case .nth(_, let part): return split(groups, part)
    case .buyGet(_, let given, let part): return split(groups * given, part)
    case .total, .each, .proRata: return nil
    }
  }

  private func times(_ price: String, _ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: price
    default: "\(price) × \(formatter.integer(count))"
    }
  }

  private func sum(_ parts: [String]) -> String {
    let parts = parts.filter { !$0.isEmpty }
    return parts.count > 1 ? "(\(parts.joined(separator: " + ")))" : parts.first ?? ""
  }

  // MARK: What the packs hold

  private func content(_ quantity: Quantity, packs: Int) -> String {
    let terms = product.terms
    var net = formatter.quantity(quantity)
    if let drained = terms.drained {
      let packs = drained.packs.isEmpty ? quantity.packs : []
      net = packs.map { formatter.integer($0) + " × " }.joined() + formatter.quantity(drained)
    }
    var factors = packs > 1 ? [formatter.integer(packs)] : []
    factors.append(net)
    if let share = terms.usableShare { factors.append(formatter.percentInFull(share)) }
    if let basis = pricing.settings.basis, let strength = terms.strength(of: basis) {
      switch strength.amount {
      case .share(let share): factors.append(formatter.percentInFull(share))
      case .per(let inner, let outer):
        factors.append("\(formatter.quantity(inner)) / \(formatter.quantity(outer))")
      case .inPack(let inner):
        factors = (packs > 1 ? [formatter.integer(packs)] : []) + [formatter.quantity(inner)]
      }
    }
    let text = factors.joined(separator: " × ")
    if (try? pricing.content(of: product))?.isApproximate == true, let density = terms.density {
      let sign = pricing.measure?.kind == .mass ? "×" : "÷"
      return "(\(text) \(sign) \(formatter.density(density)))"
    }
    return factors.count > 1 || !quantity.packs.isEmpty ? "(\(text))" : text
  }

  // MARK: The other figures

  /// "€3.33/l ÷ €1.90/l − 1 = 75% more".
  private var excess: String {
    guard !rank.isBest, rank.excess != nil else { return "" }
    return "\(written(rank.unitPrice)) ÷ \(written(rank.best)) − 1 = "
      + formatter.spokenDifference(of: rank)
  }

  private var moneyBuys: String {
    let figure = formatter.moneyBuys(of: rank, for: product, by: pricing)
    guard !figure.isEmpty, !rank.unitPrice.isFree else { return "" }
    let sum = formatter.wholePrice(.smallSum(rank.unitPrice.currency))
    return "\(sum) ÷ \(written(rank.unitPrice)): \(figure)"
  }

  private var breakEvenPrice: String {
    guard !rank.isBest,
      let breakEvenPrice = try? pricing.breakEvenPrice(of: product, at: rank.best),
      let quantity = product.quantity
    else { return "" }
    let amount = content(quantity, packs: 1)
    let figure = formatter.breakEvenPrice(of: rank, for: product, by: pricing, capitalized: false)
    guard !figure.isEmpty else { return "" }
    return "\(written(rank.best)) × \(amount) = \(formatter.price(breakEvenPrice)): \(figure)"
  }

  private var saving: String {
    guard !rank.isBest, let payment = try? pricing.payment(for: product),
      let breakEvenPrice = try? pricing.breakEvenPrice(of: product, at: rank.best)
    else { return "" }
    let figure = formatter.saving(of: rank, for: product, by: pricing)
    guard !figure.isEmpty else { return "" }
    let shown = formatter.shownBreakEvenPrice(of: rank, for: product, by: pricing)
    return
      "\(formatter.rounded(payment.pricePerPack)) − "
      + "\(shown.map(formatter.rounded) ?? formatter.price(breakEvenPrice)): \(figure)"
  }

  private func written(_ unitPrice: UnitPrice) -> String {
    formatter.unitPrice(
      unitPrice, per: reference, of: pricing.measure?.countName,
      besides: [rank.unitPrice, rank.best])
  }

  private func money(_ amount: Rational) -> String {
    formatter.price(Money(amount, rank.unitPrice.currency))
  }
}
