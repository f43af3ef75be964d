import PerModel
import PerText

/// Two columns of one size, as of pounds and ounces: 12 and 8 are 12 lb 8 oz.
enum Addend {
  /// The column of the smaller unit; `nil` where no two columns belong together.
  static func column(
    _ headings: [TableHeading], _ rows: [[String]], _ style: NumberStyle, _ texts: ProductTexts
  ) -> Int? {
    let units = headings.map { unit(of: $0, texts) }
    for (large, unit) in units.enumerated() {
      guard let unit else { continue }
      let small = units.indices.first { column in
        guard let other = units[column], other.kind == unit.kind, other.factor < unit.factor,
          headings[column].senses == headings[large].senses,
          headings[column].unknown == headings[large].unknown,
          // Ounces and grams side by side say the same.
          let most = try? unit.factor / other.factor, most.isInteger
        else { return false }
        return areParts(rows.map { ($0[large], $0[column]) }, most, style, texts)
      }
      if let small { return small }
    }
    return nil
  }

  private static func unit(of heading: TableHeading, _ texts: ProductTexts) -> PerModel.Unit? {
    guard !heading.unit.isEmpty, heading.scores[.quantity] != nil else { return nil }
    return (try? texts.readers.quantity.read("1 " + heading.unit))?.unit
  }

  /// Whether whole numbers stand beside what is less than one of them; else both columns say the same.
  private static func areParts(
    _ pairs: [(whole: String, part: String)], _ most: Rational, _ style: NumberStyle,
    _ texts: ProductTexts
  ) -> Bool {
    var isAny = false
    for (whole, part) in pairs {
      if !ColumnContent.isBlank(whole), Int(whole) == nil { return false }
      if ColumnContent.isBlank(part) { continue }
      guard let amount = texts.readPrice(style.usual(part))?.amount, amount < most else {
        return false
      }
      if !amount.isZero, let whole = Int(whole), whole > 0 { isAny = true }
    }
    return isAny
  }

  /// Both as one text; those that say nothing are left out.
  static func text(_ parts: [(amount: String, unit: String)]) -> String {
    parts.filter { part in
      !ColumnContent.isBlank(part.amount) && part.amount.contains { $0.isNumber && $0 != "0" }
    }.map { $0.amount.contains(where: \.isLetter) ? $0.amount : "\($0.amount) \($0.unit)" }
      .joined(separator: " ")
  }
}
