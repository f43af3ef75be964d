import PerModel
import PerText

/// Columns that give the weight of a parcel: what a shop sends weighs more than the name says.
enum ShippingWeights {
  /// Leaves out weights that are above the sizes in the names, in every row and by no more than packaging weighs.
  static func leaveOut(
    _ headings: inout [TableHeading], _ rows: [[String]], _ texts: ProductTexts
  ) {
    guard let name = headings.firstIndex(where: { $0.likeliest == .name }),
      let weight = headings.firstIndex(where: {
        $0.measured == .mass && !$0.unit.isEmpty && $0.has(.weight)
      })
    else { return }
    let filled = rows.prefix(TableLimit.rows).filter {
      !ColumnContent.isBlank($0[name]) && !ColumnContent.isBlank($0[weight])
    }
    let heavier = filled.filter {
      isHeavier($0[weight] + " " + headings[weight].unit, than: $0[name], texts)
    }
    // A name or two may say nothing.
    guard heavier.count > 2,
      ColumnShare.reaches(ColumnShare.mostly, heavier.count, of: filled.count)
    else { return }
    headings[weight].becomeNoPart()
  }

  private static func isHeavier(
    _ weight: String, than name: String, _ texts: ProductTexts
  ) -> Bool {
    guard let whole = try? texts.readers.quantity.read(weight).counted(in: 0..<0),
      name.contains(where: \.isNumber), let size = texts.nameReading(name, price: nil)?.quantity,
      size.unit.kind == .mass || size.unit.kind == .volume,
      let ratio = try? whole.total / size.total
    else { return false }
    return ratio > 1 && ratio < TableFigure.parcel
  }
}
