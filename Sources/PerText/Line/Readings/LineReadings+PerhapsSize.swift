import PerModel

// What may be the size or the model of a thing as well as how much there is.
extension LineReadings {
  /// "T-shirt 3 L", "501 L" of jeans, "2850 m" of a printer: part of the name, or an amount, which then costs what
  /// this returns.
  func addPerhapsSize(_ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch) -> LineCost? {
    if kind == nil, sizedPieces(stretch) != nil { return .sizeOrAmount }
    guard stretch.count == 2, kind == nil, read.packs.isEmpty, read.amount.isInteger,
      stretch.first.contains(.whole), saysBareLetter(stretch), stretch.start > 0,
      words.has(.letter, stretch.start - 1), !words.has(.digit, stretch.start - 1)
    else { return nil }
    let isModel =
      unit == .liter
      ? LineLimit.sizesOfShirts.contains(read.amount) && namesGoods(.clothing)
        || isOdd(read.amount, from: LineLimit.manyLiters)
      : unit == .meter && isOdd(read.amount, from: LineLimit.manyMeters)
    guard isModel else { return nil }
    add(.name, stretch.words)
    return .sizeOrAmount
  }

  /// Whether a number is large and not round: tanks have 500 l, and yarn 1000 m.
  private func isOdd(_ number: Rational, from least: Rational) -> Bool {
    number >= least && (try? number / least * 2)?.isInteger != true
  }
}
