import PerModel
import PerText

/// Guesses the layout of a table from its first lines.
struct LayoutGuess {
  let texts: ProductTexts
  let limits: TransferLimits
  /// What the columns mean, if known.
  var columns: [TableColumn?]?

  typealias Line = (bytes: [UInt8], number: Int)

  /// The layout of the lines; a list where no separator makes a table of them.
  func layout(of sample: [Line]) -> TableLayout {
    var layout = columnLayout(of: sample)
    let separator = layout.separator.map { Character(Unicode.Scalar($0.byte)) }
    // The last line may be cut off.
    let rows = sample.map { line -> [String] in
      let text = String(decoding: line.bytes, as: UTF8.self)
      guard let separator, layout.starts.isEmpty else { return [text.trimmed] }
      return text.split(separator: separator, omittingEmptySubsequences: false)
        .map { String($0).trimmed }
    }
    layout.hasStoresAbove =
      layout.hasHeader ? hasStores(rows, layout) : StoreSections.areAbove(rows)
    return layout
  }

  /// Whether stores stand above their products, with the headings once more below each.
  private func hasStores(_ rows: [[String]], _ layout: TableLayout) -> Bool {
    let rows = rows.filter { row in row.contains { !$0.isEmpty } }
    guard layout.blocks.isEmpty, layout.rowsAbove > 0, rows.indices.contains(layout.rowsAbove)
    else { return false }
    let headings = rows[layout.rowsAbove]
    guard rows.count(where: { $0 == headings }) > 1 else { return false }
    // A title may stand above the first store.
    return StoreSections.areAbove(
      rows.dropFirst(layout.rowsAbove - 1)
        .filter { $0 != headings && RowSeparation(layout, $0).omission != .sum })
  }

  private func columnLayout(of sample: [Line]) -> TableLayout {
    if let named = separatorLine(sample) {
      var layout = candidate(of: Array(sample.dropFirst()), named)?.layout
      layout?.rowsAbove += 1
      return layout ?? .list
    }
    var best: (layout: TableLayout, score: Int)?
    for separator in FieldSeparator.allCases {
      guard let found = candidate(of: sample, separator) else { continue }
      // The first of equally good ones counts: tabs and semicolons are rarely part of a text.
      if found.score > best?.score ?? .min { best = found }
    }
    if let columns {
      var layout = best?.layout ?? TableLayout(separator: usualSeparator(sample))
      layout.assign(columns)
      return layout
    }
    guard let best = best?.layout, !isRatherList(best, sample) else { return .list }
    return best
  }

  /// The first separator that is in every line.
  private func usualSeparator(_ sample: [Line]) -> FieldSeparator {
    let lines = sample.filter { !$0.bytes.isEmpty }
    return [.tab, .semicolon, .pipe, .tilde, .comma].first { separator in
      lines.allSatisfy { $0.bytes.contains(separator.byte) }
    } ?? .comma
  }

  /// "sep=;", which spreadsheets write.
  private func separatorLine(_ sample: [Line]) -> FieldSeparator? {
    let mark = "sep="
    guard let first = sample.first?.bytes, first.count == mark.utf8.count + 1 else {
      return nil
    }
    let text = String(decoding: first, as: UTF8.self)
    guard text.lowercased().hasPrefix(mark) else { return nil }
    return FieldSeparator(rawValue: String(text.suffix(1)))
  }

  /// Whether the lines say more when read whole: "Flour 1 kg, 1.10" is not a table of names and prices, and the comma
  /// of "1,10 €" separates no columns. People do not type tabs: if they separate more than a text and its price, the
  /// rows come from a table.
  private func isRatherList(_ layout: TableLayout, _ sample: [Line]) -> Bool {
    guard !layout.hasHeader, let separator = layout.separator else { return false }
    let lines = sample.prefix(TableLimit.linesOfList).map(\.bytes).filter {
      $0.contains { $0 > 0x20 }
    }
    if separator == .tab, layout.columns.contains(.price),
      lines.allSatisfy({ $0.split(separator: separator.byte).count > 2 })
    {
      return false
    }
    let isWholeTable = layout.columns.contains(.price) && layout.columns.contains(.quantity)
    if isWholeTable, !lines.allSatisfy({ partsDigits($0, separator) }) { return false }
    let whole = lines.filter { line in
      let reading = texts.read(line: String(decoding: line, as: UTF8.self))
      return reading.problem == nil && !reading.isNameless && reading.product.price != nil
        && reading.product.quantity != nil
    }
    return ColumnShare.reaches(ColumnShare.nearlyAll, whole.count, of: lines.count)
  }

  /// Whether the separator stands between two digits, as in a number.
  private func partsDigits(_ line: [UInt8], _ separator: FieldSeparator) -> Bool {
    let digits: ClosedRange<UInt8> = 0x30...0x39
    return line.indices.dropFirst().dropLast().contains {
      line[$0] == separator.byte && digits.contains(line[$0 - 1]) && digits.contains(line[$0 + 1])
    }
  }

  /// The best layout with a separator, and how much speaks for it.
  private func candidate(
    of sample: [Line], _ separator: FieldSeparator
  ) -> (layout: TableLayout, score: Int)? {
    if separator == .blanks {
      let lines = sample.map(\.bytes)
      let headed = FixedColumns.headedStarts(of: lines) {
        TableHeading($0, texts: texts).isKnown
      }
      var best: (layout: TableLayout, score: Int)?
      for starts in (FixedColumns.starts(of: lines).map { [$0] } ?? []) + headed {
        guard let found = candidate(of: sample, separator, starts) else { continue }
        if found.score > best?.score ?? .min { best = found }
      }
      return best
    }
    guard sample.contains(where: { $0.bytes.contains(separator.byte) }) else { return nil }
    return candidate(of: sample, separator, [])
  }

  /// - Parameter starts: where the columns begin, if blanks separate them.
  private func candidate(
    of sample: [Line], _ separator: FieldSeparator, _ starts: [Int]
  ) -> (layout: TableLayout, score: Int)? {
    let records = TableRecords(
      nil, separator: separator, starts: starts, limits: limits, pending: sample[...])
    var rows: [[String]] = []
    // The last record may be cut off; what it lacks says nothing about the others.
    while rows.count < TableLimit.rows, let next = try? records.next() {
      if case .success(let record) = next {
        rows.append(record.fields.map { FormulaCell.armed($0.text) })
      }
    }
    let parted = rows.filter { $0.count > 1 }
    // A few commas are those of notes: "6 eggs, £1.80".
    guard !parted.isEmpty, separator != .comma || parted.count * 2 >= rows.count else { return nil }
    // What a person types is a list, whatever stands below each other by chance.
    guard var found = GuessedTable(rows: rows, separator: separator, texts: texts).best() else {
      return nil
    }
    guard separator != .blanks || found.layout.hasHeader else { return nil }
    found.layout.starts = starts
    return found
  }
}

extension TransferLimits {
  /// Throws where a line has more fields than a table may have: to look for products in it takes long.
  func refuseTooManyColumns(
    in sample: [(bytes: [UInt8], number: Int)]
  ) throws(TransferError) {
    for line in sample.prefix(TableLimit.linesToCount) where line.bytes.count > maximumColumns {
      for separator in FieldSeparator.allCases where separator != .blanks {
        let count = line.bytes.reduce(0) { $1 == separator.byte ? $0 + 1 : $0 }
        if count >= maximumColumns {
          throw TransferError(.tooManyColumns, at: TextPosition(line: line.number, column: 1))
        }
      }
    }
  }
}
