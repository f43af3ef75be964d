import PerText

/// Columns that say how large things are by a number, and not how much there is: nappies of size 3.
enum SizeClasses {
  /// Leaves out small whole numbers without a unit below "Size" where another column counts the pieces.
  static func leaveOut(
    _ headings: inout [TableHeading], _ contents: [ColumnContent], _ rows: [[String]]
  ) {
    guard !headings.contains(where: { $0.has(.unit) && !$0.isOfMoney }) else { return }
    for column in headings.indices {
      let heading = headings[column]
      guard heading.has(.size), !heading.has(.count), !heading.has(.packs), !heading.has(.quantity),
        heading.unit.isEmpty, contents[column].integers >= ColumnShare.nearlyAll,
        rows.allSatisfy({
          Int($0[column]).map { $0 <= TableFigure.sizeClass } ?? $0[column].isEmpty
        }),
        headings.indices.contains(where: { other in
          other != column && headings[other].has(.count)
            && contents[other].integers >= ColumnShare.mostly && headings[other].unit.isEmpty
        })
      else { continue }
      headings[column].becomeNoPart()
    }
  }
}
