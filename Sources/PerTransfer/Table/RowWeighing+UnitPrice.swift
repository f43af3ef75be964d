import PerModel
import PerText

// Prices of units, which stand for a price or confirm one.
extension RowWeighing {
  /// "3.50/kg" in the column of prices, and a unit price without a price.
  mutating func priceByUnit() throws(CellProblem) {
    if made.product.price != nil, made.product.quantity == nil, made.product.deal == nil {
      try takeUnitPrice()
    }
    guard made.product.price == nil else { return }
    // "2/$7" in the column of prices
    if case .total? = made.product.deal?.kind { return }
    for column in [TableColumn.price, .unitPrice] {
      guard let text = text(column) else { continue }
      let read = try price(text, column)
      let detail = detail(column)
      let per = read.per ?? (detail.per.isEmpty ? nil : self.per(detail.per))
      let value = ReadPrice(amount: read.money.amount, currency: read.money.currency, per: per)
      do throws(ReadingError) {
        var quantity = made.product.quantity
        if per == nil, column == .unitPrice, let size = quantity, size.unit.kind == .count,
          size.packs.isEmpty, self.text(.quantity).map(NumberStyle.isNumber) ?? true
        {
          // What one of them costs.
          quantity = try? Quantity(.one, size.unit, of: size.countName)
        }
        let priced = try value.priced(quantity)
        made.product.price = Money(priced.price, read.money.currency)
        made.product.quantity = priced.quantity
        made.product.terms.pricedPer = priced.per
      } catch {
        throw CellProblem(column, text, error)
      }
      return
    }
  }

  /// Where nothing says how much there is, the price of a unit says all that can be compared.
  private mutating func takeUnitPrice() throws(CellProblem) {
    guard let text = text(.unitPrice) else { return }
    let read = try price(text, .unitPrice)
    let stated = detail(.unitPrice).per
    guard let per = read.per ?? (stated.isEmpty ? nil : self.per(stated)), !read.money.amount.isZero
    else { return }
    // "Aktion €/kg" beside "€/kg"
    let sale = detail(.salePrice).per.isEmpty ? nil : made.product.price
    made.product.price = read.money
    made.product.quantity = per
    made.product.terms.pricedPer = per
    if let sale, sale.currency == read.money.currency, sale.amount < read.money.amount,
      let off = try? read.money.amount - sale.amount
    {
      made.product.deal = Deal(.amountOff(off))
    }
  }

  /// What a price is for: "kg", "100 g".
  private func per(_ text: String) -> Quantity? {
    let text = text.contains(where: \.isDigit) ? text : "1 " + text
    return try? texts.readers.quantity.read(text).counted(in: 0..<0)
  }

  /// Looks which reading agrees with the stated price of a unit.
  mutating func confirm() {
    guard let text = text(.unitPrice), text != cells[.price] || layout.details.isEmpty == false,
      made.product.terms.pricedPer == nil, let paid = made.product.price, !sizes.isEmpty,
      let stated = try? price(text, .unitPrice), !stated.money.amount.isZero,
      stated.money.currency == paid.currency
    else { return }
    let header = detail(.unitPrice)
    let per = stated.per ?? (header.per.isEmpty ? nil : self.per(header.per))
    var prices = [paid.amount]
    if case .amountOff(let off)? = made.product.deal?.kind, let now = try? paid.amount - off {
      prices.insert(now, at: 0)
    }
    if let loyalty = made.product.terms.loyaltyPrice { prices.append(loyalty) }
    let digits = NumberStyle.fractionDigits(in: text)
    for price in prices {
      let agreeing = sizes.filter { agrees(price, $0, stated.money.amount, digits, per) }
      guard let size = agreeing.first else { continue }
      made.product.quantity = size
      if case .eachOrAll = made.doubt { made.doubt = nil }
      if case .unit = made.doubt {
        // 500 g and 500 ml cost the same per unit.
        if agreeing.count > 1 { return }
        made.doubt = nil
      }
      made.isConfirmed = true
      return
    }
    // The price of one, and one is bought.
    if stated.money == paid, per == nil || per?.unit.kind == .count {
      made.isConfirmed = true
      return
    }
    made.doubt(.unitPrice(String(text.prefix(100))), .unitPrice)
  }

  private func agrees(
    _ price: Rational, _ size: Quantity, _ stated: Rational, _ digits: Int, _ per: Quantity?
  ) -> Bool {
    let references: [Rational]
    if let per, per.measure.isComparable(with: size.measure) || per.unit.kind == size.unit.kind {
      references = [per.total]
    } else if let per, per.unit.kind != .count, size.unit.kind == .count {
      return false
    } else {
      // "Ft/kg, Ft/l": the first unit above does not hold for all that is below.
      references = Self.references(of: size)
    }
    return references.contains { reference in
      guard let computed = try? price * reference / size.total,
        let difference = try? (computed < stated ? stated - computed : computed - stated),
        // The unit price is rounded or cut off, and so is the price.
        var slack = try? Rational(1, over: Self.power(digits))
      else { return false }
      if let share = try? computed / TableFigure.unitPrice, digits > 0, share > slack {
        slack = share
      }
      return difference <= slack
    }
  }

  private static func power(_ digits: Int) -> Int128 {
    (0..<min(digits, TableFigure.decimals)).reduce(1) { result, _ in result * 10 }
  }

  /// What a unit price without a unit may be for.
  private static func references(of size: Quantity) -> [Rational] {
    var references: [Rational] = [size.unit.factor]
    switch size.unit.kind {
    case .mass:
      references += [PerModel.Unit.kilogram, .pound, .ounce].map(\.factor)
      if let hundred = try? PerModel.Unit.gram.factor * 100 { references.append(hundred) }
    case .volume:
      references += [PerModel.Unit.liter, .fluidOunce].map(\.factor)
      if let hundred = try? PerModel.Unit.milliliter.factor * 100 { references.append(hundred) }
    default: references.append(.one)
    }
    // The price of one of several packs.
    if !size.packs.isEmpty, let one = try? size.amount * size.unit.factor { references.append(one) }
    if let count = size.packs.first, let one = try? size.total / Rational(count) {
      references.append(one)
    }
    return references
  }
}
