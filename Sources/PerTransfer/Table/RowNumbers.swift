/// A first column that numbers the rows, whatever its heading may be short for: "L" above 1, 2, 3 are no liters.
enum RowNumbers {
  static func leaveOut(_ headings: inout [TableHeading], _ contents: [ColumnContent]) {
    // A drawn table has nothing before its first line.
    guard let first = contents.firstIndex(where: { $0.count > 0 }), headings.count > 1,
      contents[first].isNumbering || contents[first].isSequence
    else { return }
    let heading = headings[first]
    let isLetter = heading.senses.isEmpty && heading.text.count { $0.isLetter } == 1
    guard
      contents[first].isNumbering && (isLetter || heading.has(.number) && !heading.saysPacks)
        || contents[first].isSequence && !heading.unknown.isEmpty && heading.saysHowMuch
    else { return }
    headings[first].becomeNoPart()
  }
}

extension TableHeading {
  /// Whether it counts packs or pieces in words of its own: "No. of packs".
  fileprivate var saysPacks: Bool { has(.count) || has(.packs) || has(.quantity) }
}
