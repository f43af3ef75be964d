import PerModel

// Prices with a sign of the till before them.
extension LineReadings {
  /// "YOGURT 1500G *89,50", "КЕФИР 900Г =84.99": tills of some countries put a sign before the price at the end. After
  /// pieces and weights a star or "x" may multiply, too: "10 Stk x 1,99".
  func addMarkedPrice(_ index: Int) {
    guard index > 0, let sign = words.bytes(index).first else { return }
    let isAlone = words.has(.times, index) && words.words[index].range.count == 1
    let isStar = sign == UInt8(ascii: "*")
    guard isAlone || isStar || sign == UInt8(ascii: "=") else { return }
    let last = isAlone ? index + 1 : index
    guard
      last + 1 == words.count
        || last + 2 == words.count && isLoneCurrency(last + 1)
          && !words.anyHas([.slash, .per], last + 1)
    else { return }
    let one = isAlone || isStar ? unitOfTimes(index - 1) : nil
    if isAlone ? one == nil : isStar && words.anyHas([.whole, .plainDecimal], index - 1) { return }
    var number = words.range(last..<last + 1)
    if !isAlone { number = number.lowerBound + 1..<number.upperBound }
    guard NumberForm(words.bytes(at: number)) == .cents,
      let read = try? reader.prices.read(words.lent(at: number)), !read.isSum
    else { return }
    let span = index..<words.count
    // "900Г =84.99" is read as the price of the amount.
    if !isStar, !isAlone,
      all.contains(where: { $0.fact == .unitPrice && $0.words.upperBound > index })
    {
      return raiseNameCost(index, to: .leftoverPrice)
    }
    add(.price(read), span, .centsPrice, leftover: .leftoverPrice)
    guard let one else { return }
    let unit = words.range(index - 1..<index)
    add(.unitPrice(Self.price(read, per: one, number, unit)), span, .centsPrice)
  }

  /// What a price behind "1,250 KG" or "10 Stk" is as well for: a kilogram, or a piece.
  private func unitOfTimes(_ index: Int) -> Quantity? {
    guard let unit = words.words[index].meaning.unit else {
      return words.has(.count, index) ? try? Quantity(.one, .item) : nil
    }
    if unit.kind == .count { return try? Quantity(.one, .item) }
    guard unit.kind == .mass, unit != .gram,
      case let number = words.has(.digit, index) ? index : index - 1, number >= 0,
      words.lent(number..<number + 1).contains(anyOf: ".,")
    else { return nil }
    return try? Quantity(.one, unit)
  }
}
