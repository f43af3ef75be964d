import PerModel
import PerText

/// Tables of ropes, cables and tapes, whose length is how much there is.
enum SoldByLength {
  /// The column of the lengths, where no other says how much there is. A sofa's is given in centimeters.
  static func column(
    _ headings: [TableHeading], _ contents: [ColumnContent], _ rows: [[String]],
    _ texts: ProductTexts
  ) -> Int? {
    guard
      !headings.indices.contains(where: { column in
        headings[column].scores[.quantity] ?? 0 >= HeadingScore.possible
          && (contents[column].measures >= ColumnShare.some || !headings[column].unit.isEmpty
            || headings[column].measured != nil)
      })
    else { return nil }
    return headings.indices.first { column in
      guard headings[column].has(.length), contents[column].quantities >= ColumnShare.mostly else {
        return false
      }
      let unit = headings[column].unit
      return rows.allSatisfy { row in
        ColumnContent.isBlank(row[column])
          || isLong(unit.isEmpty ? row[column] : row[column] + " " + unit, texts)
      }
    }
  }

  private static func isLong(_ text: String, _ texts: ProductTexts) -> Bool {
    let unit = (try? texts.readers.quantity.read(text))?.unit
    return unit != nil && units.contains(unit)
  }

  private static let units: Set = [
    PerModel.Unit(id: "meter"), PerModel.Unit(id: "foot"), PerModel.Unit(id: "yard"),
  ]
}
