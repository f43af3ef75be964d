import PerModel
import PerText

/// Finds headings and meanings of the columns of rows.
struct GuessedTable {
  let rows: [[String]]
  let separator: FieldSeparator
  let texts: ProductTexts

  /// The best layout and its score; `nil` if the rows are not a table.
  func best() -> (layout: TableLayout, score: Int)? {
    if let own = own() { return own }
    if let header = headerRow() { return table(below: header) }
    return withoutHeadings()
  }

  /// The layout of rows whose first has the headings.
  func layoutBelowFirst() -> TableLayout? {
    rows.first.flatMap { table(below: Header(above: 0, texts: $0)) }?.layout
  }

  /// The table that the program writes, which says all that it means.
  private func own() -> (layout: TableLayout, score: Int)? {
    let written = TableColumn.written.map(\.rawValue)
    guard let first = rows.first, first.count >= written.count, first.starts(with: written) else {
      return nil
    }
    var columns: [TableColumn?] = TableColumn.written
    while columns.count < first.count { columns.append(nil) }
    var layout = TableLayout(separator: separator, hasHeader: true, columns: columns)
    layout.isOwn = true
    layout.reasons = columns.map { _ in .noPartOfProduct }
    return (layout, LayoutScore.own)
  }

  // MARK: Headings

  /// Where the headings stand, and what they are.
  struct Header {
    /// How many rows stand above them.
    var above: Int
    /// In how many rows they stand.
    var height = 1
    var texts: [String]
    /// The stores above blocks of columns; empty if none.
    var groups: [String] = []
  }

  private func headerRow() -> Header? {
    var best: (row: Int, known: Int)?
    for (index, row) in rows.prefix(TableLimit.rowsAbove).enumerated()
    where isHeading(row) || isSizeHeading(row, at: index) {
      let headings = row.map { TableHeading($0, texts: texts) }
      let known = headings.filter(\.isKnown).count
      let isEnough =
        known > 1
        || known == 1
          && headings.contains { heading in
            [.price, .quantity, .unitPrice, .salePrice, .formerPrice].contains {
              heading.scores[$0] ?? 0 >= HeadingScore.telling
            }
          }
      guard isEnough, row.count > 1, known > best?.known ?? 0 else { continue }
      best = (index, known)
    }
    if let best {
      return withUnits(completed(Header(above: best.row, texts: rows[best.row])))
    }
    return structuralHeader().map { withUnits(completed($0)) }
  }

  /// Whether no cell of a row is a value.
  private func isHeading(_ row: [String]) -> Bool {
    let cells = row.filter { !$0.isEmpty }
    guard cells.count >= 1, Set(cells).count * 2 >= cells.count || cells.count > 2 else {
      return false
    }
    // "01/2026" and "02/2026" may stand above prices; a day of a row stands alone.
    let months = cells.filter { MonthHeading($0, for: texts.locale) != nil }
    // "Price 2025" and "Price 2026"
    let years = cells.filter { YearColumns.year(in: $0) != nil }
    var values = 0
    for cell in cells where cell.contains(where: \.isDigit) {
      if Set(years).count > 1, years.contains(cell), !texts.facts(of: cell).hasCents { continue }
      if months.count > 1, months.contains(cell) { continue }
      let facts = texts.facts(of: cell)
      if facts.isNumber || facts.isPrice || facts.isSize || facts.isDate || facts.isBarcode
        || facts.isPercentage
      {
        // "2024" and "100 g" can be headings, "2.99" not.
        if cells.count >= TableLimit.headingsWithValue, !facts.hasCents, !facts.hasCurrency {
          values += 1
        } else {
          return false
        }
      }
    }
    return values * TableLimit.valuesInHeadings <= cells.count
  }

  /// "Coffee, 8 oz, 1 lb" above prices.
  private func isSizeHeading(_ row: [String], at index: Int) -> Bool {
    let sizes = row.indices.filter { column in
      row[column].contains(where: \.isDigit) && texts.facts(of: row[column]).isMeasure
    }
    guard sizes.count > 1, sizes.count < row.count,
      row.indices.allSatisfy({ sizes.contains($0) || !row[$0].contains(where: \.isNumber) })
    else { return false }
    let below = rows.dropFirst(index + 1).filter { $0.count == row.count && !isRule($0) }
    return !below.isEmpty
      && below.allSatisfy { cells in
        sizes.allSatisfy { column in
          let facts = texts.facts(of: cells[column])
          return ColumnContent.isBlank(cells[column]) || facts.isPrice && !facts.isSize
        }
      }
  }

  /// Whether a text with numbers may stand above a column: "Price (1 kg)", "Rema 1000".
  private func mayBeHeading(_ text: String) -> Bool {
    text.contains("(") || text.contains("/") || text.first?.isLetter == true
      || MonthHeading(text, for: texts.locale) != nil
  }

  /// A first row of words above columns of values, in whatever language.
  private func structuralHeader() -> Header? {
    // Markdown has a line before the first column and behind the last.
    let edges = separator == .pipe ? 2 : 0
    for (index, row) in rows.prefix(TableLimit.rowsAboveUnknown).enumerated() {
      guard row.count > 1, row.filter({ !$0.isEmpty }).count >= max(2, row.count - 1 - edges) else {
        continue
      }
      guard
        row.allSatisfy({ !$0.contains(where: \.isNumber) || mayBeHeading($0) }),
        row.first?.contains(where: \.isNumber) == false, isHeading(row)
      else { return nil }
      let below = rows.dropFirst(index + 1).filter { $0.count >= row.count && !isRule($0) }
      guard !below.isEmpty else { return nil }
      let hasValues = row.indices.contains { column in
        let cells = below.map { $0[column] }.filter { !ColumnContent.isBlank($0) }
        let values = cells.filter { cell in
          guard cell.contains(where: \.isNumber) else { return false }
          let facts = texts.facts(of: cell)
          return facts.isNumber || facts.isPrice || facts.isSize || facts.isBarcode
        }
        return !cells.isEmpty
          && ColumnShare.reaches(ColumnShare.mostly, values.count, of: cells.count)
      }
      return hasValues ? Header(above: index, texts: row) : nil
    }
    return nil
  }

