import PerText

/// The same prices of several years side by side: "Price 2025" and "Price 2026". Those of the last year are today's.
enum YearColumns {
  /// The year in a heading; `nil` where it has none, or several.
  static func year(in heading: String) -> Int? {
    let years = heading.split { !$0.isNumber }.compactMap { MonthHeading.year(String($0)) }
    return years.count == 1 ? years.first : nil
  }

  /// Makes the prices of earlier years give way to those of the last one.
  static func apply(to headings: inout [TableHeading], _ contents: [ColumnContent]) {
    var groups: [String: [(column: Int, year: Int)]] = [:]
    for column in headings.indices where contents[column].prices >= ColumnShare.mostly {
      let heading = headings[column]
      guard let year = year(in: heading.text), !MonthHeading.isMonth(heading.text) else { continue }
      // One of them may say the currency of all.
      let words =
        heading.senses.map(\.rawValue) + [heading.per]
        + heading.unknown.filter { $0 != String(year) }
      let key = words.filter { !$0.isEmpty }.joined(separator: " ")
      groups[key, default: []].append((column, year))
    }
    for (words, columns) in groups where Set(columns.map(\.year)).count == columns.count {
      guard columns.count > 1, words.isEmpty || headings[columns[0].column].isOfMoney,
        let last = columns.max(by: { $0.year < $1.year })?.column
      else { continue }
      let meaning = headings[last].likeliest ?? .price
      for (column, _) in columns where column != last {
        headings[column].scores = [meaning: HeadingScore.unlikely]
      }
      if words.isEmpty { headings[last].scores = [.price: HeadingScore.probable] }
    }
  }
}
