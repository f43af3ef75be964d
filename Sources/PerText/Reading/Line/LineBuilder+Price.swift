import PerModel

// What is paid, where the line says what a unit costs.
extension LineBuilder {
  /// With the price worked out where the line says what a unit costs.
  func priced() -> [LineMeaning] {
    guard let unitPrice = line.unitPrice else { return [finished()] }
    var builder = self
    guard let quantity = line.quantity else {
      if line.price.map({ isNear($0.value.amount, unitPrice.value.price.amount) }) == true {
        builder.line.quantity = .init(
          value: unitPrice.value.quantity, range: unitPrice.value.quantityRange)
      } else if line.price == nil {
        let unit = unitPrice.value
        builder.line.price = .init(value: unit.price, range: unit.priceRange)
        builder.line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
        builder.line.isUnitPrice = true
      } else {
        // Nothing tells how much the price is for.
        builder.leftovers.append((words.words(in: unitPrice.range), nil))
      }
      return [builder.finished()]
    }
    if let price = line.price {
      if contradicts(unitPrice.value, quantity.value, price.value.amount) {
        builder.leftovers.append((words.words(in: unitPrice.range), nil))
        builder.line.problem = .contradiction
      }
      return [builder.finished()]
    }
    return builder.workedOut(unitPrice, quantity)
  }

  func workedOut(
    _ unitPrice: ReadLine.Part<ReadUnitPrice>, _ quantity: ReadLine.Part<ReadQuantity>
  ) -> [LineMeaning] {
    let unit = unitPrice.value
    var paid = self
    paid.line.price = .init(value: unit.price, range: unitPrice.range)
    if unit.quantity.unit?.kind == .count {
      // "3.49 each" is about the pack, but where it holds several perhaps about one of them.
      let pieces = quantity.value.packs.first ?? quantity.value.wholeCount ?? 1
      guard pieces > 1, let product = product(unit.price, Rational(pieces)) else {
        return [paid.finished()]
      }
      var all = self
      all.line.price = .init(value: product, range: unitPrice.range)
      return [paid.finished(), all.finished()]
    }
    if unit.quantity.unit?.kind == quantity.value.unit?.kind {
      guard let one = unit.quantity.total, let whole = quantity.value.total,
        let share = try? whole / one, let product = product(unit.price, share)
      else { return [finished()] }
      paid.line.price = .init(value: product, range: unitPrice.range)
      return [paid.finished()]
    }
    if quantity.value.unit?.kind == .count {
      // "4 pieces 12.90/kg": nothing says what they weigh.
      paid.line.pieces = quantity
      paid.line.price = .init(value: unit.price, range: unit.priceRange)
      paid.line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
      paid.line.isUnitPrice = true
      return [paid.finished()]
    }
    paid.line.price = nil
    paid.leftovers.append((words.words(in: unitPrice.range), nil))
    paid.line.problem = .contradiction
    return [paid.finished()]
  }

  func product(_ price: ReadPrice, _ factor: Rational) -> ReadPrice? {
    guard let amount = try? price.amount * factor else { return nil }
    return ReadPrice(
      amount: amount, currency: price.currency, isSum: true, wasAmbiguous: price.wasAmbiguous)
  }

  /// Whether a price per unit says something else than quantity and price, up to rounding.
  func contradicts(_ unit: ReadUnitPrice, _ quantity: ReadQuantity, _ price: Rational)
    -> Bool
  {
    if unit.quantity.unit?.kind == .count {
      let pieces = quantity.packs.first ?? quantity.wholeCount ?? 1
      return !isNear(unit.price.amount, price)
        && !((try? unit.price.amount * Rational(pieces)).map { isNear($0, price) } ?? true)
    }
    guard unit.quantity.unit?.kind == quantity.unit?.kind else {
      return quantity.unit?.kind != .count
    }
    guard let one = unit.quantity.total, let whole = quantity.total,
      let share = try? whole / one, let said = try? unit.price.amount * share
    else { return true }
    // The unit price is rounded to its last digit, and that of a small unit may be a few cents.
    let rounding = (try? share / 200) ?? .zero
    return !isNear(said, price) && ((try? (said - price).magnitude > rounding) ?? true)
  }

  func isNear(_ one: Rational, _ other: Rational) -> Bool {
    guard let difference = try? (one - other).magnitude * 100 else { return false }
    return difference <= other
  }
}
