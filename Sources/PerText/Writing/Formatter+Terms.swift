import PerModel

extension Formatter {
  /// One term in few words: "deposit €0.25", "80% used"; empty where it is not said.
  public func term(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    switch term {
    case .loyaltyPrice:
      guard let price = terms.loyaltyPrice else { return "" }
      return localized("with card %1$s", self.price(Money(price, currency)))
    case .coupon:
      guard let coupon = terms.coupon else { return "" }
      let off = reduction(of: coupon, in: currency)
      return coupon.isPerPack
        ? localized("coupon %1$s per pack", off) : localized("coupon %1$s", off)
    case .deposit:
      guard let deposit = terms.deposit else { return "" }
      return localized("deposit %1$s", price(Money(deposit, currency)))
    case .tax: return terms.tax.map(tax) ?? ""
    case .shipping:
      guard let shipping = terms.shipping else { return "" }
      if shipping.amount.isZero { return localized("free shipping") }
      let cost = price(Money(shipping.amount, currency))
      return shipping.isPerPack
        ? localized("shipping %1$s per pack", cost) : localized("shipping %1$s", cost)
    case .drained:
      guard let drained = terms.drained else { return "" }
      return localized("%1$s drained", quantity(drained))
    case .usableShare:
      guard let share = terms.usableShare else { return "" }
      return localized("%1$s used", percentInFull(share))
    case .packCount:
      guard let count = terms.packCount else { return "" }
      return localized(
        one: "%1$s pack bought", other: "%1$s packs bought", count: count, integer(count))
    case .limit:
      guard let limit = terms.limit else { return "" }
      return localized("limit %1$s", integer(limit))
    case .strength: return terms.strength.map(strength) ?? ""
    case .density:
      guard let density = terms.density else { return "" }
      return localized("density %1$s", self.density(density))
    }
  }

  /// "+19% tax", "tax included".
  public func tax(_ tax: Tax) -> String {
    if !tax.isIncluded { return localized("plus %1$s tax", percentInFull(tax.rate)) }
    return tax.rate.isZero
      ? localized("tax included") : localized("%1$s tax included", percentInFull(tax.rate))
  }

  /// "0.92 kg/l": what a table says of a food to three digits, whatever was typed in full.
  public func density(_ density: Density) -> String {
    let exact = density.kilogramsPerLiter.exactFractionDigits.map { $0 <= 4 } ?? false
    let value =
      exact
      ? density.kilogramsPerLiter
      : (try? density.kilogramsPerLiter.rounded(fractionDigits: 3)) ?? density.kilogramsPerLiter
    return localized("%1$s kg/l", plainNumber(value))
  }

  /// "40% alcohol", "20 g protein per 100 g", "40 washes".
  public func strength(_ strength: Strength) -> String {
    let name = substance(strength.name)
    switch strength.amount {
    case .share(let share):
      // Translators: how much of something is inside: "40% alcohol".
      return localized(context: "strength", "%1$s %2$s", percentInFull(share), name)
    case .per(let inner, let outer):
      let amount = amount(inner, of: strength.name)
      // Translators: "20 g protein per 100 g", "400 mg ibuprofen per tablet".
      return outer.unit == .item && outer.amount == .one && outer.packs.isEmpty
        ? localized(
          context: "strength", "%1$s per %2$s", amount,
          outer.countName.map(CountWords.one) ?? CountWords.piece(isPlural: false))
        : localized(context: "strength", "%1$s per %2$s", amount, quantity(outer))
    case .inPack(let inner): return localized("%1$s per pack", amount(inner, of: strength.name))
    }
  }

  /// "20 g protein"; a count says itself what it is of.
  private func amount(_ quantity: Quantity, of name: Strength.Substance) -> String {
    let amount = self.quantity(quantity)
    return quantity.countName != nil || name.id == quantity.unit.kind.rawValue
      ? amount : localized(context: "strength", "%1$s %2$s", amount, substance(name))
  }

  /// What is inside, in the person's words where the program knows it.
  public func substance(_ name: Strength.Substance) -> String {
    switch name.id {
    case "alcohol": localized(context: "substance", "alcohol")
    case "protein": localized(context: "substance", "protein")
    case "caffeine": localized(context: "substance", "caffeine")
    case "cocoa": localized(context: "substance", "cocoa")
    case "ply": localized(context: "substance", "plies")
    case "wash": localized(context: "substance", "washes")
    default: name.id
    }
  }

  private func reduction(of coupon: Coupon, in currency: Currency) -> String {
    switch coupon.reduction {
    case .amount(let amount): price(Money(amount, currency))
    case .percent(let part): percentInFull(part)
    }
  }

  /// A term for its entry and for files: what `TermReader` reads as the same. Its words are English,
  /// whatever the language of the person, because readers know no translations.
  public func editable(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    func money(_ amount: Rational?) -> String {
      amount.map { editable(Money($0, currency)) } ?? ""
    }
    switch term {
    case .loyaltyPrice: return money(terms.loyaltyPrice)
    case .deposit: return money(terms.deposit)
    case .coupon:
      guard let coupon = terms.coupon else { return "" }
      let off: String
      switch coupon.reduction {
      case .amount(let amount): off = money(amount)
      case .percent(let part): off = editablePercent(part)
      }
      return coupon.isPerPack ? off + " per pack" : off
    case .tax:
      guard let tax = terms.tax else { return "" }
      if !tax.isIncluded { return editablePercent(tax.rate) }
      return tax.rate.isZero
        ? "included" : editablePercent(tax.rate) + " included"
    case .shipping:
      guard let shipping = terms.shipping else { return "" }
      let cost = money(shipping.amount)
      return shipping.isPerPack ? cost + " per pack" : cost
    case .drained: return terms.drained.map { editable($0, withUnit: true) } ?? ""
    case .usableShare: return terms.usableShare.map(editablePercent) ?? ""
    case .packCount: return terms.packCount.map { editable(Rational($0)) } ?? ""
    case .limit: return terms.limit.map { editable(Rational($0)) } ?? ""
    case .strength: return terms.strength.map(editableStrength) ?? ""
    case .density:
      guard let density = terms.density else { return "" }
      if let food = FoodDensity.all.first(where: { $0.density == density }) { return food.food }
      return editable(density.kilogramsPerLiter)
    }
  }

  /// A tax for its entry, such as that of a comparison.
  public func editablePercent(_ part: Rational) -> String {
    let hundredfold = (try? part * 100) ?? part
    return editable(hundredfold) + "%"
  }

  private func editableStrength(_ strength: Strength) -> String {
    let name = strength.name.id
    switch strength.amount {
    case .share(let share): return "\(editablePercent(share)) \(name)"
    case .per(let inner, let outer):
      let amount = editable(inner, named: name)
      if outer.unit == .item, outer.countName == nil, outer.amount == .one, outer.packs.isEmpty {
        return "\(amount) each"
      }
      return "\(amount) / \(editable(outer, withUnit: true))"
    case .inPack(let inner): return editable(inner, named: name)
    }
  }

  private func editable(_ quantity: Quantity, named name: String) -> String {
    let text = editable(quantity, withUnit: true)
    return quantity.countName != nil || name == quantity.unit.kind.rawValue
      ? text : "\(text) \(name)"
  }
}
