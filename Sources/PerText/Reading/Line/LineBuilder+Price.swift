import PerModel

// What is paid, where the line says what a unit costs.
extension LineBuilder {
  /// Adds the meaning, with the price worked out where the line says what a unit costs.
  mutating func addPriced(to meanings: inout [LineMeaning]) {
    guard let unitPrice = line.unitPrice else { return finish(&meanings) }
    guard let quantity = line.quantity else {
      if line.price.map({ isNear($0.value.amount, unitPrice.value.price.amount) }) == true {
        line.quantity = .init(
          value: unitPrice.value.quantity, range: unitPrice.value.quantityRange)
      } else if line.price == nil {
        let unit = unitPrice.value
        line.price = .init(value: unit.price, range: unit.priceRange)
        line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
        line.isUnitPrice = true
      } else {
        // Nothing tells how much the price is for.
        leftovers.append((words.words(in: unitPrice.range), nil))
      }
      return finish(&meanings)
    }
    if let price = line.price {
      if contradicts(unitPrice.value, quantity.value, price.value.amount) {
        leftovers.append((words.words(in: unitPrice.range), nil))
        line.problem = .contradiction
      }
      return finish(&meanings)
    }
    workOut(unitPrice, quantity, &meanings)
  }

  private mutating func workOut(
    _ unitPrice: ReadLine.Part<ReadUnitPrice>, _ quantity: ReadLine.Part<ReadQuantity>,
    _ meanings: inout [LineMeaning]
  ) {
    let unit = unitPrice.value
    switch unit.quantity.unit?.kind {
    case .count:
      // "3.49 each" is about the pack, but where it holds several perhaps about one of them.
      let pieces = quantity.value.packs.first ?? quantity.value.wholeCount ?? 1
      var all = self
      line.price = .init(value: unit.price, range: unitPrice.range)
      guard pieces > 1, let product = product(unit.price, Rational(pieces)) else {
        return finish(&meanings)
      }
      all.line.price = .init(value: product, range: unitPrice.range)
      finish(&meanings)
      return all.finish(&meanings)
    case quantity.value.unit?.kind:
      if let one = unit.quantity.total, let whole = quantity.value.total,
        let share = try? whole / one, let product = product(unit.price, share)
      {
        line.price = .init(value: product, range: unitPrice.range)
      }
    case _ where quantity.value.unit?.kind == .count:
      // "4 pieces 12.90/kg": nothing says what they weigh.
      line.pieces = quantity
      line.price = .init(value: unit.price, range: unit.priceRange)
      line.quantity = .init(value: unit.quantity, range: unit.quantityRange)
      line.isUnitPrice = true
    default:
      leftovers.append((words.words(in: unitPrice.range), nil))
      line.problem = .contradiction
    }
    finish(&meanings)
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
