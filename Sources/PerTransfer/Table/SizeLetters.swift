/// Letters for the sizes of clothes above prices: the "M" and "L" of "S, M, L" are no meters and liters.
enum SizeLetters {
  /// "XS", "M", "2XL"
  private static func isSize(_ text: String) -> Bool {
    text.utf8.count <= TableLimit.sizeOfClothes
      && ["S", "M", "L"].contains(text.drop { $0 == "X" || $0.isNumber })
  }

  static func apply(to headings: inout [TableHeading], _ contents: [ColumnContent]) {
    let found = headings.indices.filter {
      isSize(headings[$0].text) && contents[$0].prices >= ColumnShare.mostly
    }
    // Meters and liters alone may be two sizes of which each row has one.
    guard found.count > 1, found.count > 2 || found.contains(where: { !headings[$0].isUnit }),
      zip(found, found.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return }
    for column in found { headings[column].becomeUnknown() }
  }
}

extension TableHeading {
  /// Whether it is nothing but a unit.
  fileprivate var isUnit: Bool { senses.isEmpty && !unit.isEmpty }
}
