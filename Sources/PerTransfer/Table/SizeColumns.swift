import PerModel
import PerText

/// Several size columns, where each row fills one: grams for weighed goods, milliliters for liquids, and pieces for
/// counted things.
enum SizeColumns {
  /// The columns, weights first; empty if rows state the amount in a single column, or several times.
  static func alternatives(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ rows: [[String]],
    _ texts: ProductTexts
  ) -> [Int] {
    let found = headings.indices.compactMap { column -> (column: Int, kind: PerModel.Unit.Kind)? in
      guard contents[column].numbers >= ColumnShare.mostly,
        let kind = kind(of: headings[column], texts)
      else { return nil }
      return (column, kind)
    }
    let measured = found.filter { $0.kind != .count }
    guard measured.count > 0, found.count > 1, Set(found.map(\.kind)).count == found.count else {
      return []
    }
    let filled = rows.map { row in found.count { !ColumnContent.isBlank(row[$0.column]) } }
    let said = filled.count { $0 > 0 }
    guard said > 1,
      ColumnShare.reaches(ColumnShare.threeQuarters, filled.count { $0 == 1 }, of: said),
      found.allSatisfy({
        ColumnShare.reaches(ColumnShare.few, contents[$0.column].blanks, of: said)
      })
    else { return [] }
    let order: [PerModel.Unit.Kind] = [.mass, .volume, .length, .area, .count]
    return order.compactMap { kind in found.first { $0.kind == kind }?.column }
  }

  private static func kind(
    of heading: TableHeading, _ texts: ProductTexts
  ) -> PerModel.Unit.Kind? {
    guard !heading.isOfMoney else { return nil }
    if !heading.unit.isEmpty { return texts.kind(ofUnit: heading.unit) }
    let counts = (heading.scores[.packs] ?? 0) >= HeadingScore.clear && heading.has(.count)
    return counts ? .count : nil
  }
}
