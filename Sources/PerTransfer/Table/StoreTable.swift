import PerModel
import PerText

/// Reads a list of stores from a table whose headings say what stands below them.
struct StoreTable {
  /// What each column says of a store.
  private let columns: [HeadingSense?]
  /// The headings of columns that give no store anything.
  let leftOut: [String]
  private let records: TableRecords
  /// The first line, where it has no headings.
  private let firstStore: TableRecord?
  private let distance: (String, TextPosition) throws(TransferError) -> Quantity?
  private let limits: TransferLimits

  /// `nil` where the first line has no headings of such a table, unless it is said what the columns mean.
  ///
  /// - Parameters:
  ///   - chosen: what the columns mean, where someone says so.
  ///   - distance: reads a distance that stands in a place of the file.
  init?(
    _ chunks: TextChunks, as chosen: [HeadingSense?]? = nil, limits: TransferLimits,
    distance: @escaping (String, TextPosition) throws(TransferError) -> Quantity?
  ) throws(TransferError) {
    let line = chunks.first.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    // JSON begins with a bracket.
    let start = line.first { $0 > 0x20 }
    guard line.count < TableLimit.headingsOfStores, start != UInt8(ascii: "["),
      start != UInt8(ascii: "{")
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
    guard let columns = chosen ?? best?.columns,
      let separator = best?.separator ?? chosen.map({ Self.separator(of: line, for: $0.count) })
    else { return nil }
    self.columns = columns
    records = TableRecords(
      TextLines(chunks, limits: limits), separator: separator, limits: limits, pending: [])
    (self.distance, self.limits) = (distance, limits)
    let first = try records.next()?.get()
    firstStore = best == nil ? first : nil
    let headings = first?.fields.map(\.text) ?? []
    if let chosen {
      leftOut = headings.dropFirst(chosen.count).filter { !$0.isEmpty }
      return
    }
    var seen: Set<HeadingSense> = []
    leftOut = zip(columns, headings).compactMap { column, heading in
      if let column, seen.insert(column).inserted { return nil }
      return heading.isEmpty ? nil : heading
    }
  }

  /// The sign that parts a line into as many cells as there are columns, or comes nearest to that.
  private static func separator(of line: ArraySlice<UInt8>, for count: Int) -> FieldSeparator {
    let distance = { (separator: FieldSeparator) in
      abs(line.split(separator: separator.byte, omittingEmptySubsequences: false).count - count)
    }
    return FieldSeparator.allCases.filter { $0 != .blanks }
      .min { distance($0) < distance($1) } ?? .comma
  }

  /// All stores. Throws what is wrong with a row.
  func stores() throws(TransferError) -> [Store] {
    var stores: [Store] = []
    var next = firstStore
    if next == nil { next = try records.next()?.get() }
    while let record = next {
      guard stores.count < limits.maximumStores else {
        throw TransferError(.tooManyStores, at: TextPosition(line: record.line, column: 1))
      }
      stores.append(try store(record))
      next = try records.next()?.get()
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
