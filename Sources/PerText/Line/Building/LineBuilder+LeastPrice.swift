import PerModel

// What no pack costs.
extension LineBuilder {
  /// The other meaning of "24 x 0,5 l 389,-": that one of them costs so much; `nil` where each may cost its share.
  var ofOneOfPack: ReadLine? {
    guard let price = line.price?.value, let quantity = line.quantity, line.pieces == nil,
      !quantity.value.packs.isEmpty, quantity.value.unit?.kind != .count, !line.isUnitPrice,
      let least = LeastPrice.ofPack(in: price.currency ?? currency),
      case let count = Rational(quantity.value.packCount), let all = quantity.value.thousandths,
      let each = try? all / count, each >= LeastPrice.amount,
      let whole = try? least * count, price.amount < whole,
      vetoed(.tinyPrice, at: quantity.range)
    else { return nil }
    var other = line
    other.quantity = .init(
      value: ReadQuantity(amount: quantity.value.amount, unit: quantity.value.unit),
      range: quantity.range)
    return other
  }
}
