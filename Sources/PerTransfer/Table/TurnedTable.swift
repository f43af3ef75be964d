import PerModel
import PerText

/// A table whose products stand side by side, one a column, with the meaning of each row at its beginning.
struct TurnedTable {
  let texts: ProductTexts
  let limits: TransferLimits

  /// The most rows that are taken for the headings of columns.
  private static let maximumRows = 40

  /// The same table with a row for each product, as comma-separated values; `nil` for any other file.
  func turned(_ bytes: [UInt8]) -> [UInt8]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var lines: [(bytes: [UInt8], number: Int)] = []
    for line in bytes.split(separator: 0x0A, maxSplits: Self.maximumRows) {
      guard lines.count < Self.maximumRows else { return nil }
      lines.append((line.last == 0x0D ? line.dropLast() : Array(line), lines.count + 1))
    }
    guard (2...Self.maximumRows).contains(lines.count) else { return nil }
    for separator in FieldSeparator.allCases where separator != .blanks {
      guard lines.allSatisfy({ $0.bytes.contains(separator.byte) }) else { continue }
      let records = TableRecords(nil, separator: separator, limits: limits, pending: lines[...])
      var rows: [[String]] = []
      while let next = try? records.next() {
        guard case .success(let record) = next else { return nil }
        rows.append(record.fields.map { FormulaCell.armed($0.text) })
      }
      rows.removeAll(where: TableRecord.isRule)
      let width = rows.map(\.count).max() ?? 0
      rows = rows.map { $0 + Array(repeating: "", count: width - $0.count) }
      if isTurned(rows) { return Self.text(rows) }
    }
    return nil
  }

  /// Whether the first cells are headings, beside which stand the values that they name, and the first row has none.
  private func isTurned(_ rows: [[String]]) -> Bool {
    guard let width = rows.first?.count, width > 2, rows.count > 1,
      rows.allSatisfy({ $0.count == width })
    else { return false }
    let above = rows[0].dropFirst().map { TableHeading($0, texts: texts) }
    let headings = rows.map { TableHeading($0[0], texts: texts) }
    let values = above.filter { heading in
      [.price, .quantity, .salePrice].contains { heading.scores[$0] ?? 0 >= HeadingScore.beside }
    }
    guard values.count * 2 < above.count,
      headings.dropFirst().allSatisfy(\.isKnown),
      headings[0].scores[.name] != nil || headings[0].scores[.brand] != nil
        || !headings[0].isKnown && !rows[0][0].contains(where: \.isNumber)
    else { return false }
    let contents = rows.map { ColumnContent(Array($0.dropFirst()), texts: texts) }
    func has(_ meanings: [TableColumn]) -> Bool {
      zip(headings, contents).dropFirst().contains { heading, content in
        meanings.contains {
          heading.scores[$0] ?? 0 >= HeadingScore.beside && content.score($0) > 0
        }
      }
    }
    return contents[0].words >= ColumnShare.mostly && has([.price, .salePrice, .unitPrice])
      && (rows.count > 2 ? has([.quantity, .packs]) : contents[0].score(.name) > 0)
  }

  private static func text(_ rows: [[String]]) -> [UInt8] {
    var text = ""
    for column in rows[0].indices {
      let cells = rows.map { "\"" + $0[column].replacing("\"", with: "\"\"") + "\"" }
      text += cells.joined(separator: ",") + "\n"
    }
    return Array(text.utf8)
  }
}
