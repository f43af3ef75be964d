import PerText

/// Counts beside sizes: "Qty pkg" above 12 beside "350 ml".
enum CountColumns {
  /// Says of a count beside a column of sizes that it may be that of packs: what has a size has no other quantity.
  static func apply(to headings: inout [TableHeading], _ contents: [ColumnContent]) {
    let sizes = headings.indices.filter {
      headings[$0].scores[.quantity] != nil && contents[$0].sizes >= ColumnShare.most
    }
    guard !sizes.isEmpty else { return }
    for column in headings.indices where !sizes.contains(column) {
      let content = contents[column]
      if content.integers >= ColumnShare.nearlyAll, !content.isNumbering {
        headings[column].becomeCountBesideSize()
      }
    }
  }
}

extension TableHeading {
  /// Says that it may count packs, where it speaks of a count and not of a weight.
  fileprivate mutating func becomeCountBesideSize() {
    guard scores[.quantity] != nil, scores[.packs] == nil, unit.isEmpty, measured == nil,
      has(.quantity) || has(.count)
    else { return }
    scores[.packs] = HeadingScore.quantityAsPacks - doubtOfUnknown
    // "Qty" counts what is bought, and "Qty pkg" what a pack holds.
    isPurchase = !has(.size)
  }
}
