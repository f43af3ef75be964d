// Headings that span several others.
extension GuessedTable {
  /// The headings with those above them: "Price" above "regular". What stands above a regular price, a coupon and what
  /// is paid names these prices and no store, whatever the word.
  func joined(_ groups: [String], _ headings: [String]) -> [String] {
    let lower = headings.map { TableHeading($0, texts: texts) }
    let ofOnePrice = Set(groups).filter { group in
      Self.areOfOnePrice(lower.indices.filter { groups[$0] == group }.map { lower[$0] })
    }
    let isSingle = ofOnePrice.count == 1
    return headings.indices.map { index in
      let group = groups[index]
      if group.isEmpty { return headings[index] }
      let standsAlone =
        isSingle && ofOnePrice.contains(group)
        && (lower[index].has(.saving) || !TableHeading(group, texts: texts).isKnown)
      return standsAlone ? headings[index] : group + " " + headings[index]
    }
  }

  /// Whether headings say what was asked before, what is off and what is paid, or two of these.
  private static func areOfOnePrice(_ headings: [TableHeading]) -> Bool {
    let stages: [(TableHeading) -> Bool] = [
      { $0.has(.former) }, { $0.has(.saving) }, { $0.has(.sale) || $0.has(.paid) },
    ]
    return stages.count { stage in headings.contains { stage($0) } } > 1
  }
}
