import PerModel
import PerText

/// Reads a list of stores from a table whose headings say what stands below them.
struct StoreTable {
  /// What each column says of a store.
  private let columns: [HeadingSense?]
  /// The headings of columns that give no store anything.
  let leftOut: [String]
  private let records: TableRecords
  private let distance: (String, TextPosition) throws(TransferError) -> Quantity?
  private let limits: TransferLimits

  /// `nil` where the first line has no headings of such a table.
  ///
  /// - Parameter distance: reads a distance that stands in a place of the file.
  init?(
    _ chunks: TextChunks, limits: TransferLimits,
    distance: @escaping (String, TextPosition) throws(TransferError) -> Quantity?
  ) throws(TransferError) {
    let line = chunks.first.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    // JSON begins with a bracket.
    let first = line.first { $0 > 0x20 }
    guard line.count < TableLimit.headingsOfStores, first != UInt8(ascii: "["),
      first != UInt8(ascii: "{")
    else {
      return nil
    }
    var best: (separator: FieldSeparator, columns: [HeadingSense?])?
    for separator in FieldSeparator.allCases where separator != .blanks {
      let cells = line.split(separator: separator.byte, omittingEmptySubsequences: false)
      let columns = cells.map { Self.column(String(decoding: $0, as: UTF8.self)) }
      let known = columns.count { $0 != nil }
      if columns.contains(.name), known > best?.columns.count(where: { $0 != nil }) ?? 0 {
        best = (separator, columns)
      }
    }
    guard let best else { return nil }
    columns = best.columns
    records = TableRecords(
      TextLines(chunks, limits: limits), separator: best.separator, limits: limits, pending: [])
    (self.distance, self.limits) = (distance, limits)
    let headings = try records.next()?.get().fields.map(\.text) ?? []
    var seen: Set<HeadingSense> = []
    leftOut = zip(columns, headings).compactMap { column, heading in
      if let column, seen.insert(column).inserted { return nil }
      return heading.isEmpty ? nil : heading
    }
  }

  /// All stores. Throws what is wrong with a row.
  func stores() throws(TransferError) -> [Store] {
    var stores: [Store] = []
    while let next = try records.next() {
      let record = try next.get()
      guard stores.count < limits.maximumStores else {
        throw TransferError(.tooManyStores, at: TextPosition(line: record.line, column: 1))
      }
      stores.append(try store(record))
    }
    return stores
  }

  private func store(_ record: TableRecord) throws(TransferError) -> Store {
    var texts: [HeadingSense: String] = [:]
    var store = Store(name: "")
    for (column, field) in zip(columns, record.fields) {
      guard let column, !field.text.isEmpty, texts[column] == nil else { continue }
      guard field.text.utf8.count <= limits.maximumStoreTextLength else {
        throw TransferError(.tooLong, at: field.position)
      }
      texts[column] = FormulaCell.armed(field.text)
      if column == .distance { store.distance = try distance(field.text, field.position) }
    }
    guard let name = texts[.name] else {
      throw TransferError(
        .missingMember("name"), at: TextPosition(line: record.line, column: 1))
    }
    store.name = name
    store.address = texts[.address] ?? ""
    if store.address.isEmpty || texts[.city] != nil {
      var parts = AddressParts()
      parts.first = texts[.street] ?? store.address
      (parts.city, parts.state) = (texts[.city] ?? "", texts[.state] ?? "")
      parts.code = texts[.postalCode] ?? ""
      store.address = parts.lines
    }
    (store.phone, store.fax) = (texts[.phone] ?? "", texts[.fax] ?? "")
    (store.email, store.webPage) = (texts[.email] ?? "", texts[.webPage] ?? "")
    return store
  }

  private static func column(_ heading: String) -> HeadingSense? {
    let tokens = HeadingText.tokens(of: heading.filter { $0 != "\u{FEFF}" })
    let key = tokens.joined(separator: " ")
    let words = HeadingWords.ofStores
    if let column = words[key] ?? words[key.filter { $0 != " " }] { return column }
    let senses = HeadingWords.senses(of: key) ?? []
    return senses.contains(.store) || senses.contains(.name) ? .name : nil
  }
}
