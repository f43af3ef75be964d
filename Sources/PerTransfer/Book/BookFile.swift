import PerModel

/// Files that hold a price book.
public enum BookFile {
  /// The value of the member "format" in the first line of Per's own.
  public static let format = "io.github.perapp.Per.book"
  /// The newest version of the format.
  public static let version = 1

  /// What a file has.
  public enum Contents {
    case items(any BookItemReader)
    /// Not prices, but what barcodes stand for.
    case catalogue(FoodFactsLines)
  }

  /// A reader for the contents of a file: a price book that Per has written, the dump of Open Prices, a table of
  /// prices, the lists of chains, zipped or not, or the export of Open Food Facts.
  ///
  /// Throws if the file cannot be read or has another format.
  ///
  /// - Parameters:
  ///   - table: what a table leaves open.
  ///   - countries: where prices have to be seen; only Open Prices says that.
  ///   - locations: where prices of Open Prices were seen, for rows that only have a number for that.
  public static func open(
    _ source: ByteSource, table: BookTableOptions? = nil, countries: Set<String>? = nil,
    locations: OpenPricesLocations? = nil, limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> Contents {
    if let table, try source.begins(with: ZipEntries.start) {
      guard countries == nil else { throw TransferError(.noCountries) }
      return .items(ReadAheadItems(ZippedPrices(source, table, limits: limits)))
    }
    let chunks = try TextChunks(source, in: table?.texts.locale)
    if let table {
      let isList = ChainLists.recognizes(chunks.first)
      if isList || IsraeliPrices.recognizes(chunks.first) {
        guard countries == nil else { throw TransferError(.noCountries) }
        let reader: any BookItemReader =
          isList
          ? ChainLists(chunks, table, limits: limits)
          : IsraeliPrices(chunks, table, limits: limits)
        return .items(ReadAheadItems(reader))
      }
      if let isArray = JSONTable.foreignArray(chunks.first, options: table, limits) {
        guard countries == nil else { throw TransferError(.noCountries) }
        return .items(ReadAheadItems(try BookTable(chunks, isArray: isArray, table)))
      }
    }
    let lines = TextLines(chunks, limits: limits)
    guard let line = try lines.next() else { throw TransferError(.foreign) }
    let start = TextPosition(line: 1, column: 1)
    let first = line.first { $0 != 0x20 && $0 != 0x09 }
    if let table, let first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
      guard countries == nil else { throw TransferError(.noCountries, at: start) }
      if let catalogue = FoodFactsLines(lines, first: line, texts: table.texts) {
        return .catalogue(catalogue)
      }
      return .items(ReadAheadItems(try BookTable(lines, first: line, table)))
    }
    let members = try JSONReader.members(of: line, number: 1, limits)
    if OpenPricesLines.recognizes(members) {
      return .items(
        ReadAheadItems(
          OpenPricesLines(
            lines, first: line, locations: locations, countries: countries, limits: limits)))
    }
    guard members.first(where: { $0.name == "format" })?.value == format else {
      throw TransferError(.foreign, at: start)
    }
    guard countries == nil else { throw TransferError(.noCountries, at: start) }
    let text = members.first { $0.name == "version" }?.value ?? ""
    guard let number = Int(text), (1...version).contains(number) else {
      throw TransferError(.newerFormat(text), at: start)
    }
    return .items(ReadAheadItems(BookLines(lines, limits: limits)))
  }
}

extension BookFile {
  /// A table alone, to look ahead in it; `nil` for all else.
  static func table(
    _ source: ByteSource, _ options: BookTableOptions
  ) throws(TransferError) -> BookTable? {
    guard try !source.begins(with: ZipEntries.start) else { return nil }
    let chunks = try TextChunks(source, in: options.texts.locale)
    if let isArray = JSONTable.foreignArray(chunks.first, options: options, TransferLimits()) {
      return try BookTable(chunks, isArray: isArray, options)
    }
    let lines = TextLines(chunks, limits: TransferLimits())
    guard let line = try lines.next() else { return nil }
    return try BookTable(lines, first: line, options)
  }
}

extension JSONTable {
  /// Whether objects that neither Per nor Open Prices wrote are in an array; `nil` without objects.
  fileprivate static func foreignArray(
    _ beginning: [UInt8], options: BookTableOptions, _ limits: TransferLimits
  ) -> Bool? {
    let line = beginning.prefix { $0 != 0x0A }
    if let members = try? JSONReader.members(of: Array(line), number: 1, limits),
      OpenPricesLines.recognizes(members) || members.contains(where: { $0.name == "format" })
    {
      return nil
    }
    return JSONLinesFormat().foreignArray(beginning, options.texts, limits)
  }
}

extension JSONReader {
  /// The members of an object that is a line by itself.
  static func members(
    of line: [UInt8], number: Int, _ limits: TransferLimits
  ) throws(TransferError) -> [ExactMember] {
    var members: [ExactMember] = []
    var reader = JSONReader(line: line, number: number, limits: limits)
    try reader.object { (reader, name) throws(TransferError) in
      members.append(try reader.member(name))
    }
    try reader.end()
    return members
  }
}
