import PerModel
import PerText

// Prices of a single one, beside how many there are.
extension RowWeighing {
  /// Whether the heading says that the price is that of a single one.
  var isPriceOfOne: Bool { detailOfPrice.isOfOne && detailOfPrice.per.isEmpty || isPerPiece }

  /// "Price per piece", "€/bottle"
  private var isPerPiece: Bool { texts.kind(ofUnit: detailOfPrice.per) == .count }

  private var hasPrice: Bool { text(.price) != nil || text(.salePrice) != nil }

  private var detailOfPrice: ColumnDetail { detail(hasPrice ? .price : .unitPrice) }

  /// Takes one of several that are counted, where the price is that of one.
  mutating func countOne() {
    guard isPriceOfOne, !detail(.price).isTotal, name == nil, let size = sizes.first,
      sizes.count == 1, size.unit.kind == .count, size.packs.isEmpty, size.amount > .one,
      let count = Int(exactly: size.amount.numerator), size.amount.isInteger
    else { return }
    let isBare = (text(.packs) ?? text(.quantity)).map(NumberStyle.isNumber) ?? false
    // A pack may be one of several, or hold them all, and so may what is sold as "10 pieces".
    if isBare, !UnitWords.holdsPacks(detailOfPrice.per),
      let one = try? Quantity(.one, size.unit, of: size.countName)
    {
      sizes = [one]
    } else if hasPrice || detailOfPrice.per.isEmpty {
      made.doubt(.eachOrAll(count), hasPrice ? .price : .unitPrice)
    }
  }
}