  /// Two rows of headings; one heading of the upper row spans several of the lower one.
  private func completed(_ header: Header) -> Header {
    var header = header
    func span(_ row: [String], to width: Int) -> [String] {
      var last = ""
      return (0..<width).map { index in
        if index < row.count, !row[index].isEmpty { last = row[index] }
        return last
      }
    }
    // The stores stand above.
    if header.above > 0 {
      let upper = rows[header.above - 1]
      let filled = upper.filter { !$0.isEmpty }
      if filled.count >= 2, isHeading(upper),
        filled.count < header.texts.filter({ !$0.isEmpty }).count
      {
        let spans = span(upper, to: header.texts.count)
        let keys = header.texts.map { HeadingText.tokens(of: $0).joined(separator: " ") }
        if Set(keys).count < keys.count {
          header.groups = spans
        } else {
          header.texts = joined(spans, header.texts)
        }
        header.above -= 1
        header.height = 2
        return header
      }
    }
    // Or the second row says more: "Price" above "regular" and "sale".
    let next = header.above + 1
    guard next + 1 < rows.count, header.texts.contains(""), isHeading(rows[next]),
      rows[next].allSatisfy({ !$0.contains(where: \.isNumber) }),
      rows[next].filter({ !$0.isEmpty }).count >= 2,
      rows[next].contains(where: { TableHeading($0, texts: texts).isKnown })
    else { return header }
    let width = max(header.texts.count, rows[next].count)
    let spans = span(header.texts, to: width)
    let lower = rows[next] + Array(repeating: "", count: width - min(width, rows[next].count))
    let keys = lower.map { HeadingText.tokens(of: $0).joined(separator: " ") }.filter {
      !$0.isEmpty
    }
    if Set(keys).count < keys.count {
      header.groups = zip(spans, lower).map { $1.isEmpty ? "" : $0 }
      header.texts = (0..<width).map {
        lower[$0].isEmpty ? (header.texts.indices.contains($0) ? header.texts[$0] : "") : lower[$0]
      }
    } else {
      let both = joined(spans, lower)
      header.texts = (0..<width).map { index in
        lower[index].isEmpty
          ? (header.texts.indices.contains(index) ? header.texts[index] : "") : both[index]
      }
    }
    header.height = 2
    return header
  }

  /// A row of units below the headings: "g", "€", "€/kg".
  private func withUnits(_ header: Header) -> Header {
    let next = header.above + header.height
    guard next + 1 < rows.count, rows[next].count <= header.texts.count else { return header }
    let units = rows[next]
    let said = units.filter { !$0.isEmpty }
    guard said.count >= 2, said.count < units.count || said.count == header.texts.count,
      said.allSatisfy(isMeasure)
    else { return header }
    var header = header
    for (column, unit) in units.enumerated() where !unit.isEmpty {
      let bare = unit.filter { !"()[]".contains($0) }
      header.texts[column] += " (\(bare))"
    }
    header.height += 1
    return header
  }

  /// "g", "€", "€/kg", "(ml)"
  private func isMeasure(_ text: String) -> Bool {
    let parts = text.filter { !"()[] ".contains($0) }.split(separator: "/").map(String.init)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { texts.unit(named: $0) != nil || texts.currency(named: $0) != nil }
  }

  private func table(below header: Header) -> (layout: TableLayout, score: Int)? {
    let width = header.texts.count
    let body = rows.dropFirst(header.above + header.height).filter { !isRule($0) }
    let fitting = body.filter { $0.count == width || $0.dropFirst(width).allSatisfy(\.isEmpty) }
    let height = max(TableLimit.fewRows, min(TableLimit.rows, TableLimit.cells / width))
    let sample = fitting.prefix(height).map { row in
      Array(row.prefix(width)) + Array(repeating: "", count: max(0, width - row.count))
    }
    let assignment = ColumnAssignment(header, sample, separator, texts)
    guard let found = assignment.best() else { return nil }
    // The right separator gives the same number of fields in every row.
    let share = body.isEmpty ? 100 : fitting.count * 100 / body.count
    return (found.layout, found.score * max(share, LayoutScore.leastShare) / 100)
  }

  /// "|---|---|" and other drawn lines.
  private func isRule(_ row: [String]) -> Bool { TableRecord.isRule(row) }

  // MARK: Without headings

  private func withoutHeadings() -> (layout: TableLayout, score: Int)? {
    let body = rows.filter { !isRule($0) }
    guard !body.isEmpty else { return nil }
    var widths: [Int: Int] = [:]
    for row in body { widths[row.count, default: 0] += 1 }
    guard let width = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key, width > 1
    else { return nil }
    let usual = body.filter { $0.count == width }
    guard ColumnShare.reaches(ColumnShare.nearlyAll, usual.count, of: body.count) else {
      return nil
    }
    let header = Header(above: 0, height: 0, texts: Array(repeating: "", count: width))
    guard let found = ColumnAssignment(header, Array(usual), separator, texts).best(),
      found.layout.columns.contains(.name)
    else { return nil }
    let has = { (column: TableColumn) in found.layout.columns.contains(column) }
    guard has(.price) || has(.quantity) || has(.unitPrice) else { return nil }
    return found
  }
}
